import { addDays, isSameMonth, isToday } from 'date-fns';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { calendar } from '../texts/calendar.ts';
import { Button } from '../ui/button.tsx';
import { cn } from '../ui/lib-utils.ts';
import { Popover, PopoverContent, PopoverTrigger } from '../ui/popover.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { type Adding, AddOnDay } from './calendar-add.tsx';
import { type CalendarView, dayKey } from './calendar-days.ts';
import { formatNumber, fullDay, weekdayName } from './format.ts';

export type DaysProps<Entry> = {
  days: Date[];
  view: CalendarView;
  month: Date;
  byDay: ReadonlyMap<string, readonly Entry[]>;
  event: (entry: Entry) => ReactNode;
  adding: Adding;
  isLoading: boolean;
};

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** Days as a grid; one of them is in the tab order, the arrows lead to the others. */
export function CalendarGrid<Entry>(props: DaysProps<Entry>) {
  const { days, month } = props;
  const first = days.find((day) => isToday(day)) ?? days.find((day) => isSameMonth(day, month)) ?? days[0];
  const [entry, setEntry] = useState<string | null>(null);
  const current = days.some((day) => dayKey(day) === entry) ? entry : first && dayKey(first);
  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    const at = event.target instanceof HTMLElement ? event.target.dataset['day'] : undefined;
    const step = steps[event.key];
    if (at === undefined || step === undefined) return;
    event.preventDefault();
    const next = dayKey(addDays(new Date(`${at}T12:00`), step));
    if (!days.some((day) => dayKey(day) === next)) return;
    setEntry(next);
    event.currentTarget.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears the arrow keys of the days inside
    <div className="grid grid-cols-7" onKeyDown={handleKey}>
      {days.slice(0, 7).map((day) => (
        <div
          key={`head-${dayKey(day)}`}
          className="border-b border-border px-2 py-2 text-center text-xs font-medium text-muted-foreground"
        >
          {weekdayName(day)}
        </div>
      ))}
      {days.map((day, at) => (
        <Day key={dayKey(day)} {...props} day={day} at={at} isEntry={dayKey(day) === current} />
      ))}
    </div>
  );
}

type DayProps<Entry> = DaysProps<Entry> & { day: Date; at: number; isEntry: boolean };

function Day<Entry>({
  day,
  at,
  isEntry,
  days,
  view,
  month,
  byDay,
  event,
  adding,
  isLoading,
}: DayProps<Entry>) {
  const rows = byDay.get(dayKey(day)) ?? [];
  const most = view === 'week' ? 12 : 3;
  const isOutside = view === 'month' && !isSameMonth(day, month);
  return (
    <div
      className={cn(
        'relative flex min-w-0 flex-col gap-1 border-border p-1.5',
        view === 'week' ? 'min-h-96' : 'min-h-28',
        at % 7 !== 6 && 'border-e',
        at < days.length - 7 && 'border-b',
        isOutside && 'bg-muted/40',
      )}
    >
      <AddOnDay adding={adding} day={day}>
        <button
          type="button"
          data-day={dayKey(day)}
          tabIndex={isEntry ? 0 : -1}
          className="absolute inset-0 outline-none hover:bg-accent/50 focus-visible:ring-2 focus-visible:ring-ring focus-visible:ring-inset"
          aria-label={calendar.addOn(fullDay(day))}
        />
      </AddOnDay>
      <span
        className={cn(
          'pointer-events-none relative grid size-6 place-items-center self-start rounded-full text-xs tabular-nums',
          isToday(day)
            ? 'bg-primary font-semibold text-primary-foreground'
            : isOutside && 'text-muted-foreground',
        )}
      >
        {day.getDate()}
      </span>
      {isLoading && at % 3 === 1 ? <Skeleton className="pointer-events-none relative h-5 w-full" /> : null}
      {rows.slice(0, most).map(event)}
      {rows.length > most ? (
        <MoreOfDay day={day} rows={rows} hidden={rows.length - most} event={event} />
      ) : null}
    </div>
  );
}

const mostInDay = 50;

type MoreProps<Entry> = {
  day: Date;
  rows: readonly Entry[];
  hidden: number;
  event: DaysProps<Entry>['event'];
};

/** The whole day, a part at a time. */
function MoreOfDay<Entry>({ day, rows, hidden, event }: MoreProps<Entry>) {
  const [most, setMost] = useState(mostInDay);
  return (
    <Popover onOpenChange={() => setMost(mostInDay)}>
      <PopoverTrigger
        aria-label={calendar.moreOn(hidden, fullDay(day))}
        className="relative z-10 min-h-6 rounded-md px-1.5 py-0.5 text-start text-xs text-muted-foreground outline-none hover:text-foreground focus-visible:ring-2 focus-visible:ring-ring"
      >
        {calendar.more(formatNumber(hidden))}
      </PopoverTrigger>
      <PopoverContent className="flex w-72 flex-col gap-2 p-3" aria-label={fullDay(day)}>
        <p className="flex justify-between gap-2 text-[13px] font-semibold">
          {weekdayName(day, 'long')}, {fullDay(day, false)}
          <span className="font-normal text-muted-foreground tabular-nums">{formatNumber(rows.length)}</span>
        </p>
        <div className="flex max-h-80 flex-col gap-1 overflow-y-auto">
          {rows.slice(0, most).map(event)}
          {rows.length > most ? (
            <Button variant="ghost" size="sm" onClick={() => setMost(most + mostInDay)}>
              {calendar.showMore(formatNumber(rows.length - most))}
            </Button>
          ) : null}
        </div>
      </PopoverContent>
    </Popover>
  );
}
