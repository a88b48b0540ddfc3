import { isDeepStrictEqual } from 'node:util';
import type { ListQuery } from '@sayso/contracts/apps';
import { limits } from '@sayso/contracts/limits';
import type { StoredRecord } from '@sayso/contracts/records';
import { parseFilter, parseFilterText } from '@sayso/core/filters/parse-filter';
import { parseFields, parseSort } from '@sayso/core/filters/sort';
import { parseAggregate } from '@sayso/core/records/parse-aggregate';
import { ruleCondition } from '@sayso/core/rules/entity-rules';
import type { Actor } from '../../access/actor.ts';
import { newId } from '../../platform/database/ids.ts';
import type { Vault } from '../../platform/vault.ts';
import { createBulkUpdate } from './bulk-update.ts';
import {
  createOpen,
  type Deps,
  denied,
  type Entered,
  hiddenOrGone,
  type One,
  type Place,
  shown,
} from './entered.ts';
import { createPages } from './pages.ts';
import { checkEach, updateRule, without } from './patches.ts';
import { refuseLarge } from './record-size.ts';
import { checkReferences, missingReferences, refuseMissing } from './references.ts';
import { createRemoveMany } from './remove-many.ts';
import { sentValues } from './sent-by-visitors.ts';
import type { Doc, NewRecord, RecordStore } from './store.ts';
import { namingTaken, onlyOne, placesIn } from './taken.ts';
import { createUpdateMany } from './update-many.ts';
import { createUpsert } from './upsert.ts';
import { mayCreate } from './visibility.ts';

export const createRecords = (deps: Deps & { vault: Vault }) => ({
  ...createReading(deps),
  ...createWriting(deps),
  page: createPages(deps),
  removeMany: createRemoveMany(deps),
  updateEach: createBulkUpdate(deps),
  updateMany: createUpdateMany(deps),
  upsert: createUpsert(deps),
});
export type Records = ReturnType<typeof createRecords>;

const reading = { kind: 'read' } as const;
const writing = { kind: 'write' } as const;

function createReading(deps: Deps) {
  const { store } = deps;
  const open = createOpen(deps);
  return {
    async list(actor: Actor, place: Place, query: ListQuery): Promise<string> {
      const { scope } = await open(actor, place, reading);
      return store.list(scope, {
        filter: parseFilterText(query.q),
        orders: parseSort(query.sort),
        limit: query.limit ?? limits.defaultRows,
        skip: query.skip ?? 0,
        fields: parseFields(query.fields),
      });
    },

    /** As values, for those within the server who ask with somebody's rights. */
    async find(
      actor: Actor,
      place: Place,
      { filter, sort, limit }: { filter: unknown; sort?: string | undefined; limit: number },
    ): Promise<Doc[]> {
      const { scope } = await open(actor, place, reading);
      const page = { orders: parseSort(sort), limit, skip: 0, fields: undefined };
      return JSON.parse(await store.list(scope, { ...page, filter: parseFilter(filter) })) as Doc[];
    },

    async count(actor: Actor, place: Place, q: string | undefined) {
      const { scope } = await open(actor, place, reading);
      return { count: await store.count(scope, parseFilterText(q)) };
    },

    async aggregate(actor: Actor, place: Place, spec: Doc) {
      const { scope, model } = await open(actor, place, reading);
      return store.aggregate(scope, parseAggregate(spec, model.schema));
    },

    async get(actor: Actor, { id, ...place }: One): Promise<string> {
      const { scope } = await open(actor, place, reading);
      const doc = await store.get(scope, id);
      if (doc === null) throw hiddenOrGone(place.entity, id);
      return doc;
    },
  };
}

