import type { PlanStart } from '@sayso/contracts/plan-reading';
import type { Blueprint } from '@sayso/core/blueprint-schema';
import { bounded } from '../read/text/bounded.ts';
import { refusalWords } from '../texts/refusals.ts';
import { triage } from '../triage/triage.ts';
import { planDescription, starterPlan } from './plan-description.ts';
import { startFrom } from './start-from.ts';

export type Begun = {
  blueprint: Blueprint;
  /** Words that nothing came from. */
  unused: string[];
  /** Why nothing can be read, empty where too little was said; null where something can. */
  unreadable: string | null;
};

/** What a first build begins with, as it is shown while somebody writes. */
export function beginPlan({ text, template }: PlanStart): Begun {
  const started = template === null ? undefined : startFrom(template, text);
  if (started) return { ...started, unreadable: null };
  const first = triage(bounded(text), true);
  if (first.kind === 'wish') return { ...planDescription(text), unreadable: null };
  const isShort = first.words === refusalWords.empty;
  return { blueprint: starterPlan(), unused: [], unreadable: isShort ? '' : first.words.trim() };
}
