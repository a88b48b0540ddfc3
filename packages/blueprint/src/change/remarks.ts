import { clauseStart } from './verbs.ts';

const doing =
  "(?:always |often |never |just |all |already |really )*(?:calls?|called|says?|said|uses?|used|keeps?|kept|thinks?|thought|likes?|liked|asks?|asked|tells?|told|complains?|complained|forgets?|forgot|knows?|knew|finds?|found|prefers?|hates?|loves?|gets?|got|comes?|came|goes|went|moved|changed|left|broke|makes?|means?|helps?|takes?|do not|does not|don't|doesn't|did not|didn't|cannot|can't|won't|is|are|was|were|has|have|had|isn't|aren't|wasn't|hasn't|haven't)\\b";
const someone = [
  "(?:i|we|you|he|she|they|i'm|i've|we're|we've|they're|they've|he's|she's|you're|it's|that's|there's) ",
  '(?:nobody|no one|everyone|everybody|people|someone|somebody|most people|some people)(?: else)? (?!who\\b|in\\b|with\\b|per\\b|on\\b|from\\b|of\\b|and\\b|or\\b|that\\b|coming\\b)',
  `(?:it|this|that|there|which|most|some|many|all) (?=${doing})`,
  '(?:most|some|many|all|none|both|half|two|three) of (?:us|them|you|it|these|those) ',
  "[\\w'-]+s (?=(?:always|often|never|usually|sometimes|keep|kept|forget|forgot|complain|complained|ask|asked|hate|love) )",
  `(?:the|our|my|their|his|her|most|some|all)(?: of (?:the|our|my|them))? [\\w'-]+ (?:[\\w'-]+ )?(?=${doing})`,
].join('|');
/** Verbs and words that make a wish, an order or a rule of what could be a remark. */
const wishing =
  /\b(?:want|wants|need|needs|should|shoud|must|shall|would|'d|wish|may|could|let|please|required|mandatory|optional|unique|public|private|hidden|visible|sorted|filtered|called|named|belongs?|dark|on top|added to|times|minus|plus|divided|multiplied|calculat\w*)\b|^(?:i|we|you|they|everyone|everybody|people|visitors|users|members|admins|nobody|no one|anyone) (?:also )?(?:can|cannot|can't)\b(?=.*\b(?:see|edit|delete|add|change|view|vote|comment|book|send|filter|search|sort)\b)|^(?:i|we) (?:also )?(?:track|record|log|store|like|have)\b/i;
const remark = new RegExp(`^(?:and |but |so |because |since |as |otherwise |cause )*(?:${someone})\\w`, 'i');

/** What explains a wish and is none itself: "I use several in one batch", "everyone has a hotel now". */
export const isRemark = (words: string): boolean =>
  (/^(?:it|that|they|we|he|she) [a-z]+ed$/i.test(words) ||
    (words.split(/\s+/).length >= 3 && remark.test(words))) &&
  !wishing.test(words) &&
  !/["\uE000]/.test(words);

const next = /\s*,\s*(?:and |then |also |but |so )*|\s+(?:and|but)\s+(?:also\s+|please\s+|then\s+)?/gi;

/** A remark at the start of the words, and the wish that may follow it. */
export function splitRemark(words: string): { remark: string; rest: string } | undefined {
  const [first = ''] = words.split(',');
  if (!isRemark(first.trim())) return undefined;
  for (const { 0: glue, index } of words.matchAll(next)) {
    const rest = words.slice(index + glue.length);
    if (clauseStart.test(rest) && !isRemark(rest.split(',')[0] ?? ''))
      return { remark: words.slice(0, index), rest };
  }
  return { remark: words, rest: '' };
}

const reasons =
  /(?<!\bmake (?:it|sure))(?:,? (?:so|because|since|cause|cos|otherwise|in case)|, as) (?:that )?(?:i|we|they|you|he|she|it|people|everyone|everybody|nobody|no one|visitors|users|members|customers|guests|one|there|(?:the|my|our) [\w'-]+)(?:'\w+)? (?!.*\bfirst$).*$/i;
const fronts =
  /^(?:since|because|now that|as|when|given that) (?:i|we|they|you|he|she|it|people|everyone|(?:the|my|our) [\w'-]+)(?:'\w+)? [^,]*,\s*/i;
const opinions =
  /^(?:i (?:just )?(?:realised|realized|noticed|forgot|think|thought|guess|meant)(?: that| to say)?|one (?:more|last) thing|by the way|btw|oh|sorry|also one thing|what i (?:still )?need is|it turns out(?: that)?)[,:]?\s+/i;

/** A wish without the reasons that go with it; what says that there are several of something is kept in brackets. */
export const withoutReasons = (clause: string): string =>
  clause.replace(fronts, '').replace(opinions, '').replace(reasons, '');

/** "We take several glues for one shelf" makes a list of the glues that were asked for. */
export function withSeveral(wish: string, said: string): string {
  const word =
    /\b(?:several|multiple|more than one|a few|many|two or three) (?:of (?:them|those)|different )?([\w-]+)?/i.exec(
      said,
    );
  if (
    !word ||
    !/^(?:please |also )*(?:add|include|put|give|track)\b|\b(?:should|needs?|must|gets?)\b/i.test(wish)
  )
    return wish;
  const plain = wish.replace(/,?\s+(?:too|as well|also|please|now)$/i, '');
  const stem = (word[1] ?? '').replace(/s$/i, '').toLowerCase();
  const isSame = stem !== '' && plain.toLowerCase().includes(stem);
  return isSame || /^(?:in|at|per|of|on)$/i.test(word[1] ?? 'in') ? `${plain} (several)` : wish;
}
