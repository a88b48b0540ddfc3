import type { FieldType } from '@sayso/core/blueprint-schema';

/** Types by the names that people give them, and the words for an answer. */
const kinds: readonly (readonly [string, FieldType, string])[] = [
  [
    'drop-?\\s?down(?: list| menu)?|select(?: box| list)?|choices?|pick ?list|options?|single choice|multiple choice|list of (?:choices|options)',
    'enum',
    'a dropdown',
  ],
  ['whole number|integer|count', 'int', 'a whole number field'],
  ['decimal(?: number)?|number|numeric', 'number', 'a number field'],
  ['long(?:er)? text|text ?area|paragraph|multi-?line(?: text)?', 'text', 'a long text field'],
  ['rich text|formatted text|markdown', 'richtext', 'a formatted text field'],
  ['free text|short text|plain text|single line(?: of)? text|text|string', 'string', 'a text field'],
  ['date and time|date/time|datetime|timestamp', 'datetime', 'a date and time field'],
  ['date|day|calendar date', 'date', 'a date field'],
  ['time', 'time', 'a time field'],
  [
    'check ?box|tick ?box|tick|check mark|yes\\s*/\\s*no|yes or no|true\\s*/\\s*false|boolean|switch|toggle',
    'bool',
    'a yes/no field',
  ],
  ['e-?mail(?: address)?', 'email', 'an email field'],
  ['phone(?: number)?|telephone', 'phone', 'a phone field'],
  ['link|url|web address', 'url', 'a link field'],
  ['(?:picture|photo|image)(?: upload)?', 'image', 'a picture field'],
  ['file(?: upload)?|upload|attachment|document', 'file', 'a file field'],
  ['money(?: amount)?|price|currency|amount of money', 'money', 'a money field'],
  ['percent(?:age)?', 'percent', 'a percentage field'],
  ['(?:star )?rating|stars?', 'rating', 'a rating field'],
  ['tags|labels', 'tags', 'a tags field'],
  ['colou?r(?: picker)?', 'color', 'a colour field'],
  ['duration', 'duration', 'a duration field'],
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
