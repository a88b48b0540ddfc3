import { undoMessage } from '@sayso/contracts/chat';
import { Fault } from '@sayso/contracts/faults';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { aMessage, anAnswer, aStatus, openEditor } from '../../../testing/open-editor.tsx';
import { startPeer } from '../../../testing/peer.ts';
import { openRooms } from '../../../testing/rooms.ts';
import { anApp } from '../../../testing/samples.ts';

const peer = await startPeer();
const live = openRooms(peer.server);
afterAll(live.close);
beforeEach(() => peer.reset());

test('[B-CHAT-02] up to three suggestions are shown, and choosing one puts its prompt into the input', async () => {
  const suggestions = {
    suggestion_1: { title: 'Add a priority', prompt: 'Add a priority to tasks' },
    suggestion_2: { title: 'Go dark', prompt: 'Make it dark' },
    suggestion_3: null,
  };
  const app = anApp({ conversation: { messages: [aMessage(), anAnswer()] } });
  await openEditor(peer, app, { suggestions });
  const list = within(await screen.findByRole('list', { name: 'Suggestions' }));
  expect(list.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Add a priority',
    'Go dark',
  ]);
  fireEvent.click(list.getByRole('button', { name: 'Go dark' }));
  const input = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message to the assistant' });
  expect(input.value).toBe('Make it dark');
});

test('[B-CHAT-10] an app without a conversation says so', async () => {
  await openEditor(peer, anApp({ conversation: { messages: [] } }));
  within(screen.getByRole('region', { name: 'Chat' })).getByText('No chat found');
});

test.each([
  [
    '[B-UNDO-04]',
    new Fault('unavailable', 'The database is away'),
    'Failed to undo message: The database is away',
  ],
  ['[B-UNDO-05]', new Fault('forbidden', 'Permission denied'), 'You do not have access to this app'],
])('%s an undo that fails says why, and the conversation stays', async (_id, fault, said) => {
  const messages = [aMessage(), anAnswer(), aMessage({ content: 'And more' })];
  await openEditor(peer, anApp({ conversation: { messages } }));
  peer.on(undoMessage, () => {
    throw fault;
  });
  fireEvent.click(screen.getByRole('button', { name: 'Revert this' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Revert' }));
  await screen.findByText(said);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  screen.getByText('And more');
});

test('[W-PREV-07] on a narrow screen a young conversation opens the drawer while the assistant works', async () => {
  Object.assign(window, { innerWidth: 390 });
  try {
    const app = anApp({ status: aStatus('processing'), conversation: { messages: [aMessage()] } });
    await openEditor(peer, app);
    await screen.findByRole('dialog', { name: 'AI App Editor' });
    await live.whenJoined(app.id);
    live.tell(app.id, { status: aStatus('ready') });
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'AI App Editor' })).toBeNull());
  } finally {
    Object.assign(window, { innerWidth: 1440 });
  }
});
