import type { Row, Where } from '../../sdk/entity-types.ts';
import { useCurrentUser, useRows } from '../data.ts';
import { allOf } from '../where.ts';
import type { BookingDeskProps, StayBookingProps } from './api.ts';
import { isMadeBy } from './authors.ts';

type Given = Pick<BookingDeskProps | StayBookingProps, 'entity' | 'taken' | 'statusField' | 'freeStates'>;
const most = 2000;

/** Whether a booking takes up time, not having been cancelled. */
export const countsBy =
  ({ statusField, freeStates = [] }: Pick<Given, 'statusField' | 'freeStates'>) =>
  (row: Row): boolean =>
    statusField === undefined || !freeStates.includes(String(row[statusField]));

/** The bookings in a range, those of the person among them. */
export function useBookings(given: Given, range: Where) {
  const { entity, taken } = given;
  const user = useCurrentUser();
  const counts = countsBy(given);
  const noted = useRows(taken ?? entity, { where: range, limit: most });
  const own = useRows(
    entity,
    { where: allOf(range, user === null ? undefined : { created_by: user.email }), limit: most },
    taken !== undefined && user !== null,
  );
  const mine = (taken === undefined ? (noted.data ?? []) : (own.data ?? [])).filter((row) =>
    isMadeBy(row, user),
  );
  return {
    taken: (noted.data ?? []).filter(counts),
    own: mine.filter(counts),
    isPending: noted.isPending,
    isError: noted.isError && noted.data === undefined,
    error: noted.error,
    refetch: () => {
      void noted.refetch();
      if (taken !== undefined) void own.refetch();
    },
  };
}
