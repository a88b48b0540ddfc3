import type { Diagnostic } from '@sayso/contracts/preview';
import type { SourceTree } from '@sayso/core/source-tree';
import type { Check } from '../check.ts';

export type GoodTree = { tree: SourceTree; diagnostics: Diagnostic[] };

/**
 * The newest tree that can run: a file that does not compile, or that imports what is not there, is served as it last
 * was good; without such a version a page of that name says what is wrong.
 */
export function goodTree(newest: SourceTree, lastGood: SourceTree, check: Check): GoodTree {
  const diagnostics = check.tree(newest);
  const bad = new Set(diagnostics.map(({ path }) => path));
  if (bad.size === 0) return { tree: newest, diagnostics };
  const tree: Record<string, string> = { ...newest };
  for (const path of bad) {
    const good = lastGood[path];
    if (good !== undefined && check.tree({ ...newest, [path]: good }, [path]).length === 0) tree[path] = good;
    else if (path.startsWith('entities/')) tree[path] = good ?? '{"properties":{}}';
    else tree[path] = failingModule(diagnostics.find((found) => found.path === path));
  }
  return { tree, diagnostics };
}

const failingModule = (found: Diagnostic | undefined): string =>
  `export default function Failing() {\n  throw new Error(${JSON.stringify(`${found?.message} (${found?.path}, line ${found?.line})`)});\n}\n`;
