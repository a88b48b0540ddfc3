import type { AppId, Id } from '@sayso/contracts/ids';
import type { Unique } from '@sayso/core/entities/unique';
import { type Queryable, type Sql, sqlState } from '../../platform/database/database.ts';
import { gatherWhileBusy } from '../../platform/gather.ts';
import type { Partitions } from './partitions.ts';
import { type Doc, docOf } from './row-sql.ts';
import { keysOf, TakenError, type UniqueKey } from './unique-keys.ts';
import type { UniqueValues } from './unique-values.ts';

export type Author = { id: Id; email: string } | null;
/** `minutesAgo`: how much earlier than now a sample seems to have been made. */
export type NewRecord = { id: Id; data: Doc; minutesAgo?: number | undefined };
type Key = { appId: AppId; entity: string };
type Given = {
  records: readonly NewRecord[];
  author: Author;
  isSample: boolean;
  /** What no two records may share; a caller with a transaction of its own takes the values itself. */
  unique?: readonly Unique[];
};
/** A new row as JSON text, and what it holds of unique fields. */
type Row = { id: Id; text: string; keys: readonly UniqueKey[] };

/** A record that is larger goes on its own, and others do not wait for it. */
const largestGathered = 64 * 2 ** 10;
const most = { items: 100, size: 512 * 2 ** 10 };
/** Values that cannot be stored, broken constraints, rows too large for an index: each is of one record. */
const ofOneRecord = /^(?:22|23|54)/;

export function createInserting(sql: Sql, partitions: Partitions, unique: UniqueValues) {
  const write = async (on: Queryable, key: Key, rows: readonly Row[], isSample = false): Promise<Doc[]> => {
    const table = await partitions.of(key.appId, on);
    const stored = await on<{ id: string; doc: Doc }[]>`
      insert into ${table} as r
        (app_id, entity, id, data, created_by, created_by_id, created_date, updated_date, is_sample)
      select ${key.appId}, ${key.entity}, given.id, given.data, given.email, given.author,
        now() - make_interval(mins => given.ago), now() - make_interval(mins => given.ago), ${isSample}
      from jsonb_to_recordset(${`[${rows.map(({ text }) => text).join()}]`}::text::jsonb)
        as given (id text, data jsonb, email text, author text, ago int)
      returning r.id, ${docOf(on, on`r`)} as doc`;
    const docs = new Map(stored.map(({ id, doc }) => [id, doc]));
    return rows.map(({ id }) => docs.get(id) ?? {});
  };

  /** Values are taken last, so that nobody who waits for one of them holds up anything else. */
  const writeAll = (key: Key, rows: readonly Row[], isSample = false): Promise<Doc[]> => {
    const keys = rows.flatMap((row) => row.keys);
    if (keys.length === 0) return write(sql, key, rows, isSample);
    return sql.begin(async (tx) => {
      const docs = await write(tx, key, rows, isSample);
      await unique.claim(tx, key, keys);
      return docs;
    });
  };

  // Records of one entity that people create at the same time share a statement and its commit.
  const together = gatherWhileBusy<Row, Doc>({
    run: (name, rows) => writeAll(keyOf(name), rows),
    isOfOne: (error) => error instanceof TakenError || ofOneRecord.test(sqlState(error) ?? ''),
    lanes: 2,
    most,
  });

  return {
    /**
     * Stores new records, all or none, and answers them in the given order, nothing hidden. Throws `TakenError` where
     * others have values that are unique.
     */
    async insert({ appId, entity }: Key, given: Given, on: Queryable = sql): Promise<Doc[]> {
      const rows = given.records.map((record) => rowOf(record, given));
      if (on !== sql) return write(on, { appId, entity }, rows, given.isSample);
      const [only] = rows;
      const isGathered = rows.length === 1 && !given.isSample;
      if (!isGathered || !only || only.text.length > largestGathered) {
        return writeAll({ appId, entity }, rows, given.isSample);
      }
      return [await together(lineOf({ appId, entity }, only), only, only.text.length)];
    },
  };
}

/** Records that hold nothing unique do not wait for those that do. */
const lineOf = ({ appId, entity }: Key, { keys }: Row): string =>
  JSON.stringify(keys.length === 0 ? { appId, entity } : { appId, entity, isUnique: true });
const keyOf = (line: string): Key => {
  const { appId, entity } = JSON.parse(line) as Key;
  return { appId, entity };
};

const rowOf = ({ id, data, minutesAgo = 0 }: NewRecord, { author, unique = [] }: Given): Row => ({
  id,
  text: JSON.stringify({ id, data, email: author?.email, author: author?.id, ago: minutesAgo }),
  keys: unique.length === 0 ? [] : keysOf(unique, [{ id, data }]),
});
