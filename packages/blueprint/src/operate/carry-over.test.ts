import type { PlanOperation } from '@sayso/contracts/plan';
import type { Blueprint } from '@sayso/core/blueprint-schema';
import { expect, test } from 'vitest';
import { fieldIds, fieldNamed, pageNamed, thingNamed } from '../testing/plan-items.ts';
import { applyOperations } from './apply-operations.ts';
import { carryOver } from './carry-over.ts';
import { planDescription } from './plan-description.ts';

const plan = (text: string) => planDescription(text).blueprint;
const before = plan(
  'A shop for bikes: bikes with name, price and status (new, sold, gone). Orders with a date.',
);
const longer = plan(
  'A shop for bikes. Suppliers with name. Bikes with name, colour, price and status (new, sold, gone). Orders with a date. Invoices with a total.',
);
const bike = thingNamed(before, 'Bike').id;

function carried(operations: readonly PlanOperation[], to: Blueprint = longer) {
  const { operations: moved, lost } = carryOver(operations, before, to);
  return { moved, lost, plan: applyOperations(to, moved).blueprint };
}

test('ids differ between the plans of two texts', () => {
  expect(thingNamed(longer, 'Bike').id).not.toBe(bike);
});

test('things, fields and pages are found by their names', () => {
  const { lost, plan: now } = carried([
    { type: 'renameThing', thing: bike, name: 'Bicycle' },
    { type: 'renameField', ...fieldIds(before, 'Bike', 'Price'), name: 'Cost' },
    { type: 'renamePage', page: pageNamed(before, 'Dashboard').id, name: 'Today' },
    { type: 'setRequired', ...fieldIds(before, 'Bike', 'Price'), required: true },
  ]);

  expect(lost).toEqual([]);
  expect(fieldNamed(now, 'Bicycle', 'Cost').required).toBe(true);
  expect(pageNamed(now, 'Today').kind).toBe('dashboard');
});

test('what an earlier change made is followed', () => {
  const added = applyOperations(before, [{ type: 'addThing', name: 'Zorb' }]).blueprint;
  const zorb = thingNamed(added, 'Zorb').id;
  const sized = applyOperations(added, [{ type: 'addField', thing: zorb, name: 'Size' }]).blueprint;
  const { lost, plan: now } = carried([
    { type: 'addThing', name: 'Zorb' },
    { type: 'addField', thing: zorb, name: 'Size' },
    { type: 'renameField', ...fieldIds(sized, 'Zorb', 'Size'), name: 'Width' },
    { type: 'renameThing', thing: zorb, name: 'Ball' },
    { type: 'addField', thing: bike, name: 'Zorb of it', kind: 'link', link: zorb },
  ]);

  expect(lost).toEqual([]);
  expect(fieldNamed(now, 'Ball', 'Width').name).toBe('Width');
  expect(fieldNamed(now, 'Bike', 'Zorb of it').link).toBe(thingNamed(now, 'Ball').id);
});

test('choices that the other text does not have are new there', () => {
  const other = plan('A shop for bikes: bikes with name, price and status (new, sold). Orders with a date.');
  const { plan: now, lost } = carried(
    [
      {
        type: 'setChoices',
        ...fieldIds(before, 'Bike', 'Status'),
        choices: [
          { value: 'gone', label: 'Gone for good' },
          { value: 'new', label: 'Fresh' },
        ],
      },
    ],
    other,
  );

  expect(lost).toEqual([]);
  expect(fieldNamed(now, 'Bike', 'Status').choices).toMatchObject([
    { value: 'gone for good', label: 'Gone for good' },
    { value: 'new', label: 'Fresh' },
  ]);
});

test('what the other text does not have is told as lost, and the others are kept', () => {
  const other = plan('A shop for cars: cars with name and price');
  const { moved, lost } = carried(
    [
      { type: 'setAccess', thing: bike, act: 'see', who: 'anyone' },
      { type: 'renameField', ...fieldIds(before, 'Bike', 'Price'), name: 'Cost' },
      { type: 'renameApp', name: 'Wheels' },
    ],
    other,
  );

  expect(lost).toEqual(['Change who can see Bikes', 'Rename Price of Bikes to Cost']);
  expect(moved).toEqual([{ type: 'renameApp', name: 'Wheels' }]);
});

test('what the other text says by itself is neither done again nor lost', () => {
  const other = plan('A shop for bicycles: bicycles with name, cost and weight. Zorbs with a size.');
  const { moved, lost } = carried(
    [
      { type: 'addThing', name: 'Zorb' },
      { type: 'removeThing', thing: thingNamed(before, 'Order').id },
    ],
    other,
  );

  expect(lost).toEqual([]);
  expect(moved).toEqual([]);
});
