import { addMessage, type Message } from '@sayso/contracts/chat';
import { chatFile, chatFileAddress } from '@sayso/contracts/chat-files';
import { fireEvent, screen, within } from '@testing-library/react';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { aMessage, openEditor } from '../../../testing/open-editor.tsx';
import { startPeer } from '../../../testing/peer.ts';
import { openRooms } from '../../../testing/rooms.ts';
import { anApp } from '../../../testing/samples.ts';

const peer = await startPeer();
const live = openRooms(peer.server);
afterAll(live.close);
beforeEach(() => peer.reset());

const png = new File([new Uint8Array([0x89, 80, 78, 71, 13, 10, 26, 10, 1])], 'sketch.png', {
  type: 'image/png',
});
const csv = new File(['name,price\n'], 'prices.csv', { type: 'text/csv' });
const input = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message to the assistant' });
/** False where the paste is left to the browser, which inserts the text. */
const paste = (files: File[], text?: string) => {
  const types = ['Files', ...(text === undefined ? [] : ['text/plain', 'text/html'])];
  return !fireEvent.paste(input(), { clipboardData: { files, types, getData: () => text ?? '' } });
};
const open = (messages: Message[] = []) => openEditor(peer, anApp({ conversation: { messages } }));

test('[B-CHAT-16] files that are chosen, pasted or dropped are sent with the message, those removed are not', async () => {
  await open();
  peer.on(addMessage, ({ given }) => aMessage({ ...given, content: given.content } as Partial<Message>));
  fireEvent.change(screen.getByTestId('attach-files'), { target: { files: [csv] } });
  paste([png]);
  const dropped = new File(['# Notes'], 'notes.md');
  fireEvent.drop(input(), { dataTransfer: { files: [dropped], types: ['Files'] } });
  const chips = await screen.findByRole('list', { name: 'Attached files' });
  await within(chips).findByText('sketch.png');
  await within(chips).findByText('prices.csv');
  fireEvent.click(await within(chips).findByRole('button', { name: 'Remove notes.md' }));

  fireEvent.change(input(), { target: { value: 'As drawn' } });
  fireEvent.keyDown(input(), { key: 'Enter' });
  const sent = await screen.findByRole('list', { name: 'Sent files' });
  expect(peer.callsOf(addMessage)[0]?.body).toMatchObject({
    content: 'As drawn',
    file_urls: ['data:image/png;name=sketch.png;base64,iVBORw0KGgoB'],
    custom_context: [{ type: 'files', data: { files: [{ name: 'prices.csv', content: 'name,price\n' }] } }],
  });
  within(sent).getByRole('img', { name: 'sketch.png' });
  within(sent).getByText('prices.csv');
  expect(screen.queryByRole('list', { name: 'Attached files' })).toBe(null);
});

test('[B-CHAT-16] text from Office is pasted as text, not as the picture that comes with it', async () => {
  await open();
  const drawn = new File([png], 'image.png', { type: 'image/png' });
  expect(paste([drawn], 'Rent\t900\nFood\t300')).toBe(false);
  // The names of copied files are no text that anybody wants.
  expect(paste([png, csv], 'sketch.png\rprices.csv')).toBe(true);
  const chips = await screen.findByRole('list', { name: 'Attached files' });
  await within(chips).findByText('prices.csv');
  expect(within(chips).queryByText('image.png')).toBe(null);
});

test('files can be attached where the studio is served without TLS', async () => {
  // Browsers leave it out there.
  Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true });
  try {
    await open();
    fireEvent.change(screen.getByTestId('attach-files'), { target: { files: [csv] } });
    await within(await screen.findByRole('list', { name: 'Attached files' })).findByText('prices.csv');
  } finally {
    Reflect.deleteProperty(crypto, 'randomUUID');
  }
});

test('[B-CHAT-16] pictures that the server keeps are asked for with the session and shown; files are named', async () => {
  const appId = anApp().id;
  const fileId = 'f'.repeat(24);
  const data_url = 'data:image/png;name=sketch.png;base64,iVBORw0KGgoB';
  const addresses = [
    chatFileAddress({ appId, fileId, name: 'my sketch.png', type: 'image/png' }),
    chatFileAddress({ appId, fileId: 'e'.repeat(24), name: 'notes & more.md', type: 'text/plain' }),
  ];
  peer.on(chatFile, () => ({ name: 'my sketch.png', type: 'image/png', data_url }));
  await open([aMessage({ content: 'As drawn', file_urls: addresses })]);
  const sent = await screen.findByRole('list', { name: 'Sent files' });
  const image = await within(sent).findByRole('img', { name: 'my sketch.png' });
  expect(image.getAttribute('src')).toBe(data_url);
  within(sent).getByText('notes & more.md');
  const [asked, ...others] = peer.callsOf(chatFile);
  expect(asked?.path).toBe(`/api/apps/${appId}/chat/files/${fileId}`);
  expect(asked?.headers.authorization).toMatch(/^Bearer ./);
  expect(others).toEqual([]);
});

test('what cannot be read is told in words and not attached', async () => {
  await open();
  const program = new File([new Uint8Array([127, 69, 76, 70, 0, 1])], 'run.exe');
  fireEvent.change(screen.getByTestId('attach-files'), { target: { files: [program, csv] } });
  await screen.findByText(/“run.exe” can’t be read here/);
  const chips = await screen.findByRole('list', { name: 'Attached files' });
  expect(within(chips).queryByText('run.exe')).toBe(null);
});
