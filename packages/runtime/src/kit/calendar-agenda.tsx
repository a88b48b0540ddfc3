import { isSameMonth, isToday } from 'date-fns';
import { useState } from 'react';
import { actions } from '../texts/actions.ts';
import { calendar } from '../texts/calendar.ts';
import { Button } from '../ui/button.tsx';
import { cn } from '../ui/lib-utils.ts';
import { AddOnDay } from './calendar-add.tsx';
import { dayKey } from './calendar-days.ts';
import type { DaysProps } from './calendar-grid.tsx';
import { formatNumber, weekdayName } from './format.ts';
import { RowsSkeleton } from './skeletons.tsx';

const mostShown = 8;

/** Narrow screens list the days that hold something. */
export function CalendarAgenda<Entry>({
  days,
  view,
  month,
  byDay,
  event,
  adding,
  isLoading,
}: DaysProps<Entry>) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const shown = days.filter(
    (day) => (view === 'week' || isSameMonth(day, month)) && (byDay.has(dayKey(day)) || isToday(day)),
  );
  if (isLoading) return <RowsSkeleton rows={6} />;
  return (
    <ul className="flex flex-col">
      {shown.map((day) => {
        const rows = byDay.get(dayKey(day)) ?? [];
        const most = open.has(dayKey(day)) ? rows.length : mostShown;
        return (
          <li key={dayKey(day)} className="flex gap-3 border-b border-border px-4 py-3 last:border-b-0">
            <span className={cn('w-12 shrink-0 text-center', isToday(day) && 'font-semibold text-link')}>
              <span className="block text-lg leading-6 tabular-nums">{day.getDate()}</span>
              <span className="text-xs text-muted-foreground">{weekdayName(day)}</span>
            </span>
            <div className="flex min-w-0 flex-1 flex-col justify-center gap-1">
              {rows.slice(0, most).map(event)}
              {rows.length > most ? (
                <Button
                  variant="ghost"
                  size="sm"
                  className="self-start"
                  onClick={() => setOpen(new Set(open).add(dayKey(day)))}
                >
                  {calendar.more(formatNumber(rows.length - most))}
                </Button>
              ) : null}
              <AddOnDay adding={adding} day={day}>
                <Button variant="ghost" size="sm" className="self-start text-muted-foreground">
                  {actions.add}
                </Button>
              </AddOnDay>
            </div>
          </li>
        );
      })}
      {shown.length === 0 ? (
        <li className="px-4 py-10 text-center text-muted-foreground">{calendar.emptyAgenda}</li>
      ) : null}
    </ul>
  );
}
