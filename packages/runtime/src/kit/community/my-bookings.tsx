import { CalendarCheck } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { toast } from 'sonner';
import type { Row } from '../../sdk/entity-types.ts';
import { myBookings as texts } from '../../texts/my-bookings.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { useCurrentUser, useRows } from '../data.ts';
import { Panel } from '../page.tsx';
import { reasonOf } from '../refusal.tsx';
import { RowsSkeleton } from '../skeletons.tsx';
import { Failed } from '../states.tsx';
import type { BookingDeskProps, StayBookingProps } from './api.ts';
import { isMadeBy } from './authors.ts';
import { giveBack } from './take-time.ts';
import { countsBy } from './use-bookings.ts';

type Shared = Pick<
  BookingDeskProps & StayBookingProps,
  'entity' | 'taken' | 'resourceField' | 'statusField' | 'freeStates' | 'startField'
> & { dateField?: string | undefined };
type Props = Shared & {
  nameOf: (resourceId: string) => string;
  /** When a booking is, in words. */
  textOf: (row: Row) => string;
  endOf: (row: Row) => Date | undefined;
  onChanged: () => void;
};

const most = 100;

/** What the person has booked: what is to come or under way can be cancelled, what is over is folded away. */
export function MyBookings(props: Props) {
  const { entity, startField, dateField = startField, resourceField, statusField, freeStates = [] } = props;
  const user = useCurrentUser();
  const [doomed, setDoomed] = useState<Row | null>(null);
  const rows = useRows(
    entity,
    { where: { created_by: user?.email }, sort: `-${dateField}`, limit: most },
    user !== null,
  );
  if (user === null) return null;
  const now = new Date();
  const isOver = (row: Row) => (props.endOf(row) ?? now) < now;
  const own = (rows.data ?? []).filter((row) => isMadeBy(row, user) && countsBy(props)(row));
  const upcoming = own.filter((row) => !isOver(row)).reverse();
  const past = own.filter(isOver);
  const cancel = async (row: Row) => {
    const keys = [resourceField, dateField, startField].filter((key) => key !== undefined);
    const place = Object.fromEntries(keys.map((key) => [key, row[key]]));
    const change = statusField && freeStates[0] ? { [statusField]: freeStates[0] } : null;
    try {
      await giveBack(props, { id: row.id, place, change });
      toast.success(texts.cancelled);
    } catch (error) {
      toast.error(texts.notCancelled, {
        description: reasonOf(error),
      });
    }
    props.onChanged();
  };
  return (
    <Panel title={texts.title}>
      {rows.isPending ? <RowsSkeleton rows={2} /> : null}
      {rows.isError && rows.data === undefined ? (
        <Failed error={rows.error} onRetry={() => void rows.refetch()} />
      ) : null}
      {rows.data !== undefined && upcoming.length === 0 ? (
        <p className="flex items-center gap-2 text-muted-foreground">
          <CalendarCheck className="size-4" aria-hidden="true" /> {texts.empty}
        </p>
      ) : null}
      <Bookings
        {...props}
        rows={upcoming}
        action={(row) => (
          <Button variant="outline" size="sm" onClick={() => setDoomed(row)}>
            {texts.cancel}
          </Button>
        )}
      />
      {past.length === 0 ? null : (
        <details className="text-[13px]">
          <summary className="min-h-6 cursor-pointer py-1 text-muted-foreground">
            {texts.past(past.length)}
          </summary>
          <Bookings {...props} rows={past} />
        </details>
      )}
      <ConfirmDialog
        isOpen={doomed !== null}
        title={texts.cancelTitle}
        text={doomed === null ? '' : texts.cancelText(props.textOf(doomed))}
        action={texts.cancelBooking}
        keep={texts.keep}
        onCancel={() => setDoomed(null)}
        onConfirm={() => {
          if (doomed !== null) void cancel(doomed);
          setDoomed(null);
        }}
      />
    </Panel>
  );
}

type ListProps = Pick<Props, 'resourceField' | 'nameOf' | 'textOf'> & {
  rows: readonly Row[];
  action?: (row: Row) => ReactNode;
};

const Bookings = ({ rows, resourceField, nameOf, textOf, action }: ListProps) => (
  <ul className="flex flex-col">
    {rows.map((row) => (
      <li
        key={row.id}
        className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-border py-2.5 first:pt-0 last:border-b-0 last:pb-0"
      >
        <span>
          {resourceField ? <span className="font-medium">{nameOf(String(row[resourceField]))}</span> : null}
          <span className="block text-[13px] text-muted-foreground tabular-nums">{textOf(row)}</span>
        </span>
        {action?.(row)}
      </li>
    ))}
  </ul>
);
