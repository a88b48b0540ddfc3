import { serverFields } from '@sayso/contracts/records';
import type { Doc } from './store.ts';

const mostBytes = 10_240;
const bytes = (value: unknown) => Buffer.byteLength(JSON.stringify(value) ?? '');

/**
 * The record for an event: over 10 KB its long texts are emptied, and if that is not enough its own fields are left
 * out; `_oversize` tells the client to fetch it (wire.md 6).
 */
export function slim(record: Doc): Doc {
  if (bytes(record) <= mostBytes) return record;
  const emptied = Object.fromEntries(
    Object.entries(record).map(([name, value]) => [
      name,
      typeof value === 'string' && Buffer.byteLength(value) > mostBytes ? '' : value,
    ]),
  );
  if (bytes(emptied) <= mostBytes) return { ...emptied, _oversize: true };
  const kept = Object.entries(record).filter(([name]) => (serverFields as readonly string[]).includes(name));
  return { ...Object.fromEntries(kept), _oversize: true };
}
