import { addMessage, editMessage, generateSuggestions, undoMessage } from '@sayso/contracts/chat';
import { Fault } from '@sayso/contracts/faults';
import { limits } from '@sayso/contracts/limits';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { aMessage, anAnswer, aStatus, openEditor } from '../../../testing/open-editor.tsx';
import { startPeer } from '../../../testing/peer.ts';
import { openRooms } from '../../../testing/rooms.ts';
import { anApp, newId } from '../../../testing/samples.ts';

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

test('[B-STATUS-06] a pending app asks for no suggestions after a message, until it has its first version', async () => {
  const suggestions = { suggestion_1: { title: 'Go dark', prompt: 'Make it dark' } };
  const messages = [aMessage(), anAnswer()];
  const app = anApp({ app_stage: 'pending', conversation: { messages } });
  await openEditor(peer, app, { suggestions });
  await live.whenJoined(app.id);
  live.tell(app.id, { _last_msg: aMessage({ content: 'And one more' }) });
  await screen.findByText('And one more');
  expect(peer.callsOf(generateSuggestions)).toHaveLength(0);
  live.tell(app.id, { app_stage: 'ready' });

  await screen.findByRole('list', { name: 'Suggestions' });
  expect(peer.callsOf(generateSuggestions)).toHaveLength(1);
});

test('[B-MSG-05] [B-MSG-06] an action under way shows how far it is, a complete one 100, a refused one is incomplete', async () => {
  const begun = `<action type="write" path="pages/Tasks">\n${'x'.repeat(3_749)}`;
  const changes = [
    { path: 'entities/Task', action: 'created' as const, added: 9, removed: 0 },
    { path: 'layout', action: 'changed' as const, added: 0, removed: 0, error: 'It is frozen' },
  ];
  const turn = { id: newId(), state: 'running' as const, changes, receipt: null, seq: 1 };
  const app = anApp({
    status: aStatus('processing'),
    conversation: { messages: [aMessage(), anAnswer({ content: begun, turn })] },
  });
  await openEditor(peer, app);
  const answer = screen.getByRole('article', { name: 'Assistant' });
  const row = (path: string) => within(answer.querySelector(`[data-change="${path}"]`) as HTMLElement);
  row('entities/Task').getByRole('img', { name: 'Complete, 100%' });
  row('entities/Task').getByText('100%');
  row('layout').getByRole('img', { name: 'Incomplete' });
  const bar = within(answer).getByRole('progressbar', { name: 'Writing Tasks page' });
  expect(bar.getAttribute('aria-valuenow')).toBe('25');
  within(answer).getByText('25%');
});

test.each([
  ['an edit of a file', '<action type="edit" path="pages/Tasks">\n<<<<<<< SEARCH\n'],
  [
    'a file that is longer than was expected',
    `<action type="write" path="pages/Tasks">\n${'x'.repeat(16_000)}`,
  ],
])(
  '[B-MSG-06] %s shows that it is being written, without a figure that nobody knows',
  async (_what, content) => {
    const turn = { id: newId(), state: 'running' as const, changes: [], receipt: null, seq: 1 };
    const messages = [aMessage(), anAnswer({ content, turn })];
    await openEditor(peer, anApp({ status: aStatus('processing'), conversation: { messages } }));
    const answer = within(screen.getByRole('article', { name: 'Assistant' }));
    expect(
      answer.getByRole('progressbar', { name: 'Writing Tasks page' }).hasAttribute('aria-valuenow'),
    ).toBe(false);
    expect(answer.queryByText(/%/)).toBe(null);
  },
);

test('a model that has said nothing for a while is said to be thinking, with the seconds', async () => {
  const turn = { id: newId(), state: 'running' as const, changes: [], receipt: null, seq: 0 };
  const ago = (seconds: number) => ({ created_date: new Date(Date.now() - seconds * 1000).toISOString() });
  const open = (seconds: number) => {
    const answer = anAnswer({ content: '', turn, metadata: ago(seconds) });
    const conversation = { messages: [aMessage(), answer] };
    return openEditor(peer, anApp({ status: aStatus('processing'), conversation }));
  };
  await open(65);
  expect(screen.getByText('The model is still thinking').textContent).toMatch(/1 min \d+ s$/);
  cleanup();
  await open(0);
  screen.getByText('Reading your message');
});

test('what the person stopped is told as stopped, not as a mistake', async () => {
  const changes = [
    {
      path: 'pages/Tasks',
      action: 'created' as const,
      added: 0,
      removed: 0,
      error: 'Stopped',
      stopped: true,
    },
  ];
  const turn = { id: newId(), state: 'stopped' as const, changes, receipt: null };
  await openEditor(peer, anApp({ conversation: { messages: [aMessage(), anAnswer({ turn })] } }));
  const answer = within(screen.getByRole('article', { name: 'Assistant' }));
  answer.getByText('stopped');
  expect(answer.queryByText('not applied')).toBe(null);
  expect(answer.queryByRole('img', { name: 'Incomplete' })).toBe(null);
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

test('the drawer stays open where the answer is to be read: words alone, or what went wrong', async () => {
  Object.assign(window, { innerWidth: 390 });
  try {
    const app = anApp({
      status: aStatus('processing'),
      conversation: { messages: [aMessage(), anAnswer({ content: 'You have three chores.' })] },
    });
    await openEditor(peer, app);
    await screen.findByRole('dialog', { name: 'AI App Editor' });
    await live.whenJoined(app.id);
    live.tell(app.id, { status: aStatus('ready') });
    await screen.findByPlaceholderText('What would you change?');
    screen.getByRole('dialog', { name: 'AI App Editor' });

    live.tell(app.id, { status: aStatus('processing') });
    await screen.findByPlaceholderText(/^Working on your app/);
    live.tell(app.id, { status: aStatus('error', 'The model is out of reach.') });
    await screen.findByText('The model is out of reach.');
    screen.getByRole('dialog', { name: 'AI App Editor' });
  } finally {
    Object.assign(window, { innerWidth: 1440 });
  }
});

test.each([
  ['a message', 'Message to the assistant', 'Send'],
  ['a changed message', 'Edit message', 'Save'],
])('%s over the limit is not sent, and says why', async (_, box, button) => {
  await openEditor(peer, anApp({ conversation: { messages: [aMessage()] } }));
  fireEvent.click(screen.getByText('Edit'));
  const input = screen.getByLabelText(box);
  const seenWith = (length: number) => {
    fireEvent.change(input, { target: { value: 'x'.repeat(length) } });
    const { disabled } = screen.getByRole<HTMLButtonElement>('button', { name: button });
    return [screen.queryByText(/^Use at most 50,000 characters/)?.textContent, disabled];
  };

  expect(seenWith(limits.descriptionChars)).toEqual([undefined, false]);
  const tooLong = 'Use at most 50,000 characters (now 50,001)';
  expect(seenWith(limits.descriptionChars + 1)).toEqual([tooLong, true]);
  fireEvent.keyDown(input, { key: 'Enter' });
  expect([...peer.callsOf(addMessage), ...peer.callsOf(editMessage)]).toEqual([]);
});
