import type { EntityProperty, EntitySchema } from '@sayso/contracts/entity-schema';
import { choiceColor as optionColor, choiceColors as palette } from '@sayso/core/entities/choice-colors';
import { choiceLabel as optionLabel } from '@sayso/core/entities/choices';
import { nounOf, wordsOf } from '@sayso/core/entities/nouns';
import { pluralOf } from '@sayso/core/entities/plurals';
import type { Row } from '../sdk/entity-types.ts';
import { ownFields, values } from '../texts/values.ts';
import { formatDay, formatMoment, formatMoney, formatNumber, formatPercent, formatTime } from './format.ts';

export { nounOf, optionColor, optionLabel, palette, pluralOf, wordsOf };

/** What decides how a value is entered, shown, filtered and sorted. */
export type FieldKind =
  | 'text'
  | 'longtext'
  | 'richtext'
  | 'number'
  | 'integer'
  | 'year'
  | 'money'
  | 'percent'
  | 'rating'
  | 'boolean'
  | 'date'
  | 'datetime'
  | 'time'
  | 'enum'
  | 'enums'
  | 'tags'
  | 'lines'
  | 'email'
  | 'phone'
  | 'url'
  | 'image'
  | 'file'
  | 'color'
  | 'reference'
  | 'references'
  | 'object';

export type Field = {
  key: string;
  label: string;
  kind: FieldKind;
  property: EntityProperty;
  isRequired: boolean;
  /** Read out with the field and not shown: it stands in sight beside another. */
  spokenHint?: string;
  /** Name of the entity that a reference points to. */
  target: string | null;
};

const byHint: Readonly<Record<string, FieldKind>> = {
  text: 'longtext',
  richtext: 'richtext',
  money: 'money',
  percent: 'percent',
  rating: 'rating',
  phone: 'phone',
  color: 'color',
  lines: 'lines',
  image: 'image',
  duration: 'number',
  year: 'year',
  tags: 'tags',
};

const byFormat: Readonly<Record<string, FieldKind>> = {
  date: 'date',
  'date-time': 'datetime',
  time: 'time',
  email: 'email',
  uri: 'url',
  file: 'file',
};

export function kindOf(property: EntityProperty): FieldKind {
  if (property.$ref !== undefined) return 'reference';
  if (property.enum !== undefined) return 'enum';
  const hint = byHint[property['x-sayso']?.kind ?? ''];
  if (hint !== undefined) return hint;
  const { type = 'string', items } = property;
  if (type === 'array') {
    if (items?.$ref !== undefined) return 'references';
    return items?.enum === undefined ? 'tags' : 'enums';
  }
  if (type === 'boolean' || type === 'number' || type === 'integer' || type === 'object') return type;
  if (type === 'binary') return 'file';
  return byFormat[property.format ?? ''] ?? 'text';
}

const ofServer: Readonly<Record<string, EntityProperty>> = {
  created_date: { type: 'string', format: 'date-time', title: ownFields.created },
  updated_date: { type: 'string', format: 'date-time', title: ownFields.updated },
  created_by: { type: 'string', format: 'email', title: ownFields.createdBy },
};

/** A field of the schema or of the server; undefined for a name that neither has. */
export function fieldOf(schema: EntitySchema, key: string): Field | undefined {
  const property = schema.properties[key] ?? ofServer[key];
  if (property === undefined) return undefined;
  const target = /^\/entities\/(\w+)\/id$/.exec(property.$ref ?? property.items?.$ref ?? '')?.[1];
  return {
    key,
    label: property.title ?? wordsOf(key),
    kind: kindOf(property),
    property,
    isRequired: schema.required?.includes(key) ?? false,
    target: target ?? null,
  };
}

/** The named fields in their order; all of the schema when none are named. Unknown names are left out. */
export const fieldsOf = (schema: EntitySchema, keys?: readonly string[]): Field[] =>
  (keys ?? Object.keys(schema.properties)).flatMap((key) => fieldOf(schema, key) ?? []);

