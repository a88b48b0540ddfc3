import { join } from 'node:path';
import { ensureBrowser } from '../lib/browser.mjs';
import { buildStale } from '../lib/build.mjs';
import { root } from '../lib/paths.mjs';
import { environmentFor, run as runToEnd } from '../lib/run.mjs';

/** Builds descriptions with the built-in builder and judges the apps; without arguments it writes docs/generation.md. */
export async function run({ node, args }) {
  const env = environmentFor(node, { SAYSO_TEST_BROWSER: await ensureBrowser(node) });
  await buildStale(node);
  return runToEnd(node, [join(root, 'bench/generation/run.ts'), ...args], { env });
}
