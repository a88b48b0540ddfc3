import {
  addDays,
  addMonths,
  startOfMonth as firstOfMonth,
  startOfWeek as firstOfWeek,
  format,
} from 'date-fns';

const day = (date: Date) => format(date, 'yyyy-MM-dd');

/** Today in the reader's own zone, `2026-11-21`: compares with `date` fields. */
export const today = (): string => day(new Date());

/** The day `days` from today; negative goes back. */
export const inDays = (days: number): string => day(addDays(new Date(), days));

/** The day `months` from today. */
export const inMonths = (months: number): string => day(addMonths(new Date(), months));

/** Monday of this week. */
export const startOfWeek = (): string => day(firstOfWeek(new Date(), { weekStartsOn: 1 }));

export const startOfMonth = (): string => day(firstOfMonth(new Date()));

/** This instant in UTC, for `date-time` fields. */
export const now = (): string => new Date().toISOString();
