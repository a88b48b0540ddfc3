import { type App, getApp } from '@sayso/contracts/apps';
import { addMessage, editMessage, type Message, stopChat, undoMessage } from '@sayso/contracts/chat';
import { Fault } from '@sayso/contracts/faults';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { aMessage, anAnswer, aStatus, openEditor } from '../../../testing/open-editor.tsx';
import { startPeer } from '../../../testing/peer.ts';
import { openRooms } from '../../../testing/rooms.ts';
import { anApp, newId } from '../../../testing/samples.ts';

const peer = await startPeer();
const live = openRooms(peer.server);
afterAll(live.close);
beforeEach(() => peer.reset());

const appWith = (messages: Message[], changes: Partial<App> = {}) =>
  anApp({ conversation: { messages }, ...changes });
const input = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message to the assistant' });
const type = (text: string) => fireEvent.change(input(), { target: { value: text } });
const pressEnter = (more = {}) => fireEvent.keyDown(input(), { key: 'Enter', ...more });

test('[B-CHAT-05] blank text is not sent; text is, with the page that is shown', async () => {
  await openEditor(peer, appWith([]), { path: '/Today' });
  peer.on(addMessage, ({ given }) => aMessage({ content: given.content }));
  type(' \n ');
  pressEnter();
  expect(screen.getByRole('button', { name: 'Send' })).toHaveProperty('disabled', true);
  type('Add a due date');
  pressEnter({ shiftKey: true });
  expect(peer.callsOf(addMessage)).toHaveLength(0);
  pressEnter();

  await screen.findByRole('article', { name: 'You' });
  expect(peer.callsOf(addMessage)).toHaveLength(1);
  expect(peer.callsOf(addMessage)[0]?.body).toMatchObject({
    content: 'Add a due date',
    additional_message_params: { current_page: 'Today' },
  });
  expect(input().value).toBe('');
});

test('[B-CHAT-03] the input is 90 px high, grows with its text, and no further than 400 px', async () => {
  await openEditor(peer, appWith([]));
  let height = 20;
  vi.spyOn(input(), 'scrollHeight', 'get').mockImplementation(() => height);
  const heightOf = (text: string, laidOut: number) => {
    height = laidOut;
    type(text);
    return input().style.height;
  };

  expect(input().placeholder).toBe('What would you change?');
  expect(heightOf('one', 20)).toBe('90px');
  expect(heightOf('one\ntwo', 220)).toBe('220px');
  expect(heightOf('many', 900)).toBe('400px');
});

test('[B-CHAT-05] a double click on Send sends once', async () => {
  await openEditor(peer, appWith([]));
  peer.on(addMessage, ({ given }) => aMessage({ content: given.content }));
  type('Add a due date');
  const button = screen.getByRole('button', { name: 'Send' });
  fireEvent.click(button);
  fireEvent.click(button);

  await waitFor(() => expect(input().value).toBe(''));
  expect(peer.callsOf(addMessage)).toHaveLength(1);
});

test('[B-CHAT-11] a failed send says why and keeps the text', async () => {
  await openEditor(peer, appWith([]));
  peer.on(addMessage, () => {
    throw new Fault('unavailable', 'The assistant is resting');
  });
  type('Add a due date');
  pressEnter();

  await screen.findByText('Failed to send message');
  screen.getByText('Failed to add message: The assistant is resting');
  expect(input().value).toBe('Add a due date');
});

test('[B-STATUS-02] when ready one can send, and suggestions are offered', async () => {
  const suggestions = { suggestion_1: { title: 'Due dates', prompt: 'Add a due date to each task' } };
  await openEditor(peer, appWith([aMessage()]), { suggestions });
  fireEvent.click(await screen.findByRole('button', { name: 'Due dates' }));

  expect(input().value).toBe('Add a due date to each task');
  expect(screen.getByRole('button', { name: 'Send' })).toHaveProperty('disabled', false);
});

test('[B-STATUS-03] while processing the input is closed, a spinner is shown, nothing is suggested', async () => {
  const suggestions = { suggestion_1: { title: 'Due dates', prompt: 'Add a due date' } };
  await openEditor(peer, appWith([aMessage()], { status: aStatus('processing') }), { suggestions });

  expect(input()).toHaveProperty('disabled', true);
  expect(document.querySelector('section[aria-label="Chat"] .animate-spin')).not.toBe(null);
  expect(screen.queryByRole('button', { name: 'Send' })).toBe(null);
  expect(screen.queryByRole('button', { name: 'Due dates' })).toBe(null);
});

test('[B-STATUS-04] an error shows its details in a red banner', async () => {
  await openEditor(peer, appWith([aMessage()], { status: aStatus('error', 'The model did not answer') }));
  const banner = screen.getByText('The model did not answer');

  expect(banner.getAttribute('role')).toBe('alert');
  expect(banner.className).toContain('bg-danger-soft');
});

