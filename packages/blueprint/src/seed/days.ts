import type { BlueprintField } from '@sayso/core/blueprint-schema';

export const dayMs = 86_400_000;

/** Whole days from today until the date of a field; undefined where there is none. */
export function daysUntil(value: unknown, now: Date): number | undefined {
  const date = Date.parse(String(value ?? ''));
  if (Number.isNaN(date)) return undefined;
  return Math.floor((date - startOfDay(now)) / dayMs);
}

/** The date so many days from today; the time of day of `before` stays. */
export function dayFromToday(field: BlueprintField, days: number, now: Date, before?: unknown): string {
  const date = new Date(startOfDay(now) + days * dayMs);
  if (field.type === 'date') return date.toISOString().slice(0, 10);
  const time = new Date(String(before ?? ''));
  if (Number.isNaN(time.getTime())) date.setUTCHours(10);
  else date.setUTCHours(time.getUTCHours(), time.getUTCMinutes());
  return date.toISOString();
}

const startOfDay = (now: Date): number => Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
