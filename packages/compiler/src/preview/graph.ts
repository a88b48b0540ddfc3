import { createHmac } from 'node:crypto';
import type { SourceTree } from '@sayso/core/source-tree';
import { parseModule } from '../parse-module.ts';
import { resolveImport } from '../resolve-import.ts';
import { generatedModule } from './generated-modules.ts';

/** One module of an app as it will be served. */
export type GraphModule = {
  path: string;
  text: string;
  /** App and generated modules that it imports. */
  imports: readonly string[];
  /** Every export is a component, so that react-refresh can swap it in place. */
  isBoundary: boolean;
};
export type Graph = ReadonlyMap<string, GraphModule>;

const isServed = (path: string) => path === 'layout' || /^(?:pages|components)\//.test(path);

/** All modules of an app: its files and what is made from its entities and functions. */
export function readGraph(tree: SourceTree): Graph {
  const graph = new Map<string, GraphModule>();
  const has = (path: string) => Object.hasOwn(tree, path);
  const add = (path: string, text: string) => {
    const { imports, exports } = parseModule(path, text);
    const own = imports.flatMap(({ specifier }) => {
      const found = resolveImport(specifier, path, has);
      return found.kind === 'app' || found.kind === 'generated' ? [found.path] : [];
    });
    const isRoot = path === 'layout' || path.startsWith('pages/');
    graph.set(path, { path, text, imports: own, isBoundary: isRoot || hasComponentsAlone(exports) });
    for (const next of own) if (!graph.has(next) && !isServed(next)) add(next, generatedModule(next, tree));
  };
  for (const [path, text] of Object.entries(tree)) if (isServed(path)) add(path, text);
  return graph;
}

const hasComponentsAlone = (exports: ReadonlySet<string> | null): boolean =>
  exports !== null &&
  exports.size > 0 &&
  [...exports].every((name) => name === 'default' || /^[A-Z]/.test(name));

/**
 * The version of each module: an HMAC over its text and everything below it, so that an address never changes its
 * content and cannot be guessed (decisions/0001).
 */
export function versionsOf(graph: Graph, appId: string, secret: Buffer): ReadonlyMap<string, string> {
  const versions = new Map<string, string>();
  const visiting = new Set<string>();
  const visit = (path: string): string => {
    const known = versions.get(path);
    if (known !== undefined) return known;
    const module = graph.get(path);
    if (!module) return '';
    const hmac = createHmac('sha256', secret).update(`${appId}\0${path}\0${module.text}`);
    visiting.add(path);
    for (const next of module.imports) {
      // In a circle only the texts count; each module of it is still renamed when it changes itself.
      hmac.update(`\0${visiting.has(next) ? (graph.get(next)?.text ?? '') : visit(next)}`);
    }
    visiting.delete(path);
    const version = hmac.digest('hex').slice(0, 24);
    versions.set(path, version);
    return version;
  };
  for (const path of graph.keys()) visit(path);
  return versions;
}

/** The modules to import again after a change, importers last: what changed, up to the nearest boundaries. */
export function changedBoundaries(before: Graph, after: Graph): string[] {
  const importers = new Map<string, string[]>();
  for (const { path, imports } of after.values()) {
    for (const next of imports) importers.set(next, [...(importers.get(next) ?? []), path]);
  }
  const found: string[] = [];
  const seen = new Set<string>();
  const climb = (path: string) => {
    if (seen.has(path)) return;
    seen.add(path);
    const module = after.get(path);
    if (!module) return;
    if (module.isBoundary) found.push(path);
    else for (const importer of importers.get(path) ?? []) climb(importer);
  };
  for (const [path, module] of after) {
    const old = before.get(path);
    // A new file is loaded by whoever imports it; that importer changed too.
    if (old !== undefined && old.text !== module.text) climb(path);
  }
  return found;
}
