import { beginPlan } from '@sayso/blueprint/operate/begin-plan';
import { livePlan } from '@sayso/blueprint/operate/live-plan';
import { sameThing } from '@sayso/blueprint/operate/named-items';
import type { PlanDraft } from '@sayso/contracts/plan-draft';
import type { Described } from '../plans/expectations.ts';
import { mend } from '../plans/mend.ts';

export type DraftVerdict = {
  presses: number;
  /** What is wrong with the plan, a line each. */
  gaps: string[];
};

/** Presses from the plan of a text to the right one, with the draft of a closer reader or without. */
export function judgeDraft({ text, right }: Described, draft: PlanDraft | null): DraftVerdict {
  const { blueprint } = beginPlan({ text, template: null, draft });
  const { operations, gaps, left } = mend(blueprint, right);
  return { presses: operations.length + left.length, gaps: gaps.map(({ says }) => says) };
}

/** Things that the rules read in the text, and of which a plan with the draft neither has nor says anything. */
export function lostThings(text: string, draft: PlanDraft): string[] {
  const start = { text, template: null, draft };
  const rules = beginPlan({ text, template: null }).blueprint;
  const closer = beginPlan(start).blueprint;
  const { alsoHeard, unused } = livePlan({ start, madeOn: start, operations: [] });
  return rules.entities
    .filter((entity) => entity.why.from === 'text' && !sameThing(closer, entity))
    .filter(({ label }) => !unused.some((words) => words.toLowerCase().includes(label.toLowerCase())))
    .map(({ labelPlural }) => labelPlural)
    .filter((name) => !alsoHeard.includes(name));
}
