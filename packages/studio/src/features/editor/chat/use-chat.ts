import type { App } from '@sayso/contracts/apps';
import {
  addMessage,
  editMessage,
  generateSuggestions,
  redoMessage,
  stopChat,
  undoMessage,
} from '@sayso/contracts/chat';
import { texts } from '@sayso/contracts/texts';
import { cutText } from '@sayso/core/cut-text';
import { withoutIsolates } from '@sayso/core/isolate';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError, messageOf } from '../../../lib/api-error.ts';
import { appKeys } from '../../../lib/app-keys.ts';
import type { MessageFiles } from '../../../lib/attached-file.ts';
import { call } from '../../../lib/call.ts';
import { randomId } from '../../../lib/random-id.ts';
import { t } from '../../../texts/chat.ts';
import { toast } from '../../../ui/toasts.tsx';
import type { FrameError } from '../frame-error.ts';
import { usePatchApp } from '../use-live-app.ts';
import { withSentMessage } from '../with-sent-message.ts';

type Sending = {
  content: string;
  currentPage: string | null;
  /** Asks for errors to be fixed that the app reported. */
  isAutomatedFix?: boolean;
  /** The turn whose refused files are to be finished. */
  retryOf?: string;
  /** What the preview reports, for the assistant to look at. */
  openErrors?: readonly FrameError[];
  files?: MessageFiles;
};

/** Sends a message; the text is the caller's to keep until it succeeded. */
export function useSendMessage(appId: string) {
  const patch = usePatchApp(appId);
  const cache = useQueryClient();
  const mutationKey = ['send-message', appId];
  const sending = useMutation({
    mutationKey,
    mutationFn: ({ content, currentPage, isAutomatedFix, retryOf, openErrors = [], files = {} }: Sending) =>
      call(
        addMessage,
        { appId },
        {
          // Buttons send sentences with names of the app, which the builder takes letter by letter.
          content: withoutIsolates(content),
          ...files,
          client_message_id: randomId(),
          additional_message_params: {
            ...(currentPage ? { current_page: currentPage } : {}),
            ...(isAutomatedFix ? { automated_fix: true } : {}),
            ...(retryOf === undefined ? {} : { retry_of: retryOf }),
            ...(openErrors.length > 0 ? { open_errors: openErrors.slice(-20).map(asOpenError) } : {}),
          },
        },
      ),
    onSuccess: (message) => {
      patch((app) => withSentMessage(app, message));
      cache.removeQueries({ queryKey: suggestionsKey(appId) });
    },
    onError: (error) =>
      toast(texts.sendFailed, {
        tone: 'danger',
        description: t('sending.addFailed', { reason: messageOf(error) }),
      }),
  });
  // The second press of a double click comes before `isPending` is drawn.
  const mutate: typeof sending.mutate = (...given) => {
    if (cache.isMutating({ mutationKey }) === 0) sending.mutate(...given);
  };
  return { mutate, isPending: sending.isPending };
}

/** What a frame tells is an app's own, so that it is cut to what the server takes. */
function asOpenError({ title, details, componentName, file, line, column, excerpt, record }: FrameError) {
  const isPlace = [line, column].every((one) => one === undefined || (Number.isInteger(one) && one > 0));
  return {
    title: cutText(title, 1_000, ''),
    details: cutText(details, 4_000, ''),
    ...(componentName === undefined ? {} : { component: cutText(componentName, 200, '') }),
    ...(file === undefined || !isPlace ? {} : { file: cutText(file, 200, ''), line, column }),
    ...(excerpt === undefined ? {} : { excerpt: cutText(excerpt, 1_000, '') }),
    ...(record === undefined ? {} : { record: cutText(record, 1_000, '') }),
  };
}

/** Changes the words of a sent message. */
export function useEditMessage(appId: string) {
  const patch = usePatchApp(appId);
  return useMutation({
    mutationFn: ({ id, content }: { id: string; content: string }) =>
      call(editMessage, { appId, messageId: id }, { content }),
    onSuccess: (edited) =>
      patch((app) => ({
        ...app,
        conversation: {
          messages: app.conversation.messages.map((held) => (held.id === edited.id ? edited : held)),
        },
      })),
    onError: (error) => toast(t('sending.editFailed', { reason: messageOf(error) }), { tone: 'danger' }),
  });
}

export function useStop(appId: string) {
  return useMutation({
    mutationFn: () => call(stopChat, { appId }),
    onError: (error) => toast(t('stop.failed'), { tone: 'danger', description: messageOf(error) }),
  });
}

/** Has a failed answer made again by the built-in builder, which needs no model. */
export function useBuiltIn(appId: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (answerId: string) =>
      call(redoMessage, { appId, messageId: answerId }, { provider: 'built-in' as const }),
    onSuccess: () => cache.invalidateQueries({ queryKey: appKeys.one(appId) }),
    onError: (error) =>
      toast(texts.sendFailed, {
        tone: 'danger',
        description: t('sending.addFailed', { reason: messageOf(error) }),
      }),
  });
}

/** Takes the app back to before a message and answers the message's text. */
export function useUndo(appId: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (messageId: string) => call(undoMessage, { appId, messageId }),
    onSuccess: () => cache.invalidateQueries({ queryKey: appKeys.one(appId) }),
    onError: (error) => {
      const isRefused = error instanceof ApiError && error.status === 403;
      toast(isRefused ? texts.noAppAccess : t('revert.failed', { reason: messageOf(error) }), {
        tone: 'danger',
      });
    },
  });
}

const suggestionsKey = (appId: string) => ['apps', 'suggestions', appId] as const;

/** Up to three next steps, asked for when the assistant is idle; anew after each turn. */
export function useSuggestions(app: App) {
  const isReady = app.status.state === 'ready' && app.app_stage !== 'pending';
  return useQuery({
    queryKey: [...suggestionsKey(app.id), app.conversation.messages.at(-1)?.id ?? ''],
    queryFn: () => call(generateSuggestions, { appId: app.id }),
    enabled: isReady,
    staleTime: Number.POSITIVE_INFINITY,
    select: (found) =>
      [found.suggestion_1, found.suggestion_2, found.suggestion_3].filter((one) => one !== null),
  });
}
