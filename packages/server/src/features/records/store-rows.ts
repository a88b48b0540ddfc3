import { setImmediate } from 'node:timers/promises';
import { Fault } from '@sayso/contracts/faults';
import type { BroughtRows } from '@sayso/core/turn-provider';
import type { AppGrant } from '../../access/grant.ts';
import type { Events } from '../../events.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { EntityModel, EntityModels } from './entity-models.ts';
import { danglingReferences } from './references.ts';
import { rowId } from './seeded-ids.ts';
import type { Author, Doc, NewRecord, RecordStore } from './store.ts';
import type { UniqueWatch, WatchUnique } from './unique-watch.ts';

type Deps = {
  entities: EntityModels;
  store: RecordStore;
  events: Events;
  watchUnique: WatchUnique;
  /** The app's current version and its maker, whose records these are. */
  factsOf(grant: AppGrant): Promise<{ codeHash: string; author: Author }>;
};
export type StoredRows = {
  stored: number;
  /** Rows that an earlier run of the same turn has stored. */
  known: number;
  refused: { count: number; first: { line: number; why: string }[] };
};

const batchRows = 1_000;
const mostTold = 5;
/** Whoever shows the list asks for it anew at the first record that it hears of. */
const mostTellable = 1_000;

/**
 * Stores the rows of a file in one transaction, each checked by its entity's schema; what does not fit is left out and
 * told with its line. Their ids follow from the seed, so that a turn that runs again doubles nothing.
 */
export const createStoreRows =
  (deps: Deps) =>
  async (grant: AppGrant, { rows, seed }: { rows: BroughtRows; seed: string }): Promise<StoredRows> => {
    const { entities, store, events } = deps;
    const { codeHash, author } = await deps.factsOf(grant);
    const model = await entities.one({ appId: grant.appId, codeHash }, rows.entity);
    const key = { appId: grant.appId, entity: model.name };
    const told: Doc[] = [];
    const outcome: StoredRows = { stored: 0, known: 0, refused: { count: 0, first: [] } };
    await store.transaction(async (tx) => {
      const watch = deps.watchUnique(key, model.unique);
      for await (const batch of batchesOf(rows)) {
        const sound = await soundRows({ store, model, watch, tx, grant }, { batch, seed, outcome });
        const docs = await store.insert(key, { records: sound, author, isSample: false }, tx);
        outcome.stored += docs.length;
        if (told.length < mostTellable) told.push(...docs);
        await setImmediate();
      }
      await watch.claim(tx);
    });
    if (told.length > 0) events.emit('records.changed', { ...key, type: 'create', records: told });
    return outcome;
  };

type Row = { line: number; values: Readonly<Record<string, unknown>> };

async function* batchesOf({ rows }: BroughtRows): AsyncGenerator<Row[]> {
  let batch: Row[] = [];
  for await (const row of rows()) {
    batch.push(row);
    if (batch.length < batchRows) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

type Where = {
  store: RecordStore;
  model: EntityModel;
  watch: UniqueWatch;
  tx: Queryable;
  grant: AppGrant;
};
type Batch = { batch: readonly Row[]; seed: string; outcome: StoredRows };
type Lined = NewRecord & { line: number };

/** The rows of a batch that can be stored and are not yet; counts the others. */
async function soundRows(where: Where, { batch, seed, outcome }: Batch): Promise<NewRecord[]> {
  const { store, model, watch, tx, grant } = where;
  const refuse = (line: number, why: string) => {
    outcome.refused.count += 1;
    if (outcome.refused.first.length < mostTold) outcome.refused.first.push({ line, why });
  };
  const key = { appId: grant.appId, entity: model.name };
  const ids = batch.map(({ line }) => rowId(seed, line));
  const there = await store.existing(key, ids, tx);
  outcome.known += there.size;
  const fitting = model.validator.watching(() =>
    batch.flatMap(({ line, values }, at): Lined[] => {
      const id = ids[at] ?? '';
      if (there.has(id)) return [];
      try {
        return [{ id, line, data: model.validator.create({ ...values }) }];
      } catch (error) {
        if (!(error instanceof Fault)) throw error;
        refuse(line, wordsOf(model, error));
        return [];
      }
    }),
  );
  const rows = fitting.map(({ data }) => data);
  const missing = await danglingReferences({ store, model, appId: grant.appId, on: tx }, rows);
  const problems = new Map(missing.map(({ at, why }) => [at, why]));
  const taken = await watch.look(fitting.filter((_, at) => !problems.has(at)));
  return fitting.flatMap(({ id, line, data }, at) => {
    const why = problems.get(at) ?? Object.values(taken.get(id) ?? {})[0];
    if (why === undefined) return [{ id, data }];
    refuse(line, why);
    return [];
  });
}

function wordsOf({ schema }: EntityModel, { fields = {}, message }: Fault): string {
  const [first] = Object.entries(fields);
  if (!first) return message;
  return `${schema.properties[first[0]]?.title ?? first[0]}: ${first[1]}`;
}
