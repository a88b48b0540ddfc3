import { applyOperations } from '@sayso/blueprint/operate/apply-operations';
import { planOf } from '@sayso/blueprint/operate/plan-of';
import type { PlanOperation } from '@sayso/contracts/plan';
import type { Blueprint } from '@sayso/core/blueprint-schema';
import type { Right } from './expectations.ts';
import { gapsOf } from './gaps.ts';
import { type Discarded, type Gap, see } from './seen.ts';

export type Mended = {
  /** What was wrong at first; of a thing that is missing, no more than that. */
  gaps: { kind: string; says: string }[];
  /** One a press. */
  operations: PlanOperation[];
  /** What no operation put right, with what the product said. */
  left: string[];
};

/** More presses than this are no mending. */
const most = 150;

/**
 * The fewest presses found: a thing full of odd fields is removed and made anew, by its name with what such things
 * usually have, where that takes fewer.
 */
export function mend(start: Blueprint, right: Right): Mended {
  const plan = planOf(start);
  let best = { discarded: new Set<string>(), ...pressAll(start, right) };
  for (const { id } of see(plan, right).matched.values()) {
    // To remove and to make anew are two presses by themselves.
    if (best.operations.length <= 2) break;
    const discarded = new Set([...best.discarded, id]);
    const other = pressAll(start, right, discarded);
    const isBetter =
      other.left.length <= best.left.length && other.operations.length < best.operations.length;
    if (isBetter) best = { discarded, ...other };
  }
  const gaps = gapsOf(plan, right).map(({ key, says }) => ({ kind: key.split(' ')[0] ?? '', says }));
  return { gaps, operations: best.operations, left: best.left };
}

/** Presses the operations that make a plan right, one after the other, each on the plan that the last one left. */
function pressAll(start: Blueprint, right: Right, discarded: Discarded = new Set()): Omit<Mended, 'gaps'> {
  let blueprint = start;
  const left = new Map<string, string>();
  const tried = new Set<string>();
  const operations: PlanOperation[] = [];
  for (;;) {
    const gap = gapsOf(planOf(blueprint), right, discarded).find(({ key }) => !left.has(key));
    if (!gap || operations.length >= most) break;
    const done = tried.has(gap.key) ? 'it stays as it was' : press(blueprint, gap);
    tried.add(gap.key);
    if (typeof done === 'string') left.set(gap.key, `${gap.says}: ${done}`);
    else {
      blueprint = done.blueprint;
      operations.push(done.operation);
    }
  }
  return { operations, left: [...left.values()] };
}

type Pressed = { blueprint: Blueprint; operation: PlanOperation };

/** The first of the gap's operations that the product takes, else why it refused. */
function press(blueprint: Blueprint, { ways }: Gap): Pressed | string {
  let why = 'no operation does it';
  for (const operation of ways) {
    try {
      return { blueprint: applyOperations(blueprint, [operation]).blueprint, operation };
    } catch (error) {
      why = error instanceof Error ? error.message : String(error);
    }
  }
  return why;
}
