import type { EntityProperty, EntitySchema } from '@sayso/contracts/entity-schema';
import { wordsOf } from '@sayso/core/entities/nouns';
import { referredEntity } from '@sayso/core/entities/references';

/** How a value is entered. */
export type ControlKind =
  | 'text'
  | 'longText'
  | 'number'
  | 'boolean'
  | 'choice'
  | 'choices'
  | 'date'
  | 'moment'
  | 'time'
  | 'email'
  | 'address'
  | 'phone'
  | 'color'
  | 'file'
  | 'reference'
  | 'references'
  | 'list'
  | 'object'
  | 'json';

export type FormField = { key: string; label: string; property: EntityProperty; isRequired: boolean };

/** Lists and objects within each other that have inputs of their own; what is deeper is written as JSON. */
const deepest = 4;

const byFormat: Readonly<Record<string, ControlKind>> = {
  date: 'date',
  'date-time': 'moment',
  time: 'time',
  email: 'email',
  uri: 'address',
  file: 'file',
};

const byHint: Readonly<Record<string, ControlKind>> = {
  text: 'longText',
  richtext: 'longText',
  phone: 'phone',
  color: 'color',
  image: 'file',
};

/** Schemas from elsewhere do not say which texts are long. */
const soundsLong = /(?:description|notes?|content|body|message|comments?|bio|summary|details)$/i;

export function controlOf(property: EntityProperty, key = '', depth = 1): ControlKind {
  const { type = 'string', items, format = '' } = property;
  if (type === 'array') return listControl(items, depth);
  if (property.enum) return 'choice';
  if (referredEntity(property) !== null) return 'reference';
  switch (type) {
    case 'number':
    case 'integer':
      return 'number';
    case 'boolean':
      return 'boolean';
    case 'object':
      return depth <= deepest && hasPlainKeys(property) ? 'object' : 'json';
    case 'binary':
      return 'file';
    default:
      break;
  }
  const hinted = byHint[property['x-sayso']?.kind ?? ''];
  if (hinted !== undefined) return hinted;
  return byFormat[format] ?? (soundsLong.test(key) ? 'longText' : 'text');
}

function listControl(items: EntityProperty | undefined, depth: number): ControlKind {
  if (items === undefined) return 'json';
  if (items.enum) return 'choices';
  if (referredEntity(items) !== null) return 'references';
  return depth <= deepest ? 'list' : 'json';
}

/** An object without named parts has no form. */
const hasPlainKeys = ({ properties }: EntityProperty): boolean =>
  properties !== undefined && Object.keys(properties).length > 0;

export const labelOf = (key: string, property: EntityProperty): string => property.title || wordsOf(key);

/** What a form asks for, in the order of the schema. */
export function formFields(schema: EntitySchema, hidden: readonly string[] = []): FormField[] {
  const required = new Set(schema.required ?? []);
  return Object.entries(schema.properties).flatMap(([key, property]) =>
    property.hidden || hidden.includes(key)
      ? []
      : [{ key, label: labelOf(key, property), property, isRequired: required.has(key) }],
  );
}

/** The parts of an object, as fields. */
export function partsOf({ properties = {}, required = [] }: EntityProperty): FormField[] {
  return Object.entries(properties).map(([key, property]) => ({
    key,
    label: labelOf(key, property),
    property,
    isRequired: required.includes(key),
  }));
}

/** A box that is not ticked has no value, and what follows from other fields is not typed (B-FORM-02). */
export const mustBeFilled = ({ property, isRequired }: Pick<FormField, 'property' | 'isRequired'>): boolean =>
  isRequired && property.type !== 'boolean' && !isComputed(property);

export const isComputed = (property: EntityProperty): boolean => property['x-sayso']?.derive !== undefined;
