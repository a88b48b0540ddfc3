import { type Message, redoMessage } from '@sayso/contracts/chat';
import { fireEvent, screen } from '@testing-library/react';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { aMessage, anAnswer, aStatus, openEditor } from '../../../testing/open-editor.tsx';
import { startPeer } from '../../../testing/peer.ts';
import { openRooms } from '../../../testing/rooms.ts';
import { anApp, newId } from '../../../testing/samples.ts';

const peer = await startPeer();
const live = openRooms(peer.server);
afterAll(live.close);
beforeEach(() => peer.reset());

const failedBy = (model: string): Message =>
  anAnswer({
    turn: { id: newId(), state: 'failed', changes: [], receipt: { milliseconds: 9, model, credits: 0 } },
  });
const open = (answer: Message) =>
  openEditor(
    peer,
    anApp({
      conversation: { messages: [aMessage(), answer] },
      status: aStatus('error', 'The model service didn’t accept this server’s key.'),
    }),
  );
const name = 'Finish with the built-in builder';

test('[B-STATUS-04] where a model failed the banner offers the built-in builder, which is asked by one click', async () => {
  const answer = failedBy('anthropic/claude-sonnet-5-5');
  await open(answer);
  peer.on(redoMessage, () => aMessage());
  fireEvent.click(screen.getByRole('button', { name }));
  await expect.poll(() => peer.callsOf(redoMessage).length).toBe(1);
  expect(peer.callsOf(redoMessage)[0]?.body).toEqual({ provider: 'built-in' });
  expect(peer.callsOf(redoMessage)[0]?.path).toContain(`/chat/message/${answer.id}/redo`);
});

test('where the built-in builder itself failed it is not offered', async () => {
  await open(failedBy('built-in'));
  screen.getByRole('button', { name: 'Try again' });
  expect(screen.queryByRole('button', { name })).toBe(null);
});
