import type { PlanOperation } from '@sayso/contracts/plan';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { aPlan } from '../../testing/plans.ts';
import { TooltipProvider } from '../tooltip.tsx';
import { PlanCards } from './plan-cards.tsx';

afterEach(cleanup);

function show(onOperate?: (operation: PlanOperation) => Promise<void>, plan = aPlan()) {
  const done: PlanOperation[] = [];
  render(
    <TooltipProvider>
      <PlanCards plan={plan} onOperate={onOperate ?? ((operation) => void done.push(operation))} />
    </TooltipProvider>,
  );
  return done;
}
const part = (name: string) => within(screen.getByRole('region', { name }));
async function choose(label: string, option: string) {
  fireEvent.keyDown(screen.getByRole('combobox', { name: label }), { key: 'Enter' });
  fireEvent.click(await screen.findByRole('option', { name: option }));
}

test('people are sentences that say where they start', () => {
  show();
  const told = part('People')
    .getAllByRole('listitem')
    .map((row) => row.textContent);
  expect(told.slice(0, 3)).toEqual([
    'Visitors can add Repairs. They start on Request a repair.',
    'Users can see, add and change everything. They start on Dashboard.',
    'Admins can see, add, change and delete everything. They start on Dashboard.',
  ]);
});

test('a role of the app is added, told in a sentence and chosen in the table', async () => {
  const done = show();
  fireEvent.click(part('People').getByRole('button', { name: 'Add a role' }));
  fireEvent.change(await screen.findByRole('textbox', { name: 'Name' }), { target: { value: 'Mechanic' } });
  fireEvent.click(screen.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(done).toEqual([{ type: 'addRole', name: 'Mechanic' }]));

  cleanup();
  const roles = [{ id: 'mechanic', name: 'Mechanic' }];
  show(undefined, aPlan({ roles }));
  part('People').getByText('Mechanics can do what users can, so far.');
  cleanup();
  const [first, second] = aPlan().things;
  if (!first || !second) throw new Error('The plan has two things');
  const things = [first, { ...second, access: { ...second.access, change: 'role:mechanic' as const } }];
  const changed = show(undefined, aPlan({ roles, things }));
  part('People').getByText('Mechanic can also');
  fireEvent.click(screen.getByRole('button', { name: 'Who may do what' }));
  await choose(`Who can see ${first.plural}`, 'Mechanic, and admins');
  expect(changed).toEqual([{ type: 'setAccess', thing: first.id, act: 'see', who: 'role:mechanic' }]);
});

test('another reading marks new roles, and whoever may do more or less', () => {
  const roles = ['Mechanic', 'Trainer'].map((name) => ({ id: name.toLowerCase(), name }));
  const difference = { added: ['role:mechanic'], changed: ['visitors'], gone: [], gone_assumed: 0, was: {} };
  render(
    <TooltipProvider>
      <PlanCards plan={aPlan({ roles })} onOperate={() => {}} difference={difference} />
    </TooltipProvider>,
  );
  const marked = part('People')
    .getAllByRole('listitem')
    .map((row) => row.textContent ?? '')
    .filter((line) => /, (new|changed)$/.test(line));
  expect(marked).toEqual([
    'Visitors can add Repairs. They start on Request a repair., changed',
    'Mechanics can do what users can, so far., new',
    'Mechanic, new',
  ]);
});

test('who may do what is changed in a table that unfolds', async () => {
  const done = show();
  expect(screen.queryByRole('table')).toBe(null);
  fireEvent.click(screen.getByRole('button', { name: 'Who may do what' }));
  await choose('Who can see Bikes', 'Everyone');
  expect(done).toEqual([{ type: 'setAccess', thing: 'e1', act: 'see', who: 'anyone' }]);
});

test('what is refused in the table is told below it', async () => {
  show(() => Promise.reject(new Error('The assistant is still working')));
  fireEvent.click(screen.getByRole('button', { name: 'Who may do what' }));
  await choose('Who can delete Bikes', 'Nobody');
  await screen.findByText('The assistant is still working');
});

test('pages say whose home they are and a form what it asks for', () => {
  show();
  part('Pages').getByRole('button', { name: /^Dashboard.*users start here$/ });
  part('Pages').getByRole('button', { name: /^Request a repair.*visitors start here$/ });
  const asked = within(part('Pages').getByRole('list', { name: 'It asks for' }));
  asked.getByRole('button', { name: /^Description/ });
});

