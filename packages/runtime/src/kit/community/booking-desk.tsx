import { addDays, format, startOfDay } from 'date-fns';
import { DoorOpen } from 'lucide-react';
import { useState } from 'react';
import { toast } from 'sonner';
import type { EntityClient, Row } from '../../sdk/entity-types.ts';
import { booking } from '../../texts/booking.ts';
import { slots as texts } from '../../texts/slots.ts';
import { Card } from '../../ui/card.tsx';
import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from '../../ui/dialog.tsx';
import { useIsMobile } from '../../ui/use-mobile.ts';
import { useRefresh, useRows } from '../data.ts';
import { formatClock, fullDay, weekdayName } from '../format.ts';
import { plainTitle, titleFieldOf } from '../schema.ts';
import { RowsSkeleton } from '../skeletons.tsx';
import { SpanSteps } from '../span-steps.tsx';
import { Empty, Failed } from '../states.tsx';
import type { BookingDeskProps } from './api.ts';
import { BookForm } from './book-form.tsx';
import { ChosenResource, DayStrip, SlotColumns } from './booking-parts.tsx';
import { bodyOf, type Hours, type Slot, type Span, slotsOf, spanOf, withStates } from './booking-times.ts';
import { bookingWords } from './booking-words.ts';
import { MyBookings } from './my-bookings.tsx';
import { Segments } from './segments.tsx';
import { takeTime } from './take-time.ts';
import { countsBy, useBookings } from './use-bookings.ts';

/** The times of one or several resources. */
export function BookingDesk(props: BookingDeskProps) {
  const { resources, resourceField } = props;
  return resources === undefined || resourceField === undefined ? (
    <Desk {...props} choices={[]} />
  ) : (
    <ManyResources {...props} resources={resources} />
  );
}

function ManyResources(props: BookingDeskProps & { resources: EntityClient }) {
  const { resources, resourceWhere } = props;
  const rows = useRows(resources, { where: resourceWhere, sort: titleFieldOf(resources.schema), limit: 200 });
  if (rows.isPending) return <RowsSkeleton />;
  if (rows.isError && rows.data === undefined)
    return <Failed error={rows.error} onRetry={() => void rows.refetch()} />;
  if (rows.data?.length === 0)
    return (
      <Card className="py-0">
        <Empty icon={DoorOpen} title={booking.nothingYet} text={booking.nothingYetHint} />
      </Card>
    );
  return <Desk {...props} choices={rows.data ?? []} />;
}

/** Opening hours of a resource: its own where it has them. */
export function hoursOf(props: BookingDeskProps, resource: Row | undefined): Hours {
  const own = (field: string | undefined) => (field === undefined ? undefined : resource?.[field]);
  const minutes = Number(own(props.slotField) ?? props.slotMinutes ?? 60);
  return {
    opens: String(own(props.openField) ?? props.opens ?? '09:00'),
    closes: String(own(props.closeField) ?? props.closes ?? '17:00'),
    slotMinutes: minutes > 0 ? minutes : 60,
    days: props.days,
  };
}

const shownDays = 7;

/** The next day that has a time left. */
function firstOpenDay(props: BookingDeskProps, resource: Row | undefined): Date {
  const today = startOfDay(new Date());
  const days = Array.from({ length: shownDays }, (_, day) => addDays(today, day));
  const isOpen = (day: Date) =>
    slotsOf(day, hoursOf(props, resource)).some(({ start }) => start > new Date());
  return days.find(isOpen) ?? today;
}

type View = 'day' | 'week';
const views = [
  { value: 'day', label: texts.day },
  { value: 'week', label: texts.week },
];
type Wanted = { slot: Span; resource: Row | undefined };