const createInsert =
  ({ store, events }: Deps) =>
  async (entered: Entered, given: readonly Doc[]): Promise<StoredRecord[]> => {
    const { grant, model, user } = entered;
    const author = user && { id: user.id, email: user.email };
    const records: NewRecord[] = model.validator.watching(() =>
      checkEach(given, (values) => ({
        id: newId(),
        data: model.validator.create(sentValues(grant, model.schema, values)),
      })),
    );
    if (!records.every((record) => mayCreate(model, { ...record, author, user }))) throw denied();
    await checkReferences(
      { store, model, appId: grant.appId },
      records.map(({ data }) => data),
    );
    const key = { appId: grant.appId, entity: model.name };
    const { unique } = model;
    const placeOf = placesIn(records.map(({ id }) => id));
    const docs = await namingTaken(placeOf, () =>
      store.insert(key, { records, author, isSample: grant.isMadeUp, unique }),
    );
    if (docs.length > 0) events.emit('records.changed', { ...key, type: 'create', records: docs });
    return shown(entered, docs, store);
  };

function createWriting(deps: Deps) {
  const { store, events } = deps;
  const open = createOpen(deps);
  const insert = createInsert(deps);
  return {
    async create(actor: Actor, place: Place, values: Doc): Promise<StoredRecord> {
      const [stored] = await insert(await open(actor, place, writing), [values]);
      if (!stored) throw new Error('The record was not stored');
      return stored;
    },

    /** All or none: one record that breaks its schema refuses the lot. */
    async createMany(actor: Actor, place: Place, values: readonly Doc[]): Promise<StoredRecord[]> {
      const entered = await open(actor, place, { kind: 'write', records: values.length });
      refuseLarge(values);
      return insert(entered, values);
    },

    async update(actor: Actor, { id, ...place }: One, values: Doc): Promise<StoredRecord> {
      const entered = await open(actor, place, writing);
      const { model, scope, user } = entered;
      const patch = await checkedPatch(store, entered, { id, values });
      const unique = model.unique.filter(({ fields }) => fields.some((name) => Object.hasOwn(patch, name)));
      const change = { id, patch, allowed: updateRule(model, user, patch), unique };
      const result = await namingTaken(onlyOne, () => store.update(scope, change));
      if (result === null) throw hiddenOrGone(place.entity, id);
      const { before, after } = result;
      if (after === null) throw denied();
      events.emit('records.changed', { ...place, type: 'update', records: [after], before: [before] });
      const [seen] = await shown(entered, [after], store);
      if (!seen) throw new Error('The record is not shown');
      return seen;
    },

    async remove(actor: Actor, { id, ...place }: One) {
      const { scope, model, user } = await open(actor, place, writing);
      const result = await store.remove(scope, { id, allowed: ruleCondition(model.schema, 'delete', user) });
      if (result === null) throw hiddenOrGone(place.entity, id);
      if (!result.gone) throw denied();
      events.emit('records.changed', { ...place, type: 'delete', records: [result.doc] });
      return { success: true } as const;
    },
  };
}

type Sent = { id: string; values: Doc };

/**
 * Clients send whole records back, with fields that were dropped since and references to what is gone among them: as
 * it is stored, that is no mistake. Only what they change of it is refused.
 */
async function checkedPatch(store: RecordStore, entered: Entered, { id, values }: Sent): Promise<Doc> {
  const { model, grant } = entered;
  const former = await asStored(store, entered, { id, values }, model.validator.unknown(values));
  const patch = model.validator.update(without(values, former));
  const missing = await missingReferences({ store, model, appId: grant.appId }, [patch]);
  const dangling = await asStored(store, entered, { id, values: patch }, Object.keys(missing));
  refuseMissing(without(missing, dangling));
  return patch;
}

/** Which of the named fields the record holds as they were sent. */
async function asStored(
  store: RecordStore,
  { scope }: Entered,
  { id, values }: Sent,
  names: readonly string[],
): Promise<Set<string>> {
  if (names.length === 0) return new Set();
  const stored = JSON.parse((await store.get(scope, id)) ?? '{}') as Doc;
  const isSame = (name: string) =>
    Object.hasOwn(stored, name) && isDeepStrictEqual(stored[name], values[name]);
  return new Set(names.filter(isSame));
}
