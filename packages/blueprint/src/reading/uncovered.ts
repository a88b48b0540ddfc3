import type { PlanDraft } from '@sayso/contracts/plan-draft';
import type { Evidence } from '@sayso/contracts/reading';

type Given = {
  evidence: readonly Evidence[];
  draft: PlanDraft;
  /** Clauses of the text that the rules took nothing from. */
  unread: readonly string[];
};

/** Words that nothing of the plan came from: clauses that neither reader used, and what the draft calls left over. */
export function uncovered(text: string, { evidence, draft, unread }: Given): string[] {
  const used = evidence.filter(({ item, from }) => from === 'text' && !item.startsWith('leftOver.'));
  const left = unread.filter((clause) => {
    const start = text.indexOf(clause);
    if (start < 0) return true;
    const end = start + clause.length;
    return !used.some((piece) => (piece.start ?? 0) < end && (piece.end ?? 0) > start);
  });
  const leftOver = draft.leftOver.flatMap((_, at) => {
    const said = evidence.find(({ item }) => item === `leftOver.${at}`);
    // Shown as the person wrote it; what the text does not say was left out by nobody.
    return said?.start === undefined ? [] : [text.slice(said.start, said.end)];
  });
  return [...new Set([...left, ...leftOver])];
}
