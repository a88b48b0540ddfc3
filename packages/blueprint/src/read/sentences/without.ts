import { splitItems } from '../text/split.ts';

/** What the person does not want: named so that nothing of it is built and the answer can say so. */
const wishes: readonly RegExp[] = [
  /^(?:and\s+|but\s+|so\s+)?(?:please\s+)?(?:absolutely\s+|really\s+)?no\s+(.+)$/i,
  /^(?:what|things?|stuff)\b.{0,40}?\b(?:do not|don'?t|never|not)\s+(?:explicitly\s+)?(?:want|need|like)\b[^:]*:\s*(.+)$/i,
  /^some things?\b.{0,40}?\b(?:do not|don'?t) want\b\s*:?\s*(.*)$/i,
  /^(?:i|we|it|there)(?:'d)?\s+(?:really\s+|also\s+)?(?:do not|don'?t|does not|doesn'?t|should not|shouldn'?t|need not|won't|will not|must not)\s+(?:want|need|have to have|have|be|contain|include|use)\s+(?:any\s+|to have\s+|a\s+)?(.+)$/i,
  /^without\s+(?:any\s+)?(.+)$/i,
  /^(?:don'?t|do not)\s+(?:worry|mind|bother|build|add|include|show|use|make)\b\s*(.*)$/i,
];

/** What a sentence says is not wanted; undefined where it asks for something. */
export function unwanted(sentence: string): string[] | undefined {
  if (/\bno one\b|\bno more than\b/i.test(sentence) || /\bonly\b.*\b(?:may|can)\b/i.test(sentence))
    return undefined;
  for (const shape of wishes) {
    const found = shape.exec(sentence.trim().replace(/[.!]+$/, ''));
    if (!found) continue;
    return splitItems(found[1] ?? '')
      .flatMap((item) => item.split(/\s+or\s+/))
      .map((item) =>
        item
          .replace(/^(?:no|any|a|an|the)\s+/i, '')
          .replace(/\s+(?:needed|required|please|at all|obviously)\b.*$/i, '')
          .trim()
          .toLowerCase(),
      )
      .filter((item) => item !== '');
  }
  return undefined;
}