test('after an error the last message can be sent again by one press; a draft stays', async () => {
  const asked = aMessage({ content: 'Add a due date' });
  const turn = { id: newId(), state: 'failed' as const, changes: [], receipt: null };
  const app = appWith([aMessage({ content: 'A task list' }), anAnswer(), asked, anAnswer({ turn })], {
    status: aStatus('error', 'The model did not answer'),
  });
  await openEditor(peer, app);
  peer.on(addMessage, ({ given }) => aMessage({ content: given.content }));
  // One banner tells it, not two.
  expect(screen.queryByText(/This answer couldn’t be finished/)).toBe(null);
  type('and colours');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));

  await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBe(null));
  expect(peer.callsOf(addMessage).map(({ body }) => (body as Message).content)).toEqual(['Add a due date']);
  expect(input().value).toBe('and colours');
});

test('an earlier answer that failed goes on saying so', async () => {
  const turn = { id: newId(), state: 'failed' as const, changes: [], receipt: null };
  await openEditor(peer, appWith([aMessage(), anAnswer({ turn }), aMessage(), anAnswer()]));

  screen.getByText(/^This answer couldn’t be finished/);
});

test('[B-STATUS-05] after ten minutes of work it says that it may be stuck', async () => {
  const since = (minutes: number) => ({
    ...aStatus('processing'),
    last_updated_date: new Date(Date.now() - minutes * 60_000).toISOString(),
  });
  await openEditor(peer, appWith([aMessage()], { status: since(9) }));
  expect(screen.queryByText(/may be stuck/)).toBe(null);
  await openEditor(peer, appWith([aMessage()], { status: since(11) }));

  expect(screen.getByText(/may be stuck/).textContent).toMatch(/Stop it, revert .* contact support/);
});

test('Escape stops the assistant, after a confirmation', async () => {
  await openEditor(peer, appWith([aMessage()], { status: aStatus('processing') }));
  peer.on(stopChat, () => ({ success: true as const }));
  fireEvent.keyDown(window, { key: 'Escape' });
  const dialog = await screen.findByRole('alertdialog', { name: 'Stop the assistant?' });
  expect(peer.callsOf(stopChat)).toHaveLength(0);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Stop' }));

  await waitFor(() => expect(peer.callsOf(stopChat)).toHaveLength(1));
});

test.each([
  [4, 'Under a second'],
  [999, 'Under a second'],
  [1000, '1.0 s'],
  [9940, '9.9 s'],
  [9960, '10 s'],
  [61_400, '1 min 1 s'],
])('a receipt of %i ms reads "%s"', async (milliseconds, shown) => {
  const receipt = { milliseconds, model: 'built-in', credits: 0 };
  const turn = { id: newId(), state: 'settled' as const, changes: [], receipt };
  await openEditor(peer, appWith([aMessage(), anAnswer({ turn })]));

  screen.getByText(`${shown} · No charge · built-in builder`);
});

test('what an answer that failed had done loses its ticks: it was taken back', async () => {
  const changes = [
    { path: 'pages/Tasks', action: 'created' as const, added: 12, removed: 0, fixes: ['added an import'] },
    { path: 'pages/Half', action: 'created' as const, added: 0, removed: 0, error: 'It was never closed' },
  ];
  const turn = { id: newId(), state: 'failed' as const, changes, receipt: null };
  await openEditor(peer, appWith([aMessage(), anAnswer({ turn })]));
  const row = (path: string) => document.querySelector<HTMLElement>(`[data-change="${path}"]`);

  expect(row('pages/Tasks')?.textContent).toBe('Tasks page undone');
  expect(row('pages/Half')?.textContent).toContain('not applied');
  expect(screen.queryByRole('img', { name: 'Complete, 100%' })).toBe(null);
  // What is not there cannot be opened.
  expect(row('pages/Tasks')?.querySelector('a')).toBe(null);
});

test('what was put right in a file is told below it', async () => {
  const changes = [
    {
      path: 'pages/Home',
      action: 'created' as const,
      added: 9,
      removed: 0,
      fixes: ['added the missing import of Button', 'wrote class as className'],
    },
    { path: 'pages/Tasks', action: 'created' as const, added: 9, removed: 0 },
  ];
  const turn = { id: newId(), state: 'settled' as const, changes, receipt: null };
  await openEditor(peer, appWith([aMessage(), anAnswer({ turn })]));

  const told = screen.getAllByText(/^Fixed:/);
  expect(told.map(({ textContent }) => textContent)).toEqual([
    'Fixed: added the missing import of Button; wrote class as className',
  ]);
  expect(told[0]?.closest('[data-change]')?.getAttribute('data-change')).toBe('pages/Home');
});

