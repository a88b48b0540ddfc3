import { App, getApp } from '@sayso/contracts/apps';
import { Fault } from '@sayso/contracts/faults';
import { type LeftField, leftChoices, moveChoice } from '@sayso/contracts/left-choices';
import { undoSchemaChange } from '@sayso/contracts/schema-changes';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { aMessage, anAnswer, aStatus, openEditor } from '../../../testing/open-editor.tsx';
import { startPeer } from '../../../testing/peer.ts';
import { openRooms } from '../../../testing/rooms.ts';
import { anApp, newId } from '../../../testing/samples.ts';

const peer = await startPeer();
const live = openRooms(peer.server);
afterAll(live.close);

const choices = [
  { value: 'open', label: 'Open' },
  { value: 'done', label: 'Done' },
];
const waiting = { value: 'waiting', label: 'On hold', records: 3 };
const parked = { value: 'parked', label: 'Parked', records: 1 };
/** What the peer's records still hold. */
let left: LeftField['left'] = [];

beforeEach(() => {
  peer.reset();
  left = [waiting, parked];
  peer.on(leftChoices, () => ({
    noun: { one: 'repair', many: 'repairs' },
    fields: left.length === 0 ? [] : [{ field: 'status', label: 'Status', choices, left }],
  }));
});

const sentence = '3 repairs no longer fit “Status”. Give them a new value.';
const warned = (path = 'entities/Repair', warnings = [sentence], left_choices = sentence) =>
  anAnswer({
    turn: {
      id: newId(),
      state: 'settled',
      changes: [{ path, action: 'changed', added: 1, removed: 1, warnings, left_choices }],
      receipt: null,
      seq: 1,
    },
  });
const entities = App.shape.entities.parse({
  Repair: { name: 'Repair', properties: { status: { type: 'string', enum: ['open', 'done'] } } },
});
const open = (messages = [aMessage(), warned()], changes: Partial<App> = {}) =>
  openEditor(peer, anApp({ entities, conversation: { messages }, ...changes }));
const note = () => screen.findByRole('group', { name: 'Choices to replace' });

async function choose(choice: string, target: string) {
  const box = within(await note());
  const select = box.getByRole('combobox', { name: `Change ${choice} to` });
  fireEvent.keyDown(select, { key: 'Enter' });
  fireEvent.click(await screen.findByRole('option', { name: target }));
  const row = within(select.closest('li') as HTMLElement);
  fireEvent.click(row.getByRole('button', { name: 'Change status' }));
  return row;
}

test('below the message that removed choices each one is named with its records', async () => {
  await open();
  const box = within(await note());
  box.getByText('4 repairs have a status that no longer exists. Choose a new one.');
  box.getByText('On hold (3 repairs)');
  box.getByText('Parked (1 repair)');
  const buttons = box.getAllByRole('button', { name: 'Change status' });
  expect(buttons.map((button) => button.hasAttribute('disabled'))).toEqual([true, true]);
});

test('the answer does not say it a second time, nor any more of what was moved since', async () => {
  const other = '2 repairs no longer fit “Price”. Give them a new value.';
  await open([aMessage(), warned(), aMessage(), warned('entities/Repair', [sentence, other])]);
  await note();
  screen.getByText(other);
  expect(screen.queryByText(sentence)).toBe(null);

  left = [];
  await open([aMessage(), warned('entities/Repair', [sentence, other])]);
  await waitFor(() => expect(peer.callsOf(leftChoices)).toHaveLength(2));
  expect(screen.queryByText(sentence)).toBe(null);
});

test.each([
  ['it cannot be asked what is left', 'entities/Repair'],
  ['its list is gone', 'entities/Gone'],
])('the answer’s sentence stands where %s', async (_where, path) => {
  peer.on(leftChoices, () => {
    throw new Fault('not_found', 'There is no such list');
  });
  await open([aMessage(), warned(path)]);
  await screen.findByText(sentence);
  expect(screen.getAllByText(sentence)).toHaveLength(1);
});

test('Change status changes them in one call, and the note says so where the choice stood', async () => {
  await open();
  peer.on(moveChoice, ({ given }) => {
    const moved = left.find(({ value }) => value === given.from)?.records ?? 0;
    left = left.filter(({ value }) => value !== given.from);
    return { moved, change_id: newId() };
  });
  await choose('On hold', 'Done');
  await within(await note()).findByText('Changed 3 repairs to Done.');
  await waitFor(() => expect(screen.queryByText('On hold (3 repairs)')).toBe(null));
  screen.getByText('1 repair has a status that no longer exists. Choose a new one.');
  expect(peer.callsOf(moveChoice).map(({ body }) => body)).toEqual([
    { field: 'status', from: 'waiting', to: 'done' },
  ]);
  await choose('Parked', 'Open');
  await within(await note()).findByText('Changed 1 repair to Open.');
  await waitFor(() => expect(screen.queryByText('Parked (1 repair)')).toBe(null));
  const box = within(await note());
  expect(box.getAllByRole('listitem').map((row) => row.querySelector('p')?.textContent)).toEqual([
    'Changed 3 repairs to Done.',
    'Changed 1 repair to Open.',
  ]);
  expect(box.queryByText(/isn’t one of its choices/)).toBe(null);
});

