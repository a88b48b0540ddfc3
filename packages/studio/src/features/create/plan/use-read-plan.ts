import type { PlanAnswer, PlanStart } from '@sayso/contracts/plan-reading';
import { startTransition, useRef, useState } from 'react';
import { keepEdits, keptEdits } from './kept-edits.ts';
import { isSameStart, noEdits, type PlanEdits, settledEdits } from './plan-edits.ts';
import type { ReadResult } from './plan-reader.ts';
import { usePlanReader } from './use-plan-reader.ts';

type Shown = {
  answer: PlanAnswer | null;
  edits: PlanEdits;
  /** There is no reader, or it could not read this. */
  hasFailed: boolean;
};

const nowhere: PlanStart = { text: '', template: null };

/** Whoever goes back to a reading has all of their changes of it back, those too that did not fit the other one. */
const editsFor = (
  start: PlanStart,
  now: PlanEdits,
  former: { edits: PlanEdits; carried: PlanEdits } | null,
): PlanEdits =>
  former && former.carried === now && isSameStart(former.edits.madeOn, start) ? former.edits : now;

/** The plan that is shown and the person's changes of it, with the way to read both anew. */
export function useReadPlan() {
  const [shown, setShown] = useState<Shown>(() => ({
    answer: null,
    edits: keptEdits() ?? noEdits(nowhere),
    hasFailed: false,
  }));
  /** Ahead of what is shown: with changes that were not answered yet. */
  const edits = useRef(shown.edits);
  /** Changes as they were before they were carried over to another reading, and what that left of them. */
  const former = useRef<{ edits: PlanEdits; carried: PlanEdits } | null>(null);
  const reader = usePlanReader();

  const take = (next: PlanEdits) => {
    edits.current = next;
    keepEdits(next);
  };
  return {
    shown,
    edits,
    take,
    warmUp: () => reader().warmUp(),
    async read(start: PlanStart): Promise<ReadResult> {
      const asked = editsFor(start, edits.current, former.current);
      const { madeOn, operations } = asked;
      const result = await reader().read({ start, madeOn, operations });
      if (result === 'failed') setShown((before) => ({ ...before, hasFailed: true }));
      if (typeof result === 'string') return result;
      const settled = settledEdits(asked, start, result);
      if (asked.operations.length > 0 && !isSameStart(madeOn, start))
        former.current = { edits: asked, carried: settled };
      take(settled);
      startTransition(() => setShown({ answer: result, edits: settled, hasFailed: false }));
      return result;
    },
    forget() {
      take(noEdits(nowhere));
      setShown({ answer: null, edits: edits.current, hasFailed: false });
    },
  };
}
