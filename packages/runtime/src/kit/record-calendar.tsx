import { addDays, addMonths, addWeeks, isSameMonth, isToday } from 'date-fns';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import type { Row } from '../sdk/entity-types.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { cn } from '../ui/lib-utils.ts';
import { Popover, PopoverContent, PopoverTrigger } from '../ui/popover.tsx';
import { Tabs, TabsList, TabsTrigger } from '../ui/tabs.tsx';
import { useIsMobile } from '../ui/use-mobile.ts';
import type { RecordCalendarProps } from './api.ts';
import { type CalendarView, dayKey, daysOf, recordsByDay } from './calendar-days.ts';
import { useRows } from './data.ts';
import { FilterBar } from './filter-bar.tsx';
import { formatClock, fullDay, monthName, readDate, weekdayName } from './format.ts';
import { nameOf, useTitleReferences } from './record-name.tsx';
import { fieldOf, fieldsOf, nounOf, optionColor, pluralOf } from './schema.ts';
import { Failed } from './states.tsx';
import { useFiltering } from './use-filtering.ts';
import { useListing } from './use-listing.tsx';
import { allOf } from './where.ts';

const mostEvents = 2000;

/** Month and week of an entity with dates; a click on a day adds a record there. */
export function RecordCalendar(props: RecordCalendarProps) {
  const { entity, dateField, endField, colorField, readOnly = false } = props;
  const [at, setAt] = useState(() => new Date());
  const [view, setView] = useState<CalendarView>('month');
  const filtering = useFiltering({ ...props, columns: [], filters: props.filters ?? pickable(props) });
  const listing = useListing(props);
  const days = daysOf(view, at);
  const rows = useRows(entity, {
    where: allOf(filtering.where, inRange(props, days)),
    sort: dateField,
    limit: mostEvents,
  });
  const found = rows.data ?? [];
  const titles = useTitleReferences(entity, found);
  const byDay = recordsByDay(found, dateField, endField);
  const date = fieldOf(entity.schema, dateField);
  const color = colorField === undefined ? undefined : fieldOf(entity.schema, colorField);
  const hasTime = date?.kind === 'datetime';
  const step = (count: 1 | -1) => setAt(view === 'month' ? addMonths(at, count) : addWeeks(at, count));
  const create = (day: Date) => {
    const key = dayKey(day);
    listing.create({ [dateField]: hasTime ? new Date(`${key}T09:00`).toISOString() : key });
  };
  const event = (row: Row) => (
    <button
      key={row.id}
      type="button"
      data-color={color === undefined ? 'blue' : optionColor(color.property, row[color.key])}
      className="kit-soft relative z-10 block w-full truncate rounded-md px-1.5 py-0.5 text-left text-xs font-medium outline-none hover:brightness-95 focus-visible:ring-2 focus-visible:ring-ring max-md:py-1.5"
      onClick={() => listing.open(row)}
    >
      {hasTime ? <span className="font-normal tabular-nums">{timeOf(row[dateField])} </span> : null}
      {nameOf(entity, row, titles)}
    </button>
  );
  return (
    <div className="flex flex-col gap-4">
      <FilterBar filtering={filtering} placeholder={`Search ${pluralOf(nounOf(entity.schema))}`} />
      <Card className="gap-0 overflow-hidden py-0">
        <div className="flex flex-wrap items-center gap-2 border-b border-border px-4 py-3">
          <h2 className="mr-auto text-[15px] font-semibold" aria-live="polite">
            {view === 'month' ? monthName(at) : weekName(days)}
          </h2>
          <Tabs value={view} onValueChange={(next) => setView(next === 'week' ? 'week' : 'month')}>
            <TabsList>
              <TabsTrigger value="month">Month</TabsTrigger>
              <TabsTrigger value="week">Week</TabsTrigger>
            </TabsList>
          </Tabs>
          <Button variant="outline" size="sm" onClick={() => setAt(new Date())}>
            Today
          </Button>
          <Button
            variant="outline"
            size="icon"
            className="size-8"
            aria-label={`Previous ${view}`}
            onClick={() => step(-1)}
          >
            <ChevronLeft />
          </Button>
          <Button
            variant="outline"
            size="icon"
            className="size-8"
            aria-label={`Next ${view}`}
            onClick={() => step(1)}
          >
            <ChevronRight />
          </Button>
        </div>
        {rows.isError && rows.data === undefined ? (
          <Failed error={rows.error} onRetry={() => void rows.refetch()} />
        ) : (
          <Days
            days={days}
            view={view}
            month={at}
            byDay={byDay}
            event={event}
            onCreate={readOnly ? null : create}
          />
        )}
      </Card>
      {listing.dialogs}
    </div>
  );
}

