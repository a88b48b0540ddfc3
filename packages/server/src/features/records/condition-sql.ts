import { type Condition, type Field, namesKeys, type Scalar } from '@sayso/core/filters/condition';
import { toLikePattern, toPostgresPattern } from '@sayso/core/filters/pattern';
import type { Order } from '@sayso/core/filters/sort';
import type { Fragment, Queryable } from '../../platform/database/database.ts';
import { type FieldKeys, hashOf, longestKey, matchKey, nameOf, numberKey, textKey } from './field-keys.ts';

/**
 * Where a condition's fields are found: the row's jsonb, and the list element inside `$elemMatch`. `keys` names what
 * has an index; with `isById` the row is looked up by its id, and no index on what is asked of it is to be used.
 */
export type Places = {
  data: Fragment;
  element?: Fragment;
  table?: Fragment;
  keys?: FieldKeys | undefined;
  isById?: boolean;
  /** What stands for who made the row. */
  author?: Fragment;
};

const json = (value: unknown) => JSON.stringify(value);

/**
 * A condition as SQL. A part whose field is absent may be null, which counts as false everywhere but under `not`,
 * where it is made false first.
 */
export function conditionSql(sql: Queryable, condition: Condition, places: Places): Fragment {
  switch (condition.op) {
    case 'always':
      return condition.value ? sql`true` : sql`false`;
    case 'and':
    case 'or': {
      const parts = condition.of.map((part) => conditionSql(sql, part, places));
      return sql`(${joined(sql, parts, condition.op)})`;
    }
    case 'not':
      return sql`(not coalesce(${conditionSql(sql, condition.of, places)}, false))`;
    default:
      return condition.field.in === 'system'
        ? columnTest(sql, condition, places)
        : jsonTest(sql, condition, places);
  }
}

const joined = (sql: Queryable, parts: readonly Fragment[], by: 'and' | 'or'): Fragment =>
  parts.reduce((left, right) => (by === 'and' ? sql`${left} and ${right}` : sql`${left} or ${right}`));

type Leaf = Exclude<Condition, { op: 'always' | 'and' | 'or' | 'not' }>;

/** The jsonb value of a field that lies in the data or in a list's element. */
export function valueSql(sql: Queryable, field: Field, places: Places): Fragment {
  if (field.in === 'system') throw new Error('A column is no json value');
  const start = field.in === 'element' ? places.element : places.data;
  if (start === undefined) throw new Error('There is no list element here');
  return field.path.reduce<Fragment>((value, key) => sql`${value} -> ${key}::text`, start);
}

