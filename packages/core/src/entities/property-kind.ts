import type { EntityProperty } from '@sayso/contracts/entity-schema';
import { referredEntity } from './references.ts';

/** What a property holds, by its schema; screens map from it to their inputs, cells and words. */
export const propertyKinds = [
  'text',
  'longText',
  'number',
  'integer',
  'boolean',
  'choice',
  'choices',
  'date',
  'moment',
  'time',
  'email',
  'address',
  'phone',
  'color',
  'file',
  'image',
  'reference',
  'references',
  'texts',
  'list',
  'object',
] as const;
/** `texts` is a list of plain texts, `list` one of anything else. */
export type PropertyKind = (typeof propertyKinds)[number];

const byFormat: ReadonlyMap<string, PropertyKind> = new Map([
  ['date', 'date'],
  ['date-time', 'moment'],
  ['time', 'time'],
  ['email', 'email'],
  ['uri', 'address'],
  ['file', 'file'],
]);

const byHint: ReadonlyMap<string, PropertyKind> = new Map([
  ['text', 'longText'],
  ['richtext', 'longText'],
  ['phone', 'phone'],
  ['color', 'color'],
  ['image', 'image'],
]);

export function kindOf(property: EntityProperty): PropertyKind {
  const { type = 'string', items } = property;
  if (type === 'array') return kindOfList(items);
  if (property.enum) return 'choice';
  if (referredEntity(property) !== null) return 'reference';
  switch (type) {
    case 'number':
    case 'integer':
    case 'boolean':
    case 'object':
      return type;
    default:
      return byHint.get(property['x-sayso']?.kind ?? '') ?? kindOfPlain(property);
  }
}

const kindOfPlain = ({ type, format = '' }: EntityProperty): PropertyKind =>
  type === 'binary' ? 'file' : (byFormat.get(format) ?? 'text');

/** A list that says nothing of its items is one of texts, as a property without a type is a text. */
function kindOfList(items: EntityProperty = {}): PropertyKind {
  if (items.enum) return 'choices';
  if (referredEntity(items) !== null) return 'references';
  return (items.type ?? 'string') === 'string' ? 'texts' : 'list';
}

/** Longer than one line shows well. */
const longFrom = 300;
/** Schemas from elsewhere do not say which texts are long. */
const soundsLong = /(?:description|notes?|content|body|message|comments?|bio|summary|details)$/i;

/** A text that is written in several lines; with its key, also one that only sounds like that. */
export function isLongText(property: EntityProperty, key = ''): boolean {
  const kind = kindOf(property);
  if (kind !== 'text') return kind === 'longText';
  return (property.maxLength ?? 0) > longFrom || soundsLong.test(key);
}
