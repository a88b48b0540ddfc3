import { expect, test } from 'vitest';
import { planDescription } from './plan-description.ts';
import { planPlace } from './plan-place.ts';

const { blueprint } = planDescription(
  'Keep track of repairs, wine bottles and tasks. Repairs have a title and a due date. Wine bottles have a vintage and a shelf number. Tasks have a name.',
);
const thing = (name: string) => {
  const found = blueprint.entities.find(({ label }) => label.toLowerCase() === name.toLowerCase());
  if (!found) throw new Error(`There is no ${name}`);
  return found;
};

test.each([
  ['Paint every repair with stripes', 'Repair'],
  ['REPAIRS should wiggle', 'Repair'],
  ['Let a wine bottle sing', 'Wine bottle'],
  ['The repaires should wiggle', 'Repair'],
  ['Tasks before repaires, please', 'Task'],
])('"%s" is about %s', (text, name) => {
  expect(planPlace(blueprint, text)).toEqual({ thing: thing(name).id, words: text });
});

test('"Repairs" is not "Repair" where an app has both', () => {
  const both = structuredClone(blueprint);
  const [first, ...others] = both.entities;
  if (!first) throw new Error('There is no thing');
  both.entities = [first, { ...structuredClone(first), id: 'other', label: 'Repairs' }, ...others];
  expect(planPlace(both, 'The repairs sparkle')).toMatchObject({ thing: 'other' });
  expect(planPlace(both, 'A repair sparkles')).toMatchObject({ thing: first.id });
});

test('a field is found in the thing that is named, or by itself', () => {
  const bottle = thing('Wine bottle');
  const shelf = bottle.fields.find(({ label }) => label.toLowerCase() === 'shelf number');
  const place = { thing: bottle.id, field: shelf?.id };
  expect(planPlace(blueprint, 'Let the shelf number of wine bottles wobble')).toMatchObject(place);
  expect(planPlace(blueprint, 'Let the shelf number wobble')).toMatchObject(place);
});

test('short words that are near a name are not it, and what names nothing points at no thing', () => {
  for (const text of ['Take it to the moon', 'Wobble', '', '??']) {
    expect(planPlace(blueprint, text), text).toEqual({ words: text.trim() });
  }
});

test('of a long message its beginning is kept', () => {
  expect(planPlace(blueprint, `x ${'word '.repeat(10_000)}`).words).toHaveLength(300);
});
