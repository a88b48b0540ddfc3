import { createHmac } from 'node:crypto';
import type { Graph, GraphModule } from './graph-module.ts';

/** Modules in circles of imports, one group each, what is imported before what imports it. */
export function importOrder(graph: Graph): GraphModule[][] {
  const groups: GraphModule[][] = [];
  const index = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: GraphModule[] = [];
  const onStack = new Set<string>();
  // Tarjan's strongly connected components (1972).
  const visit = (module: GraphModule): number => {
    const own = index.size;
    index.set(module.path, own);
    let lowest = own;
    stack.push(module);
    onStack.add(module.path);
    for (const next of module.imports) {
      const target = graph.get(next);
      if (!target) continue;
      if (!index.has(next)) lowest = Math.min(lowest, visit(target));
      else if (onStack.has(next)) lowest = Math.min(lowest, low.get(next) ?? index.get(next) ?? lowest);
    }
    low.set(module.path, lowest);
    if (lowest === own) {
      const group = stack.splice(stack.indexOf(module));
      for (const { path } of group) onStack.delete(path);
      groups.push(group);
    }
    return lowest;
  };
  for (const module of graph.values()) if (!index.has(module.path)) visit(module);
  return groups;
}

type Salt = { appId: string; secret: Buffer; library: string };

/**
 * The version of each module: an HMAC over its text and the versions of all it imports, so that an address never
 * changes its content and cannot be guessed (decisions/0001). Modules that import each other change together.
 */
export function versionsOf(graph: Graph, { appId, secret, library }: Salt): ReadonlyMap<string, string> {
  const versions = new Map<string, string>();
  for (const group of importOrder(graph)) {
    const inside = new Set(group.map(({ path }) => path));
    const texts = group.map(({ path, text }) => [path, text]).sort(byPath);
    const below = [...new Set(group.flatMap(({ imports }) => imports))].filter((path) => !inside.has(path));
    const content = JSON.stringify([texts, below.sort().map((path) => [path, versions.get(path)])]);
    for (const { path } of group) {
      const hmac = createHmac('sha256', secret).update(JSON.stringify([appId, library, path]));
      versions.set(path, hmac.update(content).digest('hex').slice(0, 24));
    }
  }
  return versions;
}

const byPath = ([one = '']: string[], [other = '']: string[]) => (one < other ? -1 : 1);
