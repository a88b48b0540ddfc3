import type { PlanOperation } from '@sayso/contracts/plan';
import type { PlanAnswer, PlanStart } from '@sayso/contracts/plan-reading';

/** Somebody's own changes of a plan that follows their words. */
export type PlanEdits = {
  /** What the operations were made on; ids in them are those of its plan. */
  madeOn: PlanStart;
  operations: readonly PlanOperation[];
  /** What each did, in words; those that are not read yet have none. */
  lines: readonly string[];
  /** Undone ones, the latest last. */
  undone: readonly PlanOperation[];
};

export const isSameStart = (one: PlanStart, other: PlanStart): boolean =>
  one.text === other.text &&
  one.template === other.template &&
  (one.draft === other.draft || JSON.stringify(one.draft ?? null) === JSON.stringify(other.draft ?? null));

export const noEdits = (madeOn: PlanStart): PlanEdits => ({ madeOn, operations: [], lines: [], undone: [] });

/** A new change; what was undone before cannot be had back any more. */
export const withEdit = (edits: PlanEdits, operation: PlanOperation): PlanEdits => ({
  ...edits,
  operations: [...edits.operations, operation],
  undone: [],
});

export function withoutLast(edits: PlanEdits): PlanEdits {
  const last = edits.operations.at(-1);
  if (!last) return edits;
  const left = edits.operations.slice(0, -1);
  return {
    ...edits,
    operations: left,
    lines: edits.lines.slice(0, left.length),
    undone: [...edits.undone, last],
  };
}

export function withLastUndone(edits: PlanEdits): PlanEdits {
  const last = edits.undone.at(-1);
  if (!last) return edits;
  return { ...edits, operations: [...edits.operations, last], undone: edits.undone.slice(0, -1) };
}

/** The edits as the reader answered them; undone ones name items of the plan that they were made on. */
export const settledEdits = (edits: PlanEdits, start: PlanStart, answer: PlanAnswer): PlanEdits => ({
  madeOn: start,
  operations: answer.operations,
  lines: answer.lines,
  undone: isSameStart(edits.madeOn, start) ? edits.undone : [],
});
