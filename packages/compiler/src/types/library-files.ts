import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { library } from '../library.ts';
import { places } from '../places.ts';

const packagesFolder = join(places.root, 'packages') + sep;
const nodeModules = join(places.root, 'node_modules') + sep;
const ownSources = ['runtime/src', 'contracts/src', 'core/src'].map(
  (folder) => packagesFolder + folder + sep,
);
export const libFolder = dirname(fileURLToPath(import.meta.resolve('typescript'))) + sep;

/**
 * What of the disk may be part of a check: declarations of packages, and the sources of the runtime. An app's own
 * imports never reach this by a path, only through the table of the library.
 */
export function isLibraryFile(path: string): boolean {
  if (path.includes(`${sep}..${sep}`)) return false;
  if (path.startsWith(libFolder)) return /lib\.[\w.]*d\.ts$/.test(path);
  if (path.startsWith(nodeModules)) return /(?:\.d\.[cm]?ts|[\\/]package\.json)$/.test(path);
  return (
    ownSources.some((folder) => path.startsWith(folder)) && /\.tsx?$/.test(path) && !/\.test\./.test(path)
  );
}

/** Undefined for everything that is no file of the library. */
export function readLibraryFile(path: string): string | undefined {
  if (!isLibraryFile(path)) return undefined;
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

const host: ts.ModuleResolutionHost = {
  fileExists: (path) => isLibraryFile(path) && existsSync(path) && statSync(path).isFile(),
  readFile: readLibraryFile,
  directoryExists: (path) =>
    (path + sep).startsWith(nodeModules) || ownSources.some((folder) => (path + sep).startsWith(folder)),
};

/** Packages whose types reach no app: what they declare is `any` to those that name them. */
const notFollowed = new Set([
  '@reduxjs/toolkit',
  'decimal.js-light',
  'engine.io-client',
  'immer',
  'redux',
  'reselect',
  'socket.io-client',
]);

const cached = new Map<string, ts.ResolvedModuleFull | undefined>();

/** The declarations of a module of the library as its own files name it. */
export function resolveInLibrary(
  specifier: string,
  importer: string,
  options: ts.CompilerOptions,
): ts.ResolvedModuleFull | undefined {
  if (notFollowed.has(specifier)) return undefined;
  const key = `${dirname(importer)}\0${specifier}`;
  if (cached.has(key)) return cached.get(key);
  const { resolvedModule } = ts.resolveModuleName(specifier, importer, options, host);
  const found = resolvedModule && isLibraryFile(resolvedModule.resolvedFileName) ? resolvedModule : undefined;
  cached.set(key, found);
  return found;
}

/** The file that declares what an app imports by this specifier; undefined where a package brings no types. */
export function declarationsOf(
  specifier: string,
  options: ts.CompilerOptions,
): ts.ResolvedModuleFull | undefined {
  const origin = library.get(specifier);
  if (origin === undefined) return undefined;
  const from = join(places.runtime, 'src/app.ts');
  if ('package' in origin) return resolveInLibrary(origin.package, from, options);
  const resolvedFileName = join(places.runtime, 'src', origin.file);
  const extension = resolvedFileName.endsWith('.tsx') ? ts.Extension.Tsx : ts.Extension.Ts;
  return { resolvedFileName, extension, isExternalLibraryImport: false };
}
