import type { DomainEvents } from '../../events.ts';
import { newId } from '../../platform/database/ids.ts';

/** A change of records, and when it was told. */
export type Told = DomainEvents['records.changed'] & { timestamp: string };
type Kept = { room: string; told: Told | null; chars: number };

const mostChars = 4_000_000;
/** What is larger is not kept: whoever missed it asks for the records instead. */
const mostOfOne = 100_000;
const mostRecords = 100;

/**
 * The changes of the last while, so that somebody whose connection broke off is told what they missed. A cursor names
 * the place after a change; that of another process, or of before what is kept, is answered with null.
 */
export function createRecentChanges() {
  const life = newId();
  const kept = new Map<number, Kept>();
  let last = 0;
  let lostUpTo = 0;
  let chars = 0;

  const forgetOldest = () => {
    for (const [nr, oldest] of kept) {
      if (chars <= mostChars) return;
      kept.delete(nr);
      chars -= oldest.chars;
      lostUpTo = nr;
    }
  };

  return {
    /** Answers the cursor after this change. */
    add(room: string, told: Told): string {
      const size = sizeOf(told);
      const isKept = size <= mostOfOne;
      const entry = { room, told: isKept ? told : null, chars: isKept ? size : room.length };
      last += 1;
      kept.set(last, entry);
      chars += entry.chars;
      forgetOldest();
      return `${life}.${last}`;
    },

    cursor: (): string => `${life}.${last}`,

    /** What changed in a room after the cursor, oldest first; null where that is not known. */
    since(room: string, cursor: string): Told[] | null {
      const [ofLife, text = ''] = cursor.split('.');
      const after = /^\d{1,15}$/.test(text) ? Number(text) : -1;
      if (ofLife !== life || after < lostUpTo || after > last) return null;
      const found: Told[] = [];
      for (const [nr, entry] of kept) {
        if (nr <= after || entry.room !== room) continue;
        if (entry.told === null) return null;
        found.push(entry.told);
      }
      return found;
    },
  };
}

function sizeOf({ records, before = [] }: Told): number {
  if (records.length > mostRecords) return Number.POSITIVE_INFINITY;
  let size = 0;
  for (const record of [...records, ...before]) {
    size += JSON.stringify(record)?.length ?? 0;
    // How much larger does not matter.
    if (size > mostOfOne) break;
  }
  return size;
}
