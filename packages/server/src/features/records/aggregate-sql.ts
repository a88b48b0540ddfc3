import type { Field } from '@sayso/core/filters/condition';
import type { Aggregate, Measure } from '@sayso/core/records/parse-aggregate';
import type { Fragment, Queryable } from '../../platform/database/database.ts';
import { conditionSql, orderBy, orderKeys, valueSql } from './condition-sql.ts';
import type { Table } from './partitions.ts';
import { type Doc, type Scope, visibleRows } from './row-sql.ts';

export type Aggregated = { rows: Doc[]; truncated: boolean };
type Asked = { scope: Scope; asked: Aggregate; table: Table };

/** One row a group, over the rows and properties that the visitor may see. */
export async function aggregateRows(on: Queryable, { scope, asked, table }: Asked): Promise<Aggregated> {
  const groups = [...(asked.bucket ? [asked.bucket] : []), ...asked.groups];
  const values = [
    ...(asked.bucket ? [bucketOf(on, asked.bucket)] : []),
    ...asked.groups.map(({ field }) => jsonOf(on, field)),
    ...asked.measures.map(({ field }) => jsonOf(on, field)),
  ];
  // Values get names before they are grouped: the same expression with other parameters would be another one.
  const named = values.map((value, at) => on`, ${value} as ${on(`v${at}`)}`);
  const columns = [
    ...groups.map(({ column }, at) => on`${column}::text, ${on(`v${at}`)}`),
    ...(asked.isCounted ? [on`'count', count(*)`] : []),
    ...asked.measures.map(({ column, measure }, at) => {
      return on`${column}::text, ${measureOf(on, measure, on`${on(`v${groups.length + at}`)}`)}`;
    }),
  ];
  const grouped = groups.map((_group, at) => on`${on(`v${at}`)}`);
  const data = { data: on`data` };
  const keys = orderKeys(on, asked.orders, data);
  const tie = { value: on`data`, descending: false, nullable: false, type: 'text' } as const;
  const rows = await on<{ data: Doc }[]>`
    select data from (
      select jsonb_build_object(${joined(on, columns)}) as data from (
        select id${named.reduce((left, right) => on`${left}${right}`, on``)}
        from (${visibleRows(on, { scope, table, filter: asked.filter })}) as visible
        where ${conditionSql(on, asked.filter, { ...data, keys: scope.keys })}
      ) as valued ${grouped.length > 0 ? on`group by ${joined(on, grouped)}` : on``}
    ) as counted
    where ${conditionSql(on, asked.having, data)}
    order by ${orderBy(on, [...keys, tie])} limit ${asked.limit + 1}`;
  const shown = rows.slice(0, asked.limit).map((row) => row.data);
  return { rows: shown, truncated: rows.length > asked.limit };
}

const joined = (on: Queryable, parts: readonly Fragment[]): Fragment =>
  parts.reduce((left, right) => on`${left}, ${right}`);

/** The field as jsonb; what is absent and what is null are one. */
function jsonOf(on: Queryable, field: Field): Fragment {
  if (field.in !== 'system') return on`nullif(${valueSql(on, field, { data: on`data` })}, 'null'::jsonb)`;
  const isDate = field.name === 'created_date' || field.name === 'updated_date';
  return isDate ? on`to_jsonb(iso(${on(field.name)}))` : on`to_jsonb(${on(field.name)})`;
}

function measureOf(on: Queryable, measure: Measure, value: Fragment): Fragment {
  const number = on`case when jsonb_typeof(${value}) = 'number' then ${value}::numeric end`;
  const text = on`(case when jsonb_typeof(${value}) = 'string' then ${value} #>> '{}' end) collate "C"`;
  switch (measure) {
    case 'sum':
      return on`coalesce(sum(${number}), 0)`;
    case 'avg':
      return on`avg(${number})`;
    // Numbers come before texts.
    case 'min':
      return on`coalesce(to_jsonb(min(${number})), to_jsonb(min(${text})))`;
    case 'max':
      return on`coalesce(to_jsonb(max(${text})), to_jsonb(max(${number})))`;
    case 'count_distinct':
      return on`count(distinct ${value})`;
  }
}

/** Where a bucket starts: its day, or its moment for hours. Weeks start on Mondays. */
function bucketOf(on: Queryable, bucket: NonNullable<Aggregate['bucket']>): Fragment {
  const { unit, zone, field } = bucket;
  const moment = field.in === 'system' ? on`${on(field.name)}` : momentOf(on, field);
  if (unit === 'hour') return on`to_jsonb(iso(date_trunc('hour', ${moment}, ${zone}::text)))`;
  const zoned = on`(${moment} at time zone ${zone}::text)`;
  const local = field.in === 'system' ? zoned : on`coalesce(${dayOf(on, field)}, ${zoned})`;
  return on`to_jsonb(to_char(date_trunc(${unit}::text, ${local}), 'YYYY-MM-DD'))`;
}

const textOf = (on: Queryable, field: Field): Fragment => on`(${jsonOf(on, field)} #>> '{}')`;

const leapYear = String.raw`(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:0[48]|[2468][048]|[13579][26])00)`;
/** A day of the calendar. PostgreSQL 15 cannot be asked whether a text is one: it fails where it is none. */
const day = String.raw`(?:(?!0000)\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))|${leapYear}-02-29)`;
const time = String.raw`(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,9})?)?`;
const zone = String.raw`(?:z|[+-](?:0\d|1[0-5]):?[0-5]\d)`;
const dayPattern = `^${day}$`;
const momentPattern = `^${day}(?:[t ]${time}${zone}?)?$`;

/** A day is the same day in every zone; null for what is none. */
function dayOf(on: Queryable, field: Field): Fragment {
  const text = textOf(on, field);
  return on`(case when ${text} ~ ${dayPattern} then ${text}::timestamp end)`;
}

/** A moment without a zone is in UTC, and text that is no moment is in no bucket. */
function momentOf(on: Queryable, field: Field): Fragment {
  const text = textOf(on, field);
  const zoned = on`(${text} || case when ${text} ~* '\\d[t ].*(z|[+-]\\d\\d:?\\d\\d)$' then '' else 'Z' end)`;
  return on`(case when ${text} ~* ${momentPattern} then ${zoned}::timestamptz end)`;
}
