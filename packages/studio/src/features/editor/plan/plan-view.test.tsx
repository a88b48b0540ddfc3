import { type App, getApp } from '@sayso/contracts/apps';
import { type Message, undoMessage } from '@sayso/contracts/chat';
import { Fault } from '@sayso/contracts/faults';
import { type AppPlan, changePlan, getPlan, type PlanQuestion } from '@sayso/contracts/plan';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { aMessage, anAnswer, aStatus, openEditor } from '../../../testing/open-editor.tsx';
import { here } from '../../../testing/open-studio.tsx';
import { startPeer } from '../../../testing/peer.ts';
import { aField, aPlan, aThing } from '../../../testing/plans.ts';
import { openRooms } from '../../../testing/rooms.ts';
import { anApp, newId } from '../../../testing/samples.ts';

const peer = await startPeer();
const live = openRooms(peer.server);
afterAll(live.close);

let plan: AppPlan;
let app: App;
/** What was asked to be changed, each with the version that it began at. */
const changes = () => peer.callsOf(changePlan).map(({ body }) => body);

beforeEach(() => {
  peer.reset();
  plan = aPlan();
  app = built();
  peer.on(getPlan, () => plan);
});
afterEach(() => Object.assign(window, { innerWidth: 1024 }));

const built = (more: Partial<App> = {}) =>
  anApp({ pages: { Dashboard: '' }, conversation: { messages: [aMessage(), anAnswer()] }, ...more });
const planMessage = (...lines: string[]): Message =>
  aMessage({ content: lines.join('. '), additional_message_params: { plan_lines: lines } });
const noQuestion: PlanQuestion = { notes: [], access: [], left_choices: [], left_things: [], kept: [] };

/** The server's part: the change is made, the room hears of its turn and of its end. */
function doesChanges(lines: string[], next: (plan: AppPlan) => AppPlan) {
  peer.on(changePlan, () => {
    const message = planMessage(...lines);
    plan = { ...next(plan), checkpoint_id: newId() };
    const answer = anAnswer({ content: lines.join('. ') });
    const hash = newId();
    app = {
      ...app,
      app_code_hash: hash,
      conversation: { messages: [...app.conversation.messages, message, answer] },
    };
    peer.on(getApp, () => app);
    setTimeout(() => {
      live.tell(app.id, { _last_msg: message, status: aStatus('processing') });
      live.tell(app.id, { _last_msg: answer, status: aStatus('ready'), app_code_hash: hash });
    });
    return { message, question: null };
  });
}
const renamed = (id: string, name: string) => (from: AppPlan) => ({
  ...from,
  things: from.things.map((thing) => ({
    ...thing,
    fields: thing.fields.map((field) => (field.id === id ? { ...field, name } : field)),
  })),
});

async function openPlan(opened = app) {
  await openEditor(peer, opened);
  fireEvent.click(screen.getByRole('link', { name: 'Plan' }));
  const view = within(await screen.findByRole('region', { name: 'Plan' }));
  await live.whenJoined(opened.id);
  return view;
}
async function rename(from: RegExp, to: string) {
  fireEvent.click(await screen.findByRole('button', { name: from }));
  const box = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Name' });
  fireEvent.change(box, { target: { value: to } });
  fireEvent.submit(box);
  return box;
}

test('the plan stands at an address of its own, beside preview and workspace', async () => {
  const view = await openPlan();
  expect(here()).toBe(`/apps/${app.id}/editor/plan`);
  expect(screen.getByRole('link', { name: 'Plan' }).getAttribute('aria-current')).toBe('page');
  await view.findByRole('region', { name: 'Thing: Repairs' });
  fireEvent.click(screen.getByRole('link', { name: 'Preview' }));
  await screen.findByRole('region', { name: 'Preview' });
});

