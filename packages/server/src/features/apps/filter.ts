import { Fault } from '@sayso/contracts/faults';
import { limits } from '@sayso/contracts/limits';
import { parseJson } from '@sayso/core/parse-json';
import { z } from 'zod';
import type { Fragment, Sql } from '../../platform/database/database.ts';
import { appFilterWords } from '../../texts/apps.ts';

/** Columns that lists of apps may be filtered and sorted by. */
const textColumns = [
  'id',
  'name',
  'slug',
  'user_description',
  'created_by',
  'public_settings',
  'app_stage',
  'main_page',
];
const otherColumns = ['is_starred', 'is_blocked', 'created_date', 'updated_date', 'last_deployed_at'];
const columns = new Set([...textColumns, ...otherColumns]);

const Pattern = z.strictObject({
  $regex: z.string().max(limits.patternChars),
  $options: z.enum(['', 'i']).optional(),
});
const Value = z.union([z.string(), z.number(), z.boolean(), z.null()]);

const refuse = (message: string, cause?: unknown) => new Fault('bad_request', message, { cause });

/** Compiles the JSON filter of a list (`q`): equality, `$or`, `$and` and plain-text `$regex`. */
export function compileFilter(sql: Sql, q: string | undefined): Fragment {
  if (q === undefined || q.trim() === '') return sql`true`;
  let filter: unknown;
  try {
    filter = parseJson(q);
  } catch (cause) {
    throw refuse(appFilterWords.notJson, cause);
  }
  return compile(sql, filter, 0);
}

function compile(sql: Sql, filter: unknown, depth: number): Fragment {
  if (depth > limits.filterDepth) throw refuse(appFilterWords.tooDeep);
  const parsed = z.record(z.string(), z.unknown()).safeParse(filter);
  if (!parsed.success) throw refuse(appFilterWords.notObject);
  const parts = Object.entries(parsed.data).map(([key, value]) => compileEntry(sql, key, value, depth));
  return parts.reduce((all, part) => sql`${all} and ${part}`, sql`true`);
}

function compileEntry(sql: Sql, key: string, value: unknown, depth: number): Fragment {
  if (key === '$or' || key === '$and') {
    const list = z.array(z.unknown()).max(limits.filterConditions).safeParse(value);
    if (!list.success) throw refuse(appFilterWords.takesList(key));
    const parts = list.data.map((part) => compile(sql, part, depth + 1));
    if (key === '$and') return parts.reduce((all, part) => sql`${all} and (${part})`, sql`true`);
    return sql`(${parts.reduce((all, part) => sql`${all} or (${part})`, sql`false`)})`;
  }
  if (!columns.has(key)) throw refuse(appFilterWords.unknownField(key));
  return compileColumn(sql, key, value);
}

function compileColumn(sql: Sql, column: string, value: unknown): Fragment {
  const plain = Value.safeParse(value);
  if (plain.success) {
    return plain.data === null
      ? sql`${sql(column)} is null`
      : sql`${sql(column)}::text = ${textOf(plain.data)}`;
  }
  const pattern = Pattern.safeParse(value);
  if (!pattern.success || !textColumns.includes(column))
    throw refuse(appFilterWords.unknownCondition(column));
  const { $regex, $options } = pattern.data;
  const like = likePattern($regex);
  return $options === 'i' ? sql`${sql(column)} ilike ${like}` : sql`${sql(column)} like ${like}`;
}

const textOf = (value: string | number | boolean) => String(value);

/** Plain text, with escaped or anchoring characters at most, as a LIKE pattern. */
function likePattern(regex: string): string {
  const start = regex.startsWith('^') ? '' : '%';
  const end = /(?<!\\)\$$/.test(regex) ? '' : '%';
  const inner = regex.replace(/^\^/, '').replace(/(?<!\\)\$$/, '');
  const tokens = inner.match(/\\[^\w\s]|[^\\]|\\/gs) ?? [];
  if (tokens.some((token) => /^[\\^$.*+?()[\]{}|]$/.test(token))) throw refuse(appFilterWords.plainText);
  return start + tokens.map((token) => token.slice(-1).replace(/[\\%_]/, '\\$&')).join('') + end;
}

/** `-field`, `field` or `+field`; the newest change first where nothing is asked. */
export function compileSort(sql: Sql, sort: string | undefined): Fragment {
  const [, sign, column = 'updated_date'] = /^([+-]?)(\w+)$/.exec(sort ?? '-updated_date') ?? [];
  if (!columns.has(column)) throw refuse(appFilterWords.unknownSort(column));
  return sign === '-' ? sql`${sql(column)} desc nulls last, id desc` : sql`${sql(column)} asc nulls last, id`;
}
