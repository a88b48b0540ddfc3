import type { App } from '@sayso/contracts/apps';
import type { Message } from '@sayso/contracts/chat';
import { type AppPlan, changePlan, type PlanOperation, type PlanQuestion } from '@sayso/contracts/plan';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useRef, useState } from 'react';
import { ApiError, messageOf } from '../../../lib/api-error.ts';
import { appKeys } from '../../../lib/app-keys.ts';
import { call } from '../../../lib/call.ts';
import { randomId } from '../../../lib/random-id.ts';
import { t } from '../../../texts/plan-view.ts';
import { toast } from '../../../ui/toasts.tsx';
import { usePatchApp } from '../use-live-app.ts';
import { withSentMessage } from '../with-sent-message.ts';
import { planQuery } from './use-plan.ts';
import { useUndoPlan } from './use-undo-plan.ts';
import { whenIdle } from './when-idle.ts';
import { withAsked } from './with-asked.ts';

/** What has to be said before a change is made. */
export type OpenQuestion = { operation: PlanOperation; question: PlanQuestion };

/** Changes of the plan, one after the other: each begins at the version that the one before it made. */
export function usePlanChanges(app: App, plan: AppPlan | undefined) {
  const send = useSendChange(app.id, plan);
  const [waiting, setWaiting] = useState<readonly PlanOperation[]>([]);
  const [asked, setAsked] = useState<OpenQuestion | null>(null);
  const [conflict, setConflict] = useState<string | null>(null);
  const queue = useRef<Promise<unknown>>(Promise.resolve());

  /** Resolves when the change was taken or has to be confirmed; rejects with why it was not. */
  const change = useCallback(
    (operation: PlanOperation, isConfirmed = false): Promise<void> => {
      setWaiting((operations) => [...operations, operation]);
      const sent = queue.current.then(() => send(operation, isConfirmed));
      const settled = sent
        .then(({ question, isDone }) => {
          setConflict(null);
          if (question) setAsked({ operation, question });
          return isDone;
        })
        .catch((error: unknown) => {
          if (isOutdated(error)) setConflict(messageOf(error));
        })
        .finally(() => setWaiting((operations) => operations.filter((each) => each !== operation)));
      queue.current = settled;
      return sent.then(() => {});
    },
    [send],
  );
  const operate = useCallback((operation: PlanOperation) => change(operation), [change]);
  const confirm = async (operation: PlanOperation) => {
    await change(operation, true);
    setAsked(null);
  };
  const pending = useMemo(() => new Set(waiting.map(touched)), [waiting]);
  const shown = useMemo(() => plan && withAsked(plan, waiting), [plan, waiting]);
  return {
    operate,
    /** The plan with what is on its way. */
    shown,
    pending,
    asked,
    confirm,
    dropQuestion: () => setAsked(null),
    conflict,
    dropConflict: () => setConflict(null),
  };
}

type Sent = { question: PlanQuestion | null; isDone: Promise<void> | null };

function useSendChange(appId: string, plan: AppPlan | undefined) {
  const cache = useQueryClient();
  const patch = useRef(usePatchApp(appId));
  const undo = useUndoPlan(appId);
  // The version that the person sees; after a change of theirs the one that it made.
  const base = useRef<string | null>(null);
  const shown = plan?.checkpoint_id ?? null;
  const lastShown = useRef(shown);
  if (shown !== lastShown.current) base.current = lastShown.current = shown;
  base.current ??= shown;

  return useCallback(
    async (operation: PlanOperation, isConfirmed: boolean): Promise<Sent> => {
      const renew = async () => {
        await whenIdle(cache, appId);
        const app = cache.getQueryData<App>(appKeys.one(appId));
        if (!app) return;
        const { checkpoint_id: now } = await cache.fetchQuery({ ...planQuery(app), staleTime: 0 });
        base.current = lastShown.current = now;
      };
      await whenIdle(cache, appId);
      if (base.current === null) throw new Error(t('readOnly.noVersion'));
      try {
        const { message, question } = await call(
          changePlan,
          { appId },
          {
            checkpoint_id: base.current,
            operations: [operation],
            client_message_id: randomId(),
            ...(isConfirmed ? { is_confirmed: true } : {}),
          },
        );
        if (!message) return { question, isDone: null };
        patch.current((app) => withSentMessage(app, message));
        const isDone = renew()
          .catch(() => {})
          .then(() => tell(cache.getQueryData<App>(appKeys.one(appId)), message, undo));
        return { question: null, isDone };
      } catch (error) {
        // The plan is shown as it is now, the form keeps what was typed, and the next attempt begins at what is shown.
        if (isOutdated(error)) await renew().catch(() => {});
        throw error;
      }
    },
    [cache, appId, undo],
  );
}

/** Says what was done, with the way back; or that it failed. */
function tell(app: App | undefined, message: Message, undo: (messageId: string) => void): void {
  const messages = app?.conversation.messages ?? [];
  const at = messages.findIndex(({ id }) => id === message.id);
  const answer = messages.slice(at + 1).find(({ turn }) => turn);
  if (at >= 0 && answer?.turn?.state === 'failed') {
    toast(t('failed'), { tone: 'danger', description: t('failedText') });
    return;
  }
  const lines = message.additional_message_params?.plan_lines ?? [];
  toast(lines[0] ?? message.content, {
    tone: 'success',
    ...(lines.length > 1 ? { description: lines.slice(1).join('. ') } : {}),
    action: { label: t('undo'), onClick: () => undo(message.id) },
  });
}

const isOutdated = (error: unknown) => error instanceof ApiError && error.reason === 'plan_changed';

/** The item that is marked while its change is on its way. */
function touched(operation: PlanOperation): string {
  if ('field' in operation) return operation.field;
  if ('page' in operation) return operation.page;
  if ('role' in operation) return operation.role;
  return 'thing' in operation ? operation.thing : operation.type;
}
