import { listRecords } from '@sayso/contracts/records';
import { call } from '../../../../lib/call.ts';
import type { Place } from '../../../../lib/records.ts';
import { type Doc, isSameValue, type Row } from './fields.ts';
import type { SoundLine } from './paste-plan.ts';

/** What a record is to hold, and how it was when the person saw it last. */
export type CellsChange = { seen: Row; values: Doc };
/** A cell that holds something else by now than what the person saw and than what they give it. */
export type CellConflict = { id: string; key: string; theirs: unknown; mine: unknown };

/** Pasted lines as changes of the records that they were pasted over. */
export const changesOf = (seen: readonly Row[], sound: readonly SoundLine[]): CellsChange[] =>
  sound.flatMap(({ line, values }) => {
    const row = seen[line - 1];
    return row ? [{ seen: row, values }] : [];
  });

/** One address names so many ids. */
const mostAtOnce = 200;

/** The records as the server has them, without fields that are not asked about. */
export async function readNow(place: Place, changes: readonly CellsChange[]): Promise<Map<string, Row>> {
  const ids = changes.map(({ seen }) => seen.id);
  const keys = new Set(changes.flatMap(({ values }) => Object.keys(values)));
  const fields = [...new Set(['id', 'updated_date', ...keys])].join(',');
  const found: Row[] = [];
  for (let at = 0; at < ids.length; at += mostAtOnce) {
    const page = ids.slice(at, at + mostAtOnce);
    const query = { q: JSON.stringify({ id: { $in: page } }), fields, limit: page.length };
    found.push(...((await call(listRecords, place, query, { asOwner: true })) as Row[]));
  }
  return new Map(found.map((row) => [row.id, row]));
}

export const conflictsIn = (changes: readonly CellsChange[], now: ReadonlyMap<string, Row>): CellConflict[] =>
  changes.flatMap(({ seen, values }) => {
    const row = now.get(seen.id);
    if (!row) return [];
    return Object.entries(values).flatMap(([key, mine]) => {
      const theirs = row[key];
      const isFree = isSameValue(theirs, seen[key]) || isSameValue(theirs, mine);
      return isFree ? [] : [{ id: seen.id, key, theirs, mine }];
    });
  });

/** The same changes, made of what is there now: whoever is asked has seen it. */
export const seenAnew = (changes: readonly CellsChange[], now: ReadonlyMap<string, Row>): CellsChange[] =>
  changes.map((change) => ({ ...change, seen: { ...change.seen, ...now.get(change.seen.id) } }));

export function withoutConflicts(
  changes: readonly CellsChange[],
  conflicts: readonly CellConflict[],
): CellsChange[] {
  const theirs = new Set(conflicts.map(({ id, key }) => `${id}:${key}`));
  return changes.flatMap(({ seen, values }) => {
    const kept = Object.entries(values).filter(([key]) => !theirs.has(`${seen.id}:${key}`));
    return kept.length === 0 ? [] : [{ seen, values: Object.fromEntries(kept) }];
  });
}
