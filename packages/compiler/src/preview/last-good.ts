import type { Diagnostic } from '@sayso/contracts/preview';
import type { SourceTree } from '@sayso/core/source-tree';
import type { Check } from '../check.ts';
import { parseModule } from '../parse-module.ts';
import { resolveImport } from '../resolve-import.ts';
import { checkWords } from '../texts/checks.ts';

export type GoodTree = { tree: SourceTree; diagnostics: Diagnostic[] };

/**
 * The newest tree that can run: a file that does not compile, or that imports what is not there, is served as it last
 * was good; without such a version it says on the screen what is wrong. Diagnostics speak of the newest texts.
 */
export function goodTree(newest: SourceTree, lastGood: SourceTree, check: Check): GoodTree {
  const diagnostics = check.tree(newest);
  const tree: Record<string, string> = { ...newest };
  const failing = new Set<string>();
  let problems = diagnostics;
  // An older text may count on what others no longer have, so what was put back is checked in its turn.
  while (problems.length > 0) {
    const open = problems.filter(({ path }) => !failing.has(path));
    if (open.length === 0) break;
    for (const found of open) {
      const good = lastGood[found.path];
      if (good !== undefined && tree[found.path] === newest[found.path] && good !== newest[found.path]) {
        tree[found.path] = good;
      } else {
        failing.add(found.path);
        tree[found.path] = failingText(found, namesTaken(found.path, newest));
      }
    }
    problems = check.tree(tree);
  }
  return { tree, diagnostics };
}

/** Names that other files import from a file, so that a stand-in for it can offer them. */
function namesTaken(path: string, tree: SourceTree): string[] {
  const has = (file: string) => Object.hasOwn(tree, file);
  const names = Object.entries(tree).flatMap(([importer, text]) => {
    if (/^(?:entities|functions)\//.test(importer)) return [];
    return parseModule(importer, text).imports.flatMap((found) => {
      const target = resolveImport(found.specifier, importer, has);
      return target.kind === 'app' && target.path === path ? found.names.map(({ name }) => name) : [];
    });
  });
  return [...new Set(names)].filter((name) => name !== 'default');
}

function failingText({ path, message, line }: Diagnostic, names: readonly string[]): string {
  if (path.startsWith('entities/')) return '{"properties":{}}';
  const thrown = JSON.stringify(checkWords.at(message, path, line));
  const others = names.map((name) => `export const ${name} = Failing;\n`);
  return `export default function Failing() {\n  throw new Error(${thrown});\n}\n${others.join('')}`;
}