test('a change is sent with the version that was seen, shown, and can be undone', async () => {
  doesChanges(['Renamed Price to Estimate'], renamed('f5', 'Estimate'));
  await openPlan();
  const seen = plan.checkpoint_id;
  await rename(/^Price/, 'Estimate');
  await screen.findByRole('button', { name: /^Estimate/ });
  await waitFor(() => expect(changes()).toHaveLength(1));
  expect(changes()).toEqual([
    {
      checkpoint_id: seen,
      operations: [{ type: 'renameField', thing: 'e2', field: 'f5', name: 'Estimate' }],
      client_message_id: expect.any(String),
    },
  ]);
  const told = (
    await screen.findByText('Renamed Price to Estimate', { selector: '[data-title] *, [data-title]' })
  ).closest('li') as HTMLElement;
  const message = app.conversation.messages.at(-2);
  peer.on(undoMessage, ({ params }) => {
    expect(params.messageId).toBe(message?.id);
    plan = renamed('f5', 'Price')(plan);
    return { content: '', checkpoint_id: newId() } as never;
  });
  fireEvent.click(within(told).getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(peer.callsOf(undoMessage)).toHaveLength(1));
});

test('a new name stands in the plan from the press on, and the old one is back where it is refused', async () => {
  let refuse = () => {};
  peer.on(changePlan, async () => {
    await new Promise<void>((settle) => {
      refuse = settle;
    });
    throw new Fault('bad_request', 'Not this one');
  });
  await openPlan();
  await rename(/^Price/, 'Estimate');
  await waitFor(() => expect(changes()).toHaveLength(1));
  const chip = () => document.querySelector('[data-plan-field="f5"]')?.textContent;
  await waitFor(() => expect(chip()).toMatch(/^Estimate/));
  refuse();
  await waitFor(() => expect(chip()).toMatch(/^Price/));
});

test('the next change begins at the version that the one before it made', async () => {
  doesChanges(['Renamed Price to Estimate'], renamed('f5', 'Estimate'));
  await openPlan();
  const first = plan.checkpoint_id;
  await rename(/^Price/, 'Estimate');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
  await rename(/^Model/, 'Make');
  await waitFor(() => expect(changes()).toHaveLength(2));
  const bases = peer.callsOf(changePlan).map(({ body }) => (body as { checkpoint_id: string }).checkpoint_id);
  expect(bases[0]).toBe(first);
  expect(bases[1]).not.toBe(first);
});

test('a plan that was fetched while a turn was at work is fetched anew at its end, with the version that it made', async () => {
  await openPlan();
  await screen.findByRole('button', { name: /^Price/ });
  const asked = () => peer.callsOf(getPlan).length;
  const before = asked();
  const becomes = (more: Partial<App>) => {
    app = { ...app, ...more };
    peer.on(getApp, () => app);
    live.tell(app.id, more);
  };
  becomes({ status: aStatus('processing'), app_code_hash: newId() });
  await waitFor(() => expect(asked()).toBe(before + 1));
  const during = asked();
  const made = newId();
  plan = { ...plan, checkpoint_id: made };
  becomes({ status: aStatus('ready') });
  await screen.findByRole('button', { name: 'Add a thing' });
  await waitFor(() => expect(asked()).toBe(during + 1));
  doesChanges(['Renamed Price to Estimate'], renamed('f5', 'Estimate'));
  await rename(/^Price/, 'Estimate');
  await waitFor(() => expect(changes()).toHaveLength(1));
  expect(changes()[0]).toMatchObject({ checkpoint_id: made });
});

