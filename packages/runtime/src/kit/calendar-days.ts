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
import type { Row } from '../sdk/entity-types.ts';
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

/** Records of each day; one that spans several days stands on all of them. */
export function recordsByDay(
  rows: readonly Row[],
  dateField: string,
  endField: string | undefined,
): Map<string, Row[]> {
  const days = new Map<string, Row[]>();
  // By code point, which is the order of dates as texts; comparing as words takes ten times as long.
  const inOrder = [...rows].sort((one, other) =>
    String(one[dateField]) < String(other[dateField]) ? -1 : 1,
  );
  for (const row of inOrder) {
    const start = readDate(row[dateField]);
    if (start === undefined) continue;
    const end = (endField === undefined ? undefined : readDate(row[endField])) ?? start;
    let day = startOfDay(start);
    for (let count = 0; count < mostDays && (count === 0 || day <= end); count += 1) {
      const key = dayKey(day);
      const held = days.get(key);
      if (held === undefined) days.set(key, [row]);
      else held.push(row);
      day = addDays(day, 1);
    }
  }
  return days;
}
