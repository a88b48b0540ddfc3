import { Fault } from '@sayso/contracts/faults';
import { serverFields, type UpsertRequest } from '@sayso/contracts/records';
import type { Actor } from '../../access/actor.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/ids.ts';
import { recordWords } from '../../texts/records.ts';
import { createOpen, type Deps, denied, type Entered, type Place, shown } from './entered.ts';
import type { EntityModel } from './entity-models.ts';
import { claimChanged, layPatches, refuseMissingOf } from './locked-patches.ts';
import { namingRow } from './patches.ts';
import { refuseLarge } from './record-size.ts';
import type { LockedRow } from './row-locks.ts';
import { sentValues } from './sent-by-visitors.ts';
import type { Doc, RecordStore } from './store.ts';
import { mayCreate } from './visibility.ts';

/** A record to be written, its place in the list, and its values of the key as one text. */
type Given = { at: number; values: Doc; key: string };
type Written = { at: number; doc: Doc; before?: Doc };

/**
 * Updates the records whose key is there and creates the others, all or none. Of two with the same key in one call the
 * last one counts, as clients of this protocol expect. Rows that the visitor may not see are not there for them.
 */
export const createUpsert = (deps: Deps) => {
  const { store, events } = deps;
  const open = createOpen(deps);
  return async (actor: Actor, place: Place, request: UpsertRequest) => {
    const entered = await open(actor, place, { kind: 'write', records: request.records.length });
    refuseLarge(request.records);
    const fields = keyFields(request.key, entered.model);
    const given = lastOfEach(
      request.records.map((values, at) => ({ at, values, key: keyOf(values, at, fields) })),
    );
    const written = await store.transaction((tx) => write(tx, { store, entered, fields, given }));
    const made = written.filter(({ before }) => before === undefined).map(({ doc }) => doc);
    if (made.length > 0) events.emit('records.changed', { ...place, type: 'create', records: made });
    const changed = written.flatMap(({ doc, before }) => (before ? [{ doc, before }] : []));
    if (changed.length > 0) {
      const records = changed.map(({ doc }) => doc);
      const before = changed.map((change) => change.before);
      events.emit('records.changed', { ...place, type: 'update', records, before });
    }
    const docs = written.toSorted((a, b) => a.at - b.at).map(({ doc }) => doc);
    const records = await shown(entered, docs, store);
    return { created: made.length, updated: changed.length, records };
  };
};

const badKey = (why: string) => new Fault('bad_request', recordWords.upsertRefused(why));

function keyFields(key: UpsertRequest['key'], { schema }: EntityModel): string[] {
  const fields = [...new Set([key].flat())];
  for (const name of fields) {
    if ((serverFields as readonly string[]).includes(name)) {
      throw badKey(recordWords.keptByServer(name));
    }
    if (!Object.hasOwn(schema.properties, name)) throw badKey(recordWords.noKeyField(name.slice(0, 100)));
  }
  return fields;
}

function keyOf(values: Doc, at: number, fields: readonly string[]): string {
  const key = fields.map((name) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (typeof value === 'number' || typeof value === 'boolean') return value;
    if (typeof value === 'string' && value !== '') return value;
    const message = recordWords.keyNeeded;
    throw new Fault('invalid', recordWords.at(at + 1, `${name}: ${message}`), {
      fields: { [`${at}.${name}`]: message },
    });
  });
  return JSON.stringify(key);
}

const lastOfEach = (given: readonly Given[]): Given[] => [
  ...new Map(given.map((one) => [one.key, one])).values(),
];

type Work = { store: RecordStore; entered: Entered; fields: readonly string[]; given: readonly Given[] };

async function write(tx: Queryable, { store, entered, fields, given }: Work): Promise<Written[]> {
  if (given.length === 0) return [];
  const rows = await store.lockByKey(tx, entered.scope, { fields, keys: given.map(({ key }) => key) });
  // Where several hold the same key the oldest is taken, as it is in every such call.
  const held = new Map(rows.toReversed().map((row) => [row.key, row as LockedRow]));
  const patches = given.flatMap(({ at, values, key }) => {
    const row = held.get(key);
    return row ? [{ at, values, row }] : [];
  });
  const fresh = given.filter(({ key }) => !held.has(key));
  const changed = await layPatches(tx, { store, entered }, patches);
  const made = await insertFresh(tx, { store, entered, fresh });
  const written: Written[] = [
    ...changed.map(({ before, after }, nth) => ({ at: patches[nth]?.at ?? 0, doc: after, before })),
    ...made.map((doc, nth) => ({ at: fresh[nth]?.at ?? 0, doc })),
  ];
  const places = new Map(written.map(({ doc, at }) => [String(doc['id']), at]));
  const stored = written.map(({ doc, before }) => ({ after: doc, ...(before ? { before } : {}) }));
  await claimChanged(tx, { store, entered, placeOf: (id) => places.get(id) ?? null }, stored);
  return written;
}

type Fresh = { store: RecordStore; entered: Entered; fresh: readonly Given[] };

async function insertFresh(tx: Queryable, { store, entered, fresh }: Fresh): Promise<Doc[]> {
  if (fresh.length === 0) return [];
  const { model, grant, user } = entered;
  const author = user && { id: user.id, email: user.email };
  const records = model.validator.watching(() =>
    fresh.map(({ at, values }) =>
      namingRow(at, () => {
        const record = { id: newId(), data: model.validator.create(sentValues(grant, model.schema, values)) };
        if (!mayCreate(model, { ...record, author, user })) throw denied();
        return record;
      }),
    ),
  );
  await refuseMissingOf(
    { store, model, appId: grant.appId, on: tx },
    records.map(({ data }, nth) => ({ at: fresh[nth]?.at ?? nth, values: data })),
  );
  const key = { appId: grant.appId, entity: model.name };
  return store.insert(key, { records, author, isSample: grant.isMadeUp }, tx);
}
