import type { EntityProperty } from '@sayso/contracts/entity-schema';
import { dateText, numberText } from '../../../texts/language.ts';

const isDate = (text: string) => !Number.isNaN(Date.parse(text));

/** A number with its currency or percent sign; undefined for what is none. */
export function amountText(property: EntityProperty, value: unknown): string | undefined {
  if (typeof value !== 'number') return undefined;
  const hints = property['x-sayso'];
  if (hints?.kind === 'year') return String(value);
  if (hints?.kind === 'money' && /^[A-Za-z]{3}$/.test(hints.currency ?? ''))
    return numberText(value, hints.currency ?? 'USD');
  const text = numberText(value);
  return hints?.kind === 'percent' ? `${text}%` : text;
}

/** A day has no zone: it is read where the reader is, so that it stays the day that it is. */
export const dayText = (text: string): string =>
  /^\d{4}-\d\d-\d\d$/.test(text) && isDate(text) ? dateText(`${text}T00:00`, 'day') : text;

export const momentText = (text: string): string => (isDate(text) ? dateText(text, 'moment') : text);
