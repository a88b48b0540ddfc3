import type { AppId, Id } from '@sayso/contracts/ids';
import type { ChoiceField } from '@sayso/core/entities/choices';
import type { AppGrant } from '../../../access/grant.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { jsonText } from '../../../platform/database/json-text.ts';
import type { Partitions } from '../partitions.ts';
import { docOf } from '../row-sql.ts';
import { inEntityById, rowsById } from '../rows-by-id.ts';
import type { Doc } from '../store.ts';

type Key = { appId: AppId; entity: string };
/** By field; the most frequent first. */
export type LeftValues = ReadonlyMap<string, readonly LeftValue[]>;
type LeftValue = { value: string | number; records: number };

/** A field that held free text may have as many values as there are records. */
const mostValues = 20;
const mostValueBytes = 2_000;

/** Whether a value of a record is, or holds, one of those that `leftValues` counts. */
export function holdsLeftValue({ choices, isList }: ChoiceField, value: unknown): boolean {
  const values: unknown[] = isList ? (Array.isArray(value) ? value : []) : [value];
  return values.some(
    (each) =>
      (typeof each === 'number' || (typeof each === 'string' && each !== '')) &&
      Buffer.byteLength(JSON.stringify(each)) <= mostValueBytes &&
      !choices.includes(each),
  );
}

export const createLeftValueStore = (partitions: Partitions) => ({
  /** The most frequent values of fields that are none of their choices, blanks aside, in one pass over the records. */
  async leftValues(key: Key, fields: readonly ChoiceField[], on: Queryable): Promise<LeftValues> {
    const table = await partitions.of(key.appId, on);
    const asked = jsonText(fields.map(({ field, choices, isList }) => ({ field, choices, is_list: isList })));
    // Each record is taken apart once, whatever the number of fields. A list counts once for a value it holds twice.
    const rows = await on<(LeftValue & { field: string })[]>`
      with asked as materialized (
        select * from jsonb_to_recordset(${asked}::text::jsonb) as given (field text, choices jsonb, is_list boolean)
      ), counted as (
        select asked.field, held.value, count(*)::int as records
        from ${table} cross join lateral jsonb_each(data) as stored (name, value)
        join asked on asked.field = stored.name
        cross join lateral (
          select stored.value where not asked.is_list
          union all
          select distinct each.value from jsonb_array_elements(
            case when asked.is_list and jsonb_typeof(stored.value) = 'array' then stored.value else '[]'::jsonb end
          ) as each (value)
        ) as held
        where ${inEntityById(on, key)}
          and jsonb_typeof(held.value) in ('string', 'number') and held.value <> '""'::jsonb
          and octet_length(held.value::text) <= ${mostValueBytes}
          and not asked.choices @> held.value
        group by asked.field, held.value
      ), ranked as (
        select *, row_number() over (partition by field order by records desc, value) as place from counted
      )
      select field, value, records from ranked where place <= ${mostValues} order by field, place`;
    return Map.groupBy(rows, ({ field }) => field);
  },

  /** Which records a change wrote. */
  async touchedIds({ appId }: AppGrant, changeId: Id, on: Queryable): Promise<Id[]> {
    const rows = await on<{ record_id: Id }[]>`
      select record_id from schema_change_rows where app_id = ${appId} and change_id = ${changeId}
      order by record_id`;
    return rows.map(({ record_id: id }) => id);
  },

  /** Records as they travel. */
  async docs(key: Key, ids: readonly Id[], on: Queryable): Promise<Doc[]> {
    const table = await partitions.of(key.appId, on);
    const rows = await on<{ doc: Doc }[]>`
      select ${docOf(on, on`r`)} as doc from (${rowsById(on, { key, table, ids })}) as r`;
    return rows.map(({ doc }) => doc);
  },
});
