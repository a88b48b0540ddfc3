import type { PlanDraft } from '@sayso/contracts/plan-draft';
import type { Evidence, ReadingFault } from '@sayso/contracts/reading';
import { tidyDraft } from '../draft/tidy-draft.ts';
import { beginPlan } from '../operate/begin-plan.ts';
import { draftFromAnswer } from './draft-answer.ts';
import { evidenceOf, isLikely } from './evidence.ts';
import { quoteFinder } from './quotes.ts';

export type CheckedAnswer =
  | { draft: PlanDraft; evidence: Evidence[] }
  | { fault: Extract<ReadingFault, 'invalid' | 'unlikely'> };

/** What a reader answered, as a draft that fits the text; whatever it says of its evidence is looked up in the text. */
export function checkAnswer(text: string, answer: string): CheckedAnswer {
  const given = draftFromAnswer(answer);
  if (!given) return { fault: 'invalid' };
  const draft = withQuotes(tidyDraft(given), text);
  const evidence = evidenceOf(draft, text);
  const isApp = beginPlan({ text, template: null }).unreadable === null;
  return isLikely(evidence, draft, isApp) ? { draft, evidence } : { fault: 'unlikely' };
}

/** What is refused and left over is told in the person's words alone: an answer is no place for others. */
function withQuotes(draft: PlanDraft, text: string): PlanDraft {
  const find = quoteFinder(text);
  const quoted = (words: readonly string[]) => words.filter((each) => find(each) !== undefined);
  return { ...draft, notWanted: quoted(draft.notWanted), leftOver: quoted(draft.leftOver) };
}
