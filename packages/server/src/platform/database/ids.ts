import { randomFillSync } from 'node:crypto';
import type { Id } from '@sayso/contracts/ids';

const tailBytes = 5;
/** Random bytes are fetched for many ids at once: one call each costs more than all the rest of a small answer. */
const pool = Buffer.alloc(tailBytes * 512);
let used = pool.length;

function randomTail(): string {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  used += tailBytes;
  return pool.toString('hex', used - tailBytes, used);
}

let lastMs = 0;
let count = 0;

/** A new id: second, millisecond and a counter in front so that ids sort by time, then 40 random bits. */
export function newId(): Id {
  const now = Math.max(Date.now(), lastMs);
  count = now === lastMs ? count + 1 : 0;
  lastMs = count > 0xfff ? now + 1 : now;
  if (count > 0xfff) count = 0;
  const second = Math.floor(lastMs / 1000);
  const head = second.toString(16).padStart(8, '0');
  const ms = (lastMs % 1000).toString(16).padStart(3, '0');
  return `${head}${ms}${count.toString(16).padStart(3, '0')}${randomTail()}`;
}
