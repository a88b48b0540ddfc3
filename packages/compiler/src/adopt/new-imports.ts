import { parseJson } from '@sayso/core/parse-json';
import { generatedAliases } from '../library.ts';
import { resolveImport } from '../resolve-import.ts';
import { adoptedCodeWords } from '../texts/adoption.ts';
import type { Ledger } from './adopted.ts';
import type { Code } from './code.ts';
import type { Specifier } from './code-files.ts';
import type { Project } from './find-project.ts';
import { componentPath } from './places-of-code.ts';
import type { NewSpecifier } from './rewrite-file.ts';

type Given = { code: Code; project: Project; tree: Record<string, string>; ledger: Ledger };

/** Says how each import is to be written in the app; what is no code becomes a module when the first asks for it. */
export function createImports({ code, project, tree, ledger }: Given) {
  const { places, kept, fileOf } = code;
  const coming = new Set([...kept].map((path) => places.get(path)?.to));
  const has = (path: string) => coming.has(path) || Object.hasOwn(tree, path);

  /** What stands for a file of the export in the app, as it is imported there. */
  const targetOf = (file: string): string | undefined => {
    const place = places.get(file);
    if (place?.kind === 'provided' && !kept.has(file)) return place.specifier;
    if (place !== undefined) return kept.has(file) ? `@/${place.to}` : undefined;
    const text = moduleText(file, project);
    if (text === undefined) return undefined;
    const to = componentPath(file.slice(code.root.length).replace(/\.[a-z]+$/i, ''));
    const held = dataFiles.get(file) ?? (has(to) ? `${to}-data` : to);
    if (!dataFiles.has(file)) ledger.add(file, 'changed', held, adoptedCodeWords.module);
    dataFiles.set(file, held);
    tree[held] = text;
    return `@/${held}`;
  };
  const dataFiles = new Map<string, string>();

  return {
    of({ value, statement }: Specifier, importer: string): NewSpecifier {
      const file = fileOf(value, importer);
      const target = file === undefined ? undefined : targetOf(file);
      if (target === undefined) {
        const isStyle = /\.(?:css|scss|sass|less)$/.test(value);
        return isStyle && statement?.names === 0 ? 'remove' : null;
      }
      const from = places.get(importer)?.to ?? importer;
      return means(value, from, has) === target ? null : { to: target };
    },

    /** For the layout that is made here; undefined where nothing can be imported. */
    forFrame(specifier: string, importer: string): string | undefined {
      const file = fileOf(specifier, importer);
      if (file !== undefined) return targetOf(file);
      return resolveImport(specifier, 'layout', has).kind === 'library' ? specifier : undefined;
    },
  };
}
export type Imports = ReturnType<typeof createImports>;

/** What a specifier means in the app as it is written. */
function means(value: string, importer: string, has: (path: string) => boolean): string | undefined {
  const found = resolveImport(value, importer, has);
  if (found.kind === 'library') return found.specifier;
  if (found.kind === 'app') return `@/${found.path}`;
  if (found.kind === 'missing') return undefined;
  const alias = Object.keys(generatedAliases).find((name) => generatedAliases[name] === found.path);
  return alias ?? `@/${found.path}`;
}

function moduleText(file: string, { texts, pictures }: Project): string | undefined {
  const picture = pictures.get(file);
  if (picture !== undefined) return `export default '${picture}';\n`;
  const text = texts.get(file);
  if (text === undefined || !file.endsWith('.json')) return undefined;
  try {
    return `export default ${JSON.stringify(parseJson(text), null, 2)};\n`;
  } catch {
    return undefined;
  }
}
