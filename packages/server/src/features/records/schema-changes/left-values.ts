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
export type LeftValue = { value: string | number; records: number };

/** A field that held free text may have as many values as there are records. */
const mostValues = 20;
const mostValueBytes = 2_000;

export const createLeftValueStore = (partitions: Partitions) => ({
  /** The most frequent values of a field that are none of its choices; blanks aside. */
  async leftValues(key: Key, { field, choices, isList }: ChoiceField, on: Queryable): Promise<LeftValue[]> {
    const table = await partitions.of(key.appId, on);
    const stored = on`(data -> ${field}::text)`;
    const held = isList
      ? on`jsonb_array_elements(case jsonb_typeof(${stored}) when 'array' then ${stored} else '[]'::jsonb end)`
      : on`(values (${stored}))`;
    return on<LeftValue[]>`
      select held.value, count(distinct id)::int as records
      from ${table} cross join lateral ${held} as held (value)
      where ${inEntityById(on, key)}
        and jsonb_typeof(held.value) in ('string', 'number') and held.value <> '""'::jsonb
        and octet_length(held.value::text) <= ${mostValueBytes}
        and held.value not in (select jsonb_array_elements(${jsonText(choices)}::text::jsonb))
      group by held.value order by records desc, held.value limit ${mostValues}`;
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
