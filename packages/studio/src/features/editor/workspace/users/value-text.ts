import type { EntityProperty, EntitySchema } from '@sayso/contracts/entity-schema';
import { choiceLabel } from '@sayso/core/entities/choices';
import { wordsOf } from '@sayso/core/entities/nouns';
import { listText } from '../../../../texts/language.ts';
import { t } from '../../../../texts/users.ts';
import { amountText, dayText, momentText } from '../value-texts.ts';

export type CustomField = { name: string; label: string; property: EntityProperty };

/** Who somebody is belongs to their account, and is shown in columns of its own. */
export const ownColumns = ['id', 'email', 'full_name', 'role'];

/** What the app itself keeps of its users. */
export const customFieldsOf = (schema: EntitySchema | null): CustomField[] =>
  Object.entries(schema?.properties ?? {})
    .filter(([name]) => !ownColumns.includes(name))
    .map(([name, property]) => ({ name, label: property.title ?? wordsOf(name), property }));

/** A value in one line, as people read it; nothing where there is none. */
export function valueText(value: unknown, property: EntityProperty): string {
  if (value === null || value === undefined || value === '') return '';
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
  if (Array.isArray(value)) return listText(value.map((each) => valueText(each, property)));
  if (typeof value === 'object') return JSON.stringify(value);
  if (property.enum ?? property.items?.enum) return choiceLabel(property, value);
  const text = amountText(property, value) ?? String(value);
  if (property.format === 'date') return dayText(text);
  return property.format === 'date-time' ? momentText(text) : text;
}