test('what has to be said before is asked, with where records of a removed choice go', async () => {
  const question: PlanQuestion = {
    notes: ['Invoices link to repairs.'],
    access: [{ before: 'Users can see Repairs', after: 'Anyone can see Repairs', opens: true }],
    left_things: [],
    left_choices: [{ thing: 'e2', field: 'f6', value: 'waiting', label: 'Waiting for parts', records: 3 }],
    kept: ['pages/Board'],
  };
  peer.on(changePlan, () => ({ message: null, question }));
  await openPlan();
  fireEvent.click(await screen.findByRole('button', { name: /^Status/ }));
  fireEvent.click(await screen.findByRole('button', { name: 'Remove Waiting for parts' }));
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove Waiting for parts?' }));
  dialog.getByText('Invoices link to repairs.');
  dialog.getByText('Users can see Repairs');
  dialog.getByText('Anyone can see Repairs');
  dialog.getByText('Waiting for parts (3 records)');
  dialog.getByText(/pages\/Board/);
  const until = /^Until you decide, these records keep Waiting for parts,/;
  dialog.getByText(until);
  fireEvent.keyDown(dialog.getByRole('combobox', { name: 'Change Waiting for parts to' }), { key: 'Enter' });
  fireEvent.click(await screen.findByRole('option', { name: 'Ready' }));
  expect(dialog.queryByText(until)).toBe(null);
  doesChanges(['Removed Waiting for parts'], (from) => from);
  fireEvent.click(dialog.getByRole('button', { name: 'Remove Waiting for parts' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
  expect(changes()[1]).toMatchObject({
    is_confirmed: true,
    operations: [{ type: 'setChoices', moves: { waiting: 'ready' } }],
  });
});

test('a question that is cancelled changes nothing', async () => {
  peer.on(changePlan, () => ({
    message: null,
    question: { ...noQuestion, notes: ['Records stay hidden.'] },
  }));
  await openPlan();
  const chip = await screen.findByRole('button', { name: /^Price/ });
  chip.focus();
  fireEvent.keyDown(chip, { key: 'Delete' });
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove Price?' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
  expect(changes()).toHaveLength(1);
});

test('what goes is named in the question with how many records it has, and the button says so', async () => {
  peer.on(changePlan, () => ({
    message: null,
    question: { ...noQuestion, left_things: [{ thing: 'e2', records: 8 }] },
  }));
  await openPlan();
  const card = within(await screen.findByRole('region', { name: 'Thing: Repairs' }));
  const name = card.getByRole('button', { name: /^Repairs/ });
  name.focus();
  fireEvent.keyDown(name, { key: 'Delete' });
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove repairs?' }));
  dialog.getByText('8 repairs will be hidden.');
  dialog.getByRole('button', { name: 'Remove repairs' });
});

test('a question about opening something to anyone says so in its title', async () => {
  const access = [{ before: 'All users can see repairs', after: 'Anyone can see repairs', opens: true }];
  peer.on(changePlan, () => ({ message: null, question: { ...noQuestion, access } }));
  await openPlan();
  fireEvent.click(await screen.findByRole('button', { name: 'Who may do what' }));
  fireEvent.keyDown(screen.getByRole('combobox', { name: 'Who can see Repairs' }), { key: 'Enter' });
  fireEvent.click(await screen.findByRole('option', { name: 'Everyone' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Let anyone see repairs?' }));
  dialog.getByRole('button', { name: 'Open to anyone' });
  expect(dialog.queryByText(/will see/)).toBe(null);
});

test('a question about opening something to anyone names how people are reached, as far as it comes into view', async () => {
  const contacts = [
    aField({ id: 'f7', name: 'Phone', kind: 'phone' }),
    aField({ id: 'f8', name: 'Email', kind: 'email' }),
    aField({ id: 'f9', name: 'Private phone', kind: 'phone', seen_by: 'registered' }),
  ];
  const rider = aThing({ id: 'e9', name: 'Rider', fields: contacts });
  peer.on(getPlan, () => aPlan({ things: [rider] }));
  const access = [{ before: 'All users can see riders', after: 'Anyone can see riders', opens: true }];
  peer.on(changePlan, () => ({ message: null, question: { ...noQuestion, access } }));
  await openPlan();
  fireEvent.click(await screen.findByRole('button', { name: 'Who may do what' }));
  fireEvent.keyDown(screen.getByRole('combobox', { name: 'Who can see Riders' }), { key: 'Enter' });
  fireEvent.click(await screen.findByRole('option', { name: 'Everyone' }));
  within(await screen.findByRole('dialog')).getByText('Everyone will see Phone and Email, too.');
});

test('where somebody else changed the same, it is said, the plan comes anew, and what was typed stays', async () => {
  await openPlan();
  peer.on(changePlan, () => {
    plan = { ...renamed('f5', 'Cost')(plan), checkpoint_id: newId() };
    throw new Fault('conflict', 'Price is called Cost now', { reason: 'plan_changed' });
  });
  const box = await rename(/^Price/, 'Estimate');
  await waitFor(() => expect(screen.getAllByText(/Price is called Cost now/).length).toBeGreaterThan(1));
  await screen.findByRole('button', { name: /^Cost/ });
  expect(box.value).toBe('Estimate');
  const now = plan.checkpoint_id;
  doesChanges(['Renamed Cost to Estimate'], renamed('f5', 'Estimate'));
  fireEvent.submit(box);
  await waitFor(() => expect(changes()).toHaveLength(2));
  expect(changes()[1]).toMatchObject({ checkpoint_id: now ?? '' });
});

test('while the assistant works on words the plan can be read, not changed', async () => {
  app = built({ status: aStatus('processing') });
  const view = await openPlan(app);
  await view.findByText('The assistant is working. You can change the plan as soon as it’s done.');
  expect(view.queryByRole('button', { name: 'Add a thing' })).toBe(null);
  view.getByRole('region', { name: 'Thing: Repairs' });
});

test('an app without a first version has no plan to change yet', async () => {
  plan = aPlan({ things: [], pages: [], checkpoint_id: null });
  const view = await openPlan();
  await view.findByText('No plan yet');
});

test('a plan that cannot be fetched says why and is asked for again', async () => {
  peer.on(getPlan, () => {
    throw new Fault('internal', 'The disk is full');
  });
  const view = await openPlan();
  await view.findByText('The disk is full');
  peer.on(getPlan, () => plan);
  fireEvent.click(view.getByRole('button', { name: 'Try again' }));
  await view.findByRole('region', { name: 'Thing: Repairs' });
});

test('on wide screens the app stands beside its plan', async () => {
  Object.assign(window, { innerWidth: 1440 });
  await openPlan();
  await screen.findByRole('region', { name: 'Thing: Repairs' });
  const preview = screen.getByRole('region', { name: 'Preview' });
  expect(preview.closest('.hidden')).toBe(null);
});

test('on smaller ones the app waits behind the plan', async () => {
  await openPlan();
  await screen.findByRole('region', { name: 'Thing: Repairs' });
  expect(screen.getByRole('region', { name: 'Preview', hidden: true }).closest('.hidden')).not.toBe(null);
});

test('changes of the plan are folded together in the conversation, each with its way back', async () => {
  const messages = [
    aMessage(),
    anAnswer(),
    planMessage('Renamed Price to Estimate'),
    anAnswer({ content: 'Renamed Price to Estimate' }),
    planMessage('Added Phone to Bikes', 'Added Email to Bikes'),
    anAnswer({ content: 'Added' }),
  ];
  await openEditor(peer, built({ conversation: { messages } }));
  const told = within(screen.getByRole('article', { name: 'Changes of the plan' }));
  expect(told.getAllByRole('listitem')).toHaveLength(1);
  told.getByText('Added Phone to Bikes. Added Email to Bikes');
  fireEvent.click(told.getByRole('button', { name: '2 changes of the plan' }));
  expect(told.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getAllByRole('article', { name: 'Assistant' })).toHaveLength(1);
  fireEvent.click(told.getAllByRole('button', { name: 'Undo' })[0] as HTMLElement);
  await screen.findByRole('alertdialog', { name: 'Undo this change of the plan?' });
});

test('an answer to a change that has something to say is shown', async () => {
  const warned = anAnswer({
    turn: {
      id: newId(),
      state: 'settled',
      changes: [
        { path: 'entities/Repair', action: 'changed', added: 1, removed: 1, warnings: ['Anyone can see it'] },
      ],
      receipt: null,
      seq: 1,
    },
  });
  const messages = [aMessage(), anAnswer(), planMessage('Opened Repairs'), warned];
  await openEditor(peer, built({ conversation: { messages } }));
  expect(screen.getAllByRole('article', { name: 'Assistant' })).toHaveLength(2);
  screen.getByText('Anyone can see it');
});

test('an answer that changed nothing leads to the place in the plan, with the words that were asked', async () => {
  const answer = anAnswer({
    turn: {
      id: newId(),
      state: 'settled',
      changes: [],
      receipt: null,
      seq: 1,
      plan_place: { thing: 'e2', field: 'f5', words: 'the price should be secret' },
    },
  });
  await openEditor(peer, built({ conversation: { messages: [aMessage(), answer] } }));
  fireEvent.click(screen.getByRole('link', { name: 'Change it in the plan' }));
  const view = within(await screen.findByRole('region', { name: 'Plan' }));
  await view.findByText('You asked: “the price should be secret”. You can change it here.');
  const chip = view.getByRole('button', { name: /^Price/ });
  await waitFor(() => expect(document.activeElement).toBe(chip));
  expect(chip.className).toContain('outline-ink ');
  expect(screen.queryByRole('tooltip')).toBe(null);
});
