import type { AppDataReply } from '@sayso/contracts/app-data';
import { Fault } from '@sayso/contracts/faults';
import type { AppId, Id } from '@sayso/contracts/ids';
import { limits } from '@sayso/contracts/limits';
import { fairTurns } from '@sayso/core/fair-turns';
import type { Access } from '../../access/access.ts';
import type { Actor } from '../../access/actor.ts';
import type { AppGrant } from '../../access/grant.ts';
import type { Events } from '../../events.ts';
import type { WithUpload } from '../../http/upload.ts';
import { wholeOf } from '../../platform/content/content.ts';
import { isDatabaseAway } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/ids.ts';
import { appDataWords } from '../../texts/app-data.ts';
import { auditWords } from '../../texts/audit.ts';
import { counted } from '../../texts/grammar.ts';
import { recordImportWords } from '../../texts/record-import.ts';
import type { RecordChanges } from '../audit/record.ts';
import type { Files } from '../files/service.ts';
import type { RecordStore } from '../records/store.ts';
import type { UniqueWatch, WatchUnique } from '../records/unique-watch.ts';
import type { WholeRecord, WholeStore } from '../records/whole-store.ts';
import { bringFiles, missingFiles, problemsOf, readdress } from './bring-files.ts';
import {
  type Archive,
  add,
  type Batch,
  batchesIn,
  type Models,
  type Survey,
  surveyOf,
  whole,
} from './survey.ts';

type Deps = {
  access: Access;
  store: Pick<RecordStore, 'existing' | 'transaction'>;
  whole: WholeStore;
  files: Pick<Files, 'all' | 'bring' | 'check' | 'drop'>;
  /** What addresses of files begin with. */
  fileOrigin: string;
  events: Events;
  audit: RecordChanges;
  modelsOf(grant: AppGrant): Promise<Models>;
  /** Watches over values that no two records of the entity may share. */
  watchUnique: WatchUnique;
};
type Watches = Map<string, UniqueWatch>;
/** `signal`: aborted where nobody waits for the answer any more. */
type Ask = { isDryRun: boolean; upload: WithUpload; signal: AbortSignal };
type Ids = ReadonlyMap<string, ReadonlyMap<Id, Id>>;
type Doc = Record<string, unknown>;

const idsAtOnce = 5_000;
/** A zip is read at random places, so it is held whole; the next ones lie on the disk until then. */
const inMemory = { all: 2, each: 1 };

/** Brings an export back: ids are kept where they are free, and all of it is stored or nothing. */
export const createAppDataImport = (deps: Deps) => {
  const running = new Set<AppId>();
  const inTurn = fairTurns({ running: inMemory });

  const run = async (
    { actor, grant }: { actor: Actor; grant: AppGrant },
    bytes: Buffer,
    { isDryRun, signal }: Omit<Ask, 'upload'>,
  ): Promise<AppDataReply> => {
    const models = await deps.modelsOf(grant);
    const survey = await surveyed({ bytes, models, signal });
    const newIds = await newIdsFor(deps, grant, survey);
    const entities = await countsOf(deps, grant, { survey, newIds });
    const total = [...survey.found.values()].reduce((sum, { ids }) => sum + ids.size, 0);
    const named = await missingFiles(deps.files, grant.appId, survey.manifest?.files ?? []);
    for (const problem of await problemsOf(deps.files, { named, bytes })) add(survey, whole(null, problem));
    const reading = { bytes, models, signal, newIds, move: moveOf(deps, grant, survey) };
    const watches = survey.total === 0 ? await watchesOf(deps, grant, { reading, survey }) : new Map();
    const reply = {
      dry_run: isDryRun,
      output: survey.problems,
      n_problems: survey.total,
      n_files_created: 0,
      entities,
    };
    if (survey.total > 0) {
      return { ...reply, status: 'error', details: wrong(survey), n_entities_created: 0 };
    }
    if (isDryRun) {
      const details = appDataWords.wouldImport(appDataWords.amount(total, named.length));
      return { ...reply, status: 'success', details, n_entities_created: 0 };
    }
    const undo = await bringFiles(deps.files, grant.appId, { named, bytes });
    try {
      await storeAll(deps, { actor, grant }, { ...reading, watches, total });
    } catch (error) {
      // Where the connection broke the records may be there all the same.
      if (!isDatabaseAway(error)) await undo();
      throw error;
    }
    const details = recordImportWords.imported(appDataWords.amount(total, named.length));
    return { ...reply, status: 'success', details, n_entities_created: total, n_files_created: named.length };
  };

  return async (actor: Actor, appId: AppId, { upload, ...ask }: Ask): Promise<AppDataReply> => {
    const grant = await deps.access.manage(actor, appId);
    const person = deps.access.user(actor).id;
    return upload(async ({ content }) => {
      if (running.has(appId)) {
        throw new Fault('conflict', recordImportWords.running);
      }
      running.add(appId);
      try {
        return await inTurn(person, async () => {
          ask.signal.throwIfAborted();
          return run({ actor, grant }, await wholeOf(content), ask);
        });
      } finally {
        running.delete(appId);
      }
    });
  };
};
export type AppDataImport = ReturnType<typeof createAppDataImport>;

