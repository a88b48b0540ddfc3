import type { Plan, PlanOperation } from '@sayso/contracts/plan';
import type { Right } from './expectations.ts';
import { type Fit, fitFields, type Matched, matchThings } from './match.ts';

/** What is not as it should be, and operations of which any one is the next press; none where no press helps. */
export type Gap = { key: string; says: string; ways: PlanOperation[] };

export type Seen = { plan: Plan; right: Right; matched: Matched; fits: Map<string, Fit> };

/** Ids of things that are better made anew than mended. */
export type Discarded = ReadonlySet<string>;

export function see(plan: Plan, right: Right, discarded: Discarded = new Set()): Seen {
  const kept = plan.things.filter(({ id }) => !discarded.has(id));
  const matched = matchThings(kept, right);
  const fits = new Map(
    [...matched].map(([key, thing]) => [key, fitFields(thing, right.things[key]?.fields ?? {})]),
  );
  return { plan, right, matched, fits };
}
