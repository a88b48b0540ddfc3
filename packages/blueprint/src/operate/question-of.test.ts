import type { PlanOperation } from '@sayso/contracts/plan';
import { expect, test } from 'vitest';
import { emitFiles } from '../emit/files.ts';
import { hashSource } from '../emit/hash.ts';
import { fieldIds, pageNamed } from '../testing/plan-items.ts';
import { apply, customer, ofRepair, repair, shop } from '../testing/repair-shop.ts';
import { applyOperations } from './apply-operations.ts';
import { conflictsOf } from './conflicts.ts';
import { planDescription } from './plan-description.ts';
import { questionOf } from './question-of.ts';

const sources = emitFiles(shop);
for (const [path, text] of Object.entries(sources)) shop.hashes[path] = hashSource(path, text);
const ask = (...operations: PlanOperation[]) => questionOf(shop, apply(...operations).blueprint, sources);

test('nothing is asked where nothing is lost or opened', () => {
  expect(
    ask(
      { type: 'addThing', name: 'Supplier' },
      { type: 'renameThing', thing: repair, name: 'Job' },
      { type: 'addField', thing: repair, name: 'Size' },
      { type: 'setRequired', ...ofRepair('Bike'), required: true },
    ),
  ).toEqual({ notes: [], value_notes: [], access: [], removed_things: [], removed_choices: [], kept: [] });
});

test('a thing that goes says who links to it, and what becomes of what was entered', () => {
  const { notes, removed_things } = ask({ type: 'removeThing', thing: customer });
  expect(removed_things).toEqual([{ thing: customer, entity: 'Customer' }]);
  expect(notes).toEqual([
    'Repairs and Vehicles link to customers and will lose that link.',
    'The customers that were entered stay stored, but nobody sees them. Undo brings them back.',
  ]);
});

test('fields that go or hold something else say what becomes of their values, where records hold any', () => {
  const { notes, value_notes } = ask(
    { type: 'removeField', ...ofRepair('Price') },
    { type: 'setKind', ...ofRepair('Bike'), kind: 'whole number' },
  );

  expect(notes).toEqual([]);
  expect(value_notes.map(({ held }) => held)).toEqual([
    { entity: 'Repair', field: 'bike' },
    { entity: 'Repair', field: 'price' },
  ]);
  const said = value_notes.map(({ note }) => note).join(' ');
  expect(said).toContain('What was entered as price of repairs is kept for 30 days');
  expect(said).toContain('Bike of repairs is converted where that works');
});

test('what needs a field that goes is told in any case', () => {
  expect(ask({ type: 'removeField', ...ofRepair('Status') }).notes).toEqual(['The Board page goes too.']);
  const { blueprint } = planDescription(
    'Orders with quantity, price each and total (quantity times price each).',
  );
  const after = applyOperations(blueprint, [
    { type: 'removeField', ...fieldIds(blueprint, 'Order', 'Quantity') },
  ]).blueprint;
  expect(questionOf(blueprint, after, emitFiles(blueprint)).notes).toEqual([
    'Total is worked out from quantity. People will have to fill it in.',
  ]);
});

test('a form and a list for visitors say what they open', () => {
  const { access } = ask(
    { type: 'addPage', kind: 'form', thing: repair, audience: 'visitors' },
    { type: 'addPage', kind: 'list', thing: customer, audience: 'visitors' },
  );
  const said = access.map(({ before, after }) => `${before} > ${after}`);

  expect(said).toContain('All users can add repairs > Anyone can add repairs');
  expect(said).toContain('All users can see customers > Anyone can see customers');
});

test('a change of rights says whether it opens something to more people', () => {
  const price = ofRepair('Price');
  const opens = (...operations: PlanOperation[]) => ask(...operations).access.map((each) => each.opens);

  expect(opens({ type: 'setAccess', thing: repair, act: 'see', who: 'anyone' })).toEqual([true]);
  expect(opens({ type: 'setAccess', thing: repair, act: 'see', who: 'admin' })).toEqual([false]);
  expect(opens({ type: 'setSeenBy', ...price, who: 'admin' })).toEqual([false]);
  expect(opens({ type: 'addPage', kind: 'form', thing: repair, audience: 'visitors' })).toContain(true);
});

test('choices that go are named with the field of the records', () => {
  const choices = [{ value: 'new', label: 'Waiting' }];

  expect(ask({ type: 'setChoices', ...ofRepair('Status'), choices }).removed_choices).toEqual(
    ['In repair', 'Done'].map((label) => ({
      ...ofRepair('Status'),
      value: label.toLowerCase(),
      label,
      held: { entity: 'Repair', field: 'status' },
    })),
  );
});

test('a page that was written anew by hand is told as kept', () => {
  const path = 'pages/RepairBoard';
  const own = { ...sources, [path]: 'export default function RepairBoard() {\n  return null;\n}\n' };
  const { blueprint: after } = apply({ type: 'renameThing', thing: repair, name: 'Job' });

  expect(questionOf(shop, after, own).kept).toEqual([path]);
});

test('changes of something that others changed meanwhile are conflicts', () => {
  const price = ofRepair('Price');
  const board = pageNamed(shop, 'Board').id;
  const { blueprint: current } = apply(
    { type: 'renameField', ...price, name: 'Cost' },
    { type: 'renameThing', thing: customer, name: 'Client' },
    { type: 'removePage', page: board },
    { type: 'addThing', name: 'Supplier' },
  );
  const conflicts = (...operations: PlanOperation[]) => conflictsOf(shop, current, operations);

  expect(conflicts({ type: 'removeField', ...price })).toEqual(['Cost of repairs was changed meanwhile.']);
  expect(conflicts({ type: 'renameThing', thing: customer, name: 'Guest' })).toEqual([
    'Customer was renamed to Client meanwhile.',
  ]);
  expect(conflicts({ type: 'setHome', page: board })).toEqual(['The Board page was removed meanwhile.']);
  expect(
    conflicts(
      { type: 'addThing', name: 'Part' },
      { type: 'setAccess', thing: repair, act: 'see', who: 'admin' },
      { type: 'removeField', ...ofRepair('Bike') },
    ),
  ).toEqual([]);
});

test('taking out a thing, or showing it to more, is a conflict where a field came to it meanwhile', () => {
  const { blueprint: current } = apply({ type: 'addField', thing: repair, name: 'Door code' });
  const conflicts = (operation: PlanOperation) => conflictsOf(shop, current, [operation]);
  const changed = ['Repairs were changed meanwhile.'];

  expect(conflicts({ type: 'removeThing', thing: repair })).toEqual(changed);
  expect(conflicts({ type: 'setAccess', thing: repair, act: 'see', who: 'anyone' })).toEqual(changed);
  expect(conflicts({ type: 'setAccess', thing: repair, act: 'add', who: 'anyone' })).toEqual([]);
  expect(conflicts({ type: 'removeThing', thing: customer })).toEqual([]);
  const { blueprint: renamed } = apply({ type: 'renameField', ...ofRepair('Price'), name: 'Cost' });
  expect(conflictsOf(shop, renamed, [{ type: 'removeThing', thing: repair }])).toEqual(changed);
});
