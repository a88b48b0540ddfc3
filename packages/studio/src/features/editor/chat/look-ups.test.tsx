import { screen, within } from '@testing-library/react';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { aMessage, anAnswer, aStatus, openEditor } from '../../../testing/open-editor.tsx';
import { startPeer } from '../../../testing/peer.ts';
import { openRooms } from '../../../testing/rooms.ts';
import { anApp, newId } from '../../../testing/samples.ts';
import { dateText } from '../../../texts/language.ts';

const peer = await startPeer();
const live = openRooms(peer.server);
afterAll(live.close);
beforeEach(() => peer.reset());

const calls = [
  { id: 'a', name: 'list_records', arguments: { entity: 'Task' } },
  { id: 'b', name: 'read_file', arguments: { path: 'pages/Tasks' } },
];
const data = {
  columns: ['title', 'done'],
  rows: [{ title: 'Paint the fence', done: true }, ['Sweep', false]],
};

test('[B-MSG-04] a result with a table shows its columns and rows, any other its text', async () => {
  const answer = anAnswer({
    tool_calls: calls,
    tool_results: [
      { id: 'a', results: '2 records of Task', display_results: { widget: 'table', data } },
      { id: 'b', results: 'pages/Tasks, 12 lines' },
    ],
  });
  await openEditor(peer, anApp({ conversation: { messages: [aMessage(), answer] } }));
  const steps = await screen.findByRole('list', { name: 'Looked up' });

  const table = within(steps).getByRole('table');
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['title', 'done']);
  expect(
    within(table)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['Paint the fence', 'Yes', 'Sweep', 'No']);
  within(steps).getByRole('button', { name: 'Looking at Task data' });
  within(steps).getByRole('button', { name: 'Reading pages/Tasks' }).click();
  await within(steps).findByText('pages/Tasks, 12 lines');
});

test('[B-MSG-04] a message of a tool shows what it holds', async () => {
  const told = aMessage({
    role: 'tool',
    content: '',
    tool_results: [
      { id: 'x', results: 'Three open tasks', display_results: { widget: 'table', data } },
      { id: 'y', results: 'Nothing else' },
    ],
  });
  await openEditor(peer, anApp({ conversation: { messages: [aMessage(), told] } }));
  await screen.findByText('Paint the fence');
});

test('field names and moments are written for people', async () => {
  const data = { columns: ['created_date', 'price'], rows: [['2026-03-09T10:30:00.000Z', 12]] };
  const result = { id: 'a', results: '', display_results: { widget: 'table' as const, data } };
  const answer = anAnswer({ tool_calls: calls.slice(0, 1), tool_results: [result] });
  await openEditor(peer, anApp({ conversation: { messages: [aMessage(), answer] } }));
  const table = within(await screen.findByRole('table'));
  table.getByRole('columnheader', { name: 'created date' });
  expect(table.getAllByRole('cell')[0]?.textContent).toBe(dateText('2026-03-09T10:30:00.000Z', 'moment'));
});

test('a step shows while it runs, and its result when it comes', async () => {
  const turn = { id: newId(), state: 'running' as const, changes: [], receipt: null, seq: 1 };
  const answer = anAnswer({ content: '', turn });
  const app = anApp({
    conversation: { messages: [aMessage(), answer] },
    status: aStatus('processing'),
  });
  await openEditor(peer, app);
  await live.whenJoined(app.id);
  const delta = { id: answer.id, turn_id: turn.id, append: '' };
  live.tell(app.id, { _last_msg_delta: { ...delta, seq: 1, tool_calls: calls.slice(1) } });

  const running = await screen.findByRole('button', { name: 'Reading pages/Tasks' });
  expect(running.closest('li')?.dataset['running']).toBe('true');
  live.tell(app.id, {
    _last_msg_delta: { ...delta, seq: 2, tool_results: [{ id: 'b', results: 'pages/Tasks, 12 lines' }] },
  });
  await expect.poll(() => running.closest('li')?.dataset['running']).toBe(undefined);
});
