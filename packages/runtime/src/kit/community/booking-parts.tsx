import { isSameDay, isToday } from 'date-fns';
import type { Row } from '../../sdk/entity-types.ts';
import { booking } from '../../texts/booking.ts';
import { slots as texts } from '../../texts/slots.ts';
import { Card } from '../../ui/card.tsx';
import { cn } from '../../ui/lib-utils.ts';
import { FieldValue } from '../cell.tsx';
import { formatClock, monthName, weekdayName } from '../format.ts';
import { fieldsOf, nounOf, plainTitle } from '../schema.ts';
import { isEmpty } from '../validate.ts';
import type { BookingDeskProps } from './api.ts';
import type { Slot, SlotState } from './booking-times.ts';

type Column = {
  key: string;
  title: string;
  hint: string;
  slots: readonly Slot[];
  resource: Row | undefined;
};

const looks: Readonly<Record<SlotState, string>> = {
  free: 'border-control bg-card font-medium hover:border-primary hover:bg-accent focus-visible:ring-2 focus-visible:ring-ring',
  own: 'border-transparent bg-primary font-medium text-primary-foreground',
  taken: 'border-transparent bg-muted text-muted-foreground line-through',
  past: 'border-transparent text-muted-foreground',
};
const says: Readonly<Record<SlotState, string>> = {
  free: texts.toBook,
  own: texts.bookedByYou,
  taken: texts.booked,
  past: texts.over,
};

type ColumnsProps = {
  columns: readonly Column[];
  isSingle: boolean;
  onPick: (slot: Slot, column: Column) => void;
};

