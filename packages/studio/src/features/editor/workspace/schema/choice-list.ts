import type { EntityProperty } from '@sayso/contracts/entity-schema';
import { choiceLabel } from '@sayso/core/entities/choices';

type Value = string | number;
/** `color`: a name of the kit's palette, null where the app picks one. */
export type ChoiceRow = { value: Value; label: string; color: string | null };

const partOf = (property: EntityProperty): EntityProperty =>
  property.type === 'array' ? (property.items ?? {}) : property;

export function choicesOf(property: EntityProperty): ChoiceRow[] {
  const colors = property['x-sayso']?.colors ?? {};
  return (partOf(property).enum ?? []).map((value) => ({
    value,
    label: choiceLabel(property, value),
    color: colors[String(value)] ?? null,
  }));
}

/** The field with these choices; names are written once one of them is not what its value reads as. */
export function withChoiceRows(property: EntityProperty, rows: readonly ChoiceRow[]): EntityProperty {
  const values = rows.map(({ value }) => value);
  const plain: EntityProperty = { enum: values };
  const isNamed = rows.some(({ value, label }) => choiceLabel(plain, value) !== label);
  const { enumNames: _names, ...part } = partOf(property);
  const names = isNamed ? { enumNames: rows.map(({ label }) => label) } : {};
  const colors = Object.fromEntries(
    rows.flatMap(({ value, color }) => (color === null ? [] : [[String(value), color]])),
  );
  const { colors: _colors, ...hints } = property['x-sayso'] ?? {};
  const allHints = Object.keys(colors).length > 0 ? { ...hints, colors } : hints;
  const { enumNames: _outer, 'x-sayso': _hints, ...rest } = property;
  const whole: EntityProperty =
    property.type === 'array'
      ? { ...rest, items: { ...part, enum: values, ...names } }
      : { ...rest, ...part, enum: values, ...names };
  delete whole['x-sayso'];
  return Object.keys(allHints).length > 0 ? { ...whole, 'x-sayso': allHints } : whole;
}

/** One more, named by what was typed; its value is what the app's code compares with, so it never changes later. */
export function addedChoice(property: EntityProperty, label: string): ChoiceRow | null {
  const text = label.trim();
  const taken = new Set(choicesOf(property).map(({ value }) => value));
  const { type = 'string' } = partOf(property);
  if (type === 'number' || type === 'integer') {
    const value = Number(text);
    return text === '' || !Number.isFinite(value) || taken.has(value)
      ? null
      : { value, label: text, color: null };
  }
  const base = keyOf(text) || text;
  if (base === '') return null;
  let value = base;
  for (let more = 2; taken.has(value); more += 1) value = `${base}_${more}`;
  return { value, label: text, color: null };
}

type Typed = { property: EntityProperty; typedChoice?: string };

/** A field with the choice that stands in its box for the next one, where it takes choices. */
export function withTypedChoice<Row extends Typed>(row: Row): Row {
  const { property, typedChoice = '' } = row;
  const added = partOf(property).enum ? addedChoice(property, typedChoice) : null;
  return added ? { ...row, property: withChoiceRows(property, [...choicesOf(property), added]) } : row;
}

/** "In work" becomes `in_work`; what holds no letters of the alphabet becomes nothing. */
export const keyOf = (label: string): string =>
  label
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '_')
    .replace(/^_|_$/g, '')
    .slice(0, 60);