/** A file that cannot be read at all is one problem of the file. */
async function surveyed(archive: Archive): Promise<Survey> {
  try {
    return await surveyOf(archive);
  } catch (error) {
    if (!(error instanceof Fault) || error.kind !== 'invalid') throw error;
    const problem = { entity: null, row: null, field: null, message: error.message };
    return { manifest: null, found: new Map(), problems: [problem], total: 1, isCutShort: false };
  }
}

const moveOf = ({ fileOrigin }: Deps, { appId }: AppGrant, { manifest }: Survey) =>
  readdress({ from: manifest?.app.id ?? appId, to: appId, named: manifest?.files ?? [], origin: fileOrigin });

function wrong({ problems: [first], total, isCutShort }: Survey): string {
  if (total === 1 && first?.row === null) return first.message;
  const count = isCutShort ? appDataWords.moreProblems(limits.importProblems) : counted(total, 'problem');
  return recordImportWords.nothing(count, '');
}

/** A new id for each record whose own is taken. */
async function newIdsFor({ store }: Deps, { appId }: AppGrant, { found }: Survey): Promise<Ids> {
  const newIds = new Map<string, Map<Id, Id>>();
  for (const [entity, { ids }] of found) {
    const taken = await existing(store, { appId, entity }, ids);
    newIds.set(entity, new Map([...taken].map((id) => [id, newId()])));
  }
  return newIds;
}

async function existing(
  store: Deps['store'],
  key: { appId: AppId; entity: string },
  ids: ReadonlySet<string>,
): Promise<Set<string>> {
  const all = [...ids];
  const found = new Set<string>();
  for (let at = 0; at < all.length; at += idsAtOnce) {
    for (const id of await store.existing(key, all.slice(at, at + idsAtOnce))) found.add(id);
  }
  return found;
}

async function countsOf(
  { store }: Deps,
  { appId }: AppGrant,
  { survey: { found }, newIds }: { survey: Survey; newIds: Ids },
): Promise<AppDataReply['entities']> {
  const counts: AppDataReply['entities'] = {};
  for (const [name, { ids, referred }] of found) {
    let missing = 0;
    for (const [entity, named] of referred) {
      if (entity === 'User') continue;
      const brought = found.get(entity)?.ids;
      const outside = new Set([...named].filter((id) => !brought?.has(id)));
      missing += outside.size - (await existing(store, { appId, entity }, outside)).size;
    }
    counts[name] = {
      records: ids.size,
      conflicts: newIds.get(name)?.size ?? 0,
      missing_references: missing,
    };
  }
  return counts;
}

type Reading = Archive & {
  newIds: Ids;
  /** Has what names files of the export name those that were brought. */
  move: (value: unknown) => unknown;
};

/** Looks at the values that no two records may share, and tells of those that others have already. */
async function watchesOf(
  deps: Deps,
  { appId }: AppGrant,
  { reading, survey }: { reading: Reading; survey: Survey },
): Promise<Watches> {
  const watches: Watches = new Map();
  const models = new Map([...reading.models].filter(([, { unique }]) => unique.length > 0));
  if (models.size === 0) return watches;
  for await (const batch of batchesIn({ ...reading, models })) {
    const { entity, model, first } = batch;
    const watch = watches.get(entity) ?? deps.watchUnique({ appId, entity }, model.unique);
    watches.set(entity, watch);
    const records = asBrought(batch, reading);
    const problems = await watch.look(records);
    for (const [at, { id }] of records.entries()) {
      for (const [field, message] of Object.entries(problems.get(id) ?? {}))
        add(survey, { entity, row: first + at, field, message });
    }
  }
  return watches;
}

type Storing = Reading & {
  watches: Watches;
  /** Of all records. */
  total: number;
};

async function storeAll(
  deps: Deps,
  { actor, grant }: { actor: Actor; grant: AppGrant },
  storing: Storing,
): Promise<void> {
  const { watches, total } = storing;
  // More than a page of events would be a flood: those who look at so much load it anew.
  const isTold = total <= limits.pageRows;
  // What has begun to be stored is stored, whoever waits for it.
  const archive = { ...storing, signal: new AbortController().signal };
  const changed = await deps.store.transaction(async (tx) => {
    const stored: { entity: string; records: Doc[] }[] = [];
    for await (const batch of batchesIn(archive)) {
      const { entity } = batch;
      const docs = await deps.whole.insertWhole({ grant, entity }, asBrought(batch, storing), tx);
      stored.push({ entity, records: isTold ? docs : [] });
    }
    for (const watch of watches.values()) await watch.claim(tx);
    const after = auditWords.records(total);
    const change = { action: 'data.imported', subject: appDataWords.allData, after } as const;
    await deps.audit({ appId: grant.appId, actor }, [change], tx);
    return stored;
  });
  for (const { entity, records } of changed) {
    deps.events.emit('records.changed', { appId: grant.appId, entity, type: 'create', records });
  }
}

/** The records under the ids that they get, and what they refer to likewise. */
function asBrought({ entity, model, records }: Batch, { newIds, move }: Reading): WholeRecord[] {
  return records.map((record) => {
    const data = move({ ...record.data }) as Doc;
    for (const reference of model.references) {
      const ids = newIds.get(reference.entity);
      const held = data[reference.field];
      if (!ids || held === undefined) continue;
      const follow = (id: unknown) => (typeof id === 'string' ? (ids.get(id) ?? id) : id);
      data[reference.field] = Array.isArray(held) ? held.map(follow) : follow(held);
    }
    return { ...record, id: newIds.get(entity)?.get(record.id) ?? record.id, data };
  });
}
