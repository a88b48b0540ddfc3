import { parseFilter } from '@sayso/core/filters/parse-filter';
import { matches } from '@sayso/core/filters/predicate';
import { parseRule } from '@sayso/core/rules/parse-rule';
import { compileRule, type RuleUser } from '@sayso/core/rules/rule';
import fc from 'fast-check';
import { afterAll, expect, inject, test } from 'vitest';
import { openSql } from '../../platform/database/database.ts';
import { createTestDatabase } from '../../testing/database.ts';
import { conditionSql } from './condition-sql.ts';
import type { FieldKeys } from './field-keys.ts';
import { filterDifferences } from './filter-differences.ts';
import { oracle } from './filter-oracle.ts';
import { filters, moments, names, records, rules } from './random-filters.ts';

const database = await createTestDatabase();
const sql = openSql(database.target, 2);
afterAll(async () => {
  await sql.end();
  await database.drop();
});

const numRuns = inject('soak') ? 100_000 : 400;
type Doc = Record<string, unknown>;
const match = new Map(names.map((name) => [name, new Set(['"b"'])]));

/** Numbers of the records that meet the condition, by the database, whether or not the fields have indexes. */
async function found(condition: ReturnType<typeof parseFilter>, given: readonly Doc[]): Promise<number[]> {
  const order = names[given.length % names.length] ?? null;
  const [plain, keyed] = await Promise.all([
    foundWith(condition, given, undefined),
    foundWith(condition, given, { match, order }),
  ]);
  expect(keyed).toEqual(plain);
  return plain;
}

async function foundWith(
  condition: ReturnType<typeof parseFilter>,
  given: readonly Doc[],
  keys: FieldKeys | undefined,
): Promise<number[]> {
  const rows = await sql<{ at: number }[]>`
    select (nr - 1)::int as at from (
      select nr, doc -> 'data' as data, doc ->> 'created_by' as created_by,
        (doc ->> 'created_date')::timestamptz as created_date
      from jsonb_array_elements(${JSON.stringify(given)}::text::jsonb) with ordinality as given (doc, nr)
    ) as rows
    where ${conditionSql(sql, condition, { data: sql`data`, keys })} order by nr`;
  return rows.map(({ at }) => at);
}

const numbers = (given: readonly Doc[], holds: (record: Doc) => boolean) =>
  given.flatMap((record, at) => (holds(record) ? [at] : []));

test('filters: the database finds what a plain reading of the filter finds', async () => {
  await fc.assert(
    fc.asyncProperty(filters, records, async (filter, given) => {
      const rows = given.map((data) => ({ data }));
      expect(await found(parseFilter(filter), rows)).toEqual(
        numbers(given, (record) => oracle(filter, record)),
      );
    }),
    { numRuns },
  );
}, 3_600_000);

const people: (RuleUser | null)[] = [
  null,
  { id: '1', email: 'a', role: 'user', full_name: null, data: { team: 'a' } },
  { id: '2', email: 'z', role: 'admin', full_name: null, data: {} },
];

test('rules: the database and the predicate of realtime agree for everybody', async () => {
  const author = fc.constantFrom('a', 'z', null);
  const moment = fc.constantFrom(...moments);
  await fc.assert(
    fc.asyncProperty(rules, records, author, moment, async (written, given, created_by, created_date) => {
      const rule = parseRule(written);
      expect(rule).not.toBeNull();
      const rows = given.map((data) => ({ data, created_by, created_date }));
      for (const user of people) {
        const condition = compileRule(rule, user);
        const seen = numbers(given, (record) => matches(condition, { ...record, created_by, created_date }));
        expect(await found(condition, rows)).toEqual(seen);
      }
    }),
    { numRuns: Math.ceil(numRuns / 2) },
  );
}, 3_600_000);

test('filters and rules together: the database, the predicate and a plain reading agree on 2,000 random cases', async () => {
  const seed = Date.now() % 1_000_000_000;
  const { differences, records: seen } = await filterDifferences(sql, { seed, count: 2_000 });
  expect(differences.slice(0, 3), `seed ${seed}`).toEqual([]);
  expect(seen).toBeGreaterThan(4_000);
}, 300_000);
