import { addMessage } from '@sayso/contracts/chat';
import { formatBlock } from '@sayso/core/blocks/format';
import { fireEvent, screen, within } from '@testing-library/react';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { aMessage, anAnswer, openEditor } from '../../../testing/open-editor.tsx';
import { startPeer } from '../../../testing/peer.ts';
import { openRooms } from '../../../testing/rooms.ts';
import { anApp } from '../../../testing/samples.ts';

const peer = await startPeer();
const live = openRooms(peer.server);
afterAll(live.close);
beforeEach(() => peer.reset());

const ways = [
  { title: 'Price of parts', prompt: 'remove the price of parts' },
  { title: 'Price of repairs', prompt: 'remove the price of repairs' },
];
const block = formatBlock('suggest', { for: 'question' }, JSON.stringify(ways));
const answer = anAnswer({ content: `Which one do you mean?\n${block}` });
const question = () => within(screen.getByRole('group', { name: 'Choose what you mean' }));

test('a message that two readings fit is answered with a button for each, and a press sends that reading', async () => {
  await openEditor(peer, anApp({ conversation: { messages: [aMessage(), answer] } }));
  peer.on(addMessage, ({ given }) => aMessage({ content: given.content }));
  fireEvent.click(question().getByRole('button', { name: 'Price of repairs' }));

  await expect.poll(() => peer.callsOf(addMessage).length).toBe(1);
  expect(peer.callsOf(addMessage)[0]?.body).toMatchObject({ content: 'remove the price of repairs' });
});

test('a question that was answered is not asked again', async () => {
  const messages = [answer, aMessage({ content: 'remove the price of parts' })];
  await openEditor(peer, anApp({ conversation: { messages } }));

  const [chosen, ...others] = question().getAllByRole('button');
  expect(chosen).toHaveProperty('disabled', true);
  expect(chosen?.textContent).toBe('Price of parts');
  expect(others).toEqual([]);
});

test('a question is closed once something else was asked for', async () => {
  const messages = [answer, aMessage({ content: 'Add a calendar' }), anAnswer()];
  await openEditor(peer, anApp({ conversation: { messages } }));
  screen.getByText('Which one do you mean?');
  expect(screen.queryByRole('group', { name: 'Choose what you mean' })).toBe(null);
});

test('where the answer only asks back there is nothing to revert', async () => {
  const messages = [aMessage(), anAnswer(), aMessage({ content: 'remove the price' }), answer];
  await openEditor(peer, anApp({ conversation: { messages } }));
  expect(screen.queryByRole('button', { name: 'Revert this' })).toBe(null);
});
