import { Fault } from '@sayso/contracts/faults';
import type { AppId, Id } from '@sayso/contracts/ids';
import { placeIn } from '@sayso/core/records/sample-mark';
import type { SampleRecords } from '@sayso/core/turn-provider';
import type { Logger } from 'pino';
import type { AppGrant } from '../../access/grant.ts';
import type { Events } from '../../events.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/ids.ts';
import type { EntityModel, EntityModels } from './entity-models.ts';
import { sampleIds } from './seeded-ids.ts';
import type { Author, Doc, NewRecord, RecordStore } from './store.ts';
import { firstOfEach, keysOf } from './unique-keys.ts';

type AppFacts = { codeHash: string; author: Author };
type Deps = {
  entities: EntityModels;
  store: RecordStore;
  events: Events;
  log: Logger;
  /** The app's current version and its maker, whose records the samples are. */
  factsOf(grant: AppGrant): Promise<AppFacts>;
};
/** `there` are records that are stored already. */
type Batch = { model: EntityModel; records: NewRecord[]; there: ReadonlySet<Id> };

/**
 * Stores a first build's sample records: all in one transaction, each checked by its schema, `@Entity:n` turned into
 * ids. An entity that has records already keeps them and gets no more, so a repeated turn doubles nothing; what comes
 * beside them has ids that follow from what it holds. Answers what was stored.
 */
export const createSamples =
  (deps: Deps) =>
  async (
    grant: AppGrant,
    given: SampleRecords,
    { besideOthers = false } = {},
  ): Promise<readonly StoredSamples[]> => {
    const facts = await deps.factsOf(grant);
    const changed = await deps.store.transaction((tx) =>
      storeSamples(deps, { grant, given, facts, tx, oldest: deps.store.oldest, besideOthers }),
    );
    tellOfSamples(deps.events, grant, { type: 'create', changed });
    return changed;
  };

export type InsertSamples = ReturnType<typeof createSamples>;

type Storing = {
  grant: AppGrant;
  given: SampleRecords;
  facts: AppFacts;
  tx: Queryable;
  /** Ids of the records for which an entity gets no more samples. */
  oldest: RecordStore['oldest'];
  /** They were asked for, whatever is there. */
  besideOthers?: boolean;
};
export type SampleDocs = { entity: string; docs: Doc[] };
/** `refused`: so many were not stored, since they break their schema or want unique values that others have. */
export type StoredSamples = SampleDocs & { refused: number };

export async function storeSamples(
  { entities, store, log }: Pick<Deps, 'entities' | 'store' | 'log'>,
  storing: Storing,
): Promise<StoredSamples[]> {
  const { grant, facts, tx } = storing;
  const models = await entities.read({ appId: grant.appId, codeHash: facts.codeHash });
  const batches = await batchesOf(models, storing, store);
  const ids = new Map(batches.map(({ model, records }) => [model.name, records.map(({ id }) => id)]));
  const stored: StoredSamples[] = [];
  for (const { model, records, there } of batches) {
    const fresh = records.filter(({ id }) => !there.has(id));
    if (fresh.length === 0) continue;
    const sound = fresh.flatMap((record) => soundSample(model, record, ids) ?? []);
    if (sound.length < fresh.length) {
      log.warn({ appId: grant.appId, entity: model.name }, 'Some sample records broke their schema');
    }
    const key = { appId: grant.appId, entity: model.name };
    const own = await apart(store, { key, model, tx }, sound);
    const docs = await store.insert(key, { records: own, author: facts.author, isSample: true }, tx);
    await store.unique.claim(tx, key, keysOf(model.unique, own));
    stored.push({ entity: model.name, docs, refused: fresh.length - docs.length });
  }
  return stored;
}

type Apart = { key: { appId: AppId; entity: string }; model: EntityModel; tx: Queryable };

