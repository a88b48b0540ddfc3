import type { HashTree } from '../sources/store.ts';
import type { Group } from './group.ts';

type Swapped = { tree: HashTree; conflicts: readonly string[] };

/** What a turn knows after it wrote a group; what others wrote meanwhile it does not know. */
export function wroteOver(known: HashTree, group: Group, { tree, conflicts }: Swapped): HashTree {
  const written = Object.keys(group).filter((path) => !conflicts.includes(path));
  const others = Object.entries(known).filter(([path]) => !written.includes(path));
  const now = written.flatMap((path) => {
    const hash = tree[path];
    return hash === undefined ? [] : [[path, hash] as const];
  });
  return Object.fromEntries([...others, ...now]);
}

/** Hash of each of these files; null for those that are not there. */
export const hashesAt = (tree: HashTree, paths: readonly string[]): Record<string, string | null> =>
  Object.fromEntries(paths.map((path) => [path, tree[path] ?? null]));
