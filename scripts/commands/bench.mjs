import { join } from 'node:path';
import { ensureBrowser } from '../lib/browser.mjs';
import { buildStale } from '../lib/build.mjs';
import { root } from '../lib/paths.mjs';
import { ensureOldestPostgres } from '../lib/postgres.mjs';
import { environmentFor, run as runToEnd } from '../lib/run.mjs';

/** Measures and writes docs/performance.md; an argument names one benchmark, whose figures are only printed. */
export async function run({ node, args }) {
  const oldestPostgres = await ensureOldestPostgres(node);
  const env = environmentFor(node, {
    SAYSO_TEST_BROWSER: await ensureBrowser(node),
    ...(oldestPostgres ? { SAYSO_TEST_OLDEST_POSTGRES: oldestPostgres } : {}),
  });
  await buildStale(node);
  return runToEnd(node, [join(root, 'bench/run.ts'), ...args], { env });
}