/** One column a day, or a resource. */
export const SlotColumns = ({ columns, isSingle, onPick }: ColumnsProps) => (
  <div className="flex flex-col gap-4 p-4">
    <div
      className={cn(
        'grid gap-3',
        isSingle ? 'grid-cols-1' : 'auto-cols-[minmax(7rem,1fr)] grid-flow-col overflow-x-auto pb-1',
      )}
    >
      {columns.map((column) => (
        <section
          key={column.key}
          aria-label={`${column.title} ${column.hint}`}
          className="flex min-w-0 flex-col gap-2"
        >
          {isSingle ? null : (
            <h3 className="truncate text-center text-[13px] font-semibold">
              {column.title}
              {column.hint ? (
                <span className="block font-normal text-muted-foreground">{column.hint}</span>
              ) : null}
            </h3>
          )}
          {column.slots.length === 0 ? (
            <p className="rounded-md border border-dashed border-border py-6 text-center text-[13px] text-muted-foreground">
              {texts.closed}
            </p>
          ) : (
            <ul className={cn('grid gap-1.5', isSingle && 'grid-cols-[repeat(auto-fill,minmax(6rem,1fr))]')}>
              {column.slots.map((slot) => (
                <li key={slot.start.toISOString()}>
                  <button
                    type="button"
                    aria-disabled={slot.state !== 'free'}
                    aria-label={texts.slot(formatClock(slot.start), formatClock(slot.end), says[slot.state])}
                    onClick={() => slot.state === 'free' && onPick(slot, column)}
                    className={cn(
                      'flex h-10 w-full items-center justify-center rounded-md border text-[13px] tabular-nums outline-none transition-colors aria-disabled:cursor-default',
                      looks[slot.state],
                    )}
                  >
                    {formatClock(slot.start)}
                  </button>
                </li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </div>
    <ul
      className="flex flex-wrap gap-x-5 gap-y-1 text-[13px] text-muted-foreground"
      aria-label={texts.legend}
    >
      <Key look="border border-control bg-card" text={texts.free} />
      <Key look="kit-struck border border-control bg-muted" text={texts.taken} />
      <Key look="border border-control bg-primary" text={texts.yours} />
    </ul>
  </div>
);

const Key = ({ look, text }: { look: string; text: string }) => (
  <li className="flex items-center gap-1.5">
    <span className={cn('size-3.5 rounded-[3px]', look)} aria-hidden="true" /> {text}
  </li>
);

type StripProps = {
  days: readonly Date[];
  chosen: Date;
  isClosed: (day: Date) => boolean;
  onChoose: (day: Date) => void;
};

/** The days of a week, to be tapped. */
export const DayStrip = ({ days, chosen, isClosed, onChoose }: StripProps) => (
  <div className="grid grid-cols-7 gap-1 border-b border-border p-2">
    {days.map((day) => (
      <button
        key={day.toISOString()}
        type="button"
        aria-pressed={isSameDay(day, chosen)}
        onClick={() => onChoose(day)}
        className="flex h-12 flex-col items-center justify-center rounded-md text-xs text-muted-foreground outline-none focus-visible:ring-2 focus-visible:ring-ring aria-pressed:bg-primary aria-pressed:text-primary-foreground"
      >
        {weekdayName(day)}
        <span
          className={cn(
            'text-sm',
            isClosed(day) ? 'line-through' : 'font-semibold',
            !isClosed(day) && !isSameDay(day, chosen) && 'text-card-foreground',
            isToday(day) && !isClosed(day) && 'underline underline-offset-4',
          )}
        >
          {day.getDate()}
        </span>
        <span className="sr-only">
          {monthName(day)}
          {isClosed(day) ? ', closed' : ''}
        </span>
      </button>
    ))}
  </div>
);

type ChosenProps = Pick<BookingDeskProps, 'resources' | 'resourceImageField' | 'resourceFields'> & {
  rows: readonly Row[];
  chosen: Row | undefined;
  onChoose: (row: Row) => void;
};

const mostStacked = 4;

/** On phones a few stand in sight, as slim rows where they have pictures; more of them scroll up to the edge of the screen. */
const arrangements = {
  pairs: 'max-md:grid-cols-2',
  rows: 'max-md:grid-cols-1',
  scroll:
    'max-md:-mx-4 max-md:auto-cols-[10.5rem] max-md:grid-flow-col max-md:grid-cols-none max-md:overflow-x-auto max-md:px-4 max-md:py-1',
} as const;

/** The resources side by side, one of them chosen. */
export function ChosenResource({
  resources,
  resourceImageField,
  resourceFields = [],
  rows,
  chosen,
  onChoose,
}: ChosenProps) {
  if (resources === undefined) return null;
  const fields = fieldsOf(resources.schema, resourceFields).slice(0, 3);
  const arranged = rows.length > mostStacked ? 'scroll' : resourceImageField === undefined ? 'pairs' : 'rows';
  return (
    <fieldset
      className={cn(
        'grid min-w-0 grid-cols-[repeat(auto-fill,minmax(10rem,1fr))] gap-3 max-md:gap-2 lg:grid-cols-[repeat(auto-fill,minmax(13rem,1fr))]',
        arrangements[arranged],
      )}
    >
      <legend className="sr-only">{booking.chooseNoun(nounOf(resources.schema))}</legend>
      {rows.map((row) => {
        const picture = resourceImageField === undefined ? null : row[resourceImageField];
        const isChosen = row.id === chosen?.id;
        return (
          <Card
            key={row.id}
            className={cn(
              'relative gap-0 overflow-hidden py-0',
              arranged === 'rows' && 'max-md:flex-row',
              isChosen && 'border-primary ring-2 ring-primary',
            )}
          >
            {typeof picture === 'string' && picture !== '' ? (
              <img
                src={picture}
                alt=""
                loading="lazy"
                className={cn(
                  'aspect-[16/9] w-full bg-muted object-cover',
                  arranged === 'rows' && 'max-md:aspect-square max-md:w-16',
                )}
              />
            ) : null}
            <div className="flex min-w-0 flex-1 flex-col justify-center gap-1 px-4 py-3 md:justify-start">
              <button
                type="button"
                aria-pressed={isChosen}
                onClick={() => onChoose(row)}
                className="text-left font-semibold outline-none after:absolute after:inset-0 focus-visible:after:rounded-xl focus-visible:after:ring-2 focus-visible:after:ring-ring focus-visible:after:ring-inset"
              >
                {plainTitle(resources.schema, row)}
              </button>
              {fields.map((field) =>
                isEmpty(row[field.key]) ? null : field.kind === 'text' ? (
                  <span key={field.key} className="text-[13px] text-muted-foreground">
                    <FieldValue entity={resources} field={field.key} row={row} />
                  </span>
                ) : (
                  <span key={field.key} className="flex justify-between gap-3 text-[13px]">
                    <span className="text-muted-foreground">{field.label}</span>
                    <FieldValue entity={resources} field={field.key} row={row} />
                  </span>
                ),
              )}
            </div>
          </Card>
        );
      })}
    </fieldset>
  );
}
