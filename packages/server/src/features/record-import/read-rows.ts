import { setImmediate } from 'node:timers/promises';
import { limits } from '@sayso/contracts/limits';
import type { ImportProgress } from '@sayso/contracts/realtime';
import type { ImportProblem } from '@sayso/contracts/record-files';
import { commonWords } from '../../texts/common.ts';
import { recordImportWords } from '../../texts/record-import.ts';
import type { Checked, Intake } from '../records/intake.ts';
import type { Update } from '../records/intake-updates.ts';
import type { FileRow } from './rows.ts';
import { createTitleResolver, type TitleDeps } from './titles.ts';

export type Tell = (progress: Omit<ImportProgress, 'type'>) => void;
/** Which of the ids are those of records. */
export type KnownIds = (ids: readonly string[]) => Promise<ReadonlySet<string>>;
type Sound = NonNullable<Checked['record']> & { row: number };
export type Read = {
  records: Sound[];
  /** Rows of records that are there; they are judged when those are locked. */
  updates: Update[];
  problems: ImportProblem[];
  total: number;
  isForbidden: boolean;
};
type Reading = {
  opened: Awaited<ReturnType<Intake['open']>>;
  find: TitleDeps['find'];
  tell: Tell;
  /** Null where each row is a new record. */
  knownIds: KnownIds | null;
};

/** Rows that are checked at one go, before others get their turn. */
const chunkRows = 500;
/** Of wide rows there are fewer. */
const chunkFields = 30_000;

/** Reads all rows of a file and checks those that become new records; what is wrong is told row by row. */
export async function readRows(
  rows: AsyncIterable<FileRow> | Iterable<FileRow>,
  { opened, find, tell, knownIds }: Reading,
): Promise<Read> {
  const read: Read = { records: [], updates: [], problems: [], total: 0, isForbidden: true };
  const resolve = createTitleResolver({ ...opened, find });
  const takeUpdates = createUpdates(read, knownIds);
  let done = 0;
  let count = 0;
  const take = async (chunk: readonly FileRow[]) => {
    await opened.admit({ rows: chunk.length, read: count });
    const fresh = await takeUpdates(await resolve(chunk));
    const checked = await opened.check(fresh.map(({ values }) => values));
    for (const [at, { record, problems }] of checked.entries()) {
      const { row, problems: own } = fresh[at] ?? { row: 0, problems: {} };
      const all = { ...problems, ...own };
      if (record && Object.keys(all).length === 0) read.records.push({ ...record, row });
      read.isForbidden &&= problems?.[''] === commonWords.denied;
      note(read, row, all);
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

/** Takes out the rows of records that are there; of two rows of one record nobody knows which one counts. */
function createUpdates(read: Read, knownIds: KnownIds | null) {
  const rowOfId = new Map<string, number>();
  return async (rows: readonly FileRow[]): Promise<readonly FileRow[]> => {
    if (!knownIds) return rows;
    const known = await knownIds([...new Set(rows.flatMap(({ id }) => id ?? []))]);
    return rows.filter(({ row, id, values, problems }) => {
      if (id === undefined || !known.has(id)) return true;
      read.isForbidden = false;
      const earlier = rowOfId.get(id);
      const own = earlier === undefined ? problems : { ...problems, '': recordImportWords.idTwice(earlier) };
      if (earlier === undefined) rowOfId.set(id, row);
      if (Object.keys(own).length === 0) read.updates.push({ row, id, values });
      else note(read, row, own);
      return false;
    });
  };
}

function note(read: Read, row: number, problems: Readonly<Record<string, string>>): void {
  const told = problemsOf(row, problems);
  read.total += told.length;
  read.problems.push(...told.slice(0, limits.importProblems - read.problems.length));
}

export const problemsOf = (row: number, problems: Readonly<Record<string, string>>): ImportProblem[] =>
  Object.entries(problems).map(([field, message]) => ({ row, field: field || null, message }));
