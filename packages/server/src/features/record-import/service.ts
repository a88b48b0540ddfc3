import { setImmediate } from 'node:timers/promises';
import { Fault } from '@sayso/contracts/faults';
import type { AppId } from '@sayso/contracts/ids';
import { limits } from '@sayso/contracts/limits';
import { type ImportProgress, rooms } from '@sayso/contracts/realtime';
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
import type { Checked, Intake } from '../records/intake.ts';
import type { Records } from '../records/service.ts';
import { readCsv } from './read-csv.ts';
import { readJson } from './read-json.ts';
import { type FileRow, textOf, unreadable } from './rows.ts';
import { createTitleResolver, type TitleDeps } from './titles.ts';

type Upload = { name: string; bytes: Uint8Array };
type Deps = {
  enter: Enter;
  intake: Intake;
  find: Records['find'];
  realtime: Realtime;
};
type Place = { appId: AppId; entity: string };
type Opened = Awaited<ReturnType<Intake['open']>>;
type Ask = { place: Place; progressId: string | undefined; upload: WithUpload };
type Sound = NonNullable<Checked['record']>;
type Read = { records: Sound[]; problems: ImportProblem[]; total: number; isForbidden: boolean };
type Tell = (progress: Omit<ImportProgress, 'type'>) => void;

/** Files that are in memory with their rows; the others wait on the disk. */
const mostInMemory = 4;
/** Rows that are checked at one go, before others get their turn. */
const chunkRows = 500;
/** Of wide rows there are fewer. */
const chunkFields = 30_000;

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
      read = await readAll(rowsOf(file, opened), { opened, find, tell });
    } catch (error) {
      if (error instanceof Fault && error.kind === 'invalid') return failed([wholeFile(error)], 1);
      throw error;
    }
    if (read.isForbidden) throw new Fault('forbidden', commonWords.denied);
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

type Reading = {
  opened: Opened;
  find: TitleDeps['find'];
  tell: Tell;
};

async function readAll(
  rows: AsyncIterable<FileRow> | Iterable<FileRow>,
  { opened, find, tell }: Reading,
): Promise<Read> {
  const read: Read = { records: [], problems: [], total: 0, isForbidden: true };
  const resolve = createTitleResolver({ ...opened, find });
  let done = 0;
  let count = 0;
  const take = async (chunk: readonly FileRow[]) => {
    await opened.admit({ rows: chunk.length, read: count });
    const resolved = await resolve(chunk);
    const checked = await opened.check(resolved.map(({ values }) => values));
    for (const [at, { record, problems }] of checked.entries()) {
      const { row, problems: own } = resolved[at] ?? { row: 0, problems: {} };
      const all = Object.entries({ ...problems, ...own });
      if (record && all.length === 0) read.records.push(record);
      read.isForbidden &&= problems?.[''] === commonWords.denied;
      read.total += all.length;
      const room = limits.importProblems - read.problems.length;
      read.problems.push(
        ...all.slice(0, room).map(([field, message]) => ({ row, field: field || null, message })),
      );
    }
    done += chunk.length;
    tell({ phase: 'checking', done, total: null });
    await setImmediate();
  };
  let chunk: FileRow[] = [];
  let fields = 0;
  for await (const row of rows) {
    count += 1;
    // Whoever may not bring more is told before the rest of the file is looked at.
    if (count > limits.bulkRows) await opened.admit({ rows: 0, read: count });
    chunk.push(row);
    fields += Object.keys(row.values).length;
    if (chunk.length < chunkRows && fields < chunkFields) continue;
    await take(chunk);
    chunk = [];
    fields = 0;
  }
  if (chunk.length > 0) await take(chunk);
  return { ...read, isForbidden: read.isForbidden && done > 0 };
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
