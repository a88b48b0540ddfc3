import type { AppId, Id } from '@sayso/contracts/ids';
import { type Queryable, type Sql, sqlState } from '../../platform/database/database.ts';
import { gatherWhileBusy } from '../../platform/gather.ts';
import type { Partitions } from './partitions.ts';
import { type Doc, docOf } from './row-sql.ts';

export type Author = { id: Id; email: string } | null;
export type NewRecord = { id: Id; data: Doc };
type Key = { appId: AppId; entity: string };
type Given = { records: readonly NewRecord[]; author: Author; isSample: boolean };
/** A new row as JSON text. */
type Row = { id: Id; text: string };

/** A record that is larger goes on its own, and others do not wait for it. */
const largestGathered = 64 * 2 ** 10;
const most = { items: 100, size: 512 * 2 ** 10 };
/** Values that cannot be stored, broken constraints, rows too large for an index: each is of one record. */
const ofOneRecord = /^(?:22|23|54)/;

export function createInserting(sql: Sql, partitions: Partitions) {
  const write = async (on: Queryable, key: Key, rows: readonly Row[], isSample = false): Promise<Doc[]> => {
    const table = await partitions.of(key.appId, on);
    const stored = await on<{ id: string; doc: Doc }[]>`
      insert into ${table} as r (app_id, entity, id, data, created_by, created_by_id, is_sample)
      select ${key.appId}, ${key.entity}, given.id, given.data, given.email, given.author, ${isSample}
      from jsonb_to_recordset(${`[${rows.map(({ text }) => text).join()}]`}::text::jsonb)
        as given (id text, data jsonb, email text, author text)
      returning r.id, ${docOf(on, on`r`)} as doc`;
    const docs = new Map(stored.map(({ id, doc }) => [id, doc]));
    return rows.map(({ id }) => docs.get(id) ?? {});
  };

  // Records of one entity that people create at the same time share a statement and its commit.
  const together = gatherWhileBusy<Row, Doc>({
    run: (key, rows) => write(sql, JSON.parse(key) as Key, rows),
    isOfOne: (error) => ofOneRecord.test(sqlState(error) ?? ''),
    lanes: 2,
    most,
  });

  return {
    /** Stores new records, all or none, and answers them in the given order, nothing hidden. */
    async insert({ appId, entity }: Key, given: Given, on: Queryable = sql): Promise<Doc[]> {
      const rows = given.records.map((record) => rowOf(record, given.author));
      const [only] = rows;
      const isGathered = rows.length === 1 && on === sql && !given.isSample;
      if (!isGathered || !only || only.text.length > largestGathered) {
        return write(on, { appId, entity }, rows, given.isSample);
      }
      return [await together(JSON.stringify({ appId, entity }), only, only.text.length)];
    },
  };
}

const rowOf = ({ id, data }: NewRecord, author: Author): Row => ({
  id,
  text: JSON.stringify({ id, data, email: author?.email, author: author?.id }),
});
