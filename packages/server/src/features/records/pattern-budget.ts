import { Fault } from '@sayso/contracts/faults';
import { compiledPattern } from '@sayso/core/patterns/compiled-patterns';
import type { LinearPattern } from '@sayso/core/patterns/linear-pattern';
import { patternWords } from '../../texts/records.ts';

/** Milliseconds that the patterns of one call may take, however many records it brings. */
const mostMs = 250;

let spent = 0;
let cpuBefore = process.threadCpuUsage();
let isCounting = false;

/** The pattern as it is checked; null for one that cannot be, of which the owner is told in the rules' report. */
export function checkedPattern(source: string): LinearPattern | null {
  const pattern = compiledPattern(source);
  return 'problem' in pattern ? null : pattern;
}

/** Whether a text has the form that its schema asks for. Throws 422 where finding out would take too long. */
export function matchesPattern(source: string, text: string): boolean {
  if (spent === 0) cpuBefore = process.threadCpuUsage();
  const start = performance.now();
  // Compiles it again where the memory for patterns was needed for others, so this counts as well.
  const pattern = checkedPattern(source);
  if (pattern === null) return true;
  if (!pattern.takes(text)) throw new Fault('invalid', patternWords.textTooLong);
  const has = pattern.test(text);
  spent += performance.now() - start;
  if (spent > mostMs && cpuMs() > mostMs) throw new Fault('invalid', patternWords.tooSlow);
  return has;
}

/** Runs what checks records, which share one budget; within another call, that one's counts. */
export function withPatternBudget<T>(work: () => T): T {
  if (isCounting) return work();
  isCounting = true;
  spent = 0;
  try {
    return work();
  } finally {
    isCounting = false;
  }
}

/** On a machine at work a moment may pass without this thread having run. */
function cpuMs(): number {
  const { user, system } = process.threadCpuUsage(cpuBefore);
  return (user + system) / 1_000;
}
