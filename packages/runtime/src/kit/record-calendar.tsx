import type { Row } from '../sdk/entity-types.ts';
import { calendar } from '../texts/calendar.ts';
import { lists } from '../texts/lists.ts';
import type { RecordCalendarProps } from './api.ts';
import { inRange, recordsByDay, startOn } from './calendar-days.ts';
import { CalendarEvent } from './calendar-event.tsx';
import { CalendarFrame, useSpan } from './calendar-frame.tsx';
import { useRows } from './data.ts';
import { FilterBar } from './filter-bar.tsx';
import { Readable } from './readable.tsx';
import { nameOf, useTitleReferences } from './record-name.tsx';
import { fieldOf, fieldsOf, nounOf, optionColor, pluralOf } from './schema.ts';
import { SharedCalendar } from './shared-calendar.tsx';
import { Failed } from './states.tsx';
import { useFiltering } from './use-filtering.ts';
import { useListing } from './use-listing.tsx';
import { allOf } from './where.ts';
import { WithoutDate } from './without-date.tsx';

const mostEvents = 5000;

/** Month and week of records with dates, of one entity or of several; a click on a day adds a record there. */
export const RecordCalendar = (props: RecordCalendarProps) => (
  <Readable entities={[props, ...(props.also ?? [])].map(({ entity }) => entity)}>
    {(props.also?.length ?? 0) > 0 ? <SharedCalendar {...props} /> : <OwnCalendar {...props} />}
  </Readable>
);

function OwnCalendar(props: RecordCalendarProps) {
  const { entity, dateField, endField, colorField } = props;
  const span = useSpan();
  const filtering = useFiltering({ ...props, columns: [], filters: props.filters ?? pickable(props) });
  const listing = useListing(props);
  const rows = useRows(entity, {
    where: allOf(filtering.where, inRange(props, span.days)),
    sort: dateField,
    limit: mostEvents,
  });
  const found = rows.data ?? [];
  const titles = useTitleReferences(entity, found);
  const date = fieldOf(entity.schema, dateField);
  const color = colorField === undefined ? undefined : fieldOf(entity.schema, colorField);
  const hasTime = date?.kind === 'datetime';
  const noun = nounOf(entity.schema);
  const create = (day: Date) => listing.create({ [dateField]: startOn(day, hasTime) });
  const event = (row: Row) => (
    <CalendarEvent
      key={row.id}
      entity={entity}
      row={row}
      name={nameOf(entity, row, titles)}
      color={color === undefined ? 'blue' : optionColor(color.property, row[color.key])}
      time={hasTime ? row[dateField] : undefined}
      onOpen={() => listing.open(row)}
    />
  );
  return (
    <div className="flex flex-col gap-4">
      <FilterBar filtering={filtering} placeholder={lists.search(pluralOf(noun))} />
      <CalendarFrame
        span={span}
        byDay={recordsByDay(found, dateField, endField)}
        event={event}
        adding={!listing.mayCreate ? [] : [{ key: entity.name, label: noun, color: 'blue', create }]}
        isLoading={rows.isPending}
        note={
          rows.data?.length === 0 && !rows.isPlaceholderData
            ? filtering.isFiltered
              ? calendar.noMatchIn(span.view)
              : calendar.nounsIn(pluralOf(noun), span.view, listing.mayCreate)
            : null
        }
        failure={
          rows.isError && rows.data === undefined ? (
            <Failed error={rows.error} onRetry={() => void rows.refetch()} />
          ) : null
        }
      />
      <WithoutDate entity={entity} dateField={dateField} where={filtering.where} onOpen={listing.open} />
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