/** The records without those whose unique values others have: samples must not keep an app from being made. */
async function apart(
  { unique }: Pick<RecordStore, 'unique'>,
  { key, model, tx }: Apart,
  records: readonly NewRecord[],
): Promise<NewRecord[]> {
  const { first, late } = firstOfEach(keysOf(model.unique, records));
  const taken = [...late, ...(await unique.taken(key, first, tx))];
  const ids = new Set(taken.map(({ id }) => id));
  return records.filter(({ id }) => !ids.has(id));
}

async function batchesOf(
  models: ReadonlyMap<string, EntityModel>,
  storing: Storing,
  store: Pick<RecordStore, 'existing'>,
): Promise<Batch[]> {
  const batches: Batch[] = [];
  for (const { entity, records, minutesAgo = [] } of storing.given) {
    const model = models.get(entity);
    if (!model) continue;
    const { ids, there } = await idsFor({ entity, records }, storing, store);
    const named = records.map((data, at) => ({
      id: ids[at] ?? '',
      data: { ...data },
      minutesAgo: minutesAgo[at] ?? 0,
    }));
    batches.push({ model, records: named, there });
  }
  return batches;
}

type Ids = { ids: readonly Id[]; there: ReadonlySet<Id> };

/** Where an entity has records that are to stay alone, those are what samples of others point to. */
async function idsFor(
  { entity, records }: Pick<SampleRecords[number], 'entity' | 'records'>,
  { grant: { appId }, given, tx, oldest, besideOthers }: Storing,
  store: Pick<RecordStore, 'existing'>,
): Promise<Ids> {
  const key = { appId, entity };
  if (besideOthers === true) {
    const ids = sampleIds(records.map((data) => `${appId}/${entity}/${wholeText(data, given)}`));
    return { ids, there: await store.existing(key, ids, tx) };
  }
  const stored = await oldest(key, Math.max(records.length, 1), tx);
  if (stored.length === 0) return { ids: records.map(() => newId()), there: new Set() };
  return { ids: stored, there: new Set([...stored, '']) };
}

/** What a record says, with what those say that it names: places mean other records in the next answer. */
const wholeText = (data: Readonly<Record<string, unknown>>, given: SampleRecords): string =>
  JSON.stringify(data, (_name, value: unknown) => {
    const place = placeIn(value);
    const named = place && given.find(({ entity }) => entity === place.entity)?.records[place.at];
    // As one text, lest two that name each other go round in circles.
    return named ? JSON.stringify(named) : value;
  });

/** To be called once they are there, or gone, for good. */
export function tellOfSamples(
  events: Events,
  { appId }: AppGrant,
  { type, changed }: { type: 'create' | 'delete'; changed: readonly SampleDocs[] },
): void {
  for (const { entity, docs } of changed) {
    if (docs.length > 0) events.emit('records.changed', { appId, entity, type, records: docs });
  }
}

/** The record as it can be stored; optional fields that break the schema are left out, null where that is no help. */
function soundSample(
  model: EntityModel,
  { id, data, minutesAgo }: NewRecord,
  ids: ReadonlyMap<string, readonly Id[]>,
): NewRecord | null {
  const resolved = Object.fromEntries(
    Object.entries(data).map(([name, value]) => [name, resolve(value, ids)]),
  );
  try {
    return { id, data: model.validator.create(resolved), minutesAgo };
  } catch (error) {
    if (!(error instanceof Fault) || !error.fields) throw error;
    const broken = new Set(Object.keys(error.fields));
    const kept = Object.fromEntries(Object.entries(resolved).filter(([name]) => !broken.has(name)));
    if (Object.keys(kept).length === Object.keys(resolved).length) return null;
    return soundSample(model, { id, data: kept, minutesAgo }, ids);
  }
}

function resolve(value: unknown, ids: ReadonlyMap<string, readonly Id[]>): unknown {
  if (Array.isArray(value))
    return value.map((item: unknown) => resolve(item, ids)).filter((id) => id !== null);
  const place = placeIn(value);
  return place === null ? value : ids.get(place.entity)?.[place.at] || null;
}
