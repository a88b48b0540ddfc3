import { parseFilter } from '@sayso/core/filters/parse-filter';
import { matches } from '@sayso/core/filters/predicate';
import { parseRule } from '@sayso/core/rules/parse-rule';
import { compileRule, type RuleUser } from '@sayso/core/rules/rule';
import fc from 'fast-check';
import type { Fragment, Sql } from '../../platform/database/database.ts';
import { conditionSql } from './condition-sql.ts';
import { oracle } from './filter-oracle.ts';
import { filters, moments, records, rules } from './random-filters.ts';
import { ruleOracle } from './rule-oracle.ts';

type Doc = Record<string, unknown>;
type Made = { createdBy: string | null; createdDate: string };
type Case = Made & { filter: Doc; rule: Doc; user: RuleUser | null; given: Doc[] };
/** A record on which two of the three readings do not agree, and the case that shows it. */
export type Difference = Case & { record: Doc; says: Record<string, boolean> };
type Found = { at: number; nr: number; filter: boolean; rule: boolean };

const people: (RuleUser | null)[] = [
  null,
  { id: '1', email: 'a', role: 'user', full_name: null, data: { team: 'a' } },
  { id: '2', email: 'z', role: 'admin', full_name: null, data: {} },
];
const cases = fc.record({
  filter: filters,
  rule: rules,
  user: fc.constantFrom(...people),
  createdBy: fc.constantFrom('a', 'z', null),
  createdDate: fc.constantFrom(...moments),
  given: records,
});
/** Cases of one statement; more of them take the database longer to plan than the way there and back. */
const atOnce = 25;

/**
 * Random filters, rules and records, each read three times: by the database, by the predicate of realtime (rules
 * alone), and plainly from the JSON. Answers where they differ.
 */
export async function filterDifferences(
  sql: Sql,
  { seed, count, onProgress }: { seed: number; count: number; onProgress?: (done: number) => void },
): Promise<{ differences: Difference[]; records: number }> {
  const differences: Difference[] = [];
  let seen = 0;
  for (let done = 0; done < count; done += atOnce) {
    const batch = fc.sample(cases, { seed: seed + done, numRuns: Math.min(atOnce, count - done) });
    const found = await byDatabase(sql, batch);
    seen += found.length;
    for (const row of found) {
      const one = batch[row.at];
      const difference = one && differenceOf(one, row);
      if (difference) differences.push(difference);
    }
    onProgress?.(Math.min(count, done + atOnce));
  }
  return { differences, records: seen };
}

async function byDatabase(sql: Sql, batch: readonly Case[]): Promise<Found[]> {
  const parts = batch.map(({ filter, rule, user, createdBy, createdDate, given }, at): Fragment => {
    const rows = JSON.stringify(given.map((data) => ({ data, created_by: createdBy })));
    const places = { data: sql`data` };
    const asked = conditionSql(sql, parseFilter(filter), places);
    const allowed = conditionSql(sql, compileRule(parseRule(rule), user), places);
    return sql`
      select ${at}::int as at, (nr - 1)::int as nr, (${asked}) is true as filter, (${allowed}) is true as rule
      from (
        select nr, doc -> 'data' as data, doc ->> 'created_by' as created_by,
          ${createdDate}::text::timestamptz as created_date
        from jsonb_array_elements(${rows}::text::jsonb) with ordinality as given (doc, nr)
      ) as rows`;
  });
  const whole = parts.reduce((left, right) => sql`${left} union all ${right}`);
  return sql<Found[]>`${whole}`;
}

function differenceOf(one: Case, { nr, ...database }: Found): Difference | null {
  const { filter, rule, user, createdBy, createdDate, given } = one;
  const record = given[nr] ?? {};
  const row = { ...record, created_by: createdBy, created_date: createdDate };
  const says = {
    'filter, database': database.filter,
    'filter, plainly': oracle(filter, record),
    'rule, database': database.rule,
    'rule, predicate': matches(compileRule(parseRule(rule), user), row),
    'rule, plainly': ruleOracle(rule, { record, createdBy, createdDate, user }),
  };
  const isSame =
    says['filter, database'] === says['filter, plainly'] &&
    says['rule, database'] === says['rule, plainly'] &&
    says['rule, predicate'] === says['rule, plainly'];
  return isSame ? null : { ...one, record, says };
}