type DaysProps = {
  days: Date[];
  view: CalendarView;
  month: Date;
  byDay: Map<string, Row[]>;
  event: (row: Row) => React.ReactNode;
  onCreate: ((day: Date) => void) | null;
};

function Days({ days, view, month, byDay, event, onCreate }: DaysProps) {
  const isMobile = useIsMobile();
  const most = view === 'week' ? 12 : 3;
  if (isMobile)
    return <Agenda days={days} view={view} month={month} byDay={byDay} event={event} onCreate={onCreate} />;
  return (
    <div className="grid grid-cols-7">
      {days.slice(0, 7).map((day) => (
        <div
          key={`head-${dayKey(day)}`}
          className="border-b border-border px-2 py-2 text-center text-xs font-medium text-muted-foreground"
        >
          {weekdayName(day)}
        </div>
      ))}
      {days.map((day, at) => {
        const rows = byDay.get(dayKey(day)) ?? [];
        const isOutside = view === 'month' && !isSameMonth(day, month);
        return (
          <div
            key={dayKey(day)}
            className={cn(
              'relative flex min-w-0 flex-col gap-1 border-border p-1.5',
              view === 'week' ? 'min-h-96' : 'min-h-28',
              at % 7 !== 6 && 'border-r',
              at < days.length - 7 && 'border-b',
              isOutside && 'bg-muted/40',
            )}
          >
            {onCreate === null ? null : (
              <button
                type="button"
                className="absolute inset-0 outline-none hover:bg-accent/50 focus-visible:ring-2 focus-visible:ring-ring focus-visible:ring-inset"
                aria-label={`Add on ${fullDay(day)}`}
                onClick={() => onCreate(day)}
              />
            )}
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
            {rows.slice(0, most).map(event)}
            {rows.length > most ? (
              <Popover>
                <PopoverTrigger className="relative z-10 rounded-md px-1.5 text-left text-xs text-muted-foreground hover:text-foreground">
                  {rows.length - most} more
                </PopoverTrigger>
                <PopoverContent className="flex max-h-80 w-64 flex-col gap-1 overflow-y-auto p-2">
                  {rows.map(event)}
                </PopoverContent>
              </Popover>
            ) : null}
          </div>
        );
      })}
    </div>
  );
}

/** Narrow screens list the days that hold something. */
function Agenda({ days, view, month, byDay, event, onCreate }: DaysProps) {
  const shown = days.filter(
    (day) => (view === 'week' || isSameMonth(day, month)) && (byDay.has(dayKey(day)) || isToday(day)),
  );
  return (
    <ul className="flex flex-col">
      {shown.map((day) => (
        <li key={dayKey(day)} className="flex gap-3 border-b border-border px-4 py-3 last:border-b-0">
          <span className={cn('w-12 shrink-0 text-center', isToday(day) && 'font-semibold text-link')}>
            <span className="block text-lg leading-6 tabular-nums">{day.getDate()}</span>
            <span className="text-xs text-muted-foreground">{weekdayName(day)}</span>
          </span>
          <div className="flex min-w-0 flex-1 flex-col justify-center gap-1">
            {(byDay.get(dayKey(day)) ?? []).map(event)}
            {onCreate === null ? null : (
              <Button
                variant="ghost"
                size="sm"
                className="self-start text-muted-foreground"
                onClick={() => onCreate(day)}
              >
                Add
              </Button>
            )}
          </div>
        </li>
      ))}
      {shown.length === 0 ? (
        <li className="px-4 py-10 text-center text-muted-foreground">Nothing in this span</li>
      ) : null}
    </ul>
  );
}

const pickable = ({ entity, dateField, endField }: RecordCalendarProps): string[] =>
  fieldsOf(entity.schema)
    .filter(
      ({ kind, key }) => key !== dateField && key !== endField && (kind === 'enum' || kind === 'reference'),
    )
    .map(({ key }) => key);

function inRange({ dateField, endField }: RecordCalendarProps, days: Date[]) {
  const from = dayKey(days[0] ?? new Date());
  // The day after, so that date-times of the last day count and plain dates compare as text.
  const to = dayKey(addDays(days.at(-1) ?? new Date(), 1));
  const starts = { [dateField]: { $gte: from, $lt: to } };
  return endField === undefined
    ? starts
    : { $or: [starts, { [dateField]: { $lt: to }, [endField]: { $gte: from } }] };
}

const timeOf = (value: unknown): string => {
  const date = readDate(value);
  return date === undefined ? '' : formatClock(date);
};

function weekName(days: Date[]): string {
  const [first] = days;
  const last = days.at(-1);
  return first && last ? `${fullDay(first, false)} – ${fullDay(last)}` : '';
}
