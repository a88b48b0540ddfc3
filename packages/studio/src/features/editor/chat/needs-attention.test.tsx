import { addMessage, discardDraft, type Failure, turnDraft } from '@sayso/contracts/chat';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aMessage, anAnswer, aStatus, openEditor } from '../../../testing/open-editor.tsx';
import { startPeer } from '../../../testing/peer.ts';
import { anApp, newId } from '../../../testing/samples.ts';

const peer = await startPeer();
beforeEach(() => peer.reset());

const failures: Failure[] = [
  {
    path: 'pages/TaskList',
    line: 2,
    column: 5,
    code: 'unknown-field',
    symbol: 'Task.titel',
    message: "Task has no field 'titel'",
    hint: "Did you mean 'title'?",
  },
];
const turn = {
  id: newId(),
  state: 'needs_attention' as const,
  changes: [{ path: 'pages/TaskList', action: 'created' as const, added: 0, removed: 0, error: 'Refused' }],
  receipt: null,
  failures,
};
const asked = aMessage({ content: 'Show the tasks' });
const answer = anAnswer({ turn });
const open = (changes = {}) =>
  openEditor(peer, anApp({ conversation: { messages: [asked, answer] }, ...changes }));
const panel = () => screen.findByRole('region', { name: 'Needs attention' });

test('what did not pass is told in plain words, once, with its place', async () => {
  await open();
  const box = within(await panel());
  box.getByText('Not finished yet: Task list page.');
  box.getByText('Task list page, line 2');
  const finding = box.getByText("Task has no field 'titel'. Did you mean 'title'?");
  expect(finding.closest('details')?.open).toBe(false);
  fireEvent.click(box.getByText('Details'));
  expect(finding.closest('details')?.open).toBe(true);
  expect(screen.queryByText('Refused')).toBe(null);
});

test('a mistake that a file makes in several places is told once', async () => {
  const places = [2, 7, 9].map((line) => ({ ...failures[0], line }) as Failure);
  const many = anAnswer({ turn: { ...turn, failures: places } });
  await open({ conversation: { messages: [asked, many] } });
  const box = within(await panel());
  expect(box.getAllByText(/Task has no field/)).toHaveLength(1);
  box.getByText('Task list page, line 2');
});

test('the first parts that are not finished are named, and each mistake can be looked at', async () => {
  const pages = ['Today', 'Visits', 'Bills', 'Owners', 'Pianos', 'Tunings'];
  const many = pages.map((name) => ({ ...failures[0], path: `pages/${name}` }) as Failure);
  await open({ conversation: { messages: [asked, anAnswer({ turn: { ...turn, failures: many } })] } });
  const box = within(await panel());
  box.getByText('Not finished yet: Today page, Visits page, Bills page, Owners page and 2 more.');
  expect(box.getAllByText(/Task has no field/)).toHaveLength(6);
});

test('Retry asks for it again, with the mistakes and the refused files', async () => {
  await open();
  peer.on(addMessage, ({ given }) => aMessage({ content: given.content }));
  fireEvent.click(within(await panel()).getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(peer.callsOf(addMessage)).toHaveLength(1));
  expect(peer.callsOf(addMessage)[0]?.body).toMatchObject({
    content: expect.stringContaining(
      "- Task list page, line 2: Task has no field 'titel' (Did you mean 'title'?)",
    ),
    additional_message_params: { automated_fix: true, retry_of: turn.id },
  });
});

test('while the assistant works there is no retry', async () => {
  await open({ status: aStatus('processing') });
  expect(within(await panel()).getByRole('button', { name: 'Retry' })).toHaveProperty('disabled', true);
});

test('an answer whose file has changed since cannot be retried, only looked at and dropped', async () => {
  const changes = [{ path: 'pages/TaskList', action: 'changed' as const, added: 1, removed: 1 }];
  const since = anAnswer({ turn: { ...turn, id: newId(), state: 'settled', changes, failures: [] } });
  await open({ conversation: { messages: [asked, answer, aMessage(), since] } });
  const box = within(await panel());
  expect(box.queryByRole('button', { name: 'Retry' })).toBe(null);
  box.getByRole('button', { name: 'Show draft' });
});

test('Retry stays through later messages, until another try has taken it over', async () => {
  const other = [{ path: 'pages/Other', action: 'changed' as const, added: 1, removed: 1 }];
  const since = anAnswer({ turn: { ...turn, id: newId(), state: 'settled', changes: other, failures: [] } });
  const again = aMessage({ additional_message_params: { automated_fix: true, retry_of: turn.id } });
  const failed = anAnswer({ turn: { ...turn, id: newId(), changes: [] } });
  await open({ conversation: { messages: [asked, answer, aMessage(), since, again, failed] } });
  await waitFor(() => expect(screen.getAllByRole('region', { name: 'Needs attention' })).toHaveLength(2));
  const [first, second] = screen.getAllByRole('region', { name: 'Needs attention' });
  expect(within(first as HTMLElement).queryByRole('button', { name: 'Retry' })).toBe(null);
  peer.on(addMessage, ({ given }) => aMessage({ content: given.content }));
  fireEvent.click(within(second as HTMLElement).getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(peer.callsOf(addMessage)).toHaveLength(1));
  expect(peer.callsOf(addMessage)[0]?.body).toMatchObject({
    additional_message_params: { retry_of: failed.turn?.id },
  });
});