const conversation = () => [
  aMessage({ content: 'A task list' }),
  anAnswer(),
  aMessage({ content: 'Add a due date' }),
  anAnswer({ content: 'Added it.' }),
];

test('[B-UNDO-01] user messages have "Revert this", save the first', async () => {
  await openEditor(peer, appWith(conversation()));
  const [first, second, ...others] = screen.getAllByRole('article', { name: 'You' });

  expect(others).toHaveLength(0);
  expect(within(first as HTMLElement).queryByRole('button', { name: 'Revert this' })).toBe(null);
  expect(within(second as HTMLElement).queryByRole('button', { name: 'Revert this' })).not.toBe(null);
  expect(screen.getAllByRole('button', { name: 'Revert this' })).toHaveLength(1);
});

test('[B-UNDO-02] a declined revert changes nothing; a confirmed one puts the text back and loads the app', async () => {
  const messages = conversation();
  const app = appWith(messages);
  await openEditor(peer, app);
  peer.on(undoMessage, () => ({ success: true as const, content: 'Add a due date', checkpoint_id: newId() }));
  const ask = () => fireEvent.click(screen.getByRole('button', { name: 'Revert this' }));
  ask();
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBe(null));
  expect(peer.callsOf(undoMessage)).toHaveLength(0);
  expect(input().value).toBe('');

  peer.on(getApp, () => ({ ...app, conversation: { messages: messages.slice(0, 2) } }));
  ask();
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Revert' }));

  await waitFor(() => expect(screen.queryByText('Added it.')).toBe(null));
  await waitFor(() => expect(input().value).toBe('Add a due date'));
  expect(peer.callsOf(undoMessage)[0]?.path).toContain(`/message/${messages[2]?.id}/undo`);
});

test('[B-UNDO-02] while the assistant works nothing can be reverted, and the link says why', async () => {
  const app = appWith(conversation(), { status: aStatus('processing') });
  await openEditor(peer, app);
  await live.whenJoined(app.id);
  const link = screen.getByRole('button', { name: 'Revert this' });
  fireEvent.click(link);
  expect(screen.queryByRole('alertdialog')).toBe(null);
  expect(link.getAttribute('aria-disabled')).toBe('true');
  // For those who have no pointer to hover with.
  await screen.findByText(/^The assistant is still working\./);
  fireEvent.keyDown(document.body, { key: 'Tab' });
  fireEvent.focus(link);
  await waitFor(() =>
    expect(document.getElementById(link.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(
      /^The assistant is still working\./,
    ),
  );

  live.tell(app.id, { status: aStatus('ready') });
  await waitFor(() => expect(link.getAttribute('aria-disabled')).toBe(null));
  fireEvent.click(link);
  await screen.findByRole('alertdialog', { name: 'Revert this message?' });
  // A turn that begins meanwhile, from another window, takes the question away.
  live.tell(app.id, { status: aStatus('processing') });
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBe(null));
});

test('[B-CHAT-07] the latest 50 messages are shown first, all of them on request', async () => {
  const messages = Array.from({ length: 53 }, (_, index) => aMessage({ content: `message ${index}` }));
  await openEditor(peer, appWith(messages));
  expect(screen.getAllByRole('article')).toHaveLength(50);
  expect(screen.queryByText('message 2')).toBe(null);
  fireEvent.click(screen.getByRole('button', { name: 'Load entire conversation' }));

  expect(screen.getAllByRole('article')).toHaveLength(53);
  screen.getByText('message 2');
});

test('[B-MSG-03] an answer shows its changes as elements and its prose as markup, never code or HTML', async () => {
  const content =
    'I **added** it.\n<img src=x onerror=alert(1)>\n\n<action type="write" path="pages/Tasks">\nexport const Tasks = 1;\n</action>\n';
  const changes = [
    { path: 'pages/Tasks', action: 'created' as const, added: 12, removed: 3 },
    { path: 'entities/Task', action: 'changed' as const, added: 0, removed: 0, error: 'Name is missing' },
  ];
  const turn = {
    id: newId(),
    state: 'settled' as const,
    changes,
    receipt: { milliseconds: 2400, model: 'built-in', credits: 1 },
  };
  await openEditor(peer, appWith([aMessage(), anAnswer({ content, turn })]));
  const answer = screen.getByRole('article', { name: 'Assistant' });

  expect(within(answer).getByText('added').tagName).toBe('STRONG');
  expect(answer.querySelector('[data-change="pages/Tasks"]')?.textContent).toBe('Tasks page created');
  within(answer).getByText('Name is missing');
  within(answer).getByText('2.4 s · 1 credit · built-in builder');
  expect(answer.textContent).not.toMatch(/<action|export const/);
  expect(answer.querySelector('img')).toBe(null);
});

test('a picture in an answer is fetched by nobody who only reads it', async () => {
  const content = 'Look: ![the plan](https://pictures.example/leak?q=secret)';
  await openEditor(peer, appWith([aMessage(), anAnswer({ content })]));
  const answer = screen.getByRole('article', { name: 'Assistant' });

  expect(answer.querySelector('img')).toBe(null);
  const link = within(answer).getByRole('link', { name: 'the plan' });
  expect(link.getAttribute('href')).toBe('https://pictures.example/leak?q=secret');
});

const edited = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Edit message' });
async function openMessage() {
  const message = aMessage({ content: 'Make it reed' });
  await openEditor(peer, appWith([message, anAnswer()]));
  fireEvent.click(screen.getByRole('button', { name: 'Edit' }));
  return message;
}

test('[B-MSG-07] a sent message is edited in place: Enter saves, Shift+Enter makes a new line', async () => {
  const message = await openMessage();
  peer.on(editMessage, ({ given }) => ({ ...message, content: given.content }));
  fireEvent.change(edited(), { target: { value: 'Make it red' } });
  fireEvent.keyDown(edited(), { key: 'Enter', shiftKey: true });
  expect(peer.callsOf(editMessage)).toHaveLength(0);
  fireEvent.keyDown(edited(), { key: 'Enter' });

  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Edit message' })).toBeNull());
  screen.getByText('Make it red');
  expect(peer.callsOf(editMessage).map(({ body }) => body)).toEqual([{ content: 'Make it red' }]);
});

test('[B-MSG-08] an edit that fails says why and keeps the words; Escape leaves the message as it was', async () => {
  await openMessage();
  peer.on(editMessage, () => {
    throw new Fault('unavailable', 'The database is away');
  });
  fireEvent.change(edited(), { target: { value: 'Make it red' } });
  fireEvent.keyDown(edited(), { key: 'Enter' });
  await screen.findByText('Failed to edit message: The database is away');
  expect(edited().value).toBe('Make it red');
  fireEvent.keyDown(edited(), { key: 'Escape' });
  screen.getByText('Make it reed');
});

test('[B-CHAT-13] an automated fix stands as a banner, with its errors on request', async () => {
  const params = { automated_fix: true };
  const fix = aMessage({ content: 'Please fix: x is undefined', additional_message_params: params });
  await openEditor(peer, appWith([aMessage(), anAnswer(), fix]));
  screen.getByText('Some errors were detected, the product will try to fix them automatically');
  expect(screen.queryByText('Please fix: x is undefined')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'See errors' }));
  screen.getByText('Please fix: x is undefined');
  fireEvent.click(screen.getByRole('button', { name: 'Hide errors' }));
  expect(screen.queryByText('Please fix: x is undefined')).toBeNull();
});

