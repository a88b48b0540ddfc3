import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withLock } from './lock.mjs';
import { missingNativePackages } from './native.mjs';
import { npm } from './npm.mjs';
import { ownFolder, root } from './paths.mjs';
import { Stop } from './stop.mjs';

const stampFile = join(ownFolder, 'installed');
// `npm ci` refuses a lock file that lacks other platforms' packages; this leaves the lock alone and installs by it.
const install = ['install', '--no-save', '--ignore-scripts', '--no-fund', '--no-audit'];

/** Installs the packages when a manifest or the lock file changed since the last time. */
export async function ensureInstalled(node) {
  const stamp = fingerprint(node);
  if (!isInstalledAs(stamp)) await withLock(join(ownFolder, 'installing'), () => installAs(stamp, node));
}

async function installAs(stamp, node) {
  if (isInstalledAs(stamp)) return;
  process.stdout.write('Installing packages ...\n');
  await npm(node, install, root);
  const missing = missingNativePackages();
  if (missing.length > 0) await npm(node, [...install, ...missing], root);
  const still = missingNativePackages();
  if (still.length > 0) {
    throw new Stop(
      `The registry has no ${still.join(', ')} for ${process.platform}-${process.arch}, which Sayso needs.`,
    );
  }
  writeFileSync(stampFile, stamp);
}

const isInstalledAs = (stamp) =>
  existsSync(join(root, 'node_modules')) &&
  existsSync(stampFile) &&
  readFileSync(stampFile, 'utf8') === stamp;

function fingerprint(node) {
  const packages = readdirSync(join(root, 'packages')).map((name) => join('packages', name, 'package.json'));
  const files = ['package.json', 'package-lock.json', 'e2e/package.json', 'bench/package.json', ...packages];
  const hash = createHash('sha256').update(`${node} ${process.platform} ${process.arch}`);
  for (const file of files) {
    const path = join(root, file);
    if (existsSync(path)) hash.update(file).update(readFileSync(path));
  }
  return hash.digest('hex');
}
