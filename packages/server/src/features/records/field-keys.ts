import type { Field } from '@sayso/core/filters/condition';
import type { Fragment, Queryable } from '../../platform/database/database.ts';

/**
 * Which fields of an entity have an index that a question is to use: to find values by (but those named here as JSON,
 * which are common), or the one in whose order the question asks.
 */
export type FieldKeys = {
  readonly match: ReadonlyMap<string, ReadonlySet<string>>;
  readonly order: string | null;
};

export const nameOf = (field: Field): string => (field.in === 'system' ? field.name : field.path.join('.'));

/**
 * What filters, orders and indexes compare a json value by: an index serves those alone that say the very same as it,
 * so all of them have it from here. Entries of an index are limited to some 2,700 bytes, and a write that brings more
 * would fail: values are looked up by their hash, and ordered by their first characters.
 */
export const longestKey = 200;

export const hashOf = (sql: Queryable, value: Fragment) => sql`jsonb_hash_extended(${value}, 0)`;

/** All lists have one key, because a list matches by any of its items. */
export const matchKey = (sql: Queryable, value: Fragment) =>
  sql`(case when jsonb_typeof(${value}) = 'array' then 0 else ${hashOf(sql, value)} end)`;

export const numberKey = (sql: Queryable, value: Fragment) =>
  sql`(case when jsonb_typeof(${value}) = 'number' then (${value})::numeric end)`;

export const textKey = (sql: Queryable, value: Fragment) =>
  sql`(left(nullif(${value}, 'null'::jsonb) #>> '{}', ${longestKey}::int) collate "C")`;