test('what was moved is told until the app changes again', async () => {
  left = [waiting];
  const app = anApp({ entities, conversation: { messages: [aMessage(), warned()] } });
  await openEditor(peer, app);
  await live.whenJoined(app.id);
  peer.on(moveChoice, () => {
    left = [];
    return { moved: 3, change_id: newId() };
  });
  await choose('On hold', 'Done');
  await screen.findByText('Changed 3 repairs to Done.');
  peer.on(getApp, () => ({ ...app, app_code_hash: 'changed' }));
  live.tell(app.id, { app_code_hash: 'changed' });
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Choices to replace' })).toBe(null));
});

test('what was moved can be put back', async () => {
  await open();
  const change = newId();
  peer.on(moveChoice, () => {
    left = [parked];
    return { moved: 3, change_id: change };
  });
  peer.on(undoSchemaChange, ({ params }) => {
    expect(params.changeId).toBe(change);
    left = [waiting, parked];
    const none = { renamed: [], filled: [], converted: [], removed: [], unfit: [], kept: [] };
    return { records: 9, changed: 3, unfit_records: 0, restored: 3, ...none };
  });
  await choose('On hold', 'Done');
  await screen.findByText('Changed 3 repairs to Done.');
  fireEvent.click(within(await note()).getByRole('button', { name: 'Undo' }));
  await screen.findByText('Changed 3 repairs back to On hold.');
  await within(await note()).findByText('On hold (3 repairs)');
  await waitFor(() => expect(screen.queryByText('Changed 3 repairs to Done.')).toBe(null));
});

test('pressed twice, Undo asks once', async () => {
  await open();
  peer.on(moveChoice, () => ({ moved: 3, change_id: newId() }));
  const gate = Promise.withResolvers<void>();
  peer.on(undoSchemaChange, async () => {
    await gate.promise;
    const none = { renamed: [], filled: [], converted: [], removed: [], unfit: [], kept: [] };
    return { records: 9, changed: 3, unfit_records: 0, restored: 3, ...none };
  });
  await choose('On hold', 'Done');
  await screen.findByText('Changed 3 repairs to Done.');
  const undo = screen.getByRole('button', { name: 'Undo' });
  fireEvent.click(undo);
  await waitFor(() => expect(peer.callsOf(undoSchemaChange)).toHaveLength(1));
  fireEvent.click(undo);
  gate.resolve();
  await screen.findByText('Changed 3 repairs back to On hold.');
  expect(peer.callsOf(undoSchemaChange)).toHaveLength(1);
});

test('a refusal is told beside its choice, and the choice stays', async () => {
  await open();
  peer.on(moveChoice, () => {
    throw new Fault('conflict', 'The assistant is still working');
  });
  const row = await choose('On hold', 'Done');
  expect((await row.findByRole('alert')).textContent).toBe(
    'Couldn’t change them: The assistant is still working',
  );
  row.getByText('On hold (3 repairs)');
  expect(row.getByRole('combobox').textContent).toBe('Done');
});

test('without records of removed choices there is no note', async () => {
  left = [];
  await open();
  await waitFor(() => expect(peer.callsOf(leftChoices)).toHaveLength(1));
  expect(screen.queryByRole('group', { name: 'Choices to replace' })).toBe(null);
});

test('nothing is asked for of messages that warned of nothing, or of entities that are gone', async () => {
  const plain = warned('entities/Repair', []);
  if (plain.turn) delete plain.turn.changes[0]?.warnings;
  await open([aMessage(), plain, aMessage(), warned('entities/Gone'), aMessage(), warned('pages/Home')]);
  expect(peer.callsOf(leftChoices)).toHaveLength(0);
});

test('several messages about one list have one note, below the last', async () => {
  await open([aMessage(), warned(), aMessage(), warned(), aMessage(), anAnswer()]);
  await note();
  expect(screen.getAllByRole('group', { name: 'Choices to replace' })).toHaveLength(1);
  const answers = screen.getAllByRole('article', { name: 'Assistant' });
  within(answers[1] as HTMLElement).getByText('On hold (3 repairs)');
});

test('while the assistant works nothing can be moved', async () => {
  await open([aMessage(), warned(), aMessage()], { status: aStatus('processing') });
  const box = within(await note());
  fireEvent.keyDown(box.getByRole('combobox', { name: 'Change On hold to' }), { key: 'Enter' });
  fireEvent.click(await screen.findByRole('option', { name: 'Done' }));
  for (const button of box.getAllByRole('button', { name: 'Change status' }))
    expect(button).toHaveProperty('disabled', true);
});

test('the list’s own view in the workspace offers the same', async () => {
  await open([aMessage(), anAnswer()]);
  fireEvent.click(screen.getByRole('link', { name: 'Workspace' }));
  const pane = within(await screen.findByRole('region', { name: 'Workspace' }));
  fireEvent.click(await pane.findByRole('link', { name: 'Repair' }));
  within(await note()).getByText('On hold (3 repairs)');
});
