import type { PlanStart } from '@sayso/contracts/plan-reading';
import type { Blueprint } from '@sayso/core/blueprint-schema';
import { bounded } from '../read/text/bounded.ts';
import { draftPlan } from '../reading/draft-plan.ts';
import { type Filled, filledEntities } from '../tables/table-drafts.ts';
import type { TableFile } from '../tables/table-file.ts';
import { refusalWords } from '../texts/refusals.ts';
import { triage } from '../triage/triage.ts';
import { planText, starterPlan } from './plan-description.ts';
import { startFrom } from './start-from.ts';

export type Begun = {
  blueprint: Blueprint;
  /** Words that nothing came from. */
  unused: string[];
  /** Things of the text that a closer reader’s draft leaves out. */
  alsoHeard: string[];
  /** Why nothing can be read, empty where too little was said; null where something can. */
  unreadable: string | null;
  /** Nothing is built of it, for the reason that `unreadable` gives. */
  isRefused: boolean;
  /** Things that the files of rows fill. */
  filled: readonly Filled[];
  /** What was left out on purpose, in sentences. */
  told: readonly string[];
};

/**
 * What a first build begins with: as it is shown while somebody writes, as it is tried before the app is made, and as it
 * is built. An unknown starter app is none.
 */
export function beginPlan({ text, template, draft }: PlanStart, tables: readonly TableFile[] = []): Begun {
  const words = bounded(text);
  const first = triage(words, true);
  const none = { unused: [], alsoHeard: [], unreadable: null, isRefused: false, filled: [], told: [] };
  if (first.kind === 'refused')
    return { ...none, blueprint: starterPlan(), unreadable: first.words.trim(), isRefused: true };
  const started = template === null ? undefined : startFrom(template, words);
  if (started) return { ...none, ...started };
  // A closer reader may know a language that the rules do not.
  if (first.kind === 'wish' || tables.length > 0 || draft) {
    const { blueprint, reading, unread, filled, unwanted } = planText(words, tables);
    const begun = { ...none, blueprint, unused: unread, filled, told: unwanted };
    if (!draft) return begun;
    const isKnownTool = reading.isSettled === true || reading.tools.some(({ isWhole }) => isWhole);
    const drafted = draftPlan(words, draft, { blueprint, unused: unread, isKnownTool, filled });
    return { ...begun, told: [], ...drafted, filled: filledEntities(drafted.blueprint, tables) };
  }
  const isShort = first.words === refusalWords.empty;
  return { ...none, blueprint: starterPlan(), unreadable: isShort ? '' : first.words.trim() };
}
