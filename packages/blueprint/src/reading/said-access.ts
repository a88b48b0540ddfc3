import type { PlanDraft } from '@sayso/contracts/plan-draft';
import type { Evidence } from '@sayso/contracts/reading';
import { isRefusal } from '../draft/draft-rules.ts';
import { isEveryone } from '../draft/draft-who.ts';

type Given = { text: string; evidence: readonly Evidence[] };

/**
 * The draft without what would let somebody in of whom the text says nothing: a model may be wrong, and a text may carry
 * orders to it. Prohibitions stay, as they open nothing.
 */
export function withSaidAccess(draft: PlanDraft, { text, evidence }: Given): PlanDraft {
  const isSaid = (item: string): boolean => {
    const piece = evidence.find((one) => one.item === item);
    return piece?.from === 'text' && isPhrase(text.slice(piece.start, piece.end));
  };
  return {
    ...draft,
    rules: draft.rules.filter(({ may }, at) => isRefusal(may) || isSaid(`rules.${at}`)),
    pages: draft.pages.map((page, at) =>
      isEveryone(page.for) && draft.use !== 'tool' && !isSaid(`pages.${at}`)
        ? { ...page, for: 'users' }
        : page,
    ),
  };
}

/** One word of the text says nothing of who may do what; scripts without blanks write a phrase in one. */
const isPhrase = (words: string): boolean => /\s/.test(words.trim()) || !/\p{Script=Latin}/u.test(words);