function jsonTest(sql: Queryable, leaf: Leaf, places: Places): Fragment {
  const value = sql`(${valueSql(sql, leaf.field, places)})`;
  switch (leaf.op) {
    case 'equals':
      return held(sql, value, {
        leaf,
        places,
        wanted: [leaf.value],
        test: jsonEquals(sql, value, leaf.value),
      });
    case 'any': {
      if (leaf.values.length === 0) return sql`false`;
      const test = sql`${value} @> any(array(select jsonb_array_elements(${json(leaf.values)}::text::jsonb)))`;
      if (leaf.values.includes(null)) return sql`(${value} is null or ${test})`;
      return held(sql, value, { leaf, places, wanted: leaf.values, test });
    }
    case 'range':
      return rangeTest(sql, value, { leaf, places });
    case 'exists':
      return sql`(${value} is not null)`;
    case 'pattern':
      return sql`(jsonb_typeof(${value}) = 'string' and ${patternTest(sql, sql`(${value} #>> '{}')`, leaf)})`;
    case 'size':
      return sql`(case when jsonb_typeof(${value}) = 'array'
        then jsonb_array_length(${value}) = ${leaf.size}::int else false end)`;
    case 'element':
      return elementTest(sql, value, { of: leaf.of, places });
  }
}

type Wanted = { leaf: Leaf; places: Places; wanted: readonly unknown[] };

/**
 * A test for values, by an index where the field has one. Without one the database takes a value for one of a hundred
 * records' and would rather read and sort them all; what it can tell nothing of counts as half of them, so that a page
 * is read in its order, up to where it is full.
 */
function held(sql: Queryable, value: Fragment, given: Wanted & { test: Fragment }): Fragment {
  const key = hasKey(sql, value, given);
  return key === null ? sql`coalesce(${given.test}, false)` : sql`(${key} and ${given.test})`;
}

/**
 * Says first what an index of the field's matches can look up; what it finds is still compared. The database knows
 * nothing of the values in an index on some rows, and would take it for a value that half of the records have.
 */
function hasKey(sql: Queryable, value: Fragment, { leaf, places, wanted }: Wanted): Fragment | null {
  const common = leaf.field.in === 'data' ? places.keys?.match.get(nameOf(leaf.field)) : undefined;
  if (!common || wanted.length > 50) return null;
  const isRare = (each: unknown) => each !== null && typeof each !== 'object' && !common.has(json(each));
  if (!wanted.every(isRare)) return null;
  const hashes = wanted.map((each) => hashOf(sql, sql`${json(each)}::text::jsonb`));
  const listed = hashes.reduce((rest, hash) => sql`${rest}, ${hash}`);
  return sql`${matchKey(sql, value)} = any(array[0, ${listed}])`;
}

function rangeTest(
  sql: Queryable,
  value: Fragment,
  { leaf, places }: { leaf: Extract<Leaf, { op: 'range' }>; places: Places },
): Fragment {
  const test = sign(sql, leaf.test);
  const isOrdered = leaf.field.in === 'data' && places.keys?.order === nameOf(leaf.field);
  const number = numberKey(sql, value);
  if (typeof leaf.value === 'number') {
    return isOrdered
      ? sql`(${number} ${test} ${json(leaf.value)}::text::numeric)`
      : sql`(jsonb_typeof(${value}) = 'number' and ${value} ${test} ${json(leaf.value)}::text::jsonb)`;
  }
  const start = [...leaf.value].slice(0, longestKey).join('');
  const bound = leaf.test === 'gt' || leaf.test === 'gte' ? sql`>=` : sql`<=`;
  const near = sql`${number} is null and ${textKey(sql, value)} ${bound} ${start}::text and`;
  return sql`(${isOrdered ? near : sql``} jsonb_typeof(${value}) = 'string'
    and (${value} #>> '{}') collate "C" ${test} ${leaf.value}::text)`;
}

function jsonEquals(sql: Queryable, value: Fragment, wanted: unknown): Fragment {
  if (wanted === null) return sql`(${value} is null or ${value} @> 'null'::jsonb)`;
  // For lists and objects `@>` means "contains", so those are compared whole.
  return typeof wanted === 'object'
    ? sql`(${value} = ${json(wanted)}::text::jsonb)`
    : sql`(${value} @> ${json(wanted)}::text::jsonb)`;
}

function elementTest(
  sql: Queryable,
  value: Fragment,
  { of, places }: { of: Condition; places: Places },
): Fragment {
  const inner = conditionSql(sql, of, { ...places, element: sql`element.value` });
  const needsObject = namesKeys(of) ? sql`jsonb_typeof(element.value) = 'object' and` : sql``;
  return sql`exists (
    select 1 from jsonb_array_elements(case when jsonb_typeof(${value}) = 'array' then ${value} else '[]' end)
      as element (value)
    where ${needsObject} ${inner})`;
}

function columnTest(sql: Queryable, leaf: Leaf, places: Places): Fragment {
  if (leaf.field.in !== 'system') throw new Error('Not a column');
  const { name } = leaf.field;
  const column = columnOf(sql, name, places);
  const isDate = name === 'created_date' || name === 'updated_date';
  switch (leaf.op) {
    case 'equals':
      return columnEquals(sql, column, { name, value: leaf.value });
    case 'any': {
      const parts = leaf.values.map((value) => columnEquals(sql, column, { name, value }));
      if (parts.length === 0) return sql`false`;
      if (parts.length <= 8 || name === 'is_sample' || isDate) return sql`(${joined(sql, parts, 'or')})`;
      return columnAny(sql, column, leaf.values);
    }
    case 'range':
      if (isDate) return sql`(${column} ${sign(sql, leaf.test)} ${String(leaf.value)}::text::timestamptz)`;
      return typeof leaf.value === 'string' && name !== 'is_sample'
        ? sql`(${column} ${sign(sql, leaf.test)} ${leaf.value}::text)`
        : sql`false`;
    case 'exists':
      return sql`true`;
    case 'pattern':
      if (name === 'is_sample') return sql`false`;
      return patternTest(sql, isDate ? sql`iso(${column})` : column, leaf);
    case 'size':
    case 'element':
      return sql`false`;
  }
}

/** An index holds columns as they are, so that one in an expression is compared in the row. */
function columnOf(sql: Queryable, name: string, { table, author, isById = false }: Places): Fragment {
  if (author && name === 'created_by') return author;
  const column = table ? sql`${table}.${sql(name)}` : sql`${sql(name)}`;
  if (isById && name === 'created_by') return sql`(${column} || '')`;
  return isById && name === 'created_date' ? sql`(${column} + interval '0')` : column;
}

function columnAny(sql: Queryable, column: Fragment, values: readonly Scalar[]): Fragment {
  const listed = values.filter((value) => typeof value === 'string');
  const held = sql`${column} = any(array(select jsonb_array_elements_text(${json(listed)}::text::jsonb)))`;
  return values.includes(null) ? sql`(${column} is null or ${held})` : held;
}

function columnEquals(
  sql: Queryable,
  column: Fragment,
  { name, value }: { name: string; value: unknown },
): Fragment {
  if (value === null) return sql`(${column} is null)`;
  if (name === 'is_sample') return typeof value === 'boolean' ? sql`(${column} = ${value})` : sql`false`;
  if (typeof value !== 'string') return sql`false`;
  const isDate = name === 'created_date' || name === 'updated_date';
  return isDate ? sql`(${column} = ${value}::text::timestamptz)` : sql`(${column} = ${value}::text)`;
}

function patternTest(sql: Queryable, text: Fragment, leaf: Extract<Leaf, { op: 'pattern' }>): Fragment {
  const { pattern } = leaf;
  if (!pattern.plain) return sql`${text} ~ ${toPostgresPattern(pattern)}::text`;
  const like = toLikePattern(pattern);
  return pattern.ignoreCase ? sql`${text} ilike ${like}::text` : sql`${text} like ${like}::text`;
}

function sign(sql: Queryable, test: 'gt' | 'gte' | 'lt' | 'lte'): Fragment {
  switch (test) {
    case 'gt':
      return sql`>`;
    case 'gte':
      return sql`>=`;
    case 'lt':
      return sql`<`;
    case 'lte':
      return sql`<=`;
  }
}

/** What rows are ordered by: an expression that may be null where `nullable`, compared as `type`. */
export type OrderKey = {
  value: Fragment;
  descending: boolean;
  nullable: boolean;
  type: 'numeric' | 'text' | 'timestamptz' | 'boolean';
};

/** Numbers by size, then texts under collation C by as much of them as an index holds. */
export function orderKeys(sql: Queryable, orders: readonly Order[], places: Places): OrderKey[] {
  return orders.flatMap(({ field, descending }): OrderKey[] => {
    if (field.in === 'system') {
      // Only the author can be absent; "nulls last" on the others would keep the indexes from being used.
      const nullable = field.name.startsWith('created_by');
      return [{ value: sql`${sql(field.name)}`, descending, nullable, type: columnType(field.name) }];
    }
    const value = sql`(${valueSql(sql, field, places)})`;
    return [
      { value: numberKey(sql, value), descending, nullable: true, type: 'numeric' },
      { value: textKey(sql, value), descending, nullable: true, type: 'text' },
    ];
  });
}

function columnType(name: string): OrderKey['type'] {
  if (name === 'is_sample') return 'boolean';
  return name === 'created_date' || name === 'updated_date' ? 'timestamptz' : 'text';
}

/** The id decides ties. */
export function tieKey(sql: Queryable, [first]: readonly Order[]): OrderKey {
  const isOldestFirst =
    first?.field.in === 'system' && first.field.name === 'created_date' && !first.descending;
  // The index of newest records holds ids upwards, and is read backwards for the oldest.
  return { value: sql`id`, descending: isOldestFirst, nullable: false, type: 'text' };
}

/** An `order by` list; what is absent comes last. */
export function orderBy(sql: Queryable, keys: readonly OrderKey[]): Fragment {
  const parts = keys.map(({ value, descending, nullable }) => {
    const way = descending ? sql`desc` : sql`asc`;
    return nullable ? sql`${value} ${way} nulls last` : sql`${value} ${way}`;
  });
  return parts.reduce((left, right) => sql`${left}, ${right}`);
}

/** `order by` list of records. */
export const orderSql = (sql: Queryable, orders: readonly Order[], places: Places): Fragment =>
  orderBy(sql, [...orderKeys(sql, orders, places), tieKey(sql, orders)]);
