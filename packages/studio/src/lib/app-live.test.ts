import type { App } from '@sayso/contracts/apps';
import type { FileChange, Message } from '@sayso/contracts/chat';
import type { AppEvent } from '@sayso/contracts/realtime';
import { expect, test } from 'vitest';
import { anApp, newId } from '../testing/samples.ts';
import { keepAhead, mergeEvent } from './app-live.ts';

const turnId = newId();
const change: FileChange = { path: 'pages/Tasks', action: 'created', added: 40, removed: 0 };
const aMessage = (changes: Partial<Message> = {}): Message => ({
  id: newId(),
  role: 'assistant',
  content: 'Making',
  turn: { id: turnId, state: 'running', changes: [], receipt: null, seq: 1 },
  metadata: { created_date: '2026-11-20T10:00:00.000Z' },
  ...changes,
});
const event = (data: AppEvent['data']): AppEvent => ({ type: 'update', id: 'x', data, timestamp: '' });
const appWith = (...messages: Message[]) => anApp({ conversation: { messages } });
const contents = (app: App) => app.conversation.messages.map(({ content }) => content);

test('[B-RT-02] fields of an event replace those of the app, the others stay', () => {
  const app = anApp({ name: 'Before', pages: { Home: 'x' } });
  const status = { state: 'error' as const, details: 'No answer', last_updated_date: '' };
  const merged = mergeEvent(app, event({ status, name: 'After' }));

  expect(merged).toEqual({ app: { ...app, status, name: 'After' }, isBehind: false });
});

test('[B-RT-03] a last message of a known id replaces that message in its place', () => {
  const [first, second] = [aMessage({ content: 'one' }), aMessage({ content: 'two' })];
  const { app } = mergeEvent(appWith(first, second), event({ _last_msg: { ...first, content: 'changed' } }));

  expect(contents(app)).toEqual(['changed', 'two']);
});

test('[B-RT-03] a last message of a new id is appended', () => {
  const { app } = mergeEvent(
    appWith(aMessage({ content: 'one' })),
    event({ _last_msg: aMessage({ content: 'new' }) }),
  );

  expect(contents(app)).toEqual(['one', 'new']);
});

test('fields that come with new sources wait for those, words do not', () => {
  const app = anApp({ app_code_hash: 'old', conversation: { messages: [] } });
  const status = { state: 'ready' as const, details: null, last_updated_date: '' };
  const last = aMessage({ content: 'Done' });
  const merged = mergeEvent(app, event({ status, app_code_hash: 'new', _last_msg: last }));

  expect(merged.isBehind).toBe(true);
  expect(merged.app).toEqual({ ...app, conversation: { messages: [last] }, _last_msg: last });
});

test('a whole message that was on its way does not take back what was streamed since', () => {
  const came = aMessage();
  const held = { ...came, content: 'Making a list', turn: { ...came.turn, id: turnId, seq: 2 } } as Message;

  expect(contents(mergeEvent(appWith(held), event({ _last_msg: came })).app)).toEqual(['Making a list']);
});

const deltaCases = [
  { what: 'the next delta is appended', seq: 1, content: 'Making a list', held: 2, isBehind: false },
  {
    what: 'a delta that is already held changes nothing',
    seq: 0,
    content: 'Making',
    held: 1,
    isBehind: false,
  },
  { what: 'a gap asks for the app and adds nothing', seq: 3, content: 'Making', held: 1, isBehind: true },
];
test.each(deltaCases)('$what', ({ seq, content, held, isBehind }) => {
  const message = aMessage();
  const delta = { id: message.id, turn_id: turnId, seq, append: ' a list' };
  const merged = mergeEvent(appWith(message), event({ _last_msg_delta: delta }));

  expect(merged.isBehind).toBe(isBehind);
  expect(merged.app.conversation.messages[0]).toMatchObject({ content, turn: { seq: held } });
});

test('a delta of a message that is not known asks for the app', () => {
  const delta = { id: newId(), turn_id: turnId, seq: 0, append: 'x' };
  expect(mergeEvent(appWith(), event({ _last_msg_delta: delta })).isBehind).toBe(true);
});

test('a delta of another turn counts from the start', () => {
  const message = aMessage();
  const delta = { id: message.id, turn_id: newId(), seq: 1, append: 'x' };
  expect(mergeEvent(appWith(message), event({ _last_msg_delta: delta })).isBehind).toBe(true);
});

test('changes of files come with deltas, the later one of a path holds', () => {
  const message = aMessage();
  const send = (app: App, seq: number, added: number) =>
    mergeEvent(
      app,
      event({
        _last_msg_delta: {
          id: message.id,
          turn_id: turnId,
          seq,
          append: '',
          changes: [{ ...change, added }],
        },
      }),
    ).app;
  const app = send(send(appWith(message), 1, 40), 2, 44);

  expect(app.conversation.messages[0]?.turn?.changes).toEqual([{ ...change, added: 44 }]);
});

test('a fetched app that knows less of the running answer does not take text back', () => {
  const fetched = aMessage();
  const held = {
    ...fetched,
    content: 'Making a list',
    turn: { ...fetched.turn, id: turnId, seq: 2 },
  } as Message;

  expect(contents(keepAhead(appWith(held), appWith(fetched)))).toEqual(['Making a list']);
});

test('a fetched answer that is over replaces what was streamed', () => {
  const held = aMessage({ content: 'Making a list' });
  const settled: Message = {
    ...held,
    content: 'Made a list',
    turn: { id: turnId, state: 'settled', changes: [change], receipt: null, seq: 0 },
  };

  expect(contents(keepAhead(appWith(held), appWith(settled)))).toEqual(['Made a list']);
});
