import {
  createRecord,
  deleteRecord,
  getRecord,
  type StoredRecord,
  updateManyRecords,
} from '@sayso/contracts/records';
import { ApiError } from '../../../../lib/api-error.ts';
import { call } from '../../../../lib/call.ts';
import { t } from '../../../../texts/record-form.ts';
import { isSame } from './form-values.ts';

export type Place = { appId: string; entity: string };
type Changes = Readonly<Record<string, unknown>>;

/** What came of saving; somebody else may have been faster. */
export type Saved =
  | { outcome: 'saved'; record: StoredRecord }
  /** `fields`: those that both changed, each in another way. */
  | { outcome: 'conflict'; theirs: StoredRecord; fields: readonly string[] }
  | { outcome: 'gone' };

/** Others who write the same record again and again do not keep this one waiting for ever. */
const mostTries = 5;

export const addRecord = (place: Place, values: Changes): Promise<StoredRecord> =>
  call(createRecord, place, values, { asOwner: true });

export const removeRecord = async (place: Place, id: string): Promise<void> => {
  await call(deleteRecord, { ...place, id }, undefined, { asOwner: true });
};

/**
 * Writes the changes only if the record is still the one that they were made of: nobody's change is lost without a
 * word. What somebody else did to other fields stands beside it.
 */
export async function saveRecord(place: Place, base: StoredRecord, changes: Changes): Promise<Saved> {
  let known = base;
  for (let tries = 0; tries < mostTries; tries += 1) {
    const query = { id: base.id, updated_date: known.updated_date };
    const { updated } = await naming(base.id, () =>
      call(updateManyRecords, place, { query, data: { ...changes } }, { asOwner: true }),
    );
    const stored = await read(place, base.id);
    if (stored === null) return { outcome: 'gone' };
    if (updated > 0) return { outcome: 'saved', record: stored };
    const fields = Object.keys(changes).filter(
      (key) => !isSame(stored[key], base[key]) && !isSame(stored[key], changes[key]),
    );
    if (fields.length > 0) return { outcome: 'conflict', theirs: stored, fields };
    known = stored;
  }
  throw new ApiError({ message: t('sheet.busy'), status: 409 });
}

async function read(place: Place, id: string): Promise<StoredRecord | null> {
  try {
    return await call(getRecord, { ...place, id }, undefined, { asOwner: true });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

/** A call for many names the record before each field and in front of its message; here there is one. */
async function naming<T>(id: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const fields = Object.fromEntries(
      Object.entries(error.fields).map(([name, message]) => [name.replace(`${id}.`, ''), message]),
    );
    const message = error.message.replace(`Record ${id}: `, '');
    throw new ApiError({ ...error, message, fields, cause: error });
  }
}
