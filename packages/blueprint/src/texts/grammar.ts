import { joinWords } from '@sayso/core/join-words';
import { isUncountable, lower, named, withArticle } from '@sayso/core/texts/grammar';
import { inQuotes, isPlural } from '../words.ts';

export { isUncountable, lower, named, withArticle };

/** A field by its name; a name that says so already stays as it is, and a long one is quoted: a “number of nights” field. */
const asField = (name: string): string => (/\bfields?$/i.test(name) ? name : `${named(name)} field`);

/** "the email field", "the email and grade fields". */
export const theFields = (names: readonly string[]): string =>
  names.length === 1 ? `the ${asField(names[0] ?? '')}` : `the ${joinWords(names.map(named))} fields`;

/** "an email field", "email and grade fields". */
export const aField = (names: readonly string[]): string =>
  names.length === 1 ? withArticle(asField(names[0] ?? '')) : `${joinWords(names.map(named))} fields`;

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
