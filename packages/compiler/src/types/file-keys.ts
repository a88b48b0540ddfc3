import { createHash } from 'node:crypto';
import { appImports } from '@sayso/core/app-imports';
import type { SourceTree } from '@sayso/core/source-tree';

/**
 * A key of each file that changes with all that its findings can follow from: its text, the code that it imports on
 * whatever way, and what is declared for the app's entities and functions.
 */
export function fileKeys(tree: SourceTree, paths: readonly string[], declared: string): Map<string, string> {
  const imports = importsOf(tree, paths);
  const texts = new Map(paths.map((path) => [path, hashOf([tree[path] ?? ''])]));
  return new Map(
    paths.map((path) => {
      const reached = [...reachedFrom(path, imports)].sort();
      return [path, hashOf([declared, path, ...reached.map((file) => `${file} ${texts.get(file)}`)])];
    }),
  );
}

/** The file with all that it imports, on whatever way. */
export const reachedFiles = (tree: SourceTree, paths: readonly string[], path: string): string[] => [
  ...reachedFrom(path, importsOf(tree, paths)),
];

const importsOf = (tree: SourceTree, paths: readonly string[]) =>
  new Map(
    paths.map((path) => [path, appImports(path, tree[path] ?? '').filter((file) => paths.includes(file))]),
  );

function reachedFrom(path: string, imports: ReadonlyMap<string, readonly string[]>): Set<string> {
  const reached = new Set([path]);
  // A set that grows while it is walked: each file is taken once.
  for (const each of reached) for (const file of imports.get(each) ?? []) reached.add(file);
  return reached;
}

export function hashOf(texts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(text).update('\0');
  return hash.digest('base64url');
}
