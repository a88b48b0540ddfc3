import { Flame } from 'lucide-react';
import type { Row } from '../sdk/entity-types.ts';
import { streaks } from '../texts/checklist.ts';
import type { ChecklistProps } from './api.ts';
import { useRows } from './data.ts';
import { inDays, today } from './dates.ts';
import { type Rhythm, streakOf } from './streak.ts';
import { isTick } from './use-ticks.ts';

/** As many as the server gives at once; the newest count. */
const mostEntries = 5000;
const daysBack = 400;

type Streak = { count: number; unit: Rhythm };

/** How often in a row each record was ticked off, counted from the log: nobody keeps that number by hand. */
export function useStreaks({ entity, log }: Pick<ChecklistProps, 'entity' | 'log'>) {
  const entries = useRows(
    log?.entity ?? entity,
    log
      ? {
          where: { [log.dateField]: { $gte: inDays(-daysBack) } },
          sort: `-${log.dateField}`,
          limit: mostEntries,
        }
      : {},
    log !== undefined,
  );
  return (row: Row): Streak => {
    const unit = log?.rhythmField !== undefined && row[log.rhythmField] === 'weekly' ? 'week' : 'day';
    if (!log) return { count: 0, unit };
    const days = (entries.data ?? [])
      .filter((entry) => entry[log.refField] === row.id)
      .filter((entry) => isTick(entry, log))
      .flatMap((entry) => {
        const day = entry[log.dateField];
        return typeof day === 'string' ? [day.slice(0, 10)] : [];
      });
    return { count: streakOf(days, today(), unit), unit };
  };
}

/** "5 days" beside a flame; nothing where nothing was done in a row. */
export function StreakMark({ count, unit }: Streak) {
  if (count === 0) return null;
  return (
    <span className="flex shrink-0 items-center gap-1 text-[13px] text-muted-foreground tabular-nums">
      <Flame className="size-4" aria-hidden />
      {streaks.length(count, unit)}
      <span className="sr-only">{streaks.inARow}</span>
    </span>
  );
}
