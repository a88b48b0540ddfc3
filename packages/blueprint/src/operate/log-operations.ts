import type { Blueprint } from '@sayso/core/blueprint-schema';
import { logChange, nextRequest, trimLog } from '../change/log.ts';
import { patchOf } from '../change/patch.ts';

/** The changed plan with a note of the change, so that "undo" takes all of it back. */
export function logOperations(before: Blueprint, after: Blueprint, lines: readonly string[]): Blueprint {
  const patch = patchOf(before, after);
  if (patch.length === 0) return after;
  const logged = { ...after, log: structuredClone(after.log) };
  logChange(logged, {
    words: lines.join('. ').slice(0, 300),
    done: [...lines],
    request: nextRequest(after),
    patch,
  });
  trimLog(logged);
  return logged;
}
