import type { EntityProperty, EntitySchema } from '@sayso/contracts/entity-schema';
import { wordsOf } from '@sayso/core/entities/nouns';
import { isLongText, kindOf, type PropertyKind } from '@sayso/core/entities/property-kind';

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

const ofKind: Readonly<Record<PropertyKind, ControlKind>> = {
  text: 'text',
  longText: 'longText',
  number: 'number',
  integer: 'number',
  boolean: 'boolean',
  choice: 'choice',
  choices: 'choices',
  date: 'date',
  moment: 'moment',
  time: 'time',
  email: 'email',
  address: 'address',
  phone: 'phone',
  color: 'color',
  file: 'file',
  image: 'file',
  reference: 'reference',
  references: 'references',
  texts: 'list',
  list: 'list',
  object: 'object',
};

export function controlOf(property: EntityProperty, key = '', depth = 1): ControlKind {
  if (isLongText(property, key)) return 'longText';
  const control = ofKind[kindOf(property)];
  if (control === 'list') return depth <= deepest ? 'list' : 'json';
  if (control === 'object') return depth <= deepest && hasPlainKeys(property) ? 'object' : 'json';
  return control;
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
