import type { EntityProperty } from '@sayso/contracts/entity-schema';
import { kindOf } from '@sayso/core/entities/property-kind';
import { referredEntity } from '@sayso/core/entities/references';

/** What a field holds, as people choose it. */
export const fieldTypes = [
  'text',
  'longText',
  'number',
  'integer',
  'money',
  'percent',
  'boolean',
  'choice',
  'choices',
  'date',
  'moment',
  'time',
  'email',
  'address',
  'phone',
  'file',
  'image',
  'color',
  'reference',
  'references',
  'texts',
] as const;
/** `other`: made elsewhere, and changed as JSON only. */
export type FieldType = (typeof fieldTypes)[number] | 'other';

const list = (items: EntityProperty): EntityProperty => ({ type: 'array', items });
const text = (format?: string, kind?: 'text' | 'phone' | 'image' | 'color'): EntityProperty => ({
  type: 'string',
  ...(format ? { format } : {}),
  ...(kind ? { 'x-sayso': { kind } } : {}),
});

const shapes: Readonly<Record<Exclude<FieldType, 'other'>, EntityProperty>> = {
  text: text(),
  longText: text(undefined, 'text'),
  number: { type: 'number' },
  integer: { type: 'integer' },
  money: { type: 'number', 'x-sayso': { kind: 'money' } },
  percent: { type: 'number', 'x-sayso': { kind: 'percent' } },
  boolean: { type: 'boolean' },
  choice: { type: 'string', enum: [] },
  choices: list({ type: 'string', enum: [] }),
  date: text('date'),
  moment: text('date-time'),
  time: text('time'),
  email: text('email'),
  address: text('uri'),
  phone: text(undefined, 'phone'),
  file: text('file'),
  image: text('file', 'image'),
  color: text(undefined, 'color'),
  reference: { type: 'string', $ref: '' },
  references: list({ type: 'string', $ref: '' }),
  texts: list({ type: 'string' }),
};

/** What a property is called in the list of types. */
export function typeOf(property: EntityProperty): FieldType {
  const { items } = property;
  // While no list was chosen to link to, the link is empty.
  if (!property.enum && property.$ref === '') return 'reference';
  if (!items?.enum && items?.$ref === '') return 'references';
  const kind = kindOf(property);
  switch (kind) {
    case 'object':
    case 'list':
      return 'other';
    case 'texts':
      return items?.format ? 'other' : 'texts';
    case 'number':
    case 'integer': {
      const hint = property['x-sayso']?.kind;
      return hint === 'money' || hint === 'percent' ? hint : kind;
    }
    default:
      return kind;
  }
}

/** Keys that say what a value is held against; the others stay when a field gets another type. */
const ofType = [
  'type',
  'format',
  'enum',
  'enumNames',
  'items',
  'properties',
  'required',
  '$ref',
  'minimum',
  'maximum',
  'maxLength',
  'pattern',
  'default',
] as const;

/** The field with another type; its title, description, rules and id stay, choices and targets where both have them. */
export function withType(property: EntityProperty, type: Exclude<FieldType, 'other'>): EntityProperty {
  const shape = shapes[type];
  const kept: EntityProperty = { ...property };
  for (const key of ofType) delete kept[key];
  const { kind: _kind, currency: _currency, derive: _derive, ...hints } = property['x-sayso'] ?? {};
  const ofShape = shape['x-sayso'] ?? {};
  const allHints = { ...hints, ...ofShape };
  delete kept['x-sayso'];
  const changed: EntityProperty = {
    ...kept,
    ...shape,
    ...(Object.keys(allHints).length > 0 ? { 'x-sayso': allHints } : {}),
  };
  const choices = property.enum ?? property.items?.enum;
  const target = property.$ref ?? property.items?.$ref;
  if (type === 'choice' && choices) return withChoices(changed, property, choices);
  if (type === 'choices' && choices) return withChoices(changed, property, choices);
  if (type === 'reference' && target) return { ...changed, $ref: target };
  if (type === 'references' && target) return { ...changed, items: { ...changed.items, $ref: target } };
  return changed;
}

function withChoices(
  changed: EntityProperty,
  { enumNames, items, type }: EntityProperty,
  choices: (string | number)[],
): EntityProperty {
  const names = enumNames ?? items?.enumNames;
  const ofValue = (type === 'array' ? items?.type : type) ?? 'string';
  if (changed.type === 'array')
    return {
      ...changed,
      items: { type: ofValue, enum: choices, ...(names ? { enumNames: names } : {}) },
    };
  return { ...changed, type: ofValue, enum: choices, ...(names ? { enumNames: names } : {}) };
}

/** The list that a field links to; null where it links to none, '' while none was chosen. */
export const targetOf = (property: EntityProperty): string | null => {
  const written = property.$ref ?? property.items?.$ref;
  if (written === undefined) return null;
  return referredEntity({ $ref: written }) ?? '';
};

export function withTarget(property: EntityProperty, entity: string): EntityProperty {
  const $ref = `/entities/${entity}/id`;
  return property.type === 'array'
    ? { ...property, items: { ...property.items, $ref } }
    : { ...property, $ref };
}
