import { joinWords } from '@sayso/core/join-words';
import { inQuotes, isPlural } from '../words.ts';

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

/** "an enquiry", "a uniform request", "an hour"; "feedback" as it is. */
export function withArticle(thing: string): string {
  if (uncountable.test(thing.split(' ').at(-1) ?? '')) return thing;
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

/** A field by its name; a name that says so already stays as it is. */
const asField = (name: string): string => (/\bfields?$/i.test(name) ? name : `${name} field`);

/** "the email field", "the email and grade fields". */
export const theFields = (names: readonly string[]): string =>
  names.length === 1 ? `the ${asField(names[0] ?? '')}` : `the ${joinWords(names)} fields`;

/** "an email field", "email and grade fields". */
export const aField = (names: readonly string[]): string =>
  names.length === 1 ? withArticle(asField(names[0] ?? '')) : `${joinWords(names)} fields`;

/** The form of a word that goes with so many, or with a name: `agree(names, 'is', 'are')`, `agree('hours', 'is', 'are')`. */
export function agree(many: number | string | readonly unknown[], one: string, several: string): string {
  if (typeof many === 'string') return isPlural(many) ? several : one;
  return (typeof many === 'number' ? many : many.length) === 1 ? one : several;
}

/** The value of a yes/no field alone. */
export const yesOrNo = (value: boolean): 'yes' | 'no' => (value ? 'yes' : 'no');

/** A yes/no field with its value in a sentence: "repairs marked “paid”", "tasks not marked “done”". */
export const marked = (label: string, value: boolean): string =>
  `${value ? '' : 'not '}marked ${inQuotes(lower(label))}`;

/** A page's name is quoted where it would read as part of the sentence: the “Our story” page. */
const asPage = (label: string): string => {
  const name = /^(?:the|an?|our|my|your)\s/i.test(label) ? inQuotes(label) : label;
  return /\bpage$/i.test(label) ? name : `${name} page`;
};

/** "the Orders page". */
export const thePage = (label: string): string => `the ${asPage(label)}`;

/** "a Map page", "an Ideas page". */
export const aPage = (label: string): string => withArticle(asPage(label));

/** "the Board page", "the Board and Calendar pages". */
export const thePages = (labels: readonly string[]): string =>
  labels.length === 1 ? thePage(labels[0] ?? '') : `the ${joinWords(labels)} pages`;

/** A person's own words in a sentence, cut after a word where they are long. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most);
  const space = text[most] === ' ' ? most : cut.lastIndexOf(' ');
  const words = space > most / 2 ? cut.slice(0, space) : cut;
  return `${words.replace(/[\uD800-\uDBFF]$/, '').replace(/[,;:.]$/, '')}…`;
}