const usualTitles = ['name', 'title', 'full_name', 'label', 'subject', 'summary', 'code', 'number', 'email'];

export function titleFieldOf(schema: EntitySchema): string | undefined {
  const chosen = schema['x-sayso']?.titleField;
  if (chosen !== undefined && chosen in schema.properties) return chosen;
  const usual = usualTitles.find((key) => key in schema.properties);
  if (usual !== undefined) return usual;
  return Object.keys(schema.properties).find((key) => {
    const property = schema.properties[key];
    return property !== undefined && ['text', 'email', 'enum'].includes(kindOf(property));
  });
}

/** Field of the record's title, also for entities whose schema is not loaded: then by the usual names. */
export function titleKeyOf(schema: EntitySchema, row: Row): string | undefined {
  return (
    titleFieldOf(schema) ??
    usualTitles.find((key) => typeof row[key] === 'string') ??
    Object.keys(row).find(
      (key) => !/^(?:id|is_sample)$|_(?:date|by|id)$/.test(key) && typeof row[key] === 'string',
    )
  );
}

/** How a record is called where only one line is shown; a title that is itself a reference needs `nameOf`. */
export function plainTitle(schema: EntitySchema, row: Row): string {
  const key = titleKeyOf(schema, row);
  const value = key === undefined ? undefined : row[key];
  if (value === undefined || value === null || value === '') return values.untitledNoun(nounOf(schema));
  const field = key === undefined ? undefined : fieldOf(schema, key);
  if (field === undefined) return String(value);
  if (field.kind === 'enum') return optionLabel(field.property, value);
  if (field.kind === 'date') return formatDay(value);
  if (field.kind === 'datetime') return formatMoment(value);
  if (field.kind === 'time') return formatTime(value);
  if (typeof value !== 'number' || field.kind === 'year') return String(value);
  if (field.kind === 'money') return formatMoney(value, field.property['x-sayso']?.currency);
  return field.kind === 'percent' ? formatPercent(value) : formatNumber(value);
}

/** "1 repair", "12 repairs". */
export const counted = (count: number, noun: string): string =>
  `${formatNumber(count)} ${count === 1 ? noun : pluralOf(noun)}`;

export type Option = { value: string | number; label: string; color: string };

export const optionsOf = (property: EntityProperty): Option[] =>
  (property.enum ?? property.items?.enum ?? []).map((value) => ({
    value,
    label: optionLabel(property, value),
    color: optionColor(property, value),
  }));

/** Each text once, as the field's options stand, or by the alphabet. */
export function inOptionOrder(field: Field | undefined, texts: readonly string[]): string[] {
  const order = field === undefined ? [] : optionsOf(field.property).map(({ label }) => label);
  const placeOf = (text: string) => (order.includes(text) ? order.indexOf(text) : order.length);
  return [...new Set(texts)]
    .filter(Boolean)
    .sort((one, other) => placeOf(one) - placeOf(other) || one.localeCompare(other));
}

const numeric: readonly FieldKind[] = ['number', 'integer', 'year', 'money', 'percent'];
export const isNumeric = ({ kind }: Pick<Field, 'kind'>): boolean => numeric.includes(kind);
export const isDate = ({ kind }: Pick<Field, 'kind'>): boolean => kind === 'date' || kind === 'datetime';
export const isFile = ({ kind }: Pick<Field, 'kind'>): boolean => kind === 'image' || kind === 'file';
const searched: readonly FieldKind[] = ['text', 'longtext', 'email', 'phone', 'richtext', 'tags', 'lines'];
export const isSearchable = ({ kind }: Pick<Field, 'kind'>): boolean => searched.includes(kind);
const unsortable: readonly FieldKind[] = [
  'reference',
  'references',
  'tags',
  'lines',
  'enums',
  'object',
  'image',
  'file',
];
export const isSortable = ({ kind }: Pick<Field, 'kind'>): boolean => !unsortable.includes(kind);
