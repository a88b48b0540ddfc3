import type { App } from '@sayso/contracts/apps';
import type { FileChange, Message } from '@sayso/contracts/chat';
import type { AppEvent, MessageDelta } from '@sayso/contracts/realtime';

export type Merged = {
  app: App;
  /** Something was missed, or sources changed that events do not carry: the app has to be fetched anew. */
  isBehind: boolean;
};

/**
 * Merges what the server sent into the app that is shown. A message of a known id is replaced, a new one appended
 * (B-RT-03); streamed text is added where nothing is missing in between. Fields that come with new sources wait for
 * those, so that the app is never half old and half new.
 */
export function mergeEvent(app: App, event: AppEvent): Merged {
  const { _last_msg: message, _last_msg_delta: delta, ...fields } = event.data;
  const known: Partial<App> = Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  );
  const hasNewSources = known.app_code_hash !== undefined && known.app_code_hash !== app.app_code_hash;
  const isBehind = hasNewSources && known.pages === undefined;
  const patched = isBehind ? app : { ...app, ...known };
  const withLast = message ? withMessage(patched, message) : patched;
  if (!delta) return { app: withLast, isBehind };
  const streamed = withDelta(withLast, delta);
  return { app: streamed.app, isBehind: isBehind || streamed.isBehind };
}

function withMessage(app: App, message: Message): App {
  const { messages } = app.conversation;
  const isKnown = messages.some(({ id }) => id === message.id);
  const merged = isKnown
    ? messages.map((held) => (held.id === message.id ? newer(held, message) : held))
    : [...messages, message];
  return { ...app, conversation: { messages: merged }, _last_msg: merged.at(-1) ?? message };
}

function withDelta(app: App, delta: MessageDelta): Merged {
  const held = app.conversation.messages.find(({ id }) => id === delta.id);
  const expected = held?.turn?.seq ?? 0;
  if (!held?.turn || held.turn.id !== delta.turn_id || delta.seq > expected) return { app, isBehind: true };
  // Fetched anew meanwhile: the text is there already.
  if (delta.seq < expected) return { app, isBehind: false };
  const turn = { ...held.turn, seq: delta.seq + 1, changes: withChanges(held.turn.changes, delta.changes) };
  const grown = {
    ...held,
    content: held.content + delta.append,
    tool_calls: [...(held.tool_calls ?? []), ...(delta.tool_calls ?? [])],
    tool_results: [...(held.tool_results ?? []), ...(delta.tool_results ?? [])],
    turn,
  };
  return { app: withMessage(app, grown), isBehind: false };
}

const withChanges = (held: FileChange[], news: FileChange[] = []): FileChange[] => [
  ...held.filter(({ path }) => !news.some((change) => change.path === path)),
  ...news,
];

/**
 * A fetched app whose streaming message is not taken back: the server stores an answer's progress in steps, so what
 * is fetched may know less of it than the socket has told already.
 */
export function keepAhead(held: App | undefined, fetched: App): App {
  const messages = fetched.conversation.messages.map((message) => {
    const mine = held?.conversation.messages.find(({ id }) => id === message.id);
    return mine ? newer(mine, message) : message;
  });
  return { ...fetched, conversation: { messages } };
}

/** What came, save where more of the same running answer is held already. */
function newer(held: Message, came: Message): Message {
  const isAhead =
    came.turn?.state === 'running' &&
    held.turn?.id === came.turn.id &&
    (held.turn.seq ?? 0) > (came.turn.seq ?? 0);
  return isAhead ? held : came;
}
