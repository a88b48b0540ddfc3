import { isParticiple } from '../../lexicon/words/verbs.ts';

/** The many ways of naming what a value may be, brought to one: `occasion (Christmas, Easter, birthday)`. */
const one = "(?!and\\b)[\\w' -]{1,28}?";
const several = `((?:${one}, )+${one},? or ${one}|${one}(?:/${one})+|${one} or ${one})`;
const end = '(?=\\s*(?:[.,;:)]|$| and (?:an?|the|its|when|how|what|who|where|whether)\\b))';

const ways: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      `\\s+and (?:it |they )?(?:is|are|can be|may be) ((?:${one}, )*${one},? or ${one})${end}`,
      'gi',
    ),
    ', status ($1)',
  ],
  // "Bedrooms, for sale or rent"
  [
    /(?<=,) (?:and |either |whether )*for sale or (?:for |to )?(rent|let|hire)\b/gi,
    ' sale or $1 (for sale, for $1)',
  ],
  // "A name and a part: lead, chorus or extra"
  [
    new RegExp(
      `(?<=\\b(?:has|have|with)\\b[^:()]*\\ban? [\\w-]+(?: [\\w-]+)?): ((?:${one}, )+${one},? or ${one})$`,
      'gi',
    ),
    ' ($1)',
  ],
  // "... and which course: starter, main or pudding"
  [
    new RegExp(`\\b(?:which|what) ([\\w-]+(?: [\\w-]+)?): ((?:${one}, )+${one},? or ${one})$`, 'gi'),
    '$1 ($2)',
  ],
  [/\b(?:is|are) (?:either )?(\w+) or not(?: \1)?\b/gi, 'has $1 yes/no'],
  [/\b(\w+) or not(?: \1)?(?=\s*(?:[.,;)]|$))/gi, '$1 yes/no'],
  [
    new RegExp(
      `,?\\s+(?:which|that) (?:is|are|can be|may be|could be) (?:either |one of |any of )?${several}${end}`,
      'gi',
    ),
    ' ($1)',
  ],
  [
    new RegExp(
      `\\b(?:where|how far) (?:it|he|she|they|the \\w+) (?:stands?|is|are):?\\s+${several}${end}`,
      'gi',
    ),
    'status ($1)',
  ],
  [
    new RegExp(
      `\\bwhether (?:it|he|she|they|this) (?:is|are|was|were|has been) ((?:${one}, )+${one},? or ${one})${end}`,
      'gi',
    ),
    'status ($1)',
  ],
  [
    new RegExp(
      `\\bwhether (?:the )?(?!(?:it|they|he|she|this|that)\\b)([\\w-]+(?: [\\w-]+)?) (?:is|are|was|were|has been) ((?:${one}, )*${one},? or ${one})${end}`,
      'gi',
    ),
    '$1 ($2)',
  ],
  [
    new RegExp(
      `(?<=\\b(?:an?|one|the|its|their) [\\w-]+) (?:like|such as|for example) ((?:${one}, )+${one},? or ${one})${end}`,
      'gi',
    ),
    ' ($1)',
  ],
  [new RegExp(`,?\\s+(?:which|that) is (?:one of|either):?\\s+${several}${end}`, 'gi'), ' ($1)'],
  [new RegExp(`\\s+one of(?: the)?:?\\s+((?:${one}, )+${one},? (?:or|and) ${one})${end}`, 'gi'), ' ($1)'],
];

const scales: readonly (readonly [RegExp, string])[] = [
  [/\s+out of five(?:\s+(?:stars?|points?))?\b/gi, ' 1-5'],
  [/\s+out of ten(?:\s+(?:stars?|points?))?\b/gi, ' 1-10'],
  [/\s+out of (?:a|one) hundred\b/gi, ' 1-100'],
  [/\s+(?:out of|of max(?:imum)?|of) (5|10|100)(?:\s+(?:stars?|points?))?\b/gi, ' 1-$1'],
  [
    /\s+(?:from|between|on a scale (?:from|of)|in a range of|rated) (\d{1,2})\s*(?:to|and|-|–)\s*(\d{1,3})\b/gi,
    ' $1-$2',
  ],
  [/\b(\d)\s*(?:to|-|–)\s*(\d{1,2}) (?:stars|points)\b/gi, '$1-$2'],
];

export function withChoices(sentence: string): string {
  let text = sentence;
  for (const [shape, plain] of [...ways, ...scales]) text = text.replace(shape, plain);
  return text;
}

const lastOnes =
  /^(.*[\p{L})]),? and ((?:[\p{L}-]+(?: [\p{L}-]+){0,2}, )+[\p{L}-]+(?: [\p{L}-]+){0,2},? or [\p{L}-]+(?: [\p{L}-]+){0,2})$/iu;

const isStateWord = (word: string): boolean =>
  isParticiple(word) ||
  /^(?:new|open|out|in|done|draft|pending|ready|late|over|free|quote|offer|enquiry|\w{3,}(?:ed|ing))$/.test(
    word,
  );

/** "Day, place, and asked, confirmed, over or cancelled": what a list of attributes ends with are its states. */
export function withStates(list: string): string {
  const [, before = '', states = ''] = lastOnes.exec(list.replace(/[.!]+$/, '')) ?? [];
  const options = states.split(/,\s*(?:or\s+)?|\s+or\s+/);
  // "..., and status paid, open or late" names what they are states of.
  const [, name, first] = /^(status|state|stage|condition|phase) (.+)$/i.exec(options[0] ?? '') ?? [];
  if (name !== undefined && first !== undefined)
    return `${before}, ${name} (${[first, ...options.slice(1)].join(', ')})`;
  const said = options.filter((option) => isStateWord(option.toLowerCase())).length;
  return said * 2 < options.length || !before.includes(',')
    ? list
    : `${before}, status (${options.join(', ')})`;
}
