import { isPlanChange, type Message } from '@sayso/contracts/chat';

/** What stands in the conversation: one message, or changes of the plan that follow each other. */
export type MessageGroup = { kind: 'message'; message: Message } | { kind: 'plan'; changes: Message[] };

/** Folds changes of the plan together; answers to them that only say that it was done need no words of their own. */
export function groupMessages(messages: readonly Message[]): MessageGroup[] {
  const groups: MessageGroup[] = [];
  for (const message of messages) {
    const last = groups.at(-1);
    if (isPlanChange(message.additional_message_params)) {
      if (last?.kind === 'plan') last.changes.push(message);
      else groups.push({ kind: 'plan', changes: [message] });
    } else if (last?.kind !== 'plan' || !isQuiet(message)) groups.push({ kind: 'message', message });
  }
  return groups;
}

function isQuiet({ role, turn }: Message): boolean {
  if (role === 'user') return false;
  if (!turn || turn.state === 'running') return true;
  const hasNews = turn.changes.some(({ error, warnings }) => error !== undefined || warnings?.length);
  return turn.state === 'settled' && !hasNews && !turn.failures?.length;
}
