import type { PlanOperation } from '@sayso/contracts/plan';
import { expect, test } from 'vitest';
import { livePlan } from './live-plan.ts';

const words = 'Bikes with a brand and a frame number, and customers with a name and a phone';
const start = (text: string, template: string | null = null) => ({ text, template });
const read = (text: string) => livePlan({ start: start(text), madeOn: start(''), operations: [] });
const thingOf = ({ plan }: ReturnType<typeof livePlan>, name: string) => {
  const thing = plan.things.find((each) => each.name === name);
  if (!thing) throw new Error(`There is no ${name}`);
  return thing;
};
const fieldNames = (answer: ReturnType<typeof livePlan>, name: string) =>
  thingOf(answer, name).fields.map((field) => field.name);

const before = read(words);
const bike = thingOf(before, 'Bike');
const brand = bike.fields.find(({ name }) => name === 'Brand');
const rename = (name: string): PlanOperation => ({
  type: 'renameField',
  thing: bike.id,
  field: brand?.id ?? '',
  name,
});

test('a change stays while the words go on', () => {
  const longer = start(`${words}, and mechanics with a name and an hourly rate`);
  const answer = livePlan({ start: longer, madeOn: start(words), operations: [rename('Make')] });

  expect(fieldNames(answer, 'Bike')).toContain('Make');
  expect(fieldNames(answer, 'Bike')).not.toContain('Brand');
  expect(thingOf(answer, 'Mechanic')).toBeDefined();
  expect(answer).toMatchObject({ lost: [], refused: null, lines: [expect.stringContaining('Make')] });
  // What is answered can be sent with exactly those words.
  expect(livePlan({ start: longer, madeOn: longer, operations: answer.operations }).plan).toEqual(
    answer.plan,
  );
});

test('a change of something that the words no longer name is told as lost', () => {
  const answer = livePlan({
    start: start('Customers with a name and a phone'),
    madeOn: start(words),
    operations: [rename('Make')],
  });

  expect(answer.operations).toEqual([]);
  expect(answer.lost).toHaveLength(1);
});

test('a change that cannot be made is refused, and those before it stay', () => {
  const taken: PlanOperation = { type: 'renameThing', thing: bike.id, name: 'Customer' };
  const answer = livePlan({
    start: start(words),
    madeOn: start(words),
    operations: [rename('Make'), taken],
  });

  expect(answer.refused).toContain('Customer');
  expect(answer.operations).toEqual([rename('Make')]);
  expect(fieldNames(answer, 'Bike')).toContain('Make');
});

test('a starter app that the words are about is offered, and not once it was taken', () => {
  const about =
    'An app for my bicycle workshop: customers, their bikes and the repairs we do, parts in stock';

  expect(read(about).nearest).toMatchObject({ id: 'bicycle-workshop' });
  const taken = livePlan({
    start: start(about, 'bicycle-workshop'),
    madeOn: start(about),
    operations: [],
  });
  expect(taken.nearest).toBe(null);
  expect(read('Songs that our choir knows').nearest).toBe(null);
});
