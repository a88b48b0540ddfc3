import { isPlural } from '../../words.ts';
import { readNoun } from '../things/nouns.ts';

/** A longer text says what it does not want in sentences of its own. */
const mostWords = 30;

const word = '(?!(?:with|and|or|nor|no|please|just|only|but)\\b)[\\p{L}-]+';
const item = `${word}(?:\\s+${word}){0,2}`;
const start = '(?:,\\s*(?:but |and )?no|,?\\s+(?:but )?(?:without(?: any)?|with no))';
const end = '(?:,? please)?(?=\\s*(?:[.!;,]|$)|\\s+(?:just|only|but)\\b)';
const refusal = new RegExp(`${start}\\s+(${item}(?:,?\\s+(?:or|nor|and no)\\s+${item})*)${end}`, 'giu');

/** "A list of customers without orders" asks for some of them, and "days without sugar" are counted. */
const filter =
  /\b(?:lists? of|shows?|find|see|which|whose|who|all|counts?|counter|remind\w*|alert\w*|notif\w*)\b[^,.;]*$|\b(?:days?|weeks?|nights?|months?|time)$/i;

/** What is said by the way, or of when a place is open, and what the app settles by itself. */
const idle =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends?|holidays?|problems?|issues?|limits?|worries|frills|tears|borders|distractions?|log-?ins?|accounts?|sign-?(?:ups?|ins?)|passwords?|shows?|ones?)$/i;

/** "A todo list, no projects or tags": what is refused is no thing of the app, and is told to nobody as one. */
export function withoutRefusals(text: string): { text: string; refused: string[] } {
  const refused: string[] = [];
  if (text.split(/\s+/).length > mostWords) return { text, refused };
  const left = text.replace(refusal, (whole: string, list: string, at: number) => {
    const items = list.split(/,?\s+(?:or|nor|and no)\s+/i);
    if (at === 0 || filter.test(text.slice(0, at)) || !items.every(isNamed)) return whole;
    refused.push(...items.map((item) => item.toLowerCase()));
    return '';
  });
  return { text: left, refused };
}

const isNamed = (item: string): boolean =>
  !idle.test(item) && (isPlural(item) || readNoun(item)?.concept !== undefined);
