import { memo, useId } from 'react';
import { t } from '../../../texts/live-plan.ts';
import { PlanCards } from '../../../ui/plan/plan-cards.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { Prompt } from '../use-prompt.ts';
import { CloserReading, WritesAll } from './closer-reading.tsx';
import { PlanHead } from './plan-head.tsx';
import { PlanNotes } from './plan-notes.tsx';
import { useFolded } from './use-folded.ts';
import { useOwnChanges } from './use-own-changes.ts';

/** While somebody types the cards stay as they are: only another plan draws them anew. */
const Cards = memo(PlanCards);

/** The plan under the description: it follows the words, and can be changed before anything is built. */
export function LivePlan({ prompt }: { prompt: Prompt }) {
  const { plan: live, isLeaving } = prompt;
  const { writesAll } = prompt.firstBuild;
  const [isFolded, setFolded] = useFolded();
  const changes = useOwnChanges(live);
  const bodyId = useId();
  const plan = live.answer?.plan;
  const unreadable = live.canBeRead ? (live.answer?.unreadable ?? null) : '';
  // A model may know a language that the rules don’t.
  const isReadable = unreadable === null ? plan !== undefined : unreadable !== '' && !live.answer?.isRefused;
  const sayUnreadable = unreadable !== null && !(isReadable && writesAll);

  // Home goes on as it would without a plan.
  if (live.hasFailed && !plan) return null;
  return (
    <section
      aria-label={t('title')}
      className="grid grid-cols-1 gap-3 border-line border-t bg-page px-4.5 py-3"
    >
      <PlanHead prompt={prompt} changes={changes} fold={{ isFolded, setFolded, bodyId }} />
      <div id={bodyId} hidden={isFolded} className="grid grid-cols-1 gap-3">
        {sayUnreadable && <p className="text-dense text-muted">{unreadable || t('empty')}</p>}
        {isReadable && (writesAll ? <WritesAll prompt={prompt} /> : <CloserReading prompt={prompt} />)}
        {unreadable === null && !plan && <Waiting />}
        {unreadable === null && plan && (
          <>
            <Cards
              plan={plan}
              onOperate={changes.operate}
              isReadOnly={isLeaving || writesAll}
              difference={prompt.closer.isProposed && !writesAll ? live.answer?.difference : null}
            />
            <PlanNotes prompt={prompt} onAdd={(name) => void changes.operate({ type: 'addThing', name })} />
          </>
        )}
      </div>
      <p role="status" className="sr-only">
        {changes.said}
      </p>
    </section>
  );
}

function Waiting() {
  return (
    <div className="grid gap-3 sm:grid-cols-3">
      {['one', 'two', 'three'].map((place) => (
        <Skeleton key={place} className="h-24 rounded-card" />
      ))}
    </div>
  );
}
