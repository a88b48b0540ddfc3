import type { EntitySchema } from '@sayso/contracts/entity-schema';
import { nounOf } from './nouns.ts';

/** Words that have no plural of their own; those that end in s stay as they are anyway. */
const uncountable = new RegExp(
  `${String.raw`(?<!\p{L})(?:`}${[
    'advice aid aircraft alcohol anime attendance audio blood butter carp cash chassis chess clothing cod commerce data debris',
    'energy equipment expertise feedback firmware flour fun furniture garbage gear graffiti hardware health homework',
    'housework information justice knowledge labour literature luggage machinery mail maintenance manga media moose',
    'money mud music personnel police pollution rain research rice salmon sewage shrimp software staff traffic',
    'transportation trout tuna wealth welfare wildlife',
  ]
    .join(' ')
    .replaceAll(' ', '|')})$|(?:[^aeiou]ese|deer|fish|pox|sheep)$`,
  'iu',
);

/** The first that fits is taken; a word that ends in s otherwise is a plural. */
const rules: readonly (readonly [RegExp, string])[] = [
  [/(?<=pe)rson$/i, 'ople'],
  [/(?<=child)$/i, 'ren'],
  [/(?<!hu|ger|ro|sha|otto|talis)man$/i, 'men'],
  [/(?<!\p{L})(m|l)ouse$/iu, '$1ice'],
  [/(?<!\p{L})(f|t|g)oo(t|th|se)$/iu, '$1ee$2'],
  [/(?<!\p{L})ox$/iu, 'oxen'],
  [/(?<!\p{L})die$/iu, 'dice'],
  [/(?<=passer)by$/i, 'sby'],
  [/(?<=kni|wi|li)fe$/i, 'ves'],
  [/(?<=[aeo]l|ar|ea|oa|hoo|thie)f$/i, 'ves'],
  [/(?<=hero|[mt]ato|echo|torpedo|volcano|tornado)$/i, 'es'],
  [/(?<=alumn|syllab|radi|nucle|fung|cact|stimul|bacill)us$/i, 'i'],
  [/(?<=addend|bacteri|dat|curricul|errat|millenni|quor|strat|symposi)um$/i, 'a'],
  [/(?<=criteri|phenomen)on$/i, 'a'],
  [/(?<=matr|append|ind|cod|vert)[ie]x$/i, 'ices'],
  [/(?<=s|ax)is$/i, 'es'],
  [/(?<=[^aeiou]|qu)y$/i, 'ies'],
  [/(?<=(?<!t)iz)$/i, 'zes'],
  [/(?<=tech|stomach|epoch|monarch)$/i, 's'],
  [/(?<=x|z|ch|ss|sh|[^aou]us|alias|bias|gas|t[lm]as|canvas|lens|ris)$/i, 'es'],
  // Neither do scripts without our letters, nor plurals, take an s.
  [/(?<=s|[^\0-\u024f])$/i, ''],
  [/$/, 's'],
];

/** "people", "shelves", "news": the plural of a noun, of which only the last word counts. */
export function pluralOf(noun: string): string {
  if (uncountable.test(noun)) return noun;
  const [ending, plural] = rules.find(([each]) => each.test(noun)) ?? [/$/, ''];
  return noun.replace(ending, plural);
}

/** What several records are called within a sentence. */
export const nounsOf = (schema: EntitySchema): string => pluralOf(nounOf(schema));
