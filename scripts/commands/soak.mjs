import { join } from 'node:path';
import { root } from '../lib/paths.mjs';
import { environmentFor, run as runToEnd } from '../lib/run.mjs';

/** The long form of the property and fault tests. */
export async function run({ node, args }) {
  const env = environmentFor(node, { SAYSO_SOAK: '1' });
  return runToEnd(
    node,
    [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--testTimeout=1200000', ...args],
    { env },
  );
}
