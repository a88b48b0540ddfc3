import type { PlanDraft } from '@sayso/contracts/plan-draft';
import type { Evidence } from '@sayso/contracts/reading';
import type { Blueprint } from '@sayso/core/blueprint-schema';
import { missedIn, usedPlaces } from './missed.ts';
import { overlaps } from './quotes.ts';

type Given = {
  evidence: readonly Evidence[];
  draft: PlanDraft;
  /** Rules of the draft that no rule of an app can say. */
  unsaid: PlanDraft['rules'];
  /** Clauses of the text that the rules took nothing from. */
  unread: readonly string[];
  /** The plan of the rules, and the one of the draft. */
  rules: Blueprint;
  closer: Blueprint;
};

/**
 * Words that nothing of the plan came from: clauses that neither reader used, what the draft calls left over, rules that
 * could not be said, and what only the rules understood.
 */
export function uncovered(text: string, given: Given): string[] {
  const { evidence, draft, unsaid, unread, rules, closer } = given;
  const lost = new Set([
    ...draft.leftOver.map((_, at) => `leftOver.${at}`),
    ...draft.rules.flatMap((rule, at) =>
      unsaid.some(({ words }) => words === rule.words) ? [`rules.${at}`] : [],
    ),
  ]);
  const used = usedPlaces(evidence, lost);
  // That a thing is named where a form of it is asked for makes no form.
  const beside = evidence.filter(({ item }) => !item.startsWith('things.'));
  const left = unread.filter((clause) => {
    const start = text.indexOf(clause);
    if (start < 0) return true;
    const place = { start, end: start + clause.length };
    return !used.some((each) => overlaps(each, place));
  });
  // Shown as the person wrote it; what the text does not say was left out by nobody.
  const leftOver = evidence.flatMap(({ item, start, end }) =>
    lost.has(item) && start !== undefined ? [text.slice(start, end)] : [],
  );
  const missed = missedIn(text, { draft, used: usedPlaces(beside, lost), rules, closer }).map(
    ({ start, end }) => text.slice(start, end),
  );
  return [...new Set([...left, ...leftOver, ...missed.filter((words) => !isPartOf(words, left))])];
}

const isPartOf = (words: string, clauses: readonly string[]): boolean =>
  clauses.some((clause) => clause.includes(words));
