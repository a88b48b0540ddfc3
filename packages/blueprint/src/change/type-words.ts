import type { FieldType } from '@sayso/core/blueprint-schema';

/** Types by the names that people give them, and the words for an answer. */
const kinds: readonly (readonly [string, FieldType, string])[] = [
  [
    'drop-?\\s?down(?: list| menu)?|select(?: box| list)?|choices?|pick ?list|options?|single choice|multiple choice|list of (?:choices|options)',
    'enum',
    'a choice',
  ],
  ['whole number|integer|count', 'int', 'a whole number'],
  ['decimal(?: number)?|number|numeric', 'number', 'a number'],
  ['long(?:er)? text|text ?area|paragraph|multi-?line(?: text)?', 'text', 'a long text'],
  ['rich text|formatted text|markdown', 'richtext', 'a formatted text'],
  ['free text|short text|plain text|single line(?: of)? text|text|string', 'string', 'a line of text'],
  ['date and time|date/time|datetime|timestamp', 'datetime', 'a date with a time'],
  ['date|day|calendar date', 'date', 'a date'],
  ['time', 'time', 'a time'],
  [
    'check ?box|tick ?box|tick|check mark|yes\\s*/\\s*no|yes or no|true\\s*/\\s*false|boolean|switch|toggle',
    'bool',
    'a yes/no field',
  ],
  ['e-?mail(?: address)?', 'email', 'an email address'],
  ['phone(?: number)?|telephone', 'phone', 'a phone number'],
  ['link|url|web address', 'url', 'a link'],
  ['(?:picture|photo|image)(?: upload)?', 'image', 'a picture'],
  ['file(?: upload)?|upload|attachment|document', 'file', 'a file'],
  ['money(?: amount)?|price|currency|amount of money', 'money', 'an amount of money'],
  ['percent(?:age)?', 'percent', 'a percentage'],
  ['(?:star )?rating|stars?', 'rating', 'a rating'],
  ['tags|labels', 'tags', 'a list of tags'],
  ['colou?r(?: picker)?', 'color', 'a colour'],
  ['duration', 'duration', 'a duration'],
];

/** All of them as one pattern without groups, the longest first. */
export const kindWords: string = kinds
  .flatMap(([words]) => words.split(/\|(?![^(]*\))/))
  .sort((one, other) => other.length - one.length)
  .join('|');

const shapes = kinds.map(
  ([words, type, said]) => [new RegExp(`^(?:${words})$`, 'i'), { type, said }] as const,
);

export const typeNamed = (words: string): { type: FieldType; said: string } | undefined =>
  shapes.find(([shape]) => shape.test(words.trim()))?.[1];
