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
