import type { Message } from '@sayso/contracts/chat';

type Turn = NonNullable<Message['turn']>;

/**
 * The part of an answer that did not pass can still be asked for: nobody has changed all of its files since, and no
 * Retry has taken it over. The server goes on only from drafts whose files are as they were.
 */
export function canRetry(messages: readonly Message[], { id, turn }: Message): boolean {
  if (turn?.state !== 'needs_attention') return false;
  const later = messages.slice(messages.findIndex((message) => message.id === id) + 1);
  if (later.some(isRestored) || isTakenOver(later, turn)) return false;
  const changed = new Set(later.flatMap(changedPaths));
  const { failures = [] } = turn;
  return failures.length === 0 || failures.some(({ path }) => !changed.has(path));
}

const isRestored = ({ additional_message_params: params }: Message): boolean =>
  params?.restored_from !== undefined;

/** A Retry that failed or was stopped leaves the drafts where they were. */
function isTakenOver(later: readonly Message[], { id }: Turn): boolean {
  const answers = later.flatMap(({ additional_message_params: params }, at) =>
    params?.retry_of === id ? (later.slice(at).find(({ role }) => role === 'assistant') ?? []) : [],
  );
  return answers.some(({ turn }) => turn?.state === 'settled' || turn?.state === 'needs_attention');
}

function changedPaths({ turn, additional_message_params: params }: Message): string[] {
  const byHand = params?.diff_message?.split('\n', 1) ?? [];
  const byAnswer = turn?.state === 'failed' ? [] : (turn?.changes ?? []);
  return [
    ...byHand,
    ...byAnswer.flatMap(({ path, from, error }) =>
      error !== undefined ? [] : [path, ...(from === undefined ? [] : [from])],
    ),
  ];
}

/** The newest answer whose rest can still be asked for. */
export const lastToRetry = (messages: readonly Message[]): Turn | undefined =>
  messages.findLast((message) => canRetry(messages, message))?.turn ?? undefined;
