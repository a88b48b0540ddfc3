import type { Plan, PlanOperation } from '@sayso/contracts/plan';
import type { PlanDifference } from '@sayso/contracts/plan-reading';
import { createContext, type RefObject, use } from 'react';
import type { Folds } from './use-folds.ts';

/** Makes one change. Where it answers a promise, the item waits for it, and a rejection is told beside the input. */
export type Operate = (operation: PlanOperation) => void | Promise<void>;

/** What of the plan is opened for changes. */
export type PanelTarget =
  | { what: 'thing'; thing: string }
  | { what: 'field'; thing: string; field: string }
  | { what: 'newField'; thing: string }
  | { what: 'newThing' }
  | { what: 'page'; page: string }
  | { what: 'newPage' }
  | { what: 'role'; role: string }
  | { what: 'newRole' }
  | { what: 'app' };

export type PlanState = {
  plan: Plan;
  operate: Operate;
  isReadOnly: boolean;
  /** What nobody asked for is told from what was written. */
  marksAssumed: boolean;
  /** Ids of items whose change is on its way. */
  pending: ReadonlySet<string>;
  /** Id of the thing or field that somebody was led to. */
  marked: string | undefined;
  /** What another reading would make otherwise. */
  difference: PlanDifference | null;
  folds: Folds;
  opened: PanelTarget | null;
  /** Set while the opened panel holds what is not saved: asks there about it. */
  hold: RefObject<(() => void) | null>;
  /** `fault` says what went wrong on the way there. */
  open: (place: PanelTarget, anchor: HTMLElement, fault?: string) => void;
};

export const PlanContext = createContext<PlanState | null>(null);

export function usePlanState(): PlanState {
  const state = use(PlanContext);
  if (!state) throw new Error('Parts of a plan stand in PlanCards');
  return state;
}

export const isSameTarget = (one: PanelTarget | null, other: PanelTarget): boolean =>
  one !== null && JSON.stringify(one) === JSON.stringify(other);
