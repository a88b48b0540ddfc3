import { Fault } from '@sayso/contracts/faults';
import { type RecordPatch, recordChanged, type StoredRecord } from '@sayso/contracts/records';
import type { Actor } from '../../access/actor.ts';
import { recordWords } from '../../texts/records.ts';
import { createOpen, type Deps, hiddenOrGone, type Place, shown } from './entered.ts';
import { claimChanged, layPatches } from './locked-patches.ts';
import { namingRow } from './patches.ts';
import { refuseLarge } from './record-size.ts';

/** When whoever changes a record saw it changed last. */
type SeenAt = ReadonlyMap<string, string>;

/**
 * Changes each record of a list, all or none; the answer is in the order of the list. Where it is said when they were
 * seen, they are changed only as they were seen.
 */
export const createBulkUpdate = (deps: Deps) => {
  const { store, events } = deps;
  const open = createOpen(deps);
  return async (
    actor: Actor,
    place: Place,
    given: readonly RecordPatch[],
    seenAt?: SeenAt,
  ): Promise<StoredRecord[]> => {
    const entered = await open(actor, place, { kind: 'write', records: given.length });
    const ids = given.map(({ id }) => id);
    refuseLarge(given);
    refuseTwice(ids);
    if (ids.length === 0) return [];
    const changed = await store.transaction(async (tx) => {
      const locked = await store.lockById(tx, entered.scope, ids);
      const rows = new Map(locked.map((row) => [row.id as string, row]));
      const patches = given.map((values, at) => {
        const row = rows.get(values.id);
        return namingRow(at, () => {
          if (!row) throw hiddenOrGone(place.entity, values.id);
          if (seenAt && row.doc['updated_date'] !== seenAt.get(values.id)) throw changedSince();
          return { at, row, values };
        });
      });
      const done = await layPatches(tx, { store, entered }, patches);
      await claimChanged(tx, { store, entered, placeOf: (id) => ids.indexOf(id) }, done);
      return done;
    });
    const records = changed.map(({ after }) => after);
    const before = changed.map((change) => change.before);
    events.emit('records.changed', { ...place, type: 'update', records, before });
    return shown(entered, records, store);
  };
};

const changedSince = () => new Fault('conflict', recordWords.changedSince, { reason: recordChanged });

function refuseTwice(ids: readonly string[]): void {
  const first = new Map<string, number>();
  for (const [at, id] of ids.entries()) {
    const earlier = first.get(id);
    if (earlier !== undefined) {
      const message = recordWords.sameId(earlier + 1);
      throw new Fault('invalid', recordWords.at(at + 1, message), { fields: { [`${at}.id`]: message } });
    }
    first.set(id, at);
  }
}
