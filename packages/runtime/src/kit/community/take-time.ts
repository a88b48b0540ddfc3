import { CallError } from '../../sdk/call.ts';
import type { EntityClient, Row, Where } from '../../sdk/entity-types.ts';
import { booking } from '../../texts/booking.ts';
import { overlaps, type Span } from './booking-times.ts';

export type TakenBy = {
  /** The bookings. */
  entity: EntityClient;
  /** Where taken times are noted without anybody's data. */
  taken?: EntityClient | undefined;
  /** Bookings that may be in the way, such as those of the same room and day. */
  near: Where;
  spanOf: (row: Row) => Span | undefined;
  /** Whether a record takes up time, not having been cancelled. */
  counts: (row: Row) => boolean;
};

export type Wish = TakenBy & {
  span: Span;
  /** Values that place it: the resource and the times; all that a public record holds. */
  place: Record<string, unknown>;
  values: Record<string, unknown>;
};

export class AlreadyTaken extends Error {
  constructor(cause?: unknown) {
    super(booking.taken, { cause });
    this.name = 'AlreadyTaken';
  }
}

const most = 1000;

async function inTheWay(wish: Wish): Promise<Row[]> {
  const rows = await (wish.taken ?? wish.entity).filter(wish.near, 'created_date', most);
  return rows.filter((row) => {
    const span = wish.counts(row) ? wish.spanOf(row) : undefined;
    return span !== undefined && overlaps(span, wish.span);
  });
}

/**
 * Books the time if nobody has it. Looked at before and after writing: of two who write at the same moment the first by
 * the server's clock stays, the other is taken back. A rule of the server that keeps times apart answers with 409.
 */
export async function takeTime(wish: Wish): Promise<Row> {
  if ((await inTheWay(wish)).length > 0) throw new AlreadyTaken();
  const { entity, taken, place, values } = wish;
  const claim = await refusedAsTaken(() => (taken ?? entity).create({ ...(taken ? {} : values), ...place }));
  const [first] = await inTheWay(wish).catch(() => []);
  if (first !== undefined && first.id !== claim.id && isBefore(first, claim)) {
    await (taken ?? entity).delete(claim.id).catch(() => undefined);
    throw new AlreadyTaken();
  }
  if (taken === undefined) return claim;
  try {
    return await refusedAsTaken(() => entity.create({ ...values, ...place }));
  } catch (error) {
    await taken.delete(claim.id).catch(() => undefined);
    throw error;
  }
}

const rank = (row: Row) => `${String(row['created_date'])} ${row.id}`;
const isBefore = (one: Row, other: Row) => rank(one) < rank(other);

async function refusedAsTaken(write: () => Promise<Row>): Promise<Row> {
  try {
    return await write();
  } catch (error) {
    if (error instanceof CallError && error.status === 409) throw new AlreadyTaken(error);
    throw error;
  }
}

/** Gives the time of a booking back: its public record goes, too. */
export async function giveBack(
  { entity, taken }: Pick<TakenBy, 'entity' | 'taken'>,
  booking: { id: string; place: Where; change: Record<string, unknown> | null },
): Promise<void> {
  if (booking.change === null) await entity.delete(booking.id);
  else await entity.update(booking.id, booking.change);
  if (taken === undefined) return;
  const noted = await taken.filter(booking.place, undefined, 10);
  for (const { id } of noted) await taken.delete(id);
}
