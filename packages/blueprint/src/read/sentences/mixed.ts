/** Orders in which the thing comes last, brought to the usual one: "For each job we note A, B and C". */
const meant =
  "(?:that|this|those|these|that's|these are|those are|all (?:of )?(?:that|this|those)|such)(?:'s|\\s+is|\\s+are)?";
const wanting =
  '(?:(?:what|all|everything|the (?:things|data|details|fields|information|facts))(?:\\s+that)?\\s+(?:i|we|you|people|they)\\s+(?:\\w+\\s+){0,2}?(?:need|want|know|keep|record|store|track|note|care about|write down|log|see|must have|have)(?:\\s+(?:to\\s+)?(?:see|know|have|keep|record|store|note|track))?|(?:what|all|everything)(?:\\s+that)?\\s+the\\s+[\\p{L} -]{3,40}?\\s+(?:used to |has to |had to |must |should )?(?:say|says|said|shows?|showed|tells?|told|holds?|held|needs?)|needed|kept|wanted|recorded|stored|noted)';

const after = new RegExp(
  `^(.+?)\\s*[:,–—-]*\\s*${meant}\\s+${wanting}\\s+(?:for|about|of|on|per|with|in)\\s+(?:each|every|an?|all(?: the)?|the|one|any|our|my)\\s+([\\p{L}-]+(?:\\s[\\p{L}-]+)?)(?:\\s*,?\\s*(?:along|together|as well as|plus|and also|and)\\s+(?:with\\s+)?(.+)|\\s+(?:before|when|after|if|so|because)\\b.*)?$`,
  'iu',
);
const of = /\s+(?:of|for|per|on|about)\s+(?:each|every)\s+([\p{L}-]+(?:\s[\p{L}-]+)?)$/iu;
const verb =
  /\b(?:is|are|can|could|should|must|want|need|show|see|has|have|with|keep|log|record|track|note|store|enter)\b/i;

/** "Weight, price, colour: that's what we keep for each stone" and "weight, price and colour of every stone". */
export function usualOrder(sentence: string): string {
  const text = sentence.trim().replace(/[.!]+$/, '');
  if (text.length > 400) return sentence;
  const found = /\b(?:that|this|these|those|such)\b/i.test(text) ? after.exec(text) : null;
  if (found?.[1]?.includes(',') && found[2]) {
    const list = [found[1].replace(/(?<![\s:,–—-])[\s:,–—-]+$/, ''), found[3] ?? '']
      .filter((part) => part !== '')
      .join(', ');
    return `for each ${found[2]} we note ${list}`;
  }
  const last = of.exec(text);
  const listed = text.slice(0, last?.index ?? 0);
  if (last?.[1] && listed.includes(',') && !/[:.]/.test(listed) && !verb.test(listed))
    return `for each ${last[1]} we note ${listed}`;
  return sentence;
}
