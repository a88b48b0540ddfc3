import { type PlanOperation, planLimits } from '@sayso/contracts/plan';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { aField, aPlan, aThing } from '../../testing/plans.ts';
import { Toasts } from '../toasts.tsx';
import { TooltipProvider } from '../tooltip.tsx';
import { PlanCards, type PlanCardsProps } from './plan-cards.tsx';

afterEach(cleanup);

function show(props: Partial<PlanCardsProps> = {}) {
  const done: PlanOperation[] = [];
  const cards = (more: Partial<PlanCardsProps> = {}) => (
    <TooltipProvider>
      <PlanCards plan={aPlan()} onOperate={(operation) => void done.push(operation)} {...props} {...more} />
      <Toasts />
    </TooltipProvider>
  );
  const { rerender } = render(cards());
  return { done, again: (more: Partial<PlanCardsProps>) => rerender(cards(more)) };
}
const card = (name: string) => within(screen.getByRole('region', { name: `Thing: ${name}` }));
const panel = (name: string) => screen.findByRole('dialog', { name });

async function choose(label: string, option: string) {
  fireEvent.keyDown(screen.getByRole('combobox', { name: label }), { key: 'Enter' });
  fireEvent.click(await screen.findByRole('option', { name: option }));
}

test('each thing is a card with its fields, told in words to screen readers', () => {
  show();
  card('Bikes').getByRole('button', { name: /^Model.*, text, required, names the record$/ });
  card('Bikes').getByRole('button', { name: /^Frame number.*assumed$/ });
  card('Repairs').getByRole('button', { name: /^Price.*money, users only$/ });
  card('Repairs').getByRole('button', { name: /^Bike.*link to Bikes$/ });
  card('Repairs').getByRole('button', { name: /^Status.*Received, Waiting for parts, Ready$/ });
});

test('where nothing came from words, as in a starter app, nothing is marked as assumed', () => {
  const fromStarter = aField({ id: 'f2', name: 'Frame number', source: { from: 'template', words: '' } });
  const thing = aThing({
    id: 'e1',
    name: 'Bike',
    source: { from: 'template', words: '' },
    fields: [fromStarter],
  });
  show({ plan: aPlan({ things: [thing] }) });
  screen.getByRole('button', { name: /^Frame number/ });
  expect(screen.queryByRole('button', { name: /assumed/ })).toBe(null);
});

test('what another reading changed says how it was, to screen readers and in its tooltip', async () => {
  const was = { f5: 'was a date', f6: 'had the choices New and Done', p2: 'was open to everyone' };
  show({ difference: { added: [], changed: ['f5', 'f6', 'p2'], gone: [], gone_assumed: 0, was } });
  card('Repairs').getByRole('button', { name: /^Status.*, changed, had the choices New and Done$/ });
  screen.getByTitle('It had the choices New and Done before.');
  screen.getByRole('button', { name: /^Repairs ?, changed, was open to everyone$/ });
  const price = card('Repairs').getByRole('button', { name: /^Price.*, changed, was a date.*money/ });
  fireEvent.keyDown(document.body, { key: 'Tab' });
  act(() => price.focus());
  const tip = await screen.findByRole('tooltip');
  expect(tip.textContent).toBe('It was a date before. From: “the repairs we do”');
});

test('a field is renamed where it stands', async () => {
  const { done } = show();
  fireEvent.click(card('Repairs').getByRole('button', { name: /^Price/ }));
  const box = within(await panel('Price')).getByRole('textbox', { name: 'Name' });
  fireEvent.change(box, { target: { value: ' Estimate ' } });
  fireEvent.submit(box);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
  expect(done).toEqual([{ type: 'renameField', thing: 'e2', field: 'f5', name: 'Estimate' }]);
});

