import { startOfMonth, startOfWeek, subMonths, subWeeks } from 'date-fns';
import type { Where } from '../sdk/entity-types.ts';
import { dayKey } from './calendar-days.ts';

export type Span = 'month' | 'week';

/** This span and the same stretch of the one before it (the 5th day against the 5th), as filters. */
export function spansOf(
  span: Span,
  dateField: string,
  hasTime: boolean,
  now = new Date(),
): { current: Where; former: Where } {
  const start = span === 'month' ? startOfMonth(now) : startOfWeek(now, { weekStartsOn: 1 });
  const before = span === 'month' ? subMonths(start, 1) : subWeeks(start, 1);
  const same = span === 'month' ? subMonths(now, 1) : subWeeks(now, 1);
  const text = (date: Date) => (hasTime ? date.toISOString() : dayKey(date));
  return {
    current: { [dateField]: { $gte: text(start) } },
    former: { [dateField]: { $gte: text(before), [hasTime ? '$lt' : '$lte']: text(same) } },
  };
}

/** Change in percent; undefined where there is nothing to compare with. */
export const changeOf = (current: number, former: number): number | undefined =>
  former === 0 ? undefined : Math.round(((current - former) / Math.abs(former)) * 100);
