import { beginPlan } from '@sayso/blueprint/operate/begin-plan';
import { planOf } from '@sayso/blueprint/operate/plan-of';
import type { PlanDraft } from '@sayso/contracts/plan-draft';
import type { Described } from '../plans/expectations.ts';
import { mend } from '../plans/mend.ts';

export type DraftVerdict = {
  presses: number;
  /** What is wrong with the plan, a line each. */
  gaps: string[];
  things: string[];
};

/** Presses from the plan of a text to the right one, with the draft of a closer reader or without. */
export function judgeDraft({ text, right }: Described, draft: PlanDraft | null): DraftVerdict {
  const { blueprint } = beginPlan({ text, template: null, draft });
  const { operations, gaps, left } = mend(blueprint, right);
  return {
    presses: operations.length + left.length,
    gaps: gaps.map(({ says }) => says),
    things: planOf(blueprint).things.map(
      ({ name, fields, access }) =>
        `${name} [${Object.values(access).join(' ')}] (${fields.map((one) => `${one.name}: ${one.kind}${one.seen_by ? ` seen by ${one.seen_by}` : ''}${one.written_by === 'visitor' ? ' v' : ''}`).join(', ')})`,
    ),
  };
}
