import {
  addDays,
  eachDayOfInterval,
  endOfMonth,
  endOfWeek,
  format,
  startOfDay,
  startOfMonth,
  startOfWeek,
} from 'date-fns';
import type { Row, Where } from '../sdk/entity-types.ts';
import { readDate } from './format.ts';

export type CalendarView = 'month' | 'week';

export const dayKey = (date: Date): string => format(date, 'yyyy-MM-dd');

const monday = { weekStartsOn: 1 } as const;

/** Days on show: whole weeks, Monday first. */
export function daysOf(view: CalendarView, at: Date): Date[] {
  const [start, end] = view === 'week' ? [at, at] : [startOfMonth(at), endOfMonth(at)];
  return eachDayOfInterval({ start: startOfWeek(start, monday), end: endOfWeek(end, monday) });
}

const mostDays = 62;

type Span = { start: unknown; end?: unknown };

/** What stands on each day; what spans several days stands on all of them. */
export function entriesByDay<Entry>(
  entries: readonly Entry[],
  spanOf: (entry: Entry) => Span,
): Map<string, Entry[]> {
  const days = new Map<string, Entry[]>();
  const spans = entries.map((entry) => ({ entry, ...spanOf(entry) }));
  // By code point, which is the order of dates as texts; comparing as words takes ten times as long.
  spans.sort((one, other) => (String(one.start) < String(other.start) ? -1 : 1));
  for (const { entry, start: from, end: to } of spans) {
    const start = readDate(from);
    if (start === undefined) continue;
    const end = readDate(to) ?? start;
    let day = startOfDay(start);
    for (let count = 0; count < mostDays && (count === 0 || day <= end); count += 1) {
      const key = dayKey(day);
      const held = days.get(key);
      if (held === undefined) days.set(key, [entry]);
      else held.push(entry);
      day = addDays(day, 1);
    }
  }
  return days;
}

export const recordsByDay = (
  rows: readonly Row[],
  dateField: string,
  endField: string | undefined,
): Map<string, Row[]> =>
  entriesByDay(rows, (row) => ({
    start: row[dateField],
    end: endField === undefined ? undefined : row[endField],
  }));

type Dated = { dateField: string; endField?: string | undefined };

/** Condition for what stands on one of these days. */
export function inRange({ dateField, endField }: Dated, days: readonly Date[]): Where {
  const from = dayKey(days[0] ?? new Date());
  // The day after, so that date-times of the last day count and plain dates compare as text.
  const to = dayKey(addDays(days.at(-1) ?? new Date(), 1));
  const starts = { [dateField]: { $gte: from, $lt: to } };
  return endField === undefined
    ? starts
    : { $or: [starts, { [dateField]: { $lt: to }, [endField]: { $gte: from } }] };
}

/** What a new record of a day starts with: nine o'clock where the field has a time. */
export function startOn(day: Date, hasTime: boolean): string {
  const key = dayKey(day);
  return hasTime ? new Date(`${key}T09:00`).toISOString() : key;
}
