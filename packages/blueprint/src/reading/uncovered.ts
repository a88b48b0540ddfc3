import type { PlanDraft } from '@sayso/contracts/plan-draft';
import type { Evidence } from '@sayso/contracts/reading';

type Given = {
  evidence: readonly Evidence[];
  draft: PlanDraft;
  /** Rules of the draft that no rule of an app can say. */
  unsaid: PlanDraft['rules'];
  /** Clauses of the text that the rules took nothing from. */
  unread: readonly string[];
};

/**
 * Words that nothing of the plan came from: clauses that neither reader used, what the draft calls left over, and rules
 * that could not be said.
 */
export function uncovered(text: string, { evidence, draft, unsaid, unread }: Given): string[] {
  const lost = new Set([
    ...draft.leftOver.map((_, at) => `leftOver.${at}`),
    ...draft.rules.flatMap((rule, at) =>
      unsaid.some(({ words }) => words === rule.words) ? [`rules.${at}`] : [],
    ),
  ]);
  const used = evidence.filter(({ item, from }) => from === 'text' && !lost.has(item));
  const left = unread.filter((clause) => {
    const start = text.indexOf(clause);
    if (start < 0) return true;
    const end = start + clause.length;
    return !used.some((piece) => (piece.start ?? 0) < end && (piece.end ?? 0) > start);
  });
  // Shown as the person wrote it; what the text does not say was left out by nobody.
  const leftOver = evidence.flatMap(({ item, start, end }) =>
    lost.has(item) && start !== undefined ? [text.slice(start, end)] : [],
  );
  return [...new Set([...left, ...leftOver])];
}
