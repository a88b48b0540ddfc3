import type { SourceTree } from '@sayso/core/source-tree';
import { parseModule } from '../parse-module.ts';
import { resolveImport } from '../resolve-import.ts';
import { generatedModule } from './generated-modules.ts';
import type { Graph, GraphModule } from './graph-module.ts';
import { importOrder } from './versions.ts';

const isServed = (path: string) => path === 'layout' || /^(?:pages|components)\//.test(path);

/** All modules of an app: its files and what is made from its entities and functions. */
export function readGraph(tree: SourceTree): Graph {
  const graph = new Map<string, GraphModule>();
  const has = (path: string) => Object.hasOwn(tree, path);
  const add = (path: string, text: string) => {
    const { imports, isRefreshable } = parseModule(path, text);
    const own = imports.flatMap(({ specifier }) => {
      const found = resolveImport(specifier, path, has);
      return found.kind === 'app' || found.kind === 'generated' ? [found.path] : [];
    });
    // The host takes pages and the layout anew whatever they export; entities and functions are values.
    const isBoundary = path === 'layout' || path.startsWith('pages/') || (isServed(path) && isRefreshable);
    graph.set(path, { path, text, imports: [...new Set(own)], isBoundary });
    for (const next of own) if (!graph.has(next) && !isServed(next)) add(next, generatedModule(next, tree));
  };
  for (const [path, text] of Object.entries(tree)) if (isServed(path)) add(path, text);
  return graph;
}

type Compiled = { graph: Graph; versions: ReadonlyMap<string, string> };

/**
 * The modules that a frame imports again after a change, importers last: what changed, and for a module that
 * react-refresh cannot swap everything that holds on to it, up to the nearest boundaries.
 */
export function changedBoundaries(before: Compiled, after: Compiled): string[] {
  const importers = new Map<string, string[]>();
  for (const { path, imports } of after.graph.values()) {
    for (const next of imports) importers.set(next, [...(importers.get(next) ?? []), path]);
  }
  const again = new Set<string>();
  const seen = new Set<string>();
  const climb = (path: string) => {
    if (seen.has(path)) return;
    seen.add(path);
    if (after.graph.get(path)?.isBoundary && before.graph.get(path)?.isBoundary !== false) again.add(path);
    else for (const importer of importers.get(path) ?? []) climb(importer);
  };
  for (const [path, module] of after.graph) {
    const old = before.graph.get(path);
    // A new file is loaded by whoever imports it; that importer changed too.
    if (old === undefined || before.versions.get(path) === after.versions.get(path)) continue;
    // A boundary whose imports alone changed stays: its imports are swapped, or have climbed here.
    if (!module.isBoundary || old.text !== module.text) climb(path);
  }
  return importOrder(after.graph)
    .flat()
    .map(({ path }) => path)
    .filter((path) => again.has(path));
}
