import { eachDay, type Range } from './days.ts';
import type { Stats } from './use-stats.ts';

/** One day of both charts; of the chosen user only where one is chosen. */
export type Point = {
  day: string;
  users: number;
  visits: number;
  visitsOfUser?: number;
  /** 0, where the chosen user came: a mark at the foot of the chart. */
  userCame?: number;
};

/** A point for each day of the range, those without visits too. */
export function pointsOf(range: Range, everyone: Stats, ofUser: Stats | undefined): Point[] {
  const known = new Map(everyone.users_per_date.map((each) => [each.date, each]));
  const own = new Map(ofUser?.users_per_date.map((each) => [each.date, each.total_visits]) ?? []);
  return eachDay(range).map((day) => {
    const visitsOfUser = own.get(day);
    return {
      day,
      users: known.get(day)?.unique_users ?? 0,
      visits: known.get(day)?.total_visits ?? 0,
      ...(ofUser ? { visitsOfUser: visitsOfUser ?? 0 } : {}),
      ...(visitsOfUser === undefined ? {} : { userCame: 0 }),
    };
  });
}

/** The middle one of the days with visits. */
export function usualDay({ users_per_date }: Stats): number {
  const sorted = users_per_date.map(({ unique_users }) => unique_users).sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
}

/** The day with the most users; the first of several. */
export const busiestDay = ({ users_per_date }: Stats) =>
  users_per_date.reduce<Stats['users_per_date'][number] | null>(
    (most, day) => (most === null || day.unique_users > most.unique_users ? day : most),
    null,
  );
