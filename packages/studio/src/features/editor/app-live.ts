import type { App } from '@sayso/contracts/apps';
import type { Message } from '@sayso/contracts/chat';
import type { AppEvent, MessageDelta } from '@sayso/contracts/realtime';

/** How far a streaming message has come; `next` is the sequence number that must follow. */
export type StreamPosition = { messageId: string; turnId: string; next: number };
export type Live = { app: App; position: StreamPosition | null };
export type Merged = { live: Live; isBehind: boolean };

/**
 * Merges what the server sent into the app that is shown. A message of a known id is replaced, a new one appended
 * (B-RT-03); streamed text is added when nothing is missing in between, else `isBehind` asks for the app anew.
 */
export function mergeEvent(live: Live, event: AppEvent): Merged {
  const { _last_msg: message, _last_msg_delta: delta, ...fields } = event.data;
  const known: Partial<App> = Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  );
  let next: Live = { ...live, app: { ...live.app, ...known } };
  if (message) next = withMessage(next, message);
  return delta ? withDelta(next, delta) : { live: next, isBehind: false };
}

function withMessage({ app, position }: Live, message: Message): Live {
  const { messages } = app.conversation;
  const isKnown = messages.some(({ id }) => id === message.id);
  const merged = isKnown
    ? messages.map((held) => (held.id === message.id ? message : held))
    : [...messages, message];
  return { app: { ...app, conversation: { messages: merged }, _last_msg: message }, position };
}

function withDelta(live: Live, delta: MessageDelta): Merged {
  const { app, position } = live;
  const held = app.conversation.messages.find(({ id }) => id === delta.id);
  const isSameTurn = position?.messageId === delta.id && position.turnId === delta.turn_id;
  const expected = isSameTurn ? position.next : 0;
  if (isSameTurn && delta.seq < expected) return { live, isBehind: false };
  if (!held || delta.seq !== expected) return { live, isBehind: true };
  const grown = { ...held, content: held.content + delta.append };
  const next = { messageId: delta.id, turnId: delta.turn_id, next: delta.seq + 1 };
  return { live: { ...withMessage(live, grown), position: next }, isBehind: false };
}
