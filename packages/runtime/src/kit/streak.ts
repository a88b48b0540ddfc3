import { addDays, addWeeks, format, isValid, parseISO, startOfWeek } from 'date-fns';

export type Rhythm = 'day' | 'week';

const dayOf = (date: Date): string => format(date, 'yyyy-MM-dd');
const weekOf = (date: Date): string => dayOf(startOfWeek(date, { weekStartsOn: 1 }));

/**
 * How many days or weeks in a row something was done, up to `today`; one that is not over yet breaks nothing. Days are
 * written `2026-11-21`; what is no day counts nothing.
 */
export function streakOf(days: Iterable<string>, today: string, rhythm: Rhythm = 'day'): number {
  const nameOf = rhythm === 'week' ? weekOf : dayOf;
  const step = rhythm === 'week' ? addWeeks : addDays;
  const done = new Set(
    [...days]
      .map((day) => parseISO(day))
      .filter(isValid)
      .map(nameOf),
  );
  let at = parseISO(today);
  if (!done.has(nameOf(at))) at = step(at, -1);
  let count = 0;
  for (; done.has(nameOf(at)); at = step(at, -1)) count++;
  return count;
}
