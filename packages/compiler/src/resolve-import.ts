import { posix } from 'node:path';
import { runtimeImports } from '@sayso/core/allowed-imports';
import { generatedAliases, internalModules, library } from './library.ts';
import { checkWords } from './texts/checks.ts';

/** What a specifier in app code stands for. `generated` paths are made from the app's entities and functions. */
export type ResolvedImport =
  | { kind: 'app'; path: string }
  | { kind: 'generated'; path: string }
  | { kind: 'library'; specifier: string }
  | { kind: 'missing'; code: 'module-not-found' | 'file-not-found'; message: string };

/** What the app has: paths of its source tree. */
export type AppFiles = (path: string) => boolean;

const internal = new Set<string>(Object.values(internalModules));
const ownFolder = /^(?:src\/)?(?:components|pages|entities|functions)\//;

/**
 * The one gate between app code and the rest of the world (compiler.md, "Closed world"): whatever is not a file of the
 * app or a name in the table of allowed imports is missing.
 */
export function resolveImport(specifier: string, importer: string, has: AppFiles): ResolvedImport {
  const rooted = rootedPath(specifier, importer);
  if (rooted === undefined) {
    if (library.has(specifier) && !internal.has(specifier)) return { kind: 'library', specifier };
    return moduleNotFound(specifier);
  }
  if (/[?#%\\\0]/.test(specifier) || rooted === '') return moduleNotFound(specifier);
  const alias = generatedAliases[`@/${rooted}`];
  if (alias !== undefined) return { kind: 'generated', path: alias };
  if (`@/${rooted}` in runtimeImports) return { kind: 'library', specifier: `@/${rooted}` };
  if (/^(?:entities|functions)\//.test(rooted)) return generated(specifier, rooted, has);
  const path = rooted.toLowerCase() === 'layout' ? 'layout' : rooted;
  if (has(path)) return { kind: 'app', path };
  return fileNotFound(specifier);
}

function generated(specifier: string, rooted: string, has: AppFiles): ResolvedImport {
  const always = rooted === 'entities/all' || rooted === 'functions/all' || rooted === 'entities/User';
  return always || has(rooted) ? { kind: 'generated', path: rooted } : fileNotFound(specifier);
}

/** Path from the app's root without extension; undefined for a bare package name. */
function rootedPath(specifier: string, importer: string): string | undefined {
  if (specifier.startsWith('@/')) return clean(specifier.slice(2));
  if (/^\.{1,2}(?:\/|$)/.test(specifier)) return clean(posix.join(posix.dirname(importer), specifier));
  return ownFolder.test(specifier) ? clean(specifier) : undefined;
}

/** Models often climb one folder too many or name `src/`: both mean the root. */
function clean(path: string): string {
  return posix
    .normalize(path)
    .replace(/^(?:\.\.?\/)+/, '')
    .replace(/^src\//, '')
    .replace(/^components\/(?=(?:components|pages|entities|functions)\/)/, '')
    .replace(/\.(?:jsx?|tsx?)$/, '')
    .replace(/\/(?:index)?$/, '');
}

const moduleNotFound = (specifier: string): ResolvedImport => ({
  kind: 'missing',
  code: 'module-not-found',
  message: checkWords.moduleNotFound(specifier),
});

const fileNotFound = (specifier: string): ResolvedImport => ({
  kind: 'missing',
  code: 'file-not-found',
  message: checkWords.fileNotFound(specifier),
});
