import { changeRecords, recordChanged } from '@sayso/contracts/records';
import { ApiError } from '../../../../lib/api-error.ts';
import { call } from '../../../../lib/call.ts';
import type { Place } from '../../../../lib/records.ts';
import { t } from '../../../../texts/record-form.ts';
import type { Row } from './fields.ts';
import { noteOwnWrites } from './own-writes.ts';
import { type CellConflict, type CellsChange, conflictsIn, readNow } from './paste-changes.ts';

/** What came of it; `before`: the records as they were until then, `now`: as somebody else left them. */
export type Saved =
  | { outcome: 'saved'; stored: Row[]; before: ReadonlyMap<string, Row> }
  | { outcome: 'conflict'; conflicts: CellConflict[]; now: ReadonlyMap<string, Row> };

/** Others who write the same records again and again do not keep this one waiting for ever. */
const mostTries = 5;

/**
 * The one way in which cells, pastes and sheets write: all changes or none, and only where the records are still the
 * ones that the changes were made of, so that nobody's change is lost without a word. What somebody else did to other
 * fields stands beside it.
 */
export async function saveCells(place: Place, changes: readonly CellsChange[]): Promise<Saved> {
  let known = new Map(changes.map(({ seen }) => [seen.id, seen]));
  for (let tries = 0; tries < mostTries; tries += 1) {
    const given = changes.map(({ seen: { id }, values }) => ({
      id,
      updated_date: String(known.get(id)?.['updated_date'] ?? ''),
      values,
    }));
    try {
      const stored = await naming(changes, () => call(changeRecords, place, given, { asOwner: true }));
      noteOwnWrites(stored);
      return { outcome: 'saved', stored: stored as Row[], before: known };
    } catch (error) {
      if (!(error instanceof ApiError) || error.reason !== recordChanged) throw error;
    }
    const now = await readNow(place, changes);
    const conflicts = conflictsIn(changes, now);
    if (conflicts.length > 0) return { outcome: 'conflict', conflicts, now };
    known = new Map([...known].map(([id, row]) => [id, { ...row, ...now.get(id) }]));
  }
  throw new ApiError({ message: t('sheet.busy'), status: 409 });
}

/** A call for many names the record before each field and in front of its message; where there is one, that is clear. */
async function naming<T>({ length }: readonly CellsChange[], work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ApiError) || length !== 1) throw error;
    const fields = Object.fromEntries(
      Object.entries(error.fields).map(([name, message]) => [name.replace(/^0\./, ''), message]),
    );
    const message = error.message.replace(/^Record 1: /, '');
    const { status, reason, retryAfter } = error;
    throw new ApiError({ message, status, reason, fields, retryAfter, cause: error });
  }
}
