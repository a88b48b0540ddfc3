import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type OutputChunk, rolldown } from 'rolldown';
import { compressFile } from '../compress.ts';
import { type LibraryOrigin, library, libraryFileName } from '../library.ts';
import { places } from '../places.ts';
import { fontNames, fontSource } from '../styles/fonts.ts';
import { cjsEntries } from './cjs-entries.ts';
import { readLucideIcons } from './lucide.ts';
import { pruneSets, retireSet } from './prune-sets.ts';
import { singleIcons } from './single-icons.ts';
import { vendorHash } from './vendor-hash.ts';
import { currentFile, fontFile, readCurrent, type VendorManifest } from './vendor-set.ts';

export type VendorBuild = { hash: string; fresh: boolean; skipped: readonly string[] };

/** Builds the library of generated apps into `{folder}/{hash}`, unless that very set is there already. */
export async function buildVendor(folder: string = places.vendor): Promise<VendorBuild> {
  const hash = vendorHash();
  const target = join(folder, hash);
  if (existsSync(join(target, 'vendor.json'))) {
    await writeCurrent(folder, hash);
    const old = JSON.parse(await readFile(join(target, 'vendor.json'), 'utf8')) as VendorManifest;
    return { hash, fresh: true, skipped: old.skipped };
  }
  const staging = join(folder, `${hash}.${process.pid}`);
  await mkdir(staging, { recursive: true });
  const manifest = await bundle(staging, hash);
  await compressAll(staging);
  await Promise.all(fontNames.map((name) => copyFile(fontSource(name), join(staging, fontFile(name)))));
  await writeFile(join(staging, 'vendor.json'), JSON.stringify(manifest));
  // Another process may have been quicker; its set is the same.
  await rename(staging, target).catch(() => rm(staging, { recursive: true, force: true }));
  await writeCurrent(folder, hash);
  return { hash, fresh: false, skipped: manifest.skipped };
}

async function bundle(target: string, hash: string): Promise<VendorManifest> {
  const present = [...library].filter(([, origin]) => isPresent(origin));
  const build = await rolldown({
    input: Object.fromEntries(present.map(([name, origin]) => [libraryFileName(name), originPath(origin)])),
    cwd: places.runtime,
    platform: 'browser',
    transform: { define: { 'process.env.NODE_ENV': '"development"' }, jsx: { runtime: 'automatic' } },
    plugins: [cjsEntries(), singleIcons()],
    preserveEntrySignatures: 'strict',
    logLevel: 'silent',
  });
  const { output } = await build.write({
    dir: target,
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: 'chunks/[name]-[hash].js',
    minify: { compress: false, mangle: false },
    codeSplitting: { groups: chunkGroups },
  });
  await build.close();
  const chunks = output.filter((part) => part.type === 'chunk');
  return {
    hash,
    ...describe(chunks, new Map(present.map(([name]) => [libraryFileName(name), name]))),
    icons: readLucideIcons(),
    skipped: [...library.keys()].filter((name) => !present.some(([found]) => found === name)),
  };
}

/** Few requests for what every app loads; everything else is cut where its users differ. */
const chunkGroups = [
  { name: 'react', test: /node_modules[\\/](?:react|react-dom|scheduler|react-refresh)[\\/]/, priority: 4 },
  // With all that it imports at once; charts, games and parts that fill a page come when a page shows one.
  {
    name: 'base',
    test: /runtime[\\/]src[\\/](?:host|kit|sdk)[\\/](?!chart-canvas\.|games[\\/]|(?:community|site)[\\/](?!parts\.|later\.|band|person-mark\.))/,
    priority: 3,
  },
  {
    name: 'ui',
    test: /node_modules[\\/](?:@radix-ui|@floating-ui|radix-ui|clsx|tailwind-merge|class-variance-authority|aria-hidden|react-remove-scroll|react-style-singleton|use-sidecar|use-callback-ref|react-remove-scroll-bar|get-nonce|tslib)[\\/]/,
    priority: 2,
  },
];

function describe(chunks: readonly OutputChunk[], specifiers: ReadonlyMap<string, string>) {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const exports: Record<string, string[]> = {};
  const files: Record<string, string[]> = {};
  for (const chunk of chunks) {
    const specifier = chunk.isEntry ? specifiers.get(chunk.name) : undefined;
    if (specifier === undefined) continue;
    exports[specifier] = chunk.exports;
    files[specifier] = [...reachable(chunk.fileName, byFile)];
  }
  return { exports, files };
}

function reachable(
  file: string,
  byFile: ReadonlyMap<string, OutputChunk>,
  seen: Set<string> = new Set(),
): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const next of byFile.get(file)?.imports ?? []) reachable(next, byFile, seen);
  return seen;
}

const originPath = (origin: LibraryOrigin) =>
  'file' in origin ? join(places.runtime, 'src', origin.file) : origin.package;

const isPresent = (origin: LibraryOrigin) => !('file' in origin) || existsSync(originPath(origin));

async function compressAll(target: string): Promise<void> {
  const files = await readdir(target, { recursive: true });
  const scripts = files.filter((file) => file.endsWith('.js'));
  await Promise.all(scripts.map((file) => compressFile(join(target, file))));
}

async function writeCurrent(folder: string, hash: string): Promise<void> {
  const former = existsSync(currentFile(folder)) ? readCurrent(folder) : hash;
  if (former !== hash) await retireSet(folder, former);
  const staging = `${currentFile(folder)}.${process.pid}`;
  await writeFile(staging, JSON.stringify({ hash }));
  await rename(staging, currentFile(folder));
  await pruneSets(folder, hash);
}
