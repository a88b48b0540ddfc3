import { createHash } from 'node:crypto';
import type { ParseResult, StaticExportEntry } from 'oxc-parser';
import { exportsComponentsAlone } from './component-exports.ts';
import type { Finding } from './diagnostics.ts';
import { describeElements, jsxElements } from './jsx-elements.ts';
import { parseSource } from './parse-source.ts';
import { checkWords } from './texts/checks.ts';
import { type Lang, langOf, survives } from './trial.ts';

/** An import or re-export; `names` are the exports it counts on (`default` included), empty for `*` and side effects. */
export type ModuleImport = {
  specifier: string;
  offset: number;
  names: readonly { name: string; offset: number }[];
};

export type ParsedModule = {
  imports: readonly ModuleImport[];
  /** Names that others may import; null when `export *` makes them unknown here. */
  exports: ReadonlySet<string> | null;
  /** Everything it exports is a component that react-refresh can swap in place. */
  isRefreshable: boolean;
  findings: readonly Finding[];
  /** Its JSX elements, as `describeElements` writes them. */
  elements: string;
};

const cache = new Map<string, ParsedModule>();
const mostCached = 4_000;

/** Parses app code as TypeScript with JSX, which every plain JSX file is too; backend functions are no JSX. */
export function parseModule(path: string, text: string): ParsedModule {
  const lang = langOf(path);
  const key = createHash('sha256').update(lang).update(text).digest('base64url');
  const held = cache.get(key);
  if (held) return held;
  // What is made from entities is ours, and flat however much it is.
  const isOurs = path.startsWith('entities/');
  const parsed = isOurs || survives(lang, text) ? parse(lang, text) : broken([tooDeep]);
  if (cache.size >= mostCached) cache.delete(cache.keys().next().value ?? '');
  cache.set(key, parsed);
  return parsed;
}

const broken = (findings: readonly Finding[]): ParsedModule => ({
  imports: [],
  exports: null,
  isRefreshable: false,
  findings,
  elements: '',
});

const tooDeep: Finding = {
  offset: 0,
  message: checkWords.tooDeep,
  code: 'syntax',
};

function parse(lang: Lang, text: string): ParsedModule {
  const result = parseSource(lang, text);
  const findings = result.errors
    .filter((error) => error.severity === 'Error')
    .map((error) => ({ offset: error.labels[0]?.start ?? 0, message: error.message, code: 'syntax' }));
  if (findings.length > 0) return broken(findings);
  return {
    imports: [...staticImports(result), ...reExports(result), ...dynamicImports(result, text)],
    exports: exportedNames(result),
    isRefreshable: exportsComponentsAlone(result.program),
    findings: forbidden(result, text),
    elements: lang === 'tsx' ? describeElements(jsxElements(result.program, text)) : '',
  };
}

const staticImports = ({ module }: ParseResult): ModuleImport[] =>
  module.staticImports
    .filter((found) => found.entries.length === 0 || found.entries.some((entry) => !entry.isType))
    .map((found) => ({
      specifier: found.moduleRequest.value,
      offset: found.moduleRequest.start,
      names: found.entries
        .filter((entry) => !entry.isType && entry.importName.kind !== 'NamespaceObject')
        .map((entry) => ({
          name: entry.importName.kind === 'Default' ? 'default' : (entry.importName.name ?? 'default'),
          offset: entry.importName.start ?? found.start,
        })),
    }));

function reExports({ module }: ParseResult): ModuleImport[] {
  return module.staticExports.flatMap(({ entries }) =>
    entries
      .filter((entry) => !entry.isType)
      .flatMap((entry) => {
        const request = entry.moduleRequest;
        if (request === null) return [];
        const { kind, name, start } = entry.importName;
        const names = kind === 'Name' && name !== null ? [{ name, offset: start ?? request.start }] : [];
        return [{ specifier: request.value, offset: request.start, names }];
      }),
  );
}

const dynamicImports = ({ module }: ParseResult, text: string): ModuleImport[] =>
  module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
    const specifier = plainString(text.slice(start, end));
    return specifier === undefined ? [] : [{ specifier, offset: start, names: [] }];
  });

const plainString = (code: string) => /^(['"`])([^'"`\\${}]*)\1$/.exec(code.trim())?.[2];

function exportedNames({ module }: ParseResult): Set<string> | null {
  const names = new Set<string>();
  for (const entry of module.staticExports.flatMap((found) => found.entries)) {
    if (entry.isType) continue;
    const name = exportedName(entry);
    if (name === null) return null;
    names.add(name);
  }
  return names;
}

function exportedName({ exportName }: StaticExportEntry): string | null {
  return exportName.kind === 'Default' ? 'default' : exportName.name;
}

/** Constructs that would let a module name something outside the closed world where the resolver cannot see it. */
function forbidden({ module, comments }: ParseResult, text: string): Finding[] {
  const computed = module.dynamicImports
    .filter(
      ({ moduleRequest }) => plainString(text.slice(moduleRequest.start, moduleRequest.end)) === undefined,
    )
    .map(({ start }) => ({
      offset: start,
      message: checkWords.computedImport,
      code: 'module-not-found',
    }));
  const pragmas = comments
    .filter(({ value }) => /@jsx(?:ImportSource|Runtime|Frag)?\b/.test(value))
    .map(({ start }) => ({
      offset: start,
      message: checkWords.jsxPragma,
      code: 'module-not-found',
    }));
  return [...computed, ...pragmas];
}
