import { Fault } from '@sayso/contracts/faults';
import type { PlanOperation } from '@sayso/contracts/plan';
import type { PlanAnswer, PlanReading, PlanStart } from '@sayso/contracts/plan-reading';
import type { Blueprint } from '@sayso/core/blueprint-schema';
import { nearestTemplate } from '../templates/nearest-template.ts';
import { applyOperations } from './apply-operations.ts';
import { type Begun, beginPlan } from './begin-plan.ts';
import { carryOver } from './carry-over.ts';
import { alsoHeard, differenceOf } from './difference.ts';
import { planOf } from './plan-of.ts';

/** The plan that a first build of these words would begin with, changed by operations that an earlier text led to. */
export function livePlan({ start, madeOn, operations }: PlanReading): PlanAnswer {
  const { blueprint, unused, unreadable, isRefused } = begin(start);
  const isSame = keyOf(start) === keyOf(madeOn);
  const carried =
    isSame || operations.length === 0
      ? { operations: [...operations], lost: [] }
      : carryOver(operations, begin(madeOn).blueprint, blueprint);
  const done = applyAll(blueprint, carried.operations);
  return {
    plan: planOf(done.blueprint),
    unused,
    operations: done.operations,
    lines: done.lines,
    lost: carried.lost,
    refused: done.refused,
    unreadable,
    isRefused,
    nearest: start.template === null && !start.draft ? (nearestTemplate(start.text) ?? null) : null,
    ...(start.draft ? besideRules(start, done) : { alsoHeard: [], difference: null }),
  };
}

/** What the rules alone make of the same words, with the same changes by hand, against what a closer reader makes of it. */
function besideRules(start: PlanStart, { blueprint, operations }: Done) {
  const { blueprint: plain, unreadable } = begin({ ...start, draft: null });
  // What stands in for an app then was read from nothing.
  if (unreadable !== null) return { alsoHeard: [], difference: null };
  const changed = applyAll(plain, carryOver(operations, begin(start).blueprint, plain).operations).blueprint;
  return { alsoHeard: alsoHeard(changed, blueprint), difference: differenceOf(changed, blueprint) };
}

type Done = { blueprint: Blueprint; operations: PlanOperation[]; lines: string[]; refused: string | null };

/** All of them, or those before the first that cannot be done; that is the last one, which was made just now. */
function applyAll(blueprint: Blueprint, operations: PlanOperation[]): Done {
  try {
    return { ...applyOperations(blueprint, operations), operations, refused: null };
  } catch (error) {
    if (!(error instanceof Fault) || operations.length === 0) throw error;
    return { ...applyAll(blueprint, operations.slice(0, -1)), refused: error.message };
  }
}

const keyOf = ({ text, template, draft }: PlanStart): string =>
  JSON.stringify([template, text, draft ?? null]);

/** Words that were read lately: each change of the plan asks for the same ones again. */
const lately = new Map<string, Begun>();
const kept = 4;

function begin(start: PlanStart): Begun {
  const key = keyOf(start);
  const begun = lately.get(key) ?? beginPlan(start);
  lately.delete(key);
  lately.set(key, begun);
  for (const oldest of [...lately.keys()].slice(0, -kept)) lately.delete(oldest);
  return begun;
}
