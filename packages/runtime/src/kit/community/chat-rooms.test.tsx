// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createEntity } from '../../sdk/entity.ts';
import type { EntityClient, RecordEvent } from '../../sdk/entity-types.ts';
import { ada, kitPage } from '../../testing/kit-page.tsx';
import { linesOf } from './chat-messages.ts';
import { ChatRooms } from './chat-rooms.tsx';

const at = await kitPage();
const Channel = createEntity('Channel', { name: 'Channel', properties: { name: { type: 'string' } } });
const stored = createEntity('Message', {
  name: 'Message',
  properties: { text: { type: 'string' }, author: { type: 'string' }, channel_id: { type: 'string' } },
});
let tell: (event: RecordEvent) => void = () => undefined;
const Message: EntityClient = {
  ...stored,
  subscribe: (listener) => {
    tell = listener;
    return () => undefined;
  },
};
const chat = (
  <ChatRooms entity={Message} textField="text" authorField="author" rooms={Channel} roomField="channel_id" />
);
const say = (text: string) => {
  const field = screen.getByPlaceholderText(/^Write to/);
  fireEvent.change(field, { target: { value: text } });
  fireEvent.keyDown(field, { key: 'Enter' });
  return field;
};

test('a message of somebody else appears when its change is told', async () => {
  at.signIn();
  at.records.put('Channel', [{ id: 'c1', name: 'Front desk' }]);
  at.show(chat);
  await screen.findByText('Write the first one below.');

  at.records.put('Message', [{ channel_id: 'c1', text: 'Two guests are waiting', author: 'Mary' }]);
  act(() => tell({ type: 'create', id: 'r2', data: null }));

  expect(await screen.findByText('Two guests are waiting', { selector: 'li p' })).toBeTruthy();
});

test('a sample is said by whom it names, though the maker of the app stored it', async () => {
  at.signIn();
  at.records.put('Channel', [{ id: 'c1', name: 'Front desk' }]);
  const mine = { channel_id: 'c1', created_by: ada.email };
  at.records.put('Message', [
    { ...mine, text: 'The lift is out', author: 'Mary', is_sample: true },
    { ...mine, text: 'I call them', author: ada.full_name },
  ]);
  at.show(chat);

  const line = async (text: string) => (await screen.findByText(text, { selector: 'li p' })).closest('li');
  expect((await line('The lift is out'))?.textContent).toContain('Mary');
  expect((await line('I call them'))?.textContent).toContain('You');
  expect(screen.getAllByRole('button', { name: 'Delete this message' })).toHaveLength(1);
});

test('Enter sends to the open room under the own name, and the field is free again', async () => {
  at.signIn();
  at.records.put('Channel', [
    { id: 'c1', name: 'Front desk' },
    { id: 'c2', name: 'Kitchen' },
  ]);
  at.show(chat, '/?room=c2');
  await screen.findByPlaceholderText('Write to Kitchen');

  const field = say('  Soup is ready ');

  expect(await screen.findByText('Soup is ready', { selector: 'li p' })).toBeTruthy();
  expect(at.records.tables.get('Message')).toMatchObject([
    { channel_id: 'c2', text: 'Soup is ready', author: ada.full_name },
  ]);
  expect((field as HTMLTextAreaElement).value).toBe('');
});

test('what could not be sent stays in the field', async () => {
  at.signIn();
  at.records.put('Channel', [{ id: 'c1', name: 'Front desk' }]);
  at.records.refuse = ({ method }) =>
    method === 'POST' ? { status: 503, body: { message: 'Being restarted' } } : undefined;
  at.show(chat);
  await screen.findByPlaceholderText('Write to Front desk');

  const field = say('Hello');

  expect(await screen.findByText('Being restarted')).toBeTruthy();
  expect((field as HTMLTextAreaElement).value).toBe('Hello');
});

test('older messages come on demand', async () => {
  at.records.put('Channel', [{ id: 'c1', name: 'Front desk' }]);
  const many = Array.from({ length: 60 }, (_, n) => ({
    channel_id: 'c1',
    text: `Message ${n}`,
    author: 'M',
  }));
  at.records.put('Message', many);
  at.show(chat);
  await screen.findByText('Message 59', { selector: 'li p' });
  expect(screen.queryByText('Message 3')).toBeNull();

  fireEvent.click(screen.getByRole('button', { name: 'Load older messages' }));

  await waitFor(() => expect(screen.getByText('Message 3')).toBeTruthy());
});

test('days, people and what is new part the messages', () => {
  const row = (id: string, by: string, when: string) => ({ id, created_by: by, created_date: when });
  const rows = [
    row('1', 'a', '2026-11-19T12:00:00Z'),
    row('2', 'a', '2026-11-20T12:00:00Z'),
    row('3', 'a', '2026-11-20T12:01:00Z'),
    row('4', 'b', '2026-11-20T12:02:00Z'),
    row('5', 'b', '2026-11-20T12:20:00Z'),
  ];
  const lines = linesOf(rows, {
    authorOf: (one) => String(one['created_by']),
    isOwn: () => false,
    readUntil: '2026-11-20T12:00:30Z',
  });
  const marked = (key: 'startsDay' | 'startsGroup' | 'startsUnread') =>
    lines.filter((line) => line[key]).map((line) => line.row.id);

  expect(marked('startsDay')).toEqual(['1', '2']);
  expect(marked('startsGroup')).toEqual(['1', '2', '3', '4', '5']);
  expect(marked('startsUnread')).toEqual(['3']);
});
