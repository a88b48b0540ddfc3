import { addMessage } from '@sayso/contracts/chat';
import { formatBlock } from '@sayso/core/blocks/format';
import { fireEvent, screen, within } from '@testing-library/react';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { aMessage, anAnswer, aStatus, openEditor } from '../../../testing/open-editor.tsx';
import { startPeer } from '../../../testing/peer.ts';
import { openRooms } from '../../../testing/rooms.ts';
import { anApp } from '../../../testing/samples.ts';
import { messageParts } from './message-parts.ts';

const peer = await startPeer();
const live = openRooms(peer.server);
afterAll(live.close);
beforeEach(() => peer.reset());

const assumed = [{ about: 'Amounts are in US dollars.', title: 'Use euros', prompt: 'use euros' }];
const block = formatBlock('suggest', { for: 'assumptions' }, JSON.stringify(assumed));
const answer = anAnswer({ content: `Done.\n${block}` });
const region = () => within(screen.getByRole('group', { name: 'What I assumed' }));

test('a press on the change of an assumption sends it at once, and leaves the draft alone', async () => {
  await openEditor(peer, anApp({ conversation: { messages: [aMessage(), answer] } }));
  peer.on(addMessage, ({ given }) => aMessage({ content: given.content }));
  const input = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message to the assistant' });
  fireEvent.change(input, { target: { value: 'Half a thought' } });
  region().getByText('Amounts are in US dollars.');
  fireEvent.click(region().getByRole('button', { name: 'Use euros' }));

  await region().findByText('Requested');
  expect(peer.callsOf(addMessage)).toHaveLength(1);
  expect(peer.callsOf(addMessage)[0]?.body).toMatchObject({ content: 'use euros' });
  expect(input.value).toBe('Half a thought');
});

test('nothing can be pressed while the assistant works, nor what was asked for since', async () => {
  const messages = [aMessage({ content: 'use euros' }), answer];
  const app = anApp({ status: aStatus('processing'), conversation: { messages } });
  await openEditor(peer, app);
  expect(region().getByRole('button', { name: 'Use euros' })).toHaveProperty('disabled', true);
  await live.whenJoined(app.id);
  live.tell(app.id, { _last_msg: aMessage({ content: 'use euros' }), status: aStatus('ready') });

  await region().findByText('Requested');
  expect(region().queryByRole('button')).toBeNull();
});

test('assumptions are no text, and are left out where they cannot be read', () => {
  expect(messageParts(`Done.\n${block}`)).toEqual([
    { kind: 'text', key: 'text-0', text: 'Done.\n' },
    { kind: 'assumptions', key: 'assumptions-1', assumptions: assumed },
  ]);
  const bad = formatBlock('suggest', { for: 'assumptions' }, '[{"about": 1}]');
  expect(messageParts(`Done.\n${bad}`)).toEqual([{ kind: 'text', key: 'text-0', text: 'Done.\n' }]);
});