test.each([
  ['bike', 'Repair already has a field called “Bike”'],
  ['  ', 'Please enter a name'],
  ['x'.repeat(planLimits.nameChars + 1), 'Use at most 60 characters'],
])('the name “%s” is refused below its box and stays in it', async (name, fault) => {
  const { done } = show();
  fireEvent.click(card('Repairs').getByRole('button', { name: /^Price/ }));
  const box = within(await panel('Price')).getByRole<HTMLInputElement>('textbox', { name: 'Name' });
  fireEvent.change(box, { target: { value: name } });
  fireEvent.submit(box);
  await screen.findByText(fault);
  expect(box.value).toBe(name);
  expect(done).toEqual([]);
});

test('what the server refuses is told beside the name, which stays as it was typed', async () => {
  show({ onOperate: () => Promise.reject(new Error('“Order” is a reserved name')) });
  fireEvent.click(card('Bikes').getByRole('button', { name: /^Bikes/ }));
  const box = within(await panel('Bikes')).getByRole<HTMLInputElement>('textbox', { name: 'Name' });
  fireEvent.change(box, { target: { value: 'Order' } });
  fireEvent.submit(box);
  await screen.findByText('“Order” is a reserved name');
  expect(box.value).toBe('Order');
});

test('a change that is done late leaves the panel open that was opened meanwhile, and tells there what was refused', async () => {
  let settle = (_refusal?: Error) => {};
  const onOperate = () =>
    new Promise<void>((resolve, reject) => {
      settle = (refusal) => (refusal ? reject(refusal) : resolve());
    });
  show({ onOperate });
  const renamePrice = async (name: string) => {
    fireEvent.click(card('Repairs').getByRole('button', { name: /^Price/ }));
    const box = within(await panel('Price')).getByRole('textbox', { name: 'Name' });
    fireEvent.change(box, { target: { value: name } });
    fireEvent.submit(box);
    fireEvent.click(card('Repairs').getByRole('button', { name: /^Add a field/ }));
    await panel('Add a field to Repairs');
  };
  await renamePrice('Estimate');
  await act(async () => settle());
  await panel('Add a field to Repairs');
  await renamePrice('Sum');
  await act(async () => settle(new Error('Not this one')));
  await screen.findByText('Not this one');
  await panel('Add a field to Repairs');
});

test('a field gets another type in plain words', async () => {
  const { done } = show();
  fireEvent.click(card('Bikes').getByRole('button', { name: /^Frame number/ }));
  await panel('Frame number');
  await choose('Type', 'Whole number');
  expect(done).toEqual([{ type: 'setKind', thing: 'e1', field: 'f2', kind: 'whole number' }]);
});

test('a field becomes a link once it is said what it links to', async () => {
  const { done } = show();
  fireEvent.click(card('Bikes').getByRole('button', { name: /^Frame number/ }));
  await panel('Frame number');
  await choose('Type', 'Link to another thing');
  expect(done).toEqual([]);
  await choose('Links to', 'Repairs');
  expect(done).toEqual([{ type: 'setKind', thing: 'e1', field: 'f2', kind: 'link', link: 'e2' }]);
});

test('a field becomes states once they are named, none empty or twice', async () => {
  const { done } = show();
  fireEvent.click(card('Bikes').getByRole('button', { name: /^Frame number/ }));
  await panel('Frame number');
  await choose('Type', 'States');
  const name = (at: number, value: string) =>
    fireEvent.change(screen.getByRole('textbox', { name: `Choice ${at}` }), { target: { value } });
  const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  name(1, 'New');
  save();
  await screen.findByText('Please enter a name or remove the empty one');
  name(2, 'new');
  save();
  await screen.findByText('“new” stands here twice');
  name(2, 'Old');
  save();
  await waitFor(() => expect(done).toHaveLength(1));
  expect(done).toEqual([
    {
      type: 'setKind',
      thing: 'e1',
      field: 'f2',
      kind: 'states',
      choices: [{ label: 'New' }, { label: 'Old' }],
    },
  ]);
});

