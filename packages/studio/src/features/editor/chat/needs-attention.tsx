import type { Failure, Message } from '@sayso/contracts/chat';
import { ChevronRight, CircleAlert, EyeOff, FileCode, RotateCcw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { t } from '../../../texts/chat.ts';
import { listText } from '../../../texts/language.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { DraftDialog } from './draft-dialog.tsx';
import { isAllLive, isBrokenOff, oneOfEach, placeOf } from './retry-request.ts';
import { useDiscardDraft } from './use-turn-draft.ts';

const mostNamed = 4;

type Props = {
  appId: string;
  turn: NonNullable<Message['turn']>;
  /** The assistant is at work, or about to be. */
  isBusy: boolean;
  /** Asks for what was left out once more; absent where its files have changed since. */
  onRetry?: (() => void) | undefined;
};

/** Says what of an answer did not pass, and offers what can be done about it. */
export function NeedsAttention({ appId, turn, isBusy, onRetry }: Props) {
  const [isShowing, setShowing] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const discard = useDiscardDraft(appId);
  const failures = turn.failures ?? [];
  const isLive = isAllLive(failures);
  const kind = isLive ? 'live' : 'leftOut';
  const DropIcon = isLive ? EyeOff : Trash2;
  const handleDiscard = () => {
    setAsking(false);
    discard.mutate(turn.id);
  };

  return (
    <section
      aria-label={t('attention.title')}
      className="@container overflow-hidden rounded-card border border-line bg-surface"
    >
      <header className="flex gap-2.5 bg-warning-soft px-3.5 py-2.5">
        <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-warning" />
        <div className="grid gap-0.5">
          <h3 className="font-medium text-warning">{t('attention.title')}</h3>
          <p className="text-dense text-ink">{t(`attention.text.${textOf(failures)}`)}</p>
        </div>
      </header>
      {failures.length > 0 && <FailureList failures={failures} kind={kind} />}
      {/* Without their icons the three stay in one row on phones. */}
      <footer className="flex flex-wrap gap-2 border-line border-t px-3.5 py-3 @max-xs:[&_.lucide]:hidden">
        {onRetry && (
          <Button size="sm" variant="primary" disabled={isBusy} onClick={onRetry}>
            <RotateCcw aria-hidden className="size-3.5" />
            {t('attention.retry')}
          </Button>
        )}
        {failures.length > 0 && (
          <Button size="sm" onClick={() => setShowing(true)}>
            <FileCode aria-hidden className="size-3.5" />
            {t(`attention.show.${kind}`)}
          </Button>
        )}
        <Button size="sm" variant="ghost" pending={discard.isPending} onClick={() => setAsking(true)}>
          {!discard.isPending && <DropIcon aria-hidden className="size-3.5" />}
          {t(`attention.drop.${kind}`)}
        </Button>
      </footer>
      <DraftDialog
        appId={appId}
        turnId={turn.id}
        isLive={isLive}
        open={isShowing}
        onOpenChange={setShowing}
      />
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t(`attention.dropTitle.${kind}`)}
        description={t(`attention.dropText.${kind}`)}
        confirmLabel={t(`attention.drop.${kind}`)}
        destructive={!isLive}
        onConfirm={handleDiscard}
      />
    </section>
  );
}

function textOf(failures: readonly Failure[]) {
  if (failures.some(isBrokenOff)) return 'brokenOff';
  if (isAllLive(failures)) return 'live';
  return failures.some(({ live }) => live) ? 'both' : 'leftOut';
}

/** What is wrong is for people who read code; which parts it is about is for everybody. */
function FailureList({ failures, kind }: { failures: readonly Failure[]; kind: 'live' | 'leftOut' }) {
  const things = namesOf(failures);
  return (
    <div className="grid gap-1 border-line border-t px-3.5 py-3 text-dense">
      {things.length > 0 && (
        <p className="wrap-anywhere">{t(`attention.about.${kind}`, { things: listText(things) })}</p>
      )}
      <details className="group">
        <summary className="flex min-h-6 w-fit cursor-pointer list-none items-center gap-1 rounded-control text-muted hover:text-ink max-md:min-h-10">
          <ChevronRight aria-hidden className="size-3.5 transition-transform group-open:rotate-90" />
          {t('attention.details')}
        </summary>
        <ul className="mt-2 grid max-h-72 gap-2.5 overflow-y-auto">
          {oneOfEach(failures).map((failure) => (
            <li key={`${failure.path} ${failure.line} ${failure.message}`} className="grid gap-0.5">
              <span className="font-medium">{placeOf(failure)}</span>
              <span className="wrap-anywhere text-muted">
                {failure.message}
                {failure.hint !== undefined && `. ${failure.hint}`}
              </span>
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}

/** The files as people call them, the first few by name. */
function namesOf(failures: readonly Failure[]): string[] {
  const names = [
    ...new Set(failures.filter((each) => !isBrokenOff(each)).map(({ path }) => placeOf({ path }))),
  ];
  const more = names.length - mostNamed;
  return more > 0 ? [...names.slice(0, mostNamed), t('attention.more', { count: more })] : names;
}
