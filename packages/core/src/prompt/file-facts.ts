import { appImports } from '../app-imports.ts';
import { linesOf } from '../blocks/line-diff.ts';

/** What the manifest tells of a code file without showing it. */
export type FileFacts = { lines: number; exports: string[]; props: string[]; uses: string[] };

const named =
  /^export\s+(?!default\b)(?:async\s+)?(?:function\*?|const|let|var|class|type|interface)\s+([A-Za-z_$][\w$]*)/gm;
/** Bounded, since it reads what anybody may have written. */
const component =
  /^export\s+default\s+(?:async\s+)?function\s{0,20}\w{0,64}\s{0,20}\(\s{0,20}\{((?:[^{}()]|\{[^{}]{0,200}\}|\([^()]{0,200}\)){0,600})\}/m;

/** Reads a file's surface by its text, so that also one that does not parse yet has a line in the manifest. */
export function readFileFacts(path: string, text: string): FileFacts {
  const exports = [...text.matchAll(named)].map(([, name = '']) => name);
  if (/^export\s+default\b/m.test(text)) exports.unshift('default');
  return {
    lines: linesOf(text).length,
    exports,
    props: propsOf(component.exec(text)?.[1] ?? ''),
    uses: appImports(path, text),
  };
}

const propsOf = (written: string): string[] =>
  written
    .replace(/\{[^{}]*\}|\([^()]*\)/g, '')
    .split(',')
    .map((part) => part.split(/[=:]/)[0]?.trim() ?? '')
    .filter((name) => name !== '' && !name.startsWith('...'));
