/** Written without an article. */
const uncountable = /^(?:feedback|attendance|staff|information|advice|equipment|news|gear|maintenance)$/i;

/** Start with a vowel's letter and a consonant's sound: a user, a European, a one-off job. */
const softVowel =
  /^(?:eu(?!$)|ew|on(?:e(?:ness)?|ce)(?![a-z])|oui|u[bf][io]|uga|u[iux]$|uk|ul[uy]|unan[iy]m|uni(?!mp|mag|n[a-z]|den|rr|ss)|ur[aeiou]|url|us(?!h)|ut(?![tm])|uu|uv)/;

/** Start with a consonant's letter and a vowel's sound: an hour, an honest review. */
const silentConsonant = /^(?:heir|hono|hones|hour|x(?![aeiouy]))/;

/** Capitals that are read as a word: a SIM, a NASA mission, a RECIPE. Others are spelled: an SMS, a URL. */
const spokenCapitals = /^(?:SIM|RAM|LAN|SKU)$|^(?=.{4})(?:F[LR]?|[HLMNR]|S[CHKLMNPTW]?[LR]?)[AEIOUY]/;

/** Small letters that are spelled nevertheless. */
const spelledSmall = /^(?:faq|mri|ngo|[^aeiouy]{2,})$/;

const startsWithVowelSound = (words: string): boolean => {
  const text = words
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/^[^\p{L}\p{N}]+/u, '');
  const number = /^\d+/.exec(text)?.[0];
  if (number !== undefined) return number.startsWith('8') || /^1[18](?:\d{3})*$/.test(number);
  const word = /^[a-z]+/i.exec(text)?.[0] ?? '';
  const isSpelled = word.length === 1 || (word === word.toUpperCase() && !spokenCapitals.test(word));
  if (isSpelled) return /^[AEFHILMNORSX]/i.test(word);
  const small = word.toLowerCase();
  if (spelledSmall.test(small)) return /^[aefhilmnorsx]/.test(small);
  return silentConsonant.test(small) || (/^[aeiou]/.test(small) && !softVowel.test(small));
};

/** "Feedback", "office equipment": there are no two of it, and it takes no article. */
export const isUncountable = (thing: string): boolean => uncountable.test(thing.split(' ').at(-1) ?? '');

/** "an enquiry", "a uniform request", "an hour"; "feedback" as it is. */
export function withArticle(thing: string): string {
  if (isUncountable(thing)) return thing;
  return `${startsWithVowelSound(thing) ? 'an' : 'a'} ${thing}`;
}

/** Names that keep their capital wherever they stand. */
const properName =
  /^(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|January|February|April|June|July|August|September|October|November|December|Christmas|Easter|Europe(?:an)?|Africa(?:n)?|America(?:n)?|Asian?|Australian?|Brazilian?|Britain|British|Canadian|Chinese|Dutch|English|French|German|Greek|Indian?|Irish|Italian?|Japanese|Korean|Latin|Mexican|Portuguese|Russian?|Scottish|Spanish|Swedish|Swiss|Turkish|Ukrainian?|Welsh|Arabic|Hebrew|Hindi|Facebook|Google|Instagram|LinkedIn|PayPal|TikTok|Twitter|WhatsApp|Wi-Fi|YouTube)(?!\p{L})/u;

/** A label inside a sentence: "due date", but "VAT number" and "English name". */
export const lower = (label: string): string =>
  /^[A-Z][a-z]/.test(label) && !properName.test(label)
    ? label.charAt(0).toLowerCase() + label.slice(1)
    : label;

/** A label inside a sentence as a name: one of three words or more is quoted, so that it reads as one. */
export const named = (label: string): string => {
  const words = label.replace(/\(.*/s, '').trim().split(/\s+/);
  return words.length > 2 ? `“${lower(label)}”` : lower(label);
};
