import type { BlueprintEntity, BlueprintField } from '@sayso/core/blueprint-schema';
import { endField, entityById, fieldsOf, titleOf } from '../plan/look.ts';
import { dayFromToday, daysUntil } from './days.ts';
import { type Facts, labelOfState } from './fact.ts';
import { rowAt } from './linked.ts';
import type { Random } from './random.ts';

type Row = Record<string, unknown>;

const running = /^(?:active|running|current|paused|frozen|new|in progress|paid|valid)$/i;
const plans = /\b(?:plan|tariff|package|membership|type|term|period|duration|subscription|pass)\b/i;
const lasting = /member|subscription|contract|lease|tenanc|licen[cs]e|insurance|warrant/;

/** A span that somebody pays for is as long as the plan says: monthly a month, the rest a year. */
export function settlePeriod(record: Row, facts: Facts): void {
  const { entity, now, random } = facts;
  const end = endField(entity);
  const start = fieldsOf(entity, 'date').find(
    (field) => field !== end && /^(?:start|begin|valid from|from|since|joined|join)/i.test(field.label),
  );
  const last = end && daysUntil(record[end.key], now);
  const days = periodOf(record, facts);
  if (!start || !end || last === undefined || days === undefined) return;
  if (days < week) resume(record, entity);
  const state = fieldsOf(entity, 'enum').map((field) => labelOfState(record, field));
  const isRunning = state.some((label) => running.test(label));
  // The end stays where a list looks for it, as long as what runs has begun.
  const until = isRunning && (last < 0 || last > days) ? endOf(days, random) : last;
  record[end.key] = dayFromToday(end, until, now, record[end.key]);
  record[start.key] = monthsBefore(start, { until, days, now });
}

const week = 7;

/** Days from today on which a span that runs ends: no later than if it had begun today. */
const endOf = (days: number, random: Random): number =>
  days < week ? random.int(0, days) : random.int(3, Math.max(4, days - 2));

/** Nobody pauses a pass for a day. */
function resume(record: Row, entity: BlueprintEntity): void {
  for (const field of fieldsOf(entity, 'enum')) {
    const active = field.options?.find(({ label }) => /^(?:active|valid|current|running)$/i.test(label));
    if (active && /^(?:paused|frozen|on hold)$/i.test(labelOfState(record, field)))
      record[field.key] = active.value;
  }
}

/** A plan of months ends on the same day of a later month. */
function monthsBefore(
  field: BlueprintField,
  { until, days, now }: { until: number; days: number; now: Date },
): string {
  const months = Math.round(days / 30.4);
  const day = dayFromToday(field, until, now);
  if (days < 28) return dayFromToday(field, until - days, now);
  const date = new Date(day);
  const before = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() - months);
  // The 31st has no fellow in a shorter month.
  if (date.getUTCDate() !== before) date.setUTCDate(0);
  return day.length > 10 ? date.toISOString() : date.toISOString().slice(0, 10);
}

/** Days of the record's plan, by its choice or by the plan that it refers to. */
function periodOf(record: Row, { blueprint, entity, made }: Facts): number | undefined {
  for (const field of fieldsOf(entity, 'enum')) {
    const days = plans.test(field.label) ? daysIn(labelOfState(record, field)) : undefined;
    if (days !== undefined) return days;
  }
  for (const field of fieldsOf(entity, 'ref')) {
    const target = entityById(blueprint, field.ref);
    const plan = rowAt(record[field.key], made);
    const days = target && plan ? daysOfPlan(target, plan) : undefined;
    if (days !== undefined) return days;
  }
  return lasting.test(`${entity.concept ?? ''} ${entity.label.toLowerCase()}`) ? 365 : undefined;
}

function daysOfPlan(target: BlueprintEntity, plan: Row): number | undefined {
  if (!plans.test(target.label) && !plans.test((target.concept ?? '').replaceAll('_', ' '))) return undefined;
  const length = target.fields.find(
    ({ type, label }) =>
      /^(?:int|number|duration)$/.test(type) &&
      /month|week|year|days|duration|period|length|term/i.test(label),
  );
  const count = length && Number(plan[length.key]);
  const unit = length && /week|year|day/i.exec(length.label)?.[0].toLowerCase();
  if (count)
    return Math.round(count * (unit === 'week' ? 7 : unit === 'year' ? 365 : unit === 'day' ? 1 : 30.4));
  const title = titleOf(target);
  return title && daysIn(String(plan[title.key] ?? ''));
}

const spans: readonly (readonly [RegExp, number])[] = [
  [/half[- ]?year|six months/i, 183],
  [/year|annual/i, 365],
  [/quarter/i, 91],
  [/month/i, 30.4],
  [/week/i, 7],
  [/\bday\b/i, 1],
];

function daysIn(words: string): number | undefined {
  const span = spans.find(([shape]) => shape.test(words))?.[1];
  const count = Number(/\b(\d+)[ -]?(?:month|year|week|day|quarter)/i.exec(words)?.[1] ?? 1);
  return span && Math.round(span * count);
}
