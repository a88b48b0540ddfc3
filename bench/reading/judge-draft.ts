import { beginPlan } from '@sayso/blueprint/operate/begin-plan';
import { livePlan } from '@sayso/blueprint/operate/live-plan';
import { sameField, sameThing } from '@sayso/blueprint/operate/named-items';
import { tellingKeys } from '@sayso/blueprint/reading/quotes';
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

/** What the rules read in the text, and of which a plan with the draft neither has nor says anything. */
export function lostByDraft(text: string, draft: PlanDraft): string[] {
  const start = { text, template: null, draft };
  const rules = beginPlan({ text, template: null }).blueprint;
  const closer = beginPlan(start).blueprint;
  const { alsoHeard, unused } = livePlan({ start, madeOn: start, operations: [] });
  const told = [...unused, ...alsoHeard].join('\n').toLowerCase();
  // A word that any name of the draft has is understood there as something else.
  const known = new Set(
    JSON.stringify(draft)
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu),
  );
  const isLost = (label: string) => {
    const keys = tellingKeys(label);
    return keys.length > 0 && !keys.some((key) => known.has(key)) && !told.includes(label.toLowerCase());
  };
  const said = rules.entities.filter(({ why }) => why.from === 'text');
  const things = said.filter((entity) => !sameThing(closer, entity)).map(({ labelPlural }) => labelPlural);
  const fields = said.flatMap((entity) => {
    const twin = sameThing(closer, entity);
    const missing = entity.fields.filter(
      (field) => field.why.from === 'text' && twin && !sameField(twin, field),
    );
    // What the rules made of words in between is named nowhere in the text.
    return missing
      .map(({ label }) => label)
      .filter((label) => text.toLowerCase().includes(label.toLowerCase()));
  });
  return [...things.filter((name) => !told.includes(name.toLowerCase())), ...fields.filter(isLost)];
}
