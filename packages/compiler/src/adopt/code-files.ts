import { readSource, type Source } from '../fix/source.ts';
import type { ModuleImport } from '../parse-module.ts';
import { survives } from '../trial.ts';
import type { Project } from './find-project.ts';

/** A specifier of a file with its place, quotes included. */
export type Specifier = { value: string; start: number; end: number; statement: Statement | null };
/** A whole import that is there for its effect alone has no names. */
type Statement = { start: number; end: number; names: number };

export type CodeFile = {
  path: string;
  text: string;
  /** Null where the text cannot be read as code. */
  source: Source | null;
  specifiers: readonly Specifier[];
  names: readonly Pick<ModuleImport, 'specifier' | 'names'>[];
};

const isCode = (path: string) =>
  /\.[jt]sx?$/.test(path) && !/\.d\.ts$|\.(?:test|spec)\.|\/__tests__\//.test(path);

/** The code of an export's pages, components and what they are made with. */
export function readCode({ kind, texts }: Project): Map<string, CodeFile> {
  const isOfApp = kind === 'sayso' ? /^(?:pages|components)\/|^layout\./i : /^src\//;
  const files = new Map<string, CodeFile>();
  for (const [path, text] of texts) {
    if (isOfApp.test(path) && isCode(path)) files.set(path, readFile(path, text));
  }
  return files;
}

export function readFile(path: string, text: string): CodeFile {
  const source = survives('tsx', text) ? (readSource(path, text) ?? null) : null;
  if (source === null) return { path, text, source, specifiers: [], names: [] };
  const specifiers: Specifier[] = [];
  const names: { specifier: string; names: { name: string; offset: number }[] }[] = [];
  for (const { node } of source.visits) {
    if (node.type === 'ImportDeclaration') {
      if (node.importKind === 'type') continue;
      const { start, end, specifiers: own } = node;
      specifiers.push({ ...placeOf(node.source), statement: { start, end, names: own.length } });
      const taken = own.flatMap((one) => {
        if (one.type === 'ImportDefaultSpecifier') return [{ name: 'default', offset: one.start }];
        if (one.type !== 'ImportSpecifier') return [];
        const { imported } = one;
        return [{ name: imported.type === 'Identifier' ? imported.name : imported.value, offset: one.start }];
      });
      names.push({ specifier: node.source.value, names: taken });
    } else if (node.type === 'ExportNamedDeclaration' || node.type === 'ExportAllDeclaration') {
      if (node.source) specifiers.push({ ...placeOf(node.source), statement: null });
    } else if (node.type === 'ImportExpression' && node.source.type === 'Literal') {
      const { value, start, end } = node.source;
      if (typeof value === 'string') specifiers.push({ value, start, end, statement: null });
    }
  }
  return { path, text, source, specifiers, names };
}

const placeOf = ({ value, start, end }: { value: string; start: number; end: number }) => ({
  value,
  start,
  end,
});
