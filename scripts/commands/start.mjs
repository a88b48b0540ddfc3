import { join } from 'node:path';
import { buildStale } from '../lib/build.mjs';
import { root } from '../lib/paths.mjs';
import { become, environmentFor } from '../lib/run.mjs';

/**
 * V8 lets a heap grow to four times what is in use before it looks for garbage, and new objects to 100 MB: on the small
 * machines that many installations have, less memory is worth a little more collecting. It also makes objects old at
 * birth where those before lived long, such as while caches fill: requests made so keep their garbage alive until the
 * next full collection, which took a third of the server's speed from then on.
 */
const heapFlags = [
  '--max-semi-space-size=8',
  '--heap-growing-percent=30',
  '--no-allocation-site-pretenuring',
];

export async function run({ node, args }) {
  await buildStale(node);
  const main = join(root, 'packages/server/src/main.ts');
  // The caches of compiled code make the second start faster.
  const env = environmentFor(node, {
    NODE_COMPILE_CACHE: join(root, '.sayso/compile-cache'),
    // Every thread would keep freed memory of its own otherwise.
    MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2',
    MALLOC_TRIM_THRESHOLD_: process.env.MALLOC_TRIM_THRESHOLD_ ?? '131072',
  });
  return become(node, [...heapFlags, main, ...args], { env });
}
