import { describe, expect, test } from 'vitest';
import { draftOf } from '../testing/draft-of.ts';
import { beginPlan } from './begin-plan.ts';
import { alsoHeard, differenceOf } from './difference.ts';

const text = 'Kayaks have a name, a colour and a deposit. Paddles have a length.';
const rules = beginPlan({ text, template: null }).blueprint;
type Short = Parameters<typeof draftOf>[0];
const readAs = (draft: Short) => beginPlan({ text, template: null, draft: draftOf(draft) }).blueprint;
const named = (plan: typeof rules, ids: readonly string[]) =>
  ids.map((id) => {
    const entity = plan.entities.find((one) => one.id === id);
    const field = plan.entities.flatMap(({ fields }) => fields).find((one) => one.id === id);
    return entity?.labelPlural ?? field?.label ?? plan.pages.find((one) => one.id === id)?.label;
  });
function differenceTo(draft: Short) {
  const after = readAs(draft);
  const { added, changed, gone } = differenceOf(rules, after);
  return { added: named(after, added), changed: named(after, changed), gone };
}

describe('What a closer reading makes of the same words', () => {
  const same = { Kayak: ['Name', 'Colour', 'Deposit: money'], Paddle: ['Length: number'] };

  test('a new thing and a new field are added, and nothing else is', () => {
    const things = { ...same, Kayak: [...same.Kayak, 'Hull number'], Warden: ['Name'] };
    const { added, gone } = differenceTo({ things });
    expect(added).toEqual(expect.arrayContaining(['Hull number', 'Wardens']));
    expect(added).not.toEqual(expect.arrayContaining(['Kayaks']));
    expect(gone).toEqual([]);
  });

  test('what a field holds, its choices and where it leads are changes of that field', () => {
    const { changed } = differenceTo({
      things: {
        Kayak: ['Name', 'Colour: choice: Red, Blue', 'Deposit: date'],
        Paddle: ['Length: number'],
      },
    });
    expect(changed).toEqual(expect.arrayContaining(['Colour', 'Deposit']));
    expect(changed).not.toContain('Name');
    const linked = readAs({
      things: { Kayak: ['Name', 'Colour', 'Deposit: link: Paddle'], Paddle: ['Length'] },
    });
    expect(named(linked, differenceOf(rules, linked).changed)).toContain('Deposit');
  });

  test('who may do what is a change of the thing', () => {
    const open = readAs({ things: same });
    const closed = structuredClone(open);
    const [kayak] = closed.entities;
    if (kayak) kayak.rules.delete = 'admin';
    expect(named(closed, differenceOf(open, closed).changed)).toEqual(['Kayaks']);
  });

  test('a said field and a thing that are left out are gone; a guess is missed by nobody', () => {
    const { gone } = differenceTo({ things: { Kayak: ['Name', 'Colour'] } });
    expect(gone).toEqual(expect.arrayContaining(['Kayak: deposit', 'Paddles']));
    const guessed = rules.entities.flatMap(({ fields }) =>
      fields.filter(({ why }) => why.from !== 'text').map(({ label }) => label.toLowerCase()),
    );
    for (const label of guessed) expect(gone.join('\n')).not.toContain(`: ${label}`);
  });

  test('a plan differs in nothing from itself', () => {
    expect(differenceOf(rules, rules)).toEqual({ added: [], changed: [], gone: [] });
  });
});

test('things that the text names are offered where a closer reader leaves them out, and guesses are not', () => {
  const closer = readAs({ things: { Kayak: ['Name'] } });
  expect(alsoHeard(rules, closer)).toEqual(['Paddles']);
  const guess = rules.entities.map((each) => ({ ...each, why: { from: 'default' as const, words: '' } }));
  expect(alsoHeard({ ...rules, entities: guess }, closer)).toEqual([]);
});
