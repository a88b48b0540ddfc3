import type { PlanOperation } from '@sayso/contracts/plan';
import type { PlanStart } from '@sayso/contracts/plan-reading';
import { useEffect, useRef } from 'react';
import { t } from '../../../texts/live-plan.ts';
import { isSameStart, type PlanEdits, withEdit, withLastUndone, withoutLast } from './plan-edits.ts';
import type { ReadResult } from './plan-reader.ts';
import { useReadPlan } from './use-read-plan.ts';

const pauseMs = 300;

/**
 * The plan of what is being written, with the person's own changes in it. It is read in a worker after a pause; the last
 * answer wins. Where there is no reader, there is no plan and everything else goes on. `start` is null while there is
 * nothing to read.
 */
export function useLivePlan(start: PlanStart | null) {
  const { shown, edits, take, read, warmUp, forget } = useReadPlan();

  /** The line that says what was done last; rejects with why it was refused, in words for the person. */
  const change = async (next: PlanEdits): Promise<string> => {
    const before = edits.current;
    // What is shown is about to give way to the plan of newer words, with other ids.
    if (!isSameStart(before.madeOn, shown.edits.madeOn)) throw new Error(t('moved'));
    take(next);
    const result = await read(next.madeOn);
    if (result === 'failed') {
      take(before);
      throw new Error(t('notChanged'));
    }
    if (result === 'overtaken') return '';
    if (result.refused !== null) throw new Error(result.refused);
    return result.lines.at(-1) ?? '';
  };

  const readLatest = useRef(read);
  useEffect(() => {
    readLatest.current = read;
  });
  const { text = null, template = null, draft = null } = start ?? {};
  useEffect(() => {
    if (text === null) return;
    const timer = setTimeout(() => void readLatest.current({ text, template, draft }), pauseMs);
    return () => clearTimeout(timer);
  }, [text, template, draft]);

  return {
    ...shown,
    answer: start && shown.answer,
    canBeRead: start !== null,
    warmUp,
    forget,
    operate: (operation: PlanOperation) => change(withEdit(edits.current, operation)),
    /** Answers the line of what was undone. */
    async undo() {
      const line = edits.current.lines.at(-1) ?? '';
      await change(withoutLast(edits.current));
      return line;
    },
    redo: () => change(withLastUndone(edits.current)),
    /** The changes as operations on the plan of exactly these words; null where they could not be read. */
    async operationsFor(wanted: PlanStart): Promise<readonly PlanOperation[] | null> {
      let result: ReadResult | undefined;
      const isSettled = () => isSameStart(edits.current.madeOn, wanted) && result !== 'overtaken';
      while (edits.current.operations.length > 0 && !isSettled()) {
        result = await read(wanted);
        if (result === 'failed') return null;
      }
      return edits.current.operations;
    },
  };
}
export type LivePlan = ReturnType<typeof useLivePlan>;