test('a page is renamed, not to the name of another', async () => {
  const done = show();
  fireEvent.click(part('Pages').getByRole('button', { name: 'Repairs' }));
  const box = await screen.findByRole('textbox', { name: 'Name' });
  fireEvent.change(box, { target: { value: 'dashboard' } });
  fireEvent.submit(box);
  await screen.findByText('There is already a page called “Dashboard”');
  fireEvent.change(box, { target: { value: 'All repairs' } });
  fireEvent.submit(box);
  await waitFor(() => expect(done).toEqual([{ type: 'renamePage', page: 'p2', name: 'All repairs' }]));
});

test('a page becomes the one that users start on and leaves the menu', async () => {
  const done = show();
  fireEvent.click(part('Pages').getByRole('button', { name: 'Repairs' }));
  fireEvent.click(await screen.findByRole('switch', { name: 'In the menu' }));
  await waitFor(() => expect(done).toHaveLength(1));
  fireEvent.click(screen.getByRole('button', { name: 'Users start here' }));
  await waitFor(() => expect(done).toHaveLength(2));
  expect(done).toEqual([
    { type: 'setInMenu', page: 'p2', in_menu: false },
    { type: 'setHome', page: 'p2' },
  ]);
});

test('a page that only its code knows offers no change, by hand or by key', async () => {
  const pages = aPlan().pages.map((page) =>
    page.id === 'p2' ? { ...page, by_hand: true, is_outside: true } : page,
  );
  const done = show(undefined, aPlan({ pages }));
  const chip = part('Pages').getByRole('button', { name: /^Repairs.*made by hand$/ });
  fireEvent.keyDown(chip, { key: 'Delete' });
  fireEvent.click(chip);
  const panel = within(await screen.findByRole('dialog', { name: 'Repairs' }));
  panel.getByText(/written by hand, so the plan can’t change it/);
  for (const role of ['switch', 'textbox']) expect(panel.queryAllByRole(role)).toEqual([]);
  expect(panel.getAllByRole('button')).toEqual([panel.getByRole('button', { name: 'Close' })]);
  expect(done).toEqual([]);
});

test('what a form asks for is switched on and off in its own panel', async () => {
  const done = show();
  fireEvent.click(part('Pages').getByRole('button', { name: /^Request a repair/ }));
  const panel = within(await screen.findByRole('dialog', { name: 'Request a repair' }));
  fireEvent.click(panel.getByRole('switch', { name: 'Description' }));
  await waitFor(() => expect(done).toHaveLength(1));
  fireEvent.click(panel.getByRole('switch', { name: 'Bike' }));
  await waitFor(() => expect(done).toHaveLength(2));
  expect(done).toEqual([
    { type: 'setWrittenBy', thing: 'e2', field: 'f3', by: 'staff' },
    { type: 'setWrittenBy', thing: 'e2', field: 'f4', by: 'visitor' },
  ]);
});

test('a page is added by its kind and thing, a form always for everyone', async () => {
  const done = show();
  const add = async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Add a page' }));
    return screen.findByRole('dialog', { name: 'Add a page' });
  };
  const panel = await add();
  await choose('Kind', 'Calendar');
  await choose('Shows', 'Repairs');
  fireEvent.submit(panel.querySelector('form') as HTMLFormElement);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
  const again = await add();
  await choose('Kind', 'Form that visitors send');
  fireEvent.submit(again.querySelector('form') as HTMLFormElement);
  await waitFor(() => expect(done).toHaveLength(2));
  expect(done).toEqual([
    { type: 'addPage', kind: 'calendar', thing: 'e2', audience: 'users' },
    { type: 'addPage', kind: 'form', thing: 'e1', audience: 'visitors' },
  ]);
});

test('the look and the name of the app are changed', async () => {
  const done = show();
  fireEvent.click(part('Look').getByRole('radio', { name: 'Dark' }));
  await waitFor(() => expect(done).toHaveLength(1));
  const color = part('Look').getByLabelText<HTMLInputElement>('Colour');
  color.value = '#1d4ed8';
  color.dispatchEvent(new Event('change', { bubbles: true }));
  await waitFor(() => expect(done).toHaveLength(2));
  fireEvent.click(part('Look').getByRole('button', { name: /^Millbrook Cycles/ }));
  const box = await screen.findByRole('textbox', { name: 'Name of the app' });
  fireEvent.change(box, { target: { value: 'Millbrook' } });
  fireEvent.submit(box);
  await waitFor(() => expect(done).toHaveLength(3));
  expect(done).toEqual([
    { type: 'setLook', look: { mode: 'dark' } },
    { type: 'setLook', look: { primary: '#1d4ed8' } },
    { type: 'renameApp', name: 'Millbrook' },
  ]);
});
