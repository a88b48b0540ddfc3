import { Fault } from '@sayso/contracts/faults';
import type { AppId } from '@sayso/contracts/ids';
import { limits } from '@sayso/contracts/limits';
import { rooms } from '@sayso/contracts/realtime';
import type { ImportProblem, ImportReply } from '@sayso/contracts/record-files';
import { atMost } from '@sayso/core/at-most';
import type { Actor } from '../../access/actor.ts';
import type { Enter } from '../../access/enter.ts';
import type { WithUpload } from '../../http/upload.ts';
import { wholeOf } from '../../platform/content/content.ts';
import type { Realtime } from '../../platform/realtime/realtime.ts';
import { commonWords } from '../../texts/common.ts';
import { counted } from '../../texts/grammar.ts';
import { recordImportWords } from '../../texts/record-import.ts';
import type { Intake } from '../records/intake.ts';
import type { Records } from '../records/service.ts';
import { readCsv } from './read-csv.ts';
import { readJson } from './read-json.ts';
import { type KnownIds, problemsOf, type Read, readRows, type Tell } from './read-rows.ts';
import { type FileRow, textOf, unreadable } from './rows.ts';
import type { TitleDeps } from './titles.ts';

type Upload = { name: string; bytes: Uint8Array };
type Deps = {
  enter: Enter;
  intake: Intake;
  find: Records['find'];
  realtime: Realtime;
};
type Place = { appId: AppId; entity: string };
type Opened = Awaited<ReturnType<Intake['open']>>;
type Ask = {
  place: Place;
  progressId: string | undefined;
  /** Rows with the id of a record change it. */
  updates: boolean;
  upload: WithUpload;
};

/** Files that are in memory with their rows; the others wait on the disk. */
const mostInMemory = 4;

/** Brings the rows of a file in as records: all of them, or none and the reasons. */
export const createRecordImport = (deps: Deps) => {
  const { enter, intake, realtime } = deps;
  const running = new Set<AppId>();
  const inTurn = atMost(mostInMemory);
  realtime.guard('imports', async (actor, rest) => {
    await enter(actor, rest.split(':')[0] ?? '');
    return true;
  });

  const run = async (actor: Actor, opened: Opened, ask: Ask & { file: Upload }): Promise<ImportReply> => {
    const { place, progressId, file } = ask;
    const tell: Tell = (progress) => {
      if (progressId === undefined) return;
      realtime.emit(rooms.import(place.appId, progressId), { type: 'progress', ...progress });
    };
    const find = (entity: string, query: { filter: unknown; limit: number }) =>
      deps.find(actor, { appId: place.appId, entity }, query);
    let read: Read;
    try {
      const knownIds = ask.updates ? idsOf(find, place.entity) : null;
      read = await readRows(rowsOf(file, opened), { opened, find, tell, knownIds });
    } catch (error) {
      if (error instanceof Fault && error.kind === 'invalid') return failed([wholeFile(error)], 1);
      throw error;
    }
    if (read.isForbidden) throw new Fault('forbidden', commonWords.denied);
    if (ask.updates) return storeBoth(opened, { read, tell });
    if (read.total > 0) return failed(read.problems, read.total);
    if (read.records.length === 0) return failed([wholeFile(unreadable(recordImportWords.noRows))], 1);
    const total = read.records.length;
    const docs = await opened.store(read.records, (done) => tell({ phase: 'storing', done, total }));
    return {
      status: 'success',
      details: recordImportWords.imported(counted(total, 'record')),
      output: docs.slice(0, limits.bulkRows),
      n_entities_created: total,
      n_problems: 0,
    };
  };

  return {
    async importFile(actor: Actor, ask: Ask): Promise<ImportReply> {
      const opened = await intake.open(actor, ask.place);
      if (ask.updates && opened.isVisitor) {
        throw new Fault('forbidden', recordImportWords.signInToUpdate, { reason: 'auth_required' });
      }
      return ask.upload(async ({ name, content }) => {
        const { appId } = ask.place;
        if (running.has(appId)) {
          throw new Fault('conflict', recordImportWords.running);
        }
        running.add(appId);
        try {
          return await inTurn(async () => {
            const file = { name, bytes: await wholeOf(content) };
            return run(actor, opened, { ...ask, file });
          });
        } finally {
          running.delete(appId);
        }
      });
    },
  };
};
export type RecordImport = ReturnType<typeof createRecordImport>;

function rowsOf({ name, bytes }: Upload, { schema }: Opened): AsyncIterable<FileRow> | Iterable<FileRow> {
  const ending = /\.(csv|json)$/i.exec(name)?.[1]?.toLowerCase();
  if (ending === undefined) throw unreadable(recordImportWords.wrongKind);
  const text = textOf(bytes);
  if (text.trim() === '') throw unreadable(recordImportWords.empty);
  return ending === 'csv' ? readCsv(text, schema) : readJson(text, schema);
}

/** Which of these ids are records that the caller may see. */
const idsOf =
  (find: TitleDeps['find'], entity: string): KnownIds =>
  async (ids) => {
    if (ids.length === 0) return new Set();
    const docs = await find(entity, { filter: { id: { $in: ids } }, limit: ids.length });
    return new Set(docs.map((doc) => String(doc['id'])));
  };

/** Also where rows are refused already the updates are looked at, so that all is told at once. */
async function storeBoth(opened: Opened, { read, tell }: { read: Read; tell: Tell }): Promise<ImportReply> {
  const { records, updates, total: refused } = read;
  const total = records.length + updates.length;
  if (refused + total === 0) return failed([wholeFile(unreadable(recordImportWords.noRows))], 1);
  const stored = await opened.storeWithUpdates({
    records,
    updates,
    isDry: refused > 0,
    onStored: (done) => tell({ phase: 'storing', done, total }),
  });
  const more = stored.problems.flatMap(({ row, problems }) => problemsOf(row, problems));
  if (refused + more.length > 0) {
    const all = [...read.problems, ...more].toSorted((one, other) => (one.row ?? 0) - (other.row ?? 0));
    return failed(all.slice(0, limits.importProblems), refused + more.length);
  }
  const added = counted(stored.made.length, 'record');
  return {
    status: 'success',
    details: recordImportWords.importedAndUpdated(added, String(stored.updated)),
    output: stored.made.slice(0, limits.bulkRows).map(opened.shown),
    n_entities_created: stored.made.length,
    n_entities_updated: stored.updated,
    n_problems: 0,
  };
}

const wholeFile = ({ message }: Fault): ImportProblem => ({ row: null, field: null, message });

function failed(problems: ImportProblem[], total: number): ImportReply {
  const [first] = problems;
  const isWhole = total === 1 && first?.row === null;
  const listed = total > problems.length ? recordImportWords.listed(problems.length) : '';
  return {
    status: 'error',
    details: isWhole ? first.message : recordImportWords.nothing(counted(total, 'problem'), listed),
    output: problems,
    n_entities_created: 0,
    n_problems: total,
  };
}
