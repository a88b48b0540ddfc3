import { isDeepStrictEqual } from 'node:util';
import { Fault } from '@sayso/contracts/faults';
import { limits } from '@sayso/contracts/limits';
import { serverFields } from '@sayso/contracts/records';
import { and, type Condition } from '@sayso/core/filters/condition';
import { parseFilter } from '@sayso/core/filters/parse-filter';
import { matches } from '@sayso/core/filters/predicate';
import { applyUpdate } from '@sayso/core/records/apply-update';
import { parseUpdate, type Update } from '@sayso/core/records/parse-update';
import type { Actor } from '../../access/actor.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { recordWords } from '../../texts/records.ts';
import { createOpen, type Deps, type Entered, type Place } from './entered.ts';
import { type Changed, claimChanged, refuseMissingOf } from './locked-patches.ts';
import { prefixed, updateRule } from './patches.ts';
import { fitting, type LockedRow } from './row-locks.ts';
import type { Doc, RecordStore } from './store.ts';

/** What is asked, and the conditions under which this visitor may have it done. */
type Order = { entered: Entered; update: Update; filter: Condition; now: Date } & Rules;
/** `old` and `next`: what a row must meet before the change and after it. */
type Rules = { old: Condition; next: Condition };
type Outcome = { row: LockedRow; data: Doc; fresh: Doc };

/**
 * Applies update operators to the rows that meet a query, so many a call. Rows that the visitor may not change, or not
 * so, are left out; one that would break its schema refuses the call, and nothing is stored.
 */
export const createUpdateMany = (deps: Deps) => {
  const { store, events } = deps;
  const open = createOpen(deps);
  return async (actor: Actor, place: Place, { query, data }: { query: Doc; data: Doc }) => {
    const entered = await open(actor, place, { kind: 'write' });
    const filter = parseFilter(query);
    const update = parseUpdate(data);
    const order: Order = { entered, update, filter, now: new Date(), ...rulesOf(entered, update) };
    const { changed, has_more } = await store.filtering(entered.scope, filter, async (tx) => {
      const done = await changeBatch(tx, store, order);
      await claimChanged(tx, { store, entered, placeOf: (id) => id }, done.changed);
      return done;
    });
    if (changed.length > 0) {
      const records = changed.map(({ after }) => after);
      const before = changed.map((change) => change.before);
      events.emit('records.changed', { ...place, type: 'update', records, before });
    }
    return { success: true, updated: changed.length, has_more } as const;
  };
};

/** Who changes a property by its old value learns of that, so the rules for reading it stand before the change too. */
function rulesOf({ model, scope, user }: Entered, { touched, readers }: Update): Rules {
  const next = updateRule(model, user, Object.fromEntries(touched.map((name) => [name, null])));
  const read = scope.hidden.filter(([name]) => readers.includes(name)).map(([, shownWhen]) => shownWhen);
  return { next, old: and(next, ...read) };
}

/** So many rows as may be changed by one call, by their number and by what they hold before and after. */
async function changeBatch(tx: Queryable, store: RecordStore, order: Order) {
  const { entered, filter, old: allowed } = order;
  const changed: Changed[] = [];
  let after = '';
  let bytes = limits.writtenBytes;
  for (;;) {
    const room = limits.updateManyRows - changed.length;
    // One more than there is room for says that there are more.
    const found = await store.lockNext(tx, entered.scope, { filter, allowed, after, limit: room + 1 });
    const locks = fitting(found.slice(0, room), bytes);
    const rows = await store.readLocked(tx, entered.scope, locks);
    const done = await changeRows(tx, { store, order, rows, bytes });
    changed.push(...done.changed);
    const has_more = done.rows < found.length;
    bytes -= done.bytes;
    // Fewer than there was room for: the next one is too large beside them.
    const isFull = done.rows < Math.min(found.length, room) || changed.length >= limits.updateManyRows;
    if (!has_more || isFull) return { changed, has_more };
    after = locks[done.rows - 1]?.id ?? after;
  }
}

type Work = { store: RecordStore; order: Order; rows: readonly LockedRow[]; bytes: number };
/** `rows`: how many of the given ones this was about. */
type Done = { changed: Changed[]; rows: number; bytes: number };

async function changeRows(tx: Queryable, { store, order, rows, bytes }: Work): Promise<Done> {
  const { model, grant } = order.entered;
  const worked = model.validator.watching(() => outcomesOf(rows, { order, most: bytes }));
  const done = { rows: worked.outcomes.length, bytes: worked.bytes };
  const outcomes = worked.outcomes.filter(({ row, data }) => matches(order.next, docWith(row, data)));
  if (outcomes.length === 0) return { ...done, changed: [] };
  await refuseMissingOf(
    { store, model, appId: grant.appId, on: tx },
    outcomes.map(({ row, fresh }) => ({ at: row.id, values: fresh })),
  );
  const written = await store.rewrite(
    tx,
    order.entered.scope,
    outcomes.map(({ row, data }) => ({ id: row.id, data })),
  );
  const changed = outcomes.map(({ row }) => ({ before: row.doc, after: written.get(row.id) ?? row.doc }));
  return { ...done, changed };
}

/** Of the first rows, so many as are no larger afterwards, but of one at least. */
function outcomesOf(rows: readonly LockedRow[], { order, most }: { order: Order; most: number }) {
  const outcomes: Outcome[] = [];
  let bytes = 0;
  for (const row of rows) {
    const outcome = outcomeOf(row, order);
    const size = Math.max(textBytes(row.data), textBytes(outcome.data));
    if (outcomes.length > 0 && bytes + size > most) break;
    bytes += size;
    outcomes.push(outcome);
  }
  return { outcomes, bytes };
}

const textBytes = (data: Doc) => Buffer.byteLength(JSON.stringify(data));

/** The row's data after the update; what changed of it is judged by the schema, and a refusal names the record. */
function outcomeOf(row: LockedRow, { entered, update, now }: Order): Outcome {
  const { schema, validator } = entered.model;
  const formatOf = (name: string) =>
    Object.hasOwn(schema.properties, name) ? schema.properties[name]?.format : undefined;
  try {
    const data = applyUpdate(update, row.data, { now, formatOf });
    const changes = update.touched.filter((name) => !isDeepStrictEqual(row.data[name], data[name]));
    // A field that goes away is judged as one that is missing.
    const judged = changes.filter((name) => Object.hasOwn(data, name) || schema.required?.includes(name));
    const fresh = validator.update(Object.fromEntries(judged.map((name) => [name, data[name]])));
    return { row, fresh, data: { ...data, ...fresh } };
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    const fields = error.fields ? { fields: prefixed(row.id, error.fields) } : {};
    throw new Fault(error.kind, recordWords.at(row.id, error.message), fields);
  }
}

const docWith = ({ doc }: LockedRow, data: Doc): Doc => ({
  ...data,
  ...Object.fromEntries(serverFields.map((name) => [name, doc[name]])),
});
