import { generatedImport, runtimeImports } from './allowed-imports.ts';
import type { SourceTree } from './source-tree.ts';

/** Bounded everywhere: a text made for it must not cost more than its length. */
const statements =
  /^[ \t]{0,200}(?:import|export)\b(?:[\w$*{}\s,]{0,2000}\bfrom)?\s{0,8}["']([^"'\n]+)["']|\bimport\(\s{0,200}["']([^"'\n]+)["']/gm;

/** Entities that every app has without a file. */
const builtInEntities = new Set(['User', 'all']);

const references = /"\$ref"\s*:\s*"\/entities\/(\w+)\/id"/g;

/** Paths of the app's own files that this file needs: by its import statements, an entity's by its references. */
export function appImports(path: string, text: string): string[] {
  if (path.startsWith('entities/')) {
    const named = new Set([...text.matchAll(references)].map(([, name = '']) => name));
    return [...named].filter((name) => name !== 'User').map((name) => `entities/${name}`);
  }
  const found = new Set<string>();
  for (const [, fromStatement, fromCall] of text.matchAll(statements)) {
    const file = appFile(path, fromStatement ?? fromCall ?? '');
    if (file !== undefined) found.add(file);
  }
  return [...found];
}

function appFile(importer: string, specifier: string): string | undefined {
  if (Object.hasOwn(runtimeImports, specifier)) return undefined;
  const [, folder, name] = generatedImport.exec(specifier) ?? [];
  if (folder !== undefined && name !== undefined)
    return folder === 'entities' && builtInEntities.has(name) ? undefined : `${folder}/${name}`;
  const base = specifier.startsWith('@/') ? specifier.slice(2) : relative(importer, specifier);
  const file = base?.replace(/^src\//, '').replace(/\.[jt]sx?$/, '');
  if (file === undefined || !/^(?:components|pages)\/|^layout$/i.test(file)) return undefined;
  return /^layout$/i.test(file) ? 'layout' : file;
}

function relative(importer: string, specifier: string): string | undefined {
  if (!specifier.startsWith('.')) return undefined;
  const at = importer.split('/').slice(0, -1);
  for (const part of specifier.split('/')) {
    if (part === '..') at.pop();
    else if (part !== '.') at.push(part);
  }
  return at.join('/');
}

/**
 * The largest part of the staged changes that can go live: every file that it changes finds all files that it
 * imports, and nothing that stays loses one. What waits is listed with what it lacks.
 */
export function consistentPart(
  live: SourceTree,
  staged: SourceTree,
  { needs = new Map(), together = [] }: Bonds = {},
) {
  const waiting = new Map<string, string[]>();
  let changed = changedPaths(live, staged);
  for (;;) {
    const tree = overlay(live, staged, changed);
    const lacking = lackingIn({ live, tree, changed, needs, together });
    if (lacking.size === 0) return { tree, changed, waiting };
    for (const [path, missing] of lacking) waiting.set(path, missing);
    changed = changed.filter((path) => !lacking.has(path));
  }
}

function changedPaths(live: SourceTree, staged: SourceTree): string[] {
  const paths = new Set([...Object.keys(live), ...Object.keys(staged)]);
  return [...paths].filter((path) => live[path] !== staged[path]);
}

function overlay(live: SourceTree, staged: SourceTree, changed: readonly string[]): SourceTree {
  const tree: Record<string, string> = { ...live };
  for (const path of changed) {
    const text = staged[path];
    if (text === undefined) delete tree[path];
    else tree[path] = text;
  }
  return tree;
}

/**
 * What holds files together beside imports: `needs` are files that changed ones cannot go without; of each two that are
 * `together`, one changes with the other or not at all.
 */
type Bonds = {
  needs?: ReadonlyMap<string, readonly string[]>;
  together?: readonly (readonly [string, string])[];
};
type Looked = Required<Bonds> & { live: SourceTree; tree: SourceTree; changed: readonly string[] };

/** Changed files that lack an import, and removed ones that something still imports. */
function lackingIn({ live, tree, changed, needs, together }: Looked): Map<string, string[]> {
  const isChanged = new Set(changed);
  const lacking = new Map<string, string[]>();
  for (const [path, text] of Object.entries(tree)) {
    const needed = isChanged.has(path) ? (needs.get(path) ?? []) : [];
    const missing = [...appImports(path, text), ...needed].filter((file) => tree[file] === undefined);
    const lost = missing.filter((file) => live[file] !== undefined && isChanged.has(file));
    for (const file of lost) lacking.set(file, [...(lacking.get(file) ?? []), path]);
    if (lost.length < missing.length && isChanged.has(path)) lacking.set(path, missing);
  }
  for (const [one, other] of together) {
    if (isChanged.has(one) && !isChanged.has(other)) lacking.set(one, [other]);
    if (isChanged.has(other) && !isChanged.has(one)) lacking.set(other, [one]);
  }
  return lacking;
}