function Desk(props: BookingDeskProps & { choices: readonly Row[] }) {
  const { entity, resources, resourceField, choices } = props;
  const [at, setAt] = useState(() => firstOpenDay(props, choices[0]));
  // The days on show begin here; what is over is of no use to who wants to book.
  const [first, setFirst] = useState(() => startOfDay(new Date()));
  const [chosenId, choose] = useState<string | null>(null);
  const [asked, setView] = useState<View>('week');
  const [wanted, setWanted] = useState<Wanted | null>(null);
  const isMobile = useIsMobile();
  const refresh = [useRefresh(entity), useRefresh(props.taken ?? entity)];
  const view = isMobile ? 'day' : asked;
  const chosen = choices.find(({ id }) => id === chosenId) ?? choices[0];
  const week = Array.from({ length: shownDays }, (_, day) => addDays(first, day));
  const range = rangeOf(props, first, addDays(first, shownDays));
  const bookings = useBookings(props, range);
  const nameOf = (row: Row | undefined) => (row && resources ? plainTitle(resources.schema, row) : '');
  const slots = (day: Date, resource: Row | undefined): Slot[] => {
    const hours = hoursOf(props, resource);
    const spans = (rows: readonly Row[]) =>
      rows
        .filter((row) => resourceField === undefined || row[resourceField] === resource?.id)
        .flatMap((row) => spanOf(row, props, hours.slotMinutes) ?? []);
    const held = { taken: spans(bookings.taken), own: spans(bookings.own), now: new Date() };
    return withStates(slotsOf(day, hours), held);
  };
  const showsAll = view === 'day' && !isMobile && choices.length > 1;
  const columns = showsAll
    ? choices.map((row) => ({
        key: row.id,
        title: nameOf(row),
        hint: '',
        slots: slots(at, row),
        resource: row,
      }))
    : (view === 'week' ? week : [at]).map((day) => ({
        key: format(day, 'yyyy-MM-dd'),
        title: weekdayName(day, view === 'week' ? 'short' : 'long'),
        hint: fullDay(day, false),
        slots: slots(day, chosen),
        resource: chosen,
      }));
  const book = (values: Record<string, unknown>) => {
    if (wanted === null) throw new Error(texts.noneChosen);
    const { slot, resource } = wanted;
    const place = {
      ...(resource && resourceField ? { [resourceField]: resource.id } : {}),
      ...bodyOf(slot, props),
    };
    return takeTime({
      entity,
      taken: props.taken,
      near: {
        ...(resource && resourceField ? { [resourceField]: resource.id } : {}),
        ...rangeOf(props, startOfDay(slot.start), addDays(startOfDay(slot.start), 1)),
      },
      spanOf: (row) => spanOf(row, props, hoursOf(props, resource).slotMinutes),
      counts: countsBy(props),
      span: slot,
      place,
      values: { ...props.defaults, ...values },
    });
  };
  const spanOfRow = (row: Row) => {
    const resource = choices.find(({ id }) => id === row[resourceField ?? '']);
    return spanOf(row, props, hoursOf(props, resource).slotMinutes);
  };
  const renew = () => {
    for (const again of refresh) again();
  };
  const show = (day: Date) => {
    setAt(day);
    if (day < first || day >= addDays(first, shownDays))
      setFirst(addDays(first, day < first ? -shownDays : shownDays));
  };
  const step = (count: number) => show(addDays(at, view === 'week' || isMobile ? shownDays * count : count));
  const isFirst = (view === 'week' || isMobile ? first : at) <= startOfDay(new Date());
  return (
    <div className="flex flex-col gap-(--gap)">
      {showsAll || choices.length === 0 ? null : (
        <ChosenResource {...props} rows={choices} chosen={chosen} onChoose={(row) => choose(row.id)} />
      )}
      <Card className="gap-0 overflow-hidden py-0">
        <div className="flex flex-wrap items-center gap-2 border-b border-border px-4 py-3">
          <h2 className="mr-auto text-[15px] font-semibold" aria-live="polite">
            {view === 'week'
              ? `${fullDay(first, false)} – ${fullDay(addDays(first, shownDays - 1))}`
              : fullDay(at)}
          </h2>
          <Segments
            className="max-md:hidden"
            label={texts.view}
            value={view}
            onChange={(next) => setView(next as View)}
            options={views}
          />
          <SpanSteps
            of={view}
            isFirst={isFirst}
            onToday={() => {
              setFirst(startOfDay(new Date()));
              setAt(firstOpenDay(props, chosen));
            }}
            onStep={step}
          />
        </div>
        {isMobile ? (
          <DayStrip
            days={week}
            chosen={at}
            isClosed={(day) => slotsOf(day, hoursOf(props, chosen)).length === 0}
            onChoose={show}
          />
        ) : null}
        {bookings.isError ? (
          <Failed error={bookings.error} onRetry={bookings.refetch} />
        ) : bookings.isPending ? (
          <RowsSkeleton />
        ) : (
          <SlotColumns
            columns={columns}
            isSingle={columns.length === 1}
            onPick={(slot, column) => setWanted({ slot, resource: column.resource })}
          />
        )}
      </Card>
      <MyBookings
        {...props}
        onChanged={renew}
        nameOf={(id) => nameOf(choices.find((row) => row.id === id))}
        textOf={(row) => {
          const span = spanOfRow(row);
          return span === undefined ? '' : spanText(span);
        }}
        endOf={(row) => spanOfRow(row)?.end}
      />
      <BookDialog
        {...props}
        wanted={wanted}
        name={nameOf(wanted?.resource)}
        onBook={book}
        onTaken={renew}
        onClose={() => setWanted(null)}
        onBooked={() => {
          setWanted(null);
          renew();
        }}
      />
    </div>
  );
}

type DialogProps = BookingDeskProps & {
  wanted: Wanted | null;
  name: string;
  onBook: (values: Record<string, unknown>) => Promise<Row>;
  onTaken: () => void;
  onClose: () => void;
  onBooked: () => void;
};

/** Asks for what the chosen time does not say. */
function BookDialog({ wanted, name, onBook, onTaken, onClose, onBooked, ...props }: DialogProps) {
  const { entity, fields = [], resourceField, startField, endField, dateField, thanks } = props;
  const known = [resourceField, startField, dateField, endField];
  const words = bookingWords(props);
  return (
    <Dialog open={wanted !== null} onOpenChange={(next) => !next && onClose()}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>{words.title}</DialogTitle>
          <DialogDescription className="text-balance">
            {wanted === null ? '' : [name, spanText(wanted.slot)].filter(Boolean).join(' · ')}
          </DialogDescription>
        </DialogHeader>
        {wanted === null ? null : (
          <BookForm
            entity={entity}
            fields={fields.filter((key) => !known.includes(key))}
            submitLabel={words.send}
            onBook={onBook}
            onTaken={onTaken}
            onCancel={onClose}
            onBooked={() => {
              toast.success(thanks ?? words.done, { description: spanText(wanted.slot) });
              onBooked();
            }}
          />
        )}
      </DialogContent>
    </Dialog>
  );
}

export const spanText = ({ start, end }: Span): string =>
  `${weekdayName(start, 'long')}, ${fullDay(start)}, ${formatClock(start)} – ${formatClock(end)}`;

/** Bookings from one day up to another; those that began the day before may reach into it. */
function rangeOf({ startField, dateField }: BookingDeskProps, from: Date, to: Date) {
  if (dateField !== undefined)
    return { [dateField]: { $gte: format(from, 'yyyy-MM-dd'), $lt: format(to, 'yyyy-MM-dd') } };
  return { [startField]: { $gte: addDays(from, -1).toISOString(), $lt: to.toISOString() } };
}
