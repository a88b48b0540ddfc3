/** "Several at once", "tick all that apply": how people say that more than one of the choices may be picked. */
const several =
  '(?:(?:can be|may be|could be|choose|pick|tick|select|allow|with)\\s+)?(?:several|more than one|multiple|any number|as many as (?:you|they|we|i) (?:like|want|need)|all that apply|one or more|many)(?:\\s+(?:of (?:them|these)|at once|at the same time|at a time|together|possible|allowed|choices?|answers?|ok|okay|fine))*(?:\\s+(?:(?:is|are) )?(?:possible|allowed|ok|okay|fine|can be (?:chosen|picked|ticked)))?';
const inside = new RegExp(`^${several}\\s*(?:[:,]\\s*|of\\s+)`, 'i');
const atEnd = new RegExp(`,\\s*${several}$`, 'i');
const behind = new RegExp(
  `\\(([^(),/]*[,/][^()]*)\\),?\\s+(?:and |but )?${several}(?=\\s*(?:[,.;]|$))`,
  'gi',
);

/** The choices without the words that say so. */
export function manyChoices(text: string): { list: string; isMany: boolean } {
  const list = text.trim().replace(inside, '').replace(atEnd, '');
  return { list, isMany: list !== text.trim() };
}

/** Takes what is said behind the choices into the bracket: "(stress, weather), several at once". */
export const withinBrackets = (sentence: string): string => sentence.replace(behind, '(several: $1)');
