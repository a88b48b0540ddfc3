import type { PlanOperation } from '@sayso/contracts/plan';
import { expect, test } from 'vitest';
import { emitFiles } from '../emit/files.ts';
import { fieldIds, fieldNamed } from '../testing/plan-items.ts';
import { apply, customer, ofRepair, repair, shop } from '../testing/repair-shop.ts';
import { applyOperations } from './apply-operations.ts';
import { planOf } from './plan-of.ts';

test('a board leaves with the states that it shows', () => {
  const removed = apply({ type: 'removeField', ...ofRepair('Status') });
  const changed = apply({ type: 'setKind', ...ofRepair('Status'), kind: 'text' });

  for (const { blueprint, lines } of [removed, changed]) {
    expect(lines[0]).toContain('Removed the Board page too, which needs a status');
    expect(planOf(blueprint).pages.map(({ kind }) => kind)).not.toContain('kanban');
  }
  expect(changed.lines[0]).toMatch(/^Status is now text\. /);
});

test('states become a plain choice, and another field can have states then', () => {
  const progress: PlanOperation[] = [
    { type: 'addField', thing: repair, name: 'Progress', kind: 'choice', choices: [{ label: 'Open' }] },
    { type: 'setKind', ...ofRepair('Status'), kind: 'choice' },
  ];
  const { blueprint } = apply(...progress);
  const states: PlanOperation = {
    type: 'setKind',
    ...fieldIds(blueprint, 'Repair', 'Progress'),
    kind: 'states',
  };

  expect(fieldNamed(blueprint, 'Repair', 'Status').kind).toBe('choice');
  expect(fieldNamed(applyOperations(blueprint, [states]).blueprint, 'Repair', 'Progress').kind).toBe(
    'states',
  );
  expect(() => apply({ type: 'setKind', ...ofRepair('Bike'), kind: 'states' })).toThrow(
    'Repairs already move through status',
  );
});

test('what says nothing about the new kind goes', () => {
  const { blueprint } = apply(
    { type: 'setKind', ...ofRepair('Status'), kind: 'rating' },
    { type: 'setKind', ...ofRepair('Bike'), kind: 'link', link: customer },
  );
  const { status, bike } = JSON.parse(emitFiles(blueprint)['entities/Repair'] ?? '').properties;

  expect(status).toMatchObject({ type: 'integer', minimum: 1, maximum: 5 });
  expect(status).not.toHaveProperty('enum');
  expect(status).not.toHaveProperty('default');
  expect(bike.$ref).toBe('/entities/Customer/id');
});

test('renamed choices keep the value that records hold, and new ones get one of their own', () => {
  const { blueprint, lines } = apply({
    type: 'setChoices',
    ...ofRepair('Status'),
    choices: [{ value: 'new', label: 'Waiting' }, { value: 'done', label: 'Done' }, { label: 'New' }],
    moves: { 'in repair': 'done' },
  });

  expect(fieldNamed(blueprint, 'Repair', 'Status').choices).toMatchObject([
    { value: 'new', label: 'Waiting', color: 'indigo' },
    { value: 'done', label: 'Done', color: 'green' },
    { value: 'new 2', label: 'New' },
  ]);
  expect(lines).toEqual(['Status is now one of “Waiting”, “Done” and “New”']);
});

test('it is told where the records of a choice go that leaves', () => {
  const choices = [{ value: 'new', label: 'New' }];
  const change = (moves: Record<string, string>) =>
    apply({ type: 'setChoices', ...ofRepair('Status'), choices, moves });

  expect(change({ done: 'new', 'in repair': 'new' }).moves).toEqual([
    { entity: 'Repair', field: 'status', from: 'in repair', to: 'new' },
    { entity: 'Repair', field: 'status', from: 'done', to: 'new' },
  ]);
  expect(change({ constructor: 'new' }).moves).toEqual([]);
  expect(() => change({ done: 'in repair' })).toThrow('Choose where everything marked “Done” goes');
});

test('records follow a choice that leaves through later changes, and go nowhere once their field is gone', () => {
  const leave = (value: string, to: string, ...stay: string[]): PlanOperation => ({
    type: 'setChoices',
    ...ofRepair('Status'),
    choices: stay.map((one) => ({ value: one, label: one })),
    moves: { [value]: to },
  });
  const twice = [leave('done', 'in repair', 'new', 'in repair'), leave('in repair', 'new', 'new')];

  expect(apply(...twice).moves).toEqual([
    { entity: 'Repair', field: 'status', from: 'done', to: 'new' },
    { entity: 'Repair', field: 'status', from: 'in repair', to: 'new' },
  ]);
  expect(apply(...twice, { type: 'removeField', ...ofRepair('Status') }).moves).toEqual([]);
});

test('a default that leaves falls to the first state', () => {
  const { blueprint } = apply({
    type: 'setChoices',
    ...ofRepair('Status'),
    choices: [{ value: 'done', label: 'Done' }],
  });

  expect(JSON.parse(emitFiles(blueprint)['entities/Repair'] ?? '').properties.status.default).toBe('done');
});

test('choices that are unclear are refused', () => {
  const choices = [{ label: 'Done' }, { label: 'done ' }];

  expect(() => apply({ type: 'setChoices', ...ofRepair('Status'), choices })).toThrow(
    '“done” is there twice',
  );
  expect(() => apply({ type: 'setChoices', ...ofRepair('Bike'), choices })).toThrow('Bike has no choices');
  expect(() =>
    apply({ type: 'setChoices', ...ofRepair('Status'), choices: [{ value: 'gone', label: 'Gone' }] }),
  ).toThrow('has changed since');
});

test('records start at the head of their chain, also where another state is put there', () => {
  const { choices = [] } = fieldNamed(shop, 'Repair', 'Status');
  const startIn = ({ entities }: typeof shop) =>
    entities.flatMap(({ fields }) => fields).find(({ id }) => id === ofRepair('Status').field)?.default;
  const longer = [{ label: 'Received' }, ...choices.map(({ value, label }) => ({ value, label }))];

  expect(startIn(shop)).toBe('new');
  expect(startIn(apply({ type: 'setChoices', ...ofRepair('Status'), choices: longer }).blueprint)).toBe(
    'received',
  );
});
