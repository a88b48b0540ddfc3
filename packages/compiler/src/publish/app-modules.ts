import { join } from 'node:path';
import { needsRecord } from '@sayso/core/needs-record';
import type { SourceTree } from '@sayso/core/source-tree';
import type { Plugin } from 'rolldown';
import { internalModules, library } from '../library.ts';
import { places } from '../places.ts';
import { generatedModule } from '../preview/generated-modules.ts';
import { resolveImport } from '../resolve-import.ts';
import { iconFiles } from '../vendor/lucide.ts';

/** Ids of modules that exist in memory alone; nothing of the disk can have such a name. */
const prefix = '\0app:';
export const entryId = `${prefix}entry`;
export const gateId = `${prefix}gate`;
export const layoutId = `${prefix}layout`;
export const pageId = (name: string): string => `${prefix}pages/${name}`;
export const isOfApp = (id: string): boolean => id.startsWith(prefix);
const made = new Set([entryId, gateId]);

/**
 * The bundler's closed world: what app code imports is a file of the app, a module made from it, or one of the library.
 * The library's own imports resolve as usual.
 */
export function appModules(tree: SourceTree): Plugin {
  const has = (path: string) => Object.hasOwn(tree, path);
  const importer = join(places.runtime, 'package.json');
  const internal = new Set<string>(Object.values(internalModules));
  const icons = new Set(Object.values(iconFiles()));
  return {
    name: 'sayso:app',
    async resolveId(source, from) {
      if (made.has(source)) return source;
      if (!from?.startsWith(prefix)) return null;
      if (made.has(from)) {
        return source.startsWith(prefix) ? source : this.resolve(libraryFile(source), importer);
      }
      // Put there by `singleIcons`: icons are the one file of the disk that may be named, and they are public.
      if (icons.has(source)) return source;
      if (internal.has(source) && isGenerated(from)) return this.resolve(libraryFile(source), importer);
      const found = resolveImport(source, from.slice(prefix.length), has);
      if (found.kind === 'missing') throw new Error(`${found.message} (${from.slice(prefix.length)})`);
      if (found.kind !== 'library') return prefix + found.path;
      return this.resolve(libraryFile(found.specifier), importer);
    },
    load(id) {
      if (!id.startsWith(prefix)) return null;
      const path = id.slice(prefix.length);
      if (id === entryId) return { code: entryCode(tree), moduleType: 'js' };
      if (id === gateId) return { code: gateCode, moduleType: 'js' };
      const isMade = isGenerated(id);
      return {
        code: isMade ? generatedModule(path, tree) : (tree[path] ?? ''),
        moduleType: isMade ? 'js' : 'tsx',
      };
    },
  };
}

const runtimeHost = 'sayso:host/';
/** Made from an entity or a function, so its text is ours. */
const isGenerated = (id: string) => /^\0app:(?:entities|functions)\//.test(id);

function libraryFile(specifier: string): string {
  if (specifier.startsWith(runtimeHost))
    return join(places.runtime, 'src/host', specifier.slice(runtimeHost.length));
  const origin = library.get(specifier);
  if (!origin) throw new Error(`Module not found: '${specifier}'`);
  return 'file' in origin ? join(places.runtime, 'src', origin.file) : origin.package;
}

/** Starts the app; every page and the layout come when they are needed. */
function entryCode(tree: SourceTree): string {
  const pages = Object.keys(tree).filter((path) => path.startsWith('pages/'));
  const loaders = pages.map(
    (path) =>
      `${JSON.stringify(path.slice('pages/'.length))}: () => import(${JSON.stringify(prefix + path)})`,
  );
  const records = pages.filter((path) => needsRecord(tree[path] ?? ''));
  const recordPages = JSON.stringify(records.map((path) => path.slice('pages/'.length)));
  const layout = Object.hasOwn(tree, 'layout') ? `() => import(${JSON.stringify(layoutId)})` : 'null';
  return `import { startPublished } from '${runtimeHost}start-published.ts';
const config = JSON.parse(document.getElementById('app-config').textContent);
startPublished({ config, pages: { ${loaders.join(', ')} }, recordPages: ${recordPages}, layout: ${layout} });
`;
}

const gateCode = `import { startGate } from '${runtimeHost}start-gate.ts';\nstartGate();\n`;
