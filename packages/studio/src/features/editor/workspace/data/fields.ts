import type { EntityProperty, EntitySchema } from '@sayso/contracts/entity-schema';
import { wordsOf } from '@sayso/core/entities/nouns';
import { isLongText, kindOf, type PropertyKind } from '@sayso/core/entities/property-kind';
import { referredEntity } from '@sayso/core/entities/references';
import { titleFieldOf } from '@sayso/core/entities/title-field';
import { t } from '../../../../texts/data.ts';

export type FieldKind =
  | 'text'
  | 'longtext'
  | 'number'
  | 'integer'
  | 'boolean'
  | 'enum'
  | 'enums'
  | 'date'
  | 'datetime'
  | 'email'
  | 'uri'
  | 'file'
  | 'image'
  | 'reference'
  | 'references'
  | 'list'
  | 'json';

/** A column of the data screen. */
export type Field = {
  key: string;
  label: string;
  kind: FieldKind;
  property: EntityProperty;
  /** The entity that its values are records of. */
  target: string | null;
  /** The server keeps it; nobody types it. */
  isKept: boolean;
  isRequired: boolean;
};
export type Doc = Record<string, unknown>;
/** A record as the server sends it. */
export type Row = Doc & { id: string };

const kept: readonly [string, FieldKind, EntityProperty][] = [
  ['created_date', 'datetime', { type: 'string', format: 'date-time' }],
  ['updated_date', 'datetime', { type: 'string', format: 'date-time' }],
  ['created_by', 'email', { type: 'string' }],
  ['id', 'text', { type: 'string' }],
];
/** Shown once somebody asks for them. */
export const hiddenAtFirst: readonly string[] = ['updated_date', 'created_by', 'id'];

/** The field by which a record is called first, then the others in the schema's order, then what the server keeps. */
export function fieldsOf(schema: EntitySchema): Field[] {
  const required = new Set(schema.required ?? []);
  const title = titleFieldOf(schema);
  const own = Object.entries(schema.properties).map(
    ([key, property]): Field => ({
      key,
      label: property.title ?? wordsOf(key),
      kind: fieldKindOf(property),
      property,
      target: referredEntity(property) ?? referredEntity(property.items),
      isKept: false,
      isRequired: required.has(key),
    }),
  );
  const first = own.filter(({ key }) => key === title);
  const system = kept
    .filter(([key]) => !Object.hasOwn(schema.properties, key))
    .map(
      ([key, kind, property]): Field => ({
        key,
        label: t(`kept.${key as 'id'}`),
        kind,
        property,
        target: null,
        isKept: true,
        isRequired: false,
      }),
    );
  return [...first, ...own.filter(({ key }) => key !== title), ...system];
}

const ofKind: Readonly<Record<PropertyKind, FieldKind>> = {
  text: 'text',
  longText: 'longtext',
  number: 'number',
  integer: 'integer',
  boolean: 'boolean',
  choice: 'enum',
  choices: 'enums',
  date: 'date',
  moment: 'datetime',
  time: 'text',
  email: 'email',
  address: 'uri',
  phone: 'text',
  color: 'text',
  file: 'file',
  image: 'image',
  reference: 'reference',
  references: 'references',
  texts: 'list',
  list: 'json',
  object: 'json',
};

// By the schema alone: what only sounds long is mostly one line, which Enter takes.
const fieldKindOf = (property: EntityProperty): FieldKind =>
  isLongText(property) ? 'longtext' : ofKind[kindOf(property)];

export const isNumeric = ({ kind }: Field) => kind === 'number' || kind === 'integer';
export const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
export const isSameValue = (one: unknown, other: unknown): boolean =>
  (isEmpty(one) && isEmpty(other)) || JSON.stringify(one) === JSON.stringify(other);
/** Whose values can be put in an order. */
export const isSortable = ({ kind }: Field) =>
  kind !== 'json' && kind !== 'list' && kind !== 'enums' && kind !== 'references';
/** What a single cell's editor can change; files are uploaded in the record's sheet. */
export const isEditable = ({ isKept, kind }: Field) => !isKept && kind !== 'file' && kind !== 'image';

const widths: Partial<Record<FieldKind, number>> = {
  number: 110,
  integer: 110,
  boolean: 100,
  date: 130,
  datetime: 180,
  enum: 150,
  image: 90,
};
/** Cells are cut at 200 px (B-DATA-01); a column can be drawn wider. */
const widestCell = 200;
export const widthOf = ({ kind }: Field): number => widths[kind] ?? widestCell;
