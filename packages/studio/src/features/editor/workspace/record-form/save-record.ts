import { createRecord, deleteRecord, type StoredRecord } from '@sayso/contracts/records';
import { ApiError } from '../../../../lib/api-error.ts';
import { call } from '../../../../lib/call.ts';
import type { Place } from '../../../../lib/records.ts';
import { saveCells } from '../data/save-cells.ts';

type Changes = Readonly<Record<string, unknown>>;

/** What came of saving; somebody else may have been faster. */
export type Saved =
  | { outcome: 'saved'; record: StoredRecord }
  /** `fields`: those that both changed, each in another way. */
  | { outcome: 'conflict'; theirs: StoredRecord; fields: readonly string[] }
  | { outcome: 'gone' };

export const addRecord = (place: Place, values: Changes): Promise<StoredRecord> =>
  call(createRecord, place, values, { asOwner: true });

export const removeRecord = async (place: Place, id: string): Promise<void> => {
  await call(deleteRecord, { ...place, id }, undefined, { asOwner: true });
};

/** Writes the changes only where nobody else changed the same fields meanwhile; see `saveCells`. */
export async function saveRecord(place: Place, base: StoredRecord, changes: Changes): Promise<Saved> {
  try {
    const saved = await saveCells(place, [{ seen: base, values: { ...changes } }]);
    if (saved.outcome === 'saved') return { outcome: 'saved', record: { ...base, ...saved.stored[0] } };
    const fields = saved.conflicts.map(({ key }) => key);
    return { outcome: 'conflict', theirs: { ...base, ...saved.now.get(base.id) }, fields };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return { outcome: 'gone' };
    throw error;
  }
}
