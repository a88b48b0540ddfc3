import type { SourceTree } from '@sayso/core/source-tree';

/** Files that can go live together; null takes one away. */
export type Group = Record<string, string | null>;

/** The tree with the changed files in place. */
export function patchTree(tree: SourceTree, changes: Group): SourceTree {
  return Object.fromEntries(
    Object.entries({ ...tree, ...changes }).flatMap(([path, text]) => (text === null ? [] : [[path, text]])),
  );
}