test('states are renamed, moved and removed in one step that keeps their values', async () => {
  const { done } = show();
  fireEvent.click(card('Repairs').getByRole('button', { name: /^Status/ }));
  await panel('Status');
  fireEvent.change(screen.getByRole('textbox', { name: 'Choice 1' }), { target: { value: 'New' } });
  fireEvent.click(screen.getByRole('button', { name: 'Remove Waiting for parts' }));
  fireEvent.click(screen.getByRole('button', { name: 'Move Ready up' }));
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(done).toHaveLength(1));
  expect(done).toEqual([
    {
      type: 'setChoices',
      thing: 'e2',
      field: 'f6',
      choices: [
        { label: 'Ready', value: 'ready' },
        { label: 'New', value: 'received' },
      ],
    },
  ]);
});

async function withoutWaiting(more: Partial<PlanCardsProps> = {}) {
  const { done } = show(more);
  fireEvent.click(card('Repairs').getByRole('button', { name: /^Status/ }));
  const box = await panel('Status');
  fireEvent.click(within(box).getByRole('button', { name: 'Remove Waiting for parts' }));
  return { done, box: within(box) };
}
const withoutIt = { type: 'setChoices', choices: [expect.anything(), expect.anything()] };

test('one Save makes all that was changed: the name and the states', async () => {
  const { done, box } = await withoutWaiting();
  fireEvent.change(box.getByRole('textbox', { name: 'Name' }), { target: { value: 'Stage' } });
  fireEvent.click(box.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
  expect(done).toEqual([
    { type: 'renameField', thing: 'e2', field: 'f6', name: 'Stage' },
    { thing: 'e2', field: 'f6', ...withoutIt },
  ]);
});

test('states that are not saved are asked about before they are dropped', async () => {
  const { done, box } = await withoutWaiting();
  fireEvent.keyDown(box.getByRole('textbox', { name: 'Name' }), { key: 'Escape' });
  await box.findByText('You haven’t saved your changes.');
  fireEvent.click(card('Repairs').getByRole('button', { name: /^Price/ }));
  expect(screen.getByRole('dialog', { name: 'Status' })).toBeTruthy();
  fireEvent.click(box.getByRole('button', { name: 'Don’t save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
  expect(done).toEqual([]);
});

test('a box in which nothing was changed is left without a question', async () => {
  show();
  fireEvent.click(card('Repairs').getByRole('button', { name: /^Status/ }));
  const box = within(await panel('Status')).getByRole('textbox', { name: 'Name' });
  fireEvent.keyDown(box, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
});

test.each([
  ['Required', { type: 'setRequired', required: true }],
  ['Names each repair', { type: 'setTitle' }],
])('the switch %s holds as soon as it is switched', async (name, operation) => {
  const { done } = show();
  fireEvent.click(card('Repairs').getByRole('button', { name: /^Price/ }));
  await panel('Price');
  fireEvent.click(screen.getByRole('switch', { name }));
  expect(done).toEqual([{ thing: 'e2', field: 'f5', ...operation }]);
});

test.each([
  ['Filled in by', 'Visitors, in the form', { type: 'setWrittenBy', by: 'visitor' }],
  ['Who can see it', 'Admins only', { type: 'setSeenBy', who: 'admin' }],
  ['Who can see it', 'Same as the record', { type: 'setSeenBy', who: null }],
])('%s: %s', async (label, option, operation) => {
  const { done } = show();
  fireEvent.click(card('Repairs').getByRole('button', { name: /^Price/ }));
  await panel('Price');
  await choose(label, option);
  expect(done).toEqual([{ thing: 'e2', field: 'f5', ...operation }]);
});

test('fields are added one after the other, by name or from what is often added', async () => {
  const { done } = show();
  fireEvent.click(screen.getByRole('button', { name: 'Add a field to Bikes' }));
  const box = within(await panel('Add a field to Bikes')).getByRole<HTMLInputElement>('textbox');
  fireEvent.change(box, { target: { value: 'لون' } });
  fireEvent.submit(box);
  await screen.findByText('Added \u2068لون\u2069');
  expect(box.value).toBe('');
  fireEvent.click(screen.getByRole('button', { name: 'Phone' }));
  await screen.findByText('Added Phone');
  expect(done).toEqual([
    { type: 'addField', thing: 'e1', name: 'لون' },
    { type: 'addField', thing: 'e1', name: 'Phone', kind: 'phone' },
  ]);
});

test('a thing is added unless there is one of that name already, in the singular or plural', async () => {
  const { done } = show();
  fireEvent.click(screen.getByRole('button', { name: 'Add a thing' }));
  const box = within(await panel('Add a thing')).getByRole('textbox');
  fireEvent.change(box, { target: { value: 'repairs' } });
  fireEvent.submit(box);
  await screen.findByText('There is already a thing called “Repair”');
  fireEvent.change(box, { target: { value: 'Invoice' } });
  fireEvent.submit(box);
  await waitFor(() => expect(done).toEqual([{ type: 'addThing', name: 'Invoice' }]));
});

test('[keyboard] one stop of Tab for all cards: arrows move, F2 opens, Delete removes, N adds', async () => {
  const { done } = show();
  const items = [...document.querySelectorAll<HTMLElement>('[data-plan-item]')];
  expect(items.filter(({ tabIndex }) => tabIndex === 0)).toEqual([items[0]]);
  items[0]?.focus();
  fireEvent.keyDown(items[0] as HTMLElement, { key: 'ArrowRight' });
  expect(document.activeElement).toBe(items[1]);
  fireEvent.keyDown(items[1] as HTMLElement, { key: 'End' });
  expect(document.activeElement).toBe(items.at(-1));
  fireEvent.keyDown(items.at(-1) as HTMLElement, { key: 'Home' });
  expect(items.filter(({ tabIndex }) => tabIndex === 0)).toEqual([items[0]]);

  const field = card('Repairs').getByRole('button', { name: /^Price/ });
  field.focus();
  fireEvent.keyDown(field, { key: 'Delete' });
  expect(done).toEqual([{ type: 'removeField', thing: 'e2', field: 'f5' }]);
  fireEvent.keyDown(field, { key: 'n' });
  await panel('Add a field to Repairs');
  fireEvent.keyDown(document.activeElement as HTMLElement, { key: 'Escape' });
  await waitFor(() => expect(document.activeElement).toBe(field));
  fireEvent.keyDown(field, { key: 'F2' });
  const box = within(await panel('Price')).getByRole('textbox', { name: 'Name' });
  await waitFor(() => expect(document.activeElement).toBe(box));
});

test('when the item with the focus is removed, its neighbour takes the focus', () => {
  const { again } = show();
  const field = card('Bikes').getByRole('button', { name: /^Frame number/ });
  field.focus();
  const { things, ...rest } = aPlan();
  again({
    plan: {
      ...rest,
      things: things.map((thing) => ({
        ...thing,
        fields: thing.fields.filter(({ id }) => id !== 'f2'),
      })),
    },
  });
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add a field to Bikes' }));
});

test('a removal by key that is refused opens the item and says why', async () => {
  show({ onOperate: () => Promise.reject(new Error('Leave at least one field')) });
  const field = card('Bikes').getByRole('button', { name: /^Model/ });
  field.focus();
  fireEvent.keyDown(field, { key: 'Delete' });
  within(await panel('Model')).getByText('Leave at least one field');
});

test('a plan that is only read can be walked through and not changed', () => {
  const { done } = show({ isReadOnly: true });
  expect(screen.queryByRole('button', { name: 'Add a thing' })).toBe(null);
  const field = card('Repairs').getByRole('button', { name: /^Price/ });
  fireEvent.click(field);
  fireEvent.keyDown(field, { key: 'Delete' });
  fireEvent.keyDown(field, { key: 'F2' });
  expect(screen.queryByRole('dialog')).toBe(null);
  expect(done).toEqual([]);
});

test('names that mean something to JavaScript are names like others', () => {
  const thing = aThing({
    id: 'e9',
    name: 'constructor',
    icon: '__proto__',
    fields: [
      aField({
        id: 'f9',
        name: '__proto__',
        kind: 'states',
        choices: [{ value: 'toString', label: 'toString', color: 'constructor' }],
      }),
    ],
  });
  show({ plan: aPlan({ things: [thing] }) });
  card('constructors').getByRole('button', { name: /^__proto__/ });
});
