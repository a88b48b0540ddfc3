import { applyOperations } from '@sayso/blueprint/operate/apply-operations';
import { planOf } from '@sayso/blueprint/operate/plan-of';
import type { PlanOperation } from '@sayso/contracts/plan';
import type { Blueprint } from '@sayso/core/blueprint-schema';
import type { Right } from './expectations.ts';
import { gapsOf } from './gaps.ts';
import type { Gap } from './seen.ts';

export type Mended = {
  /** What was wrong at first. */
  gaps: string[];
  /** One a press. */
  operations: PlanOperation[];
  /** What no operation put right, with what the product said. */
  left: string[];
};

/** More presses than this are no mending. */
const most = 150;

/** Presses the operations that make a plan right, one after the other, each on the plan that the last one left. */
export function mend(start: Blueprint, right: Right): Mended {
  let blueprint = start;
  const left = new Map<string, string>();
  const tried = new Set<string>();
  const operations: PlanOperation[] = [];
  const gaps = gapsOf(planOf(start), right).map(({ says }) => says);
  for (;;) {
    const gap = gapsOf(planOf(blueprint), right).find(({ key }) => !left.has(key));
    if (!gap || operations.length >= most) break;
    const done = tried.has(gap.key) ? 'it stays as it was' : press(blueprint, gap);
    tried.add(gap.key);
    if (typeof done === 'string') left.set(gap.key, `${gap.says}: ${done}`);
    else {
      blueprint = done.blueprint;
      operations.push(done.operation);
    }
  }
  return { gaps, operations, left: [...left.values()] };
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
