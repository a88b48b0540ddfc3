import { addDays, addYears, differenceInCalendarDays, eachDayOfInterval, format, startOfDay } from 'date-fns';
import { BedDouble } from 'lucide-react';
import { useState } from 'react';
import type { DateRange } from 'react-day-picker';
import { toast } from 'sonner';
import type { EntityClient, Row } from '../../sdk/entity-types.ts';
import { booking } from '../../texts/booking.ts';
import { stay as texts } from '../../texts/stay.ts';
import { Calendar } from '../../ui/calendar.tsx';
import { Card } from '../../ui/card.tsx';
import { useIsMobile } from '../../ui/use-mobile.ts';
import { useRefresh, useRows } from '../data.ts';
import { formatMoney, fullDay, readDate } from '../format.ts';
import { fieldOf, plainTitle, titleFieldOf } from '../schema.ts';
import { RowsSkeleton } from '../skeletons.tsx';
import { Empty, Failed } from '../states.tsx';
import type { StayBookingProps } from './api.ts';
import { BookForm } from './book-form.tsx';
import { ChosenResource } from './booking-parts.tsx';
import { overlaps, type Span } from './booking-times.ts';
import { bookingWords } from './booking-words.ts';
import { MyBookings } from './my-bookings.tsx';
import { takeTime } from './take-time.ts';
import { countsBy, useBookings } from './use-bookings.ts';

type Fields = Pick<StayBookingProps, 'entity' | 'startField' | 'endField'>;

/** Nights of a booking; the day of check-out is free for the next guest. */
export function nightsOf(row: Row, { startField, endField }: Omit<Fields, 'entity'>): Span | undefined {
  const [start, end] = [readDate(row[startField]), readDate(row[endField])];
  if (start === undefined || end === undefined) return undefined;
  const first = startOfDay(start);
  const last = startOfDay(end);
  return { start: first, end: last > first ? last : addDays(first, 1) };
}

/** Books a range of days of one resource. */
export function StayBooking(props: StayBookingProps) {
  const { resources, resourceField } = props;
  return resources === undefined || resourceField === undefined ? (
    <Stay {...props} choices={[]} />
  ) : (
    <ManyResources {...props} resources={resources} />
  );
}

function ManyResources(props: StayBookingProps & { resources: EntityClient }) {
  const { resources, resourceWhere } = props;
  const rows = useRows(resources, { where: resourceWhere, sort: titleFieldOf(resources.schema), limit: 200 });
  if (rows.isPending) return <RowsSkeleton />;
  if (rows.isError && rows.data === undefined)
    return <Failed error={rows.error} onRetry={() => void rows.refetch()} />;
  if (rows.data?.length === 0)
    return (
      <Card className="py-0">
        <Empty icon={BedDouble} title={booking.nothingYet} text={booking.nothingYetHint} />
      </Card>
    );
  return <Stay {...props} choices={rows.data ?? []} />;
}

