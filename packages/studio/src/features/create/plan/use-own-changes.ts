import type { PlanOperation } from '@sayso/contracts/plan';
import { useEffect, useRef, useState } from 'react';
import { messageOf } from '../../../lib/api-error.ts';
import { t } from '../../../texts/live-plan.ts';
import type { LivePlan } from './use-live-plan.ts';

/** The person's own changes of the plan, and what is said of them to whoever does not see it. */
export function useOwnChanges(live: LivePlan) {
  const [said, setSaid] = useState('');
  const latest = useRef(live);
  useEffect(() => {
    latest.current = live;
  });
  const say = (change: Promise<string>) =>
    change.then(setSaid, (error: unknown) => setSaid(messageOf(error)));

  // Made once: the cards are drawn anew where the plan is another, not with each letter that is typed.
  const [operate] = useState(() => async (operation: PlanOperation) => {
    setSaid(await latest.current.operate(operation));
  });
  return {
    said,
    operate,
    undo: () => void say(live.undo().then((line) => t('undid', { line }))),
    redo: () => void say(live.redo().then((line) => t('redid', { line }))),
    canUndo: live.edits.operations.length > 0,
    canRedo: live.edits.undone.length > 0,
  };
}
export type OwnChanges = ReturnType<typeof useOwnChanges>;
