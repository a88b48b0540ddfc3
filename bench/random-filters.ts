import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import type { Product } from '@sayso/e2e/support/product';
import { filterDifferences } from '@sayso/server/features/records/filter-differences';
import { openSql } from '@sayso/server/platform/database/database';
import type { Figure } from './support/figures.ts';

const count = 100_000;

/** Random filters, rules and records, read by the database, by the predicate and plainly; fails on any difference. */
export async function measureRandomFilters(product: Product): Promise<Figure[]> {
  const seed = Number(process.env['SAYSO_SEED'] ?? randomInt(1_000_000_000));
  process.stdout.write(`random filters from seed ${seed}\n`);
  const host = join(product.dataDir, 'postgres/run');
  const sql = openSql({ host, port: 5432, user: 'sayso', database: 'sayso' }, 2, 'bench', 0);
  const startedAt = performance.now();
  try {
    const { differences, records } = await filterDifferences(sql, {
      seed,
      count,
      onProgress: (done) => {
        if (done % 10_000 === 0) process.stdout.write(`${done} cases\n`);
      },
    });
    if (differences.length > 0) {
      const shown = JSON.stringify(differences.slice(0, 5), null, 2);
      throw new Error(`${differences.length} differences from seed ${seed}:\n${shown}`);
    }
    return [
      {
        name: 'random filters and rules read alike',
        value: `${count.toLocaleString('en')} cases, 0 differences`,
        aim: '0 differences of 100,000',
        how: `seed ${seed}; a filter, a rule, a person and up to 6 records a case, ${records.toLocaleString('en')} records in all: SQL = plain reading for filters, SQL = predicate = plain reading for rules; ${Math.round((performance.now() - startedAt) / 1000)} s`,
      },
    ];
  } finally {
    await sql.end();
  }
}
