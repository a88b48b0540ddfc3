import { CalendarCheck } from 'lucide-react';
import { useState } from 'react';
import { toast } from 'sonner';
import type { Row } from '../../sdk/entity-types.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { useCurrentUser, useRows } from '../data.ts';
import { today } from '../dates.ts';
import { Panel } from '../page.tsx';
import { RowsSkeleton } from '../skeletons.tsx';
import { Failed } from '../states.tsx';
import type { BookingDeskProps, StayBookingProps } from './api.ts';
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
  onChanged: () => void;
};

/** What the person has booked from today on, to be cancelled. */
export function MyBookings(props: Props) {
  const {
    entity,
    startField,
    dateField = startField,
    resourceField,
    statusField,
    freeStates = [],
    nameOf,
  } = props;
  const user = useCurrentUser();
  const [doomed, setDoomed] = useState<Row | null>(null);
  const rows = useRows(
    entity,
    { where: { created_by: user?.email, [dateField]: { $gte: today() } }, sort: dateField, limit: 100 },
    user !== null,
  );
  if (user === null) return null;
  const upcoming = (rows.data ?? []).filter(countsBy(props));
  const cancel = async (row: Row) => {
    const keys = [resourceField, dateField, startField].filter((key) => key !== undefined);
    const place = Object.fromEntries(keys.map((key) => [key, row[key]]));
    const change = statusField && freeStates[0] ? { [statusField]: freeStates[0] } : null;
    try {
      await giveBack(props, { id: row.id, place, change });
      toast.success('Booking cancelled');
    } catch (error) {
      toast.error('That could not be cancelled', {
        description: error instanceof Error ? error.message : String(error),
      });
    }
    props.onChanged();
  };
  return (
    <Panel title="My bookings">
      {rows.isPending ? <RowsSkeleton rows={2} /> : null}
      {rows.isError && rows.data === undefined ? (
        <Failed error={rows.error} onRetry={() => void rows.refetch()} />
      ) : null}
      {rows.data !== undefined && upcoming.length === 0 ? (
        <p className="flex items-center gap-2 text-muted-foreground">
          <CalendarCheck className="size-4" aria-hidden="true" /> Nothing booked yet. Choose a free time
          above.
        </p>
      ) : null}
      <ul className="flex flex-col">
        {upcoming.map((row) => (
          <li
            key={row.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-border py-2.5 first:pt-0 last:border-b-0 last:pb-0"
          >
            <span>
              {resourceField ? (
                <span className="font-medium">{nameOf(String(row[resourceField]))}</span>
              ) : null}
              <span className="block text-[13px] text-muted-foreground tabular-nums">
                {props.textOf(row)}
              </span>
            </span>
            <Button variant="outline" size="sm" onClick={() => setDoomed(row)}>
              Cancel
            </Button>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        isOpen={doomed !== null}
        title="Cancel this booking?"
        text={doomed === null ? '' : `${props.textOf(doomed)} will be free for others again.`}
        action="Cancel booking"
        keep="Keep it"
        onCancel={() => setDoomed(null)}
        onConfirm={() => {
          if (doomed !== null) void cancel(doomed);
          setDoomed(null);
        }}
      />
    </Panel>
  );
}
