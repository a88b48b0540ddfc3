import type { Message, Receipt } from '@sayso/contracts/chat';
import { CircleAlert, CircleStop, Timer } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { t } from '../../../texts/chat.ts';
import { Assumptions } from './assumptions.tsx';
import { FileChanges, WritingFile } from './file-changes.tsx';
import { LookUps } from './look-ups.tsx';
import { type ActionPart, messageParts } from './message-parts.ts';
import { Prose } from './prose.tsx';
import { Question } from './question.tsx';
import { useSecondsSince } from './use-seconds-since.ts';

type Props = {
  message: Message;
  /** Length of a file as it was, for the progress of its rewriting. */
  lengthOf: (path: string) => number | undefined;
  /** The chat's status says already that this answer failed. */
  isFailureTold?: boolean;
  /** Sends a change of what the answer took for granted; absent while nothing can be sent. */
  onAsk?: ((prompt: string) => void) | undefined;
  /** What was asked for since. */
  askedSince?: ReadonlySet<string>;
  /** What can be done where some of the answer did not pass. */
  attention?: ReactNode;
  /** Where records with choices that it removed can be given other ones. */
  leftChoices?: ReactNode;
  /** Where in the plan it can be changed by hand. */
  planPlace?: ReactNode;
};

/** Prose as prose, work as one list of changes: never raw code (B-MSG-03). */
export function AssistantMessage({
  message,
  lengthOf,
  isFailureTold = false,
  onAsk,
  askedSince,
  attention,
  leftChoices,
  planPlace,
}: Props) {
  const turn = message.turn ?? null;
  const isStreaming = turn?.state === 'running';
  const parts = useMemo(
    () => messageParts(message.content, { isStreaming, lengthOf }),
    [message.content, isStreaming, lengthOf],
  );
  const firstAction = parts.findIndex(({ kind }) => kind === 'action');
  const before = firstAction === -1 ? parts : parts.slice(0, firstAction);
  const after = firstAction === -1 ? [] : parts.slice(firstAction);
  const assumed = parts.find((part) => part.kind === 'assumptions');
  const question = parts.find((part) => part.kind === 'question');
  const writing = parts.findLast((part): part is ActionPart => part.kind === 'action' && !part.isDone);
  const changes = turn?.changes ?? [];
  const needsAttention = turn?.state === 'needs_attention';
  const isSilent = parts.length === 0 && changes.length === 0 && !message.tool_calls?.length;
  // All that there is to say of it is said below.
  if (isFailureTold && turn?.state === 'failed' && isSilent) return null;

  return (
    <article
      className="grid grid-cols-1 gap-3"
      aria-label={t('answer.name')}
      aria-busy={isStreaming}
      data-message={message.id}
    >
      {before.map((part) => part.kind === 'text' && <Prose key={part.key} text={part.text} />)}
      <LookUps calls={message.tool_calls} results={message.tool_results} isRunning={isStreaming} />
      {changes.length > 0 && (
        <FileChanges
          changes={changes}
          isRunning={isStreaming}
          isTold={needsAttention}
          isUndone={turn?.state === 'failed'}
        />
      )}
      {after.map((part) => part.kind === 'text' && <Prose key={part.key} text={part.text} />)}
      {question && !isStreaming && <Question ways={question.ways} onAsk={onAsk} askedSince={askedSince} />}
      {!isStreaming && planPlace}
      {leftChoices}
      {assumed && !isStreaming && (
        <Assumptions assumptions={assumed.assumptions} onAsk={onAsk} askedSince={askedSince} />
      )}
      {isStreaming && writing?.path && <WritingFile path={writing.path} progress={fairProgress(writing)} />}
      {isStreaming && isSilent && <Thinking since={message.metadata.created_date} />}
      {turn?.repairing !== undefined && <Repairing />}
      {needsAttention && attention}
      {!(isFailureTold && turn?.state === 'failed') && <TurnState message={message} />}
      {turn?.receipt && <ReceiptLine receipt={turn.receipt} />}
    </article>
  );
}

/** An edit is no part of its file's length, and a file that outgrew what was expected is not done with that. */
const fairProgress = ({ type, progress }: ActionPart): number | null =>
  type === 'edit' || progress === 100 ? null : progress;

/** After this long without a word people wonder whether anything is going on. */
const quietSeconds = 20;

function Thinking({ since }: { since: string }) {
  const seconds = useSecondsSince(since);
  return (
    <p className="flex items-center gap-2.5 text-dense text-muted">
      <span aria-hidden className="size-2 animate-shimmer rounded-full bg-accent" />
      {seconds < quietSeconds ? (
        t('answer.reading')
      ) : (
        <>
          {t('answer.thinking')}
          {/* Read out each second, it would keep everything else from being heard. */}
          <span aria-hidden className="tabular-nums">
            {durationOf(seconds * 1000)}
          </span>
        </>
      )}
    </p>
  );
}

function Repairing() {
  return (
    <p className="flex items-center gap-2.5 text-dense text-muted">
      <span aria-hidden className="size-2 animate-shimmer rounded-full bg-accent" />
      {t('answer.repairing')}
    </p>
  );
}

const states = {
  stopped: { icon: CircleStop, text: t('answer.stopped') },
  failed: { icon: CircleAlert, text: t('answer.failed') },
};

function TurnState({ message }: { message: Message }) {
  const state = message.turn?.state;
  if (!state || state === 'running' || state === 'settled' || state === 'needs_attention') return null;
  const { icon: Icon, text } = states[state];
  return (
    <p className="flex gap-2 rounded-control bg-warning-soft px-3 py-2 text-dense text-warning">
      <Icon aria-hidden className="mt-px size-4 shrink-0" />
      {text}
    </p>
  );
}

function ReceiptLine({ receipt }: { receipt: Receipt }) {
  return (
    <p className="flex items-start gap-2 text-caption text-muted">
      <Timer aria-hidden className="mt-px size-3.5 shrink-0" />
      {[
        durationOf(receipt.milliseconds),
        receipt.credits === 0 ? t('answer.free') : t('answer.credits', { credits: receipt.credits }),
        receipt.model === 'built-in' ? t('answer.builtIn') : receipt.model,
      ].join(' · ')}
    </p>
  );
}

function durationOf(milliseconds: number): string {
  const seconds = milliseconds / 1000;
  if (seconds < 1) return t('answer.underSecond');
  if (seconds < 9.95) return t('answer.seconds', { seconds: seconds.toFixed(1) });
  const whole = Math.round(seconds);
  return whole < 60
    ? t('answer.seconds', { seconds: String(whole) })
    : t('answer.minutes', { minutes: Math.floor(whole / 60), seconds: String(whole % 60) });
}