test('Retry stays below an answer that words alone follow', async () => {
  await open({ conversation: { messages: [asked, answer, aMessage(), anAnswer()] } });
  within(await panel()).getByRole('button', { name: 'Retry' });
});

test('Show draft marks the lines with what is wrong in them', async () => {
  await open();
  const text = 'export default function TaskList() {\n  return task.titel;\n}\n';
  peer.on(turnDraft, () => ({ files: [{ path: 'pages/TaskList', text, live: null, failures }] }));
  fireEvent.click(within(await panel()).getByRole('button', { name: 'Show draft' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Draft' }));
  const line = await dialog.findByText('return task.titel;');
  expect(line.parentElement?.className).toContain('bg-danger-soft');
  // Broken into lines: what is wrong may stand far to the right.
  expect(line.className).toContain('whitespace-pre-wrap');
  dialog.getByText("Task has no field 'titel'. Did you mean 'title'?");
});

test('the draft opens with the file that holds the mistake, not with one that only needs it', async () => {
  await open();
  const waiting = [{ path: 'layout', message: 'It needs pages/TaskList', code: 'left-out' }];
  const text = 'export default function TaskList() {\n  return task.titel;\n}\n';
  const files = [
    { path: 'layout', text: 'export default function Layout() {}\n', live: null, failures: waiting },
    { path: 'pages/TaskList', text, live: null, failures },
  ];
  peer.on(turnDraft, () => ({ files }));
  fireEvent.click(within(await panel()).getByRole('button', { name: 'Show draft' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Draft' }));
  await dialog.findByText('return task.titel;');
  const chosen = dialog.getByRole('button', { name: /^Task list page/ });
  expect(chosen.getAttribute('aria-pressed')).toBe('true');
});

test('the draft closes in browsers whose scrolling answers with a promise', async () => {
  const { scrollIntoView } = Element.prototype;
  // Answers as these browsers do.
  Object.assign(Element.prototype, { scrollIntoView: () => Promise.resolve() });
  await open();
  const text = 'export default function TaskList() {\n  return task.titel;\n}\n';
  peer.on(turnDraft, () => ({ files: [{ path: 'pages/TaskList', text, live: null, failures }] }));
  fireEvent.click(within(await panel()).getByRole('button', { name: 'Show draft' }));
  const dialog = await screen.findByRole('dialog', { name: 'Draft' });
  await within(dialog).findByText('return task.titel;');
  fireEvent.keyDown(dialog, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
  await panel();
  Object.assign(Element.prototype, { scrollIntoView });
});

test('Discard asks first, and then the answer needs nothing more', async () => {
  await open();
  peer.on(discardDraft, () => ({ ...answer, turn: { ...turn, state: 'settled' as const, failures: [] } }));
  fireEvent.click(within(await panel()).getByRole('button', { name: 'Discard' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(peer.callsOf(discardDraft)).toHaveLength(0);
  // What is lost for good is not done by Enter alone.
  expect(document.activeElement?.textContent).toBe('Cancel');
  fireEvent.click(question.getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Needs attention' })).toBe(null));
  expect(peer.callsOf(discardDraft)).toHaveLength(1);
});

test('mistakes in what is live are not said to be left out, and are ignored instead of discarded', async () => {
  const live = anAnswer({ turn: { ...turn, failures: failures.map((each) => ({ ...each, live: true })) } });
  await open({ conversation: { messages: [asked, live] } });
  const box = within(await panel());
  expect(box.queryByText(/left out|still works/)).toBe(null);
  box.getByText(/is in your app/);
  peer.on(addMessage, ({ given }) => aMessage({ content: given.content }));
  peer.on(discardDraft, () => ({ ...live, turn: { ...turn, state: 'settled' as const, failures: [] } }));
  fireEvent.click(box.getByRole('button', { name: 'Ignore' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Ignore these errors?' }));
  fireEvent.click(question.getByRole('button', { name: 'Ignore' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Needs attention' })).toBe(null));
});

test('an answer that broke off says so, and that what it finished stands', async () => {
  const why = 'The model’s answer broke off halfway';
  const cut = anAnswer({
    turn: { ...turn, failures: [{ path: 'answer', code: 'broken-off', message: why }, ...failures] },
  });
  await open({ conversation: { messages: [asked, cut] } });
  const box = within(await panel());
  box.getByText(/^This answer broke off before it was done\. What it finished .* is in your app\.$/);
  box.getByText('The answer');
  box.getByText(why);
  box.getByRole('button', { name: 'Retry' });
});

test('a round of mending is told while it lasts', async () => {
  await open({
    status: aStatus('processing'),
    conversation: {
      messages: [asked, anAnswer({ turn: { ...turn, state: 'running', failures: [], repairing: 1 } })],
    },
  });
  await screen.findByText('Fixing an error, free of charge');
});
