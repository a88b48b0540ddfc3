/** "Nobody else may see it", "just for me": who may look, said of the whole app. */
const who = '(?:i|me|myself)';
const may =
  '(?:(?:may|can|could|should|must|shall|will|is|are|gets?|needs?|has|to|be|able|allowed|ever)\\s+)*';
const look = '(?:sees?|reads?|views?|looks?(?: at| into| in)?|opens?|access(?:es)?|find)';
const it =
  '(?:\\s+(?:it|this|that|them|my|the|any of (?:it|this)|everything|anything|what i (?:write|enter)|inside)(?:\\s+(?:app|data|entries|things|records|stuff))?)?';

const phrases: readonly string[] = [
  `(?:nobody|no ?one|no-one|not anyone) (?:else|but me|except me|other than me|apart from me) ${may}${look}${it}`,
  `(?:only|just) i ${may}${look}${it}`,
  `(?:it(?:'s| is)? |this is |that's )?(?:(?:should|must|has to) be )?(?:only|just|strictly|solely) for ${who}(?: alone| only)?`,
  '(?:only|just) (?:me|myself)',
  `(?:it(?:'s| is)? |this is )?for (?:${who} (?:alone|only)|my eyes only|my own eyes)`,
  '(?:it|this|everything|all of it|the app|all (?:the )?data) (?:(?:should|must|has to|needs to|is to) )?(?:be |stay |remain |is |stays )(?:completely |strictly |fully |totally |kept |all )*(?:private|secret)(?: (?:to|for) me)?',
];
const bare = '(?:completely |strictly |fully |totally |kept |all |keep it )*private(?: (?:to|for) me)?';
/** Who else works with the app: then "only I" speaks of who looks after it. */
const others =
  /\b(?:staff|employees?|colleagues?|customers?|clients?|members?|visitors?|guests?|volunteers?|students?|pupils?|parents|users|people|everyone|everybody|team|players?|residents?|tenants?)\b/iu;

const whole = new RegExp(
  `^(?:and |but |so |also |please )*(?:${phrases.join('|')}|${bare})(?: please)?[.!]?$`,
  'iu',
);
const inside = new RegExp(
  `(?:^|[.,;:!(–\\n-]\\s*|\\b(?:and|but|so(?: that)?) )(?:${phrases.join('|')})(?=\\s*(?:[.,;:!)–\\n-]|$))`,
  'iu',
);
const book =
  /^(?:(?:i|we)(?:'d| would)? (?:want|need|like) )?(?:an? |my |our |the )?(?:[\p{L}-]+ ){0,2}?(?:private|secret|personal) (?:[\p{L}-]+ ){0,2}?(?:diary|journal|log|logbook|notebook|list|inventory|tracker|app|collection|record|budget|organi[sz]er)\b/iu;
const mine =
  /\b(?:tracker|diary|journal|log|app|list|notebook|inventory) (?:just |only )?for (?:me|myself)\b/iu;

/** Whether a sentence says this and nothing else. */
export const isPrivacy = (sentence: string): boolean => whole.test(sentence.trim());

/** Whether a text says that what somebody enters is for nobody else. */
export const asksPrivacy = (text: string): boolean => {
  const short = text.slice(0, 6000);
  return !others.test(short) && (inside.test(short) || book.test(short.trim()) || mine.test(short));
};