function Stay(props: StayBookingProps & { choices: readonly Row[] }) {
  const { entity, resources, resourceField, choices, startField, endField, fields = [], thanks } = props;
  const [chosenId, choose] = useState<string | null>(null);
  const [range, setRange] = useState<DateRange | undefined>(undefined);
  const isMobile = useIsMobile();
  const refresh = [useRefresh(entity), useRefresh(props.taken ?? entity)];
  const chosen = choices.find(({ id }) => id === chosenId) ?? choices[0];
  const today = startOfDay(new Date());
  const day = (date: Date) => write(props, date);
  const near = {
    ...(chosen && resourceField ? { [resourceField]: chosen.id } : {}),
    [endField]: { $gte: day(today), $lt: day(addYears(today, 2)) },
  };
  const bookings = useBookings(props, near);
  const held = bookings.taken.flatMap((row) => nightsOf(row, props) ?? []);
  const nights = held.flatMap(({ start, end }) => eachDayOfInterval({ start, end: addDays(end, -1) }));
  const span = range?.from && range.to && range.to > range.from ? { start: range.from, end: range.to } : null;
  const isFree = span !== null && !held.some((one) => overlaps(one, span));
  const nameOf = (row: Row | undefined) => (row && resources ? plainTitle(resources.schema, row) : '');
  const renew = () => {
    for (const again of refresh) again();
  };
  const book = (values: Record<string, unknown>) => {
    if (span === null) throw new Error(texts.noDays);
    refuseCrowd(props, chosen, values);
    const price = priceOf(props, chosen, span);
    return takeTime({
      entity,
      taken: props.taken,
      near,
      spanOf: (row) => nightsOf(row, props),
      counts: countsBy(props),
      span,
      place: {
        ...(chosen && resourceField ? { [resourceField]: chosen.id } : {}),
        [startField]: day(span.start),
        [endField]: day(span.end),
      },
      values: {
        ...props.defaults,
        ...values,
        ...(props.totalField && price !== undefined ? { [props.totalField]: price } : {}),
      },
    });
  };
  const taken = [resourceField, startField, endField, props.totalField];
  const words = bookingWords(props);
  return (
    <div className="flex flex-col gap-(--gap)">
      {choices.length === 0 ? null : (
        <ChosenResource
          {...props}
          rows={choices}
          chosen={chosen}
          onChoose={(row) => {
            choose(row.id);
            setRange(undefined);
          }}
        />
      )}
      {bookings.isError ? <Failed error={bookings.error} onRetry={bookings.refetch} /> : null}
      <div className="grid items-start gap-(--gap) lg:grid-cols-[auto_1fr]">
        <Card className="min-w-0 items-center px-3 py-4 sm:px-5">
          <Calendar
            mode="range"
            selected={range}
            onSelect={setRange}
            numberOfMonths={isMobile ? 1 : 2}
            classNames={{ months: 'relative flex flex-wrap justify-center gap-4' }}
            // The day somebody else comes can still be the day to leave.
            disabled={[{ before: today }, ...nights.filter((night) => !isFirstNight(night, held))]}
            modifiers={{ taken: nights }}
            modifiersClassNames={{ taken: '[&>button]:line-through' }}
          />
        </Card>
        <Card className="px-5">
          <h2 className="text-[15px] font-semibold">{nameOf(chosen) || texts.title}</h2>
          <StayFacts {...props} resource={chosen} span={span} isFree={isFree} />
          <BookForm
            key={chosen?.id ?? 'one'}
            entity={entity}
            fields={fields.filter((key) => !taken.includes(key))}
            submitLabel={words.send}
            isDisabled={!isFree}
            onBook={book}
            onTaken={renew}
            onBooked={() => {
              toast.success(thanks ?? words.done, span ? { description: stayText(span) } : {});
              setRange(undefined);
              renew();
            }}
          />
        </Card>
      </div>
      <MyBookings
        {...props}
        onChanged={renew}
        nameOf={(id) => nameOf(choices.find((row) => row.id === id))}
        textOf={(row) => {
          const own = nightsOf(row, props);
          return own === undefined ? '' : stayText(own);
        }}
        // Who leaves today is still there this morning.
        endOf={(row) => {
          const own = nightsOf(row, props);
          return own && addDays(own.end, 1);
        }}
      />
    </div>
  );
}

/** Days are stored as the field wants them. */
function write({ entity, startField }: Fields, date: Date): string {
  const isMoment = fieldOf(entity.schema, startField)?.kind === 'datetime';
  return isMoment ? startOfDay(date).toISOString() : format(date, 'yyyy-MM-dd');
}

const isFirstNight = (night: Date, held: readonly Span[]) =>
  held.some(({ start }) => start.getTime() === night.getTime()) &&
  !held.some(({ start, end }) => start < night && night < end);

const nightCount = ({ start, end }: Span) => differenceInCalendarDays(end, start);
const stayText = (span: Span) => texts.nights(fullDay(span.start), fullDay(span.end), nightCount(span));

function priceOf(
  { priceField }: StayBookingProps,
  resource: Row | undefined,
  span: Span,
): number | undefined {
  const price = priceField === undefined ? undefined : resource?.[priceField];
  return typeof price === 'number' ? Math.round(price * nightCount(span) * 100) / 100 : undefined;
}

function refuseCrowd(
  { guestsField, capacityField }: StayBookingProps,
  resource: Row | undefined,
  values: Record<string, unknown>,
): void {
  const guests = guestsField === undefined ? undefined : values[guestsField];
  const room = capacityField === undefined ? undefined : resource?.[capacityField];
  if (typeof guests === 'number' && typeof room === 'number' && guests > room)
    throw new Error(texts.tooMany(room));
}

type FactsProps = StayBookingProps & { resource: Row | undefined; span: Span | null; isFree: boolean };

function StayFacts({ resource, span, isFree, ...props }: FactsProps) {
  if (span === null) return <p className="text-muted-foreground">{texts.chooseDays}</p>;
  const price = priceOf(props, resource, span);
  const field = props.priceField ? props.resources?.schema.properties[props.priceField] : undefined;
  return (
    <div
      aria-live="polite"
      className="flex flex-wrap items-baseline justify-between gap-2 rounded-lg bg-muted px-4 py-3"
    >
      <span>{stayText(span)}</span>
      {price === undefined ? null : (
        <span className="text-base font-semibold tabular-nums">
          {formatMoney(price, field?.['x-sayso']?.currency)}
        </span>
      )}
      {isFree ? null : <span className="basis-full text-[13px] text-danger">{texts.someTaken}</span>}
    </div>
  );
}
