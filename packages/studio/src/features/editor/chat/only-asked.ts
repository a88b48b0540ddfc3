import type { Message } from '@sayso/contracts/chat';
import { messageParts } from './message-parts.ts';

/**
 * Whether a message was answered by asking back, or by leading to the plan: nothing of the app changed, so there is
 * nothing to go back from.
 */
export function isOnlyAsked(messages: readonly Message[], message: Message): boolean {
  const answer = messages[messages.indexOf(message) + 1];
  if (answer?.role !== 'assistant' || answer.turn?.state !== 'settled') return false;
  if (answer.turn.changes.length > 0) return false;
  return answer.turn.plan_place !== undefined || isQuestion(answer.content);
}

/** Most answers are told by their words alone to hold none. */
const isQuestion = (content: string): boolean =>
  content.includes('question') &&
  messageParts(content, { isStreaming: false, lengthOf: () => undefined }).some(
    ({ kind }) => kind === 'question',
  );
