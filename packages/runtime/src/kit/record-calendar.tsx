import { addDays, addMonths, addWeeks } from 'date-fns';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import type { Row } from '../sdk/entity-types.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Tabs, TabsList, TabsTrigger } from '../ui/tabs.tsx';
import { useIsMobile } from '../ui/use-mobile.ts';
import type { RecordCalendarProps } from './api.ts';
import { CalendarAgenda } from './calendar-agenda.tsx';
import { type CalendarView, dayKey, daysOf, recordsByDay } from './calendar-days.ts';
import { CalendarGrid } from './calendar-grid.tsx';
import { useRows } from './data.ts';
import { FilterBar } from './filter-bar.tsx';
import { formatClock, fullDay, monthName, readDate } from './format.ts';
import { nameOf, useTitleReferences } from './record-name.tsx';
import { fieldOf, fieldsOf, nounOf, optionColor, pluralOf } from './schema.ts';
import { Failed } from './states.tsx';
import { useFiltering } from './use-filtering.ts';
import { useListing } from './use-listing.tsx';
import { allOf } from './where.ts';

const mostEvents = 5000;

/** Month and week of an entity with dates; a click on a day adds a record there. */
export function RecordCalendar(props: RecordCalendarProps) {
  const { entity, dateField, endField, colorField, readOnly = false } = props;
  const [at, setAt] = useState(() => new Date());
  const [view, setView] = useState<CalendarView>('month');
  const filtering = useFiltering({ ...props, columns: [], filters: props.filters ?? pickable(props) });
  const listing = useListing(props);
  const days = daysOf(view, at);
  const isMobile = useIsMobile();
  const Days = isMobile ? CalendarAgenda : CalendarGrid;
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
      className="kit-soft relative z-10 block w-full truncate rounded-md px-1.5 py-0.5 text-start text-xs font-medium outline-none hover:brightness-95 focus-visible:ring-2 focus-visible:ring-ring max-md:py-1.5"
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
          <h2 className="me-auto text-[15px] font-semibold" aria-live="polite">
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
            <ChevronLeft className="rtl:rotate-180" />
          </Button>
          <Button
            variant="outline"
            size="icon"
            className="size-8"
            aria-label={`Next ${view}`}
            onClick={() => step(1)}
          >
            <ChevronRight className="rtl:rotate-180" />
          </Button>
        </div>
        {rows.data?.length === 0 && !rows.isPlaceholderData ? (
          <p className="border-b border-border bg-muted/40 px-4 py-2 text-[13px] text-muted-foreground">
            {filtering.isFiltered ? 'Nothing matches' : `No ${pluralOf(nounOf(entity.schema))}`} in this{' '}
            {view}
            {readOnly || filtering.isFiltered ? '.' : '. Choose a day to add one.'}
          </p>
        ) : null}
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
            isLoading={rows.isPending}
          />
        )}
      </Card>
      {listing.dialogs}
    </div>
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
