import type { App } from '@sayso/contracts/apps';
import type { Message } from '@sayso/contracts/chat';
import { filesAgain } from '../../../lib/attached-file.ts';
import { lastToRetry } from './can-retry.ts';
import { isWritten } from './is-written.ts';
import { retryRequest } from './retry-request.ts';
import { useSendMessage } from './use-chat.ts';

type Turn = NonNullable<Message['turn']>;

/** Asks for what did not pass in an answer. */
export function useFinish(appId: string, currentPage: string | null) {
  const send = useSendMessage(appId);
  const finish = ({ id, failures = [] }: Turn) =>
    send.mutate({ content: retryRequest(failures), currentPage, isAutomatedFix: true, retryOf: id });
  return { finish, isPending: send.isPending };
}

/** Goes on with a build where it stands: from what did not pass, else by sending the last message once more. */
export function useRetryBuild({ id, conversation: { messages } }: App) {
  const send = useSendMessage(id);
  const { finish, isPending } = useFinish(id, null);
  const left = lastToRetry(messages);
  const asked = messages.findLast((message) => message.role === 'user' && isWritten(message));
  const again =
    asked && (() => send.mutate({ content: asked.content, currentPage: null, files: filesAgain(asked) }));
  return { retry: left ? () => finish(left) : again, isPending: isPending || send.isPending };
}
