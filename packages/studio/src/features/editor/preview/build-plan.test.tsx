import { addMessage } from '@sayso/contracts/chat';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aMessage, anAnswer, aStatus, openEditor } from '../../../testing/open-editor.tsx';
import { startPeer } from '../../../testing/peer.ts';
import { anApp, newId } from '../../../testing/samples.ts';

const peer = await startPeer();
beforeEach(() => peer.reset());

test('the plan of a build that begins again holds nothing of the one that failed', async () => {
  const changes = [{ path: 'pages/TaskBoard', action: 'created' as const, added: 9, removed: 0 }];
  const failed = anAnswer({ turn: { id: newId(), state: 'failed', changes, receipt: null } });
  const messages = [aMessage(), failed, aMessage()];
  await openEditor(peer, anApp({ status: aStatus('processing'), conversation: { messages } }));

  expect(within(screen.getByRole('region', { name: 'Preview' })).queryByText('Task Board')).toBe(null);
});

test('a first build that failed says so where the app would be', async () => {
  const status = aStatus('error', 'The model didn’t answer for two minutes.');
  await openEditor(peer, anApp({ status, pages: {}, conversation: { messages: [aMessage()] } }));

  const preview = within(screen.getByRole('region', { name: 'Preview' }));
  preview.getByText('Your app isn’t built yet');
  preview.getByText(/The chat says what, and you can try again there/);
  expect(preview.queryByText("Let's Build Your App")).toBe(null);
});

test('an app of which only a record’s page has come says that it isn’t finished, and goes on from there', async () => {
  const failures = [{ path: 'pages/Tasks', line: 3, code: 'syntax', message: 'Unexpected token' }];
  const turn = { id: newId(), state: 'needs_attention' as const, changes: [], receipt: null, failures };
  const messages = [aMessage(), anAnswer({ turn })];
  const pages = { TaskView: '<RecordDetail entity={Task} fields={[]} listPage="Tasks" />' };
  await openEditor(peer, anApp({ pages, main_page: null, conversation: { messages } }));

  const preview = within(screen.getByRole('region', { name: 'Preview' }));
  preview.getByText('Your app isn’t finished yet');
  expect(preview.queryByTitle(/preview/)).toBe(null);
  peer.on(addMessage, ({ given }) => aMessage({ content: given.content }));
  fireEvent.click(preview.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(peer.callsOf(addMessage)).toHaveLength(1));
  expect(peer.callsOf(addMessage)[0]?.body).toMatchObject({
    additional_message_params: { automated_fix: true, retry_of: turn.id },
  });
});