test('[B-CHAT-14] [B-UNDO-03] manual edits stand as a banner with details, and are reverted after a confirmation', async () => {
  const params = { diff_message: 'pages/Home\n- old\n+ new' };
  const manual = aMessage({ content: 'Files have been manually edited.', additional_message_params: params });
  await openEditor(peer, appWith([manual]));
  screen.getByText('Files have been manually edited.');
  fireEvent.click(screen.getByRole('button', { name: 'See details' }));
  screen.getByText(/\+ new/);

  peer.on(undoMessage, () => ({ success: true as const, content: manual.content, checkpoint_id: newId() }));
  const answer = async (name: string) => {
    fireEvent.click(screen.getByRole('button', { name: 'Revert this' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Revert manual edits?' });
    fireEvent.click(within(dialog).getByRole('button', { name }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  };
  await answer('Cancel');
  await answer('Revert');
  expect(peer.callsOf(undoMessage).map(({ path }) => path)).toEqual([expect.stringContaining(manual.id)]);
  expect(input().value).toBe('');
});

test('going back to an earlier version stands as a banner, and is undone after a confirmation', async () => {
  const params = { restored_from: '2026-11-24T14:02:00.000Z' };
  const back = aMessage({ content: 'Restored an earlier version.', additional_message_params: params });
  await openEditor(peer, appWith([aMessage(), anAnswer(), back]));
  peer.on(undoMessage, () => ({ success: true as const, content: back.content, checkpoint_id: newId() }));

  const banner = (await screen.findByText(/^Restored the version from Nov 24, 2026/)).closest('article');
  expect(within(banner as HTMLElement).queryByRole('button', { name: 'Edit' })).toBeNull();
  fireEvent.click(within(banner as HTMLElement).getByRole('button', { name: 'Revert this' }));
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Revert' }));
  await waitFor(() => expect(peer.callsOf(undoMessage)).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(input().value).toBe('');
});
