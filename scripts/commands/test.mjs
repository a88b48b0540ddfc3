import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from '../lib/browser.mjs';
import { buildStale } from '../lib/build.mjs';
import { ownFolder, root } from '../lib/paths.mjs';
import { ensureOldestPostgres } from '../lib/postgres.mjs';
import { environmentFor, run as runToEnd } from '../lib/run.mjs';
import { failuresOf, readReport, slowestOf, sumUp } from '../lib/test-sums.mjs';

const at = (...parts) => join(root, ...parts);

/** Unit and server tests, then those in the browser; arguments narrow the first to matching files. */
export async function run({ node, args }) {
  const browser = await ensureBrowser(node);
  const oldestPostgres = await ensureOldestPostgres(node);
  await buildStale(node);
  for (const name of ['unit', 'e2e']) rmSync(report(name), { force: true });
  const env = environmentFor(node, {
    SAYSO_TEST_BROWSER: browser,
    ...(oldestPostgres ? { SAYSO_TEST_OLDEST_POSTGRES: oldestPostgres } : {}),
    PLAYWRIGHT_JSON_OUTPUT_FILE: report('e2e'),
    // Each test file has a process of its own that would compile the same libraries.
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(ownFolder, 'compile-cache'),
  });
  const unit = await runToEnd(
    node,
    [
      at('node_modules/vitest/vitest.mjs'),
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report('unit')}`,
      ...args,
    ],
    { env },
  );
  if (args.length > 0) return unit;
  const e2e = await runToEnd(
    node,
    [
      at('node_modules/@playwright/test/cli.js'),
      'test',
      '-c',
      at('e2e/playwright.config.ts'),
      '--reporter=list,json',
    ],
    { env },
  );
  const reports = [readReport(report('unit')), readReport(report('e2e'))];
  // One that was ended from outside says that it ended well, and leaves no report.
  const isGood = unit === 0 && e2e === 0 && reports.every((one) => Object.keys(one).length > 0);
  const { passed, failed } = sumUp(...reports);
  const told = failuresOf(...reports);
  // A runner that ends badly for a reason of its own, such as an error outside of any test, has failed too.
  if (!isGood && told.length === 0)
    told.push(`the runners ended with ${unit} (Vitest) and ${e2e} (Playwright)`);
  process.stdout.write(`\nThe slowest test files:\n${slowestOf(...reports).join('\n')}\n`);
  for (const failure of told) process.stdout.write(`\n${failure}`);
  process.stdout.write(`\n${passed} passed, ${isGood ? failed : Math.max(failed, 1)} failed\n`);
  return isGood && failed === 0 && passed > 0 ? 0 : 1;
}

const report = (name) => join(ownFolder, `tests-${name}.json`);
