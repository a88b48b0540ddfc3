import { screen, within } from '@testing-library/react';
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
