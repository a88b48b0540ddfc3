import type { Plan, PlanOperation } from '@sayso/contracts/plan';
import type { Right } from './expectations.ts';
import { type Fit, fitFields, type Matched, matchThings } from './match.ts';

/** What is not as it should be, and operations of which any one is the next press; none where no press helps. */
export type Gap = { key: string; says: string; ways: PlanOperation[] };

export type Seen = { plan: Plan; right: Right; matched: Matched; fits: Map<string, Fit> };

export function see(plan: Plan, right: Right): Seen {
  const matched = matchThings(plan.things, right);
  const fits = new Map(
    [...matched].map(([key, thing]) => [key, fitFields(thing, right.things[key]?.fields ?? {})]),
  );
  return { plan, right, matched, fits };
}
