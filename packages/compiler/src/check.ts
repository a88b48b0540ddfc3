import { EntitySchema } from '@sayso/contracts/entity-schema';
import { limits } from '@sayso/contracts/limits';
import type { Diagnostic } from '@sayso/contracts/preview';
import { excessOf, JsonExcess, parseJson } from '@sayso/core/parse-json';
import { parseSourcePath, type SourceTree } from '@sayso/core/source-tree';
import { diagnostic, diagnostics, type Finding } from './diagnostics.ts';
import { type ModuleImport, type ParsedModule, parseModule } from './parse-module.ts';
import { resolveImport } from './resolve-import.ts';
import { checkWords } from './texts/checks.ts';

/** Named exports of a library module; undefined where they are not known. */
export type LibraryExports = (specifier: string) => ReadonlySet<string> | undefined;

export type Check = {
  /** What is wrong with one file taken alone: it may import files that do not exist yet. */
  file(path: string, text: string): Diagnostic[];
  /** What is wrong with a whole tree, imports between its files included; `only` limits the files that are read. */
  tree(tree: SourceTree, only?: readonly string[]): Diagnostic[];
};

export function createCheck(libraryExports: LibraryExports): Check {
  return {
    file: (path, text) => checkFile({ path, text, has: mayBe, exportsOf: libraryOnly(libraryExports) }),
    tree: (tree, only = Object.keys(tree)) => {
      const has = (path: string) => Object.hasOwn(tree, path);
      const exportsOf = treeExports(tree, libraryExports);
      return only.flatMap((path) => checkFile({ path, text: tree[path] ?? '', has, exportsOf }));
    },
  };
}

/** A file that is not there may still come, if there is a place for it. */
const mayBe = (path: string) => parseSourcePath(path)?.path === path;

/** Names that a resolved import offers; undefined where they are not known. */
type ExportsOf = (kind: 'app' | 'generated' | 'library', key: string) => ReadonlySet<string> | undefined;

type Subject = { path: string; text: string; has: (path: string) => boolean; exportsOf: ExportsOf };

function checkFile({ path, text, has, exportsOf }: Subject): Diagnostic[] {
  const source = parseSourcePath(path);
  if (source === undefined) {
    return [diagnostic(path, text, { offset: 0, message: checkWords.noPlace(path), code: 'path' })];
  }
  if (source.kind === 'entity') return checkEntity(path, text);
  const module = parseModule(path, text);
  if (source.kind === 'function') {
    const syntax = module.findings.filter(({ code }) => code === 'syntax');
    return diagnostics(path, text, syntax);
  }
  const findings = [...module.findings, ...importFindings(module, path, { has, exportsOf })];
  if (findings.length === 0 && source.kind !== 'component') findings.push(...componentFindings(module));
  return diagnostics(path, text, findings);
}

/** Unresolvable imports and names that a resolved module does not have, in the specification's words. */
export function importFindings(
  { imports }: Pick<ParsedModule, 'imports'>,
  importer: string,
  { has, exportsOf }: Pick<Subject, 'has' | 'exportsOf'>,
): Finding[] {
  return imports.flatMap((found) => {
    const resolved = resolveImport(found.specifier, importer, has);
    if (resolved.kind === 'missing') {
      return [{ offset: found.offset, message: resolved.message, code: resolved.code }];
    }
    const key = resolved.kind === 'library' ? resolved.specifier : resolved.path;
    return missingNames(found, exportsOf(resolved.kind, key));
  });
}

function missingNames({ names, specifier }: ModuleImport, known: ReadonlySet<string> | undefined): Finding[] {
  if (known === undefined) return [];
  return names
    .filter(({ name }) => !known.has(name))
    .map(({ name, offset }) => ({
      offset,
      message: checkWords.missingExport(name, specifier),
      code: 'export-not-found',
    }));
}

function componentFindings({ exports }: ParsedModule): Finding[] {
  if (exports?.has('default') ?? true) return [];
  return [{ offset: 0, message: checkWords.noComponent, code: 'no-component' }];
}

const libraryOnly =
  (libraryExports: LibraryExports): ExportsOf =>
  (kind, key) =>
    kind === 'library' ? libraryExports(key) : undefined;

function treeExports(tree: SourceTree, libraryExports: LibraryExports): ExportsOf {
  const known = new Map<string, ReadonlySet<string> | undefined>();
  return (kind, key) => {
    if (kind === 'library') return libraryExports(key);
    if (kind === 'generated') return generatedExports(key, Object.keys(tree));
    if (!known.has(key)) known.set(key, parseModule(key, tree[key] ?? '').exports ?? undefined);
    return known.get(key);
  };
}

/** Names of a module that is made from the app's entities or functions. */
export function generatedExports(path: string, paths: readonly string[]): Set<string> {
  const [folder = '', name = ''] = path.split('/');
  if (name !== 'all') return new Set([name, 'default']);
  const own = paths
    .filter((found) => found.startsWith(`${folder}/`))
    .map((found) => found.slice(folder.length + 1));
  return new Set(folder === 'entities' ? [...own, 'User'] : own);
}

const tooDeep = (path: string, text: string): Diagnostic =>
  diagnostic(path, text, {
    offset: 0,
    message: checkWords.schemaTooDeep(deepestSchema),
    code: 'schema',
  });

function checkEntity(path: string, text: string): Diagnostic[] {
  if (excessOf(text, limits.jsonDepth) === 'depth') return [tooDeep(path, text)];
  let schema: unknown;
  try {
    schema = parseJson(text);
  } catch (error) {
    const message = error instanceof JsonExcess ? error.message : checkWords.entityNotJson;
    return [diagnostic(path, text, { offset: jsonErrorOffset(text, error), message, code: 'json' })];
  }
  if (depthOf(schema, deepestSchema) > deepestSchema) return [tooDeep(path, text)];
  const parsed = EntitySchema.safeParse(schema);
  if (parsed.success) return [];
  const findings = parsed.error.issues.slice(0, 20).map((issue) => {
    const where = issue.path.join('.');
    const message = issue.path.length > 0 ? checkWords.issue(where, issue.message) : issue.message;
    return { offset: offsetOfKey(text, issue.path), message, code: 'schema' };
  });
  return diagnostics(path, text, findings);
}

const deepestSchema = 32;

/** Levels of a JSON value, counted no further than one more than asked. */
function depthOf(value: unknown, most: number): number {
  if (typeof value !== 'object' || value === null) return 0;
  if (most < 0) return 1;
  const inner = Object.values(value);
  return 1 + inner.reduce((deepest: number, each) => Math.max(deepest, depthOf(each, most - 1)), 0);
}

function jsonErrorOffset(text: string, error: unknown): number {
  const position = /at position (\d+)/.exec(error instanceof Error ? error.message : '')?.[1];
  return position === undefined ? text.length : Number(position);
}

/** Offset of the innermost key of a schema path that can be found in the text; good enough to point at a line. */
function offsetOfKey(text: string, path: readonly PropertyKey[]): number {
  let offset = 0;
  for (const key of path) {
    const found = text.indexOf(JSON.stringify(String(key)), offset);
    if (found !== -1) offset = found;
  }
  return offset;
}
