import { differenceInMinutes, isSameDay } from 'date-fns';
import type { Row } from '../../sdk/entity-types.ts';
import { getPlace } from '../../sdk/origin.ts';
import { safeStorage } from '../../sdk/safe-storage.ts';
import { readDate } from '../format.ts';

export type ChatLine = {
  row: Row;
  /** First message of its day. */
  startsDay: boolean;
  /** First of several messages that one person sent in a row. */
  startsGroup: boolean;
  /** First message since the person was here. */
  startsUnread: boolean;
};

const groupMinutes = 5;
const sentAt = (row: Row) => readDate(row['created_date']) ?? new Date();

type Given = { authorOf: (row: Row) => string; isOwn: (row: Row) => boolean; readUntil: string | null };

/** Messages, oldest first, with what separates them. */
export function linesOf(rows: readonly Row[], { authorOf, isOwn, readUntil }: Given): ChatLine[] {
  let hasUnread = false;
  return rows.map((row, at) => {
    const former = rows[at - 1];
    const startsDay = former === undefined || !isSameDay(sentAt(former), sentAt(row));
    const isUnread = readUntil !== null && !isOwn(row) && String(row['created_date']) > readUntil;
    const startsUnread = isUnread && !hasUnread;
    hasUnread ||= isUnread;
    const startsGroup =
      startsDay ||
      startsUnread ||
      authorOf(former) !== authorOf(row) ||
      differenceInMinutes(sentAt(row), sentAt(former)) >= groupMinutes;
    return { row, startsDay, startsGroup, startsUnread };
  });
}

const keyOf = (entity: string, room: string) => `chat-read:${getPlace().appId}:${entity}:${room}`;

/** Up to when this browser has shown a room's messages; null where it never has. */
export const readUntil = (entity: string, room: string): string | null =>
  safeStorage.get(keyOf(entity, room));

export function noteRead(entity: string, room: string, newest: Row | undefined): void {
  const at = newest?.['created_date'];
  if (typeof at === 'string' && at > (readUntil(entity, room) ?? ''))
    safeStorage.set(keyOf(entity, room), at);
}

export type RoomNews = { last: Row | undefined; unread: number };

/** The newest message of each room and how many wait there. Rows come newest first. */
export function newsOf(
  rows: readonly Row[],
  room: { entity: string; field: string; id: string },
  isOwn: (row: Row) => boolean,
): RoomNews {
  const own = rows.filter((row) => row[room.field] === room.id);
  const since = readUntil(room.entity, room.id);
  const unread =
    since === null ? 0 : own.filter((row) => !isOwn(row) && String(row['created_date']) > since).length;
  return { last: own[0], unread };
}
