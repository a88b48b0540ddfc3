import { Edits } from '../fix/edits.ts';
import { adoptedCodeWords } from '../texts/adoption.ts';
import type { CodeFile, Specifier } from './code-files.ts';

/** What an import is to name in the app: another specifier, nothing at all, or what it names now. */
export type NewSpecifier = { to: string } | 'remove' | null;

type Wanted = {
  specifier: (found: Specifier) => NewSpecifier;
  functionNames: ReadonlyMap<string, string>;
};

/** Rewrites what cannot stay as it is, at its place in the text; answers what it did in words. */
export function rewriteFile(file: CodeFile, wanted: Wanted): { text: string; notes: string[] } {
  const edits = new Edits();
  const notes = [...rewriteImports(file, wanted, edits), ...rewriteEnvironment(file, edits)];
  notes.push(...renameFunctions(file, wanted.functionNames, edits));
  return { text: edits.apply(file.text), notes };
}

function rewriteImports({ specifiers, text }: CodeFile, { specifier }: Wanted, edits: Edits): string[] {
  const notes: string[] = [];
  for (const found of specifiers) {
    const now = specifier(found);
    if (now === null) continue;
    if (now !== 'remove') {
      const quote = text[found.start] ?? "'";
      edits.replace(found.start, found.end, `${quote}${now.to}${quote}`);
      notes.push(adoptedCodeWords.imports(found.value, now.to));
    } else if (found.statement) {
      edits.replace(found.statement.start, found.statement.end, '');
      notes.push(adoptedCodeWords.importRemoved(found.value));
    }
  }
  return notes;
}

const environment = "({ MODE: 'production', PROD: true, DEV: false, SSR: false, BASE_URL: '/' })";

/** `import.meta.env` is a matter of the tool that built the app before. */
function rewriteEnvironment({ source }: CodeFile, edits: Edits): string[] {
  let count = 0;
  for (const { node } of source?.visits ?? []) {
    if (node.type !== 'MemberExpression' || node.object.type !== 'MetaProperty') continue;
    if (node.computed || node.property.type !== 'Identifier' || node.property.name !== 'env') continue;
    edits.replace(node.start, node.end, environment);
    count += 1;
  }
  return count === 0 ? [] : [adoptedCodeWords.environment];
}

/** `functions.invoke('send-letter')`, by the name that the function has now. */
function renameFunctions({ source }: CodeFile, names: ReadonlyMap<string, string>, edits: Edits): string[] {
  const notes: string[] = [];
  for (const { node } of source?.visits ?? []) {
    if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') continue;
    const { property } = node.callee;
    const [first] = node.arguments;
    if (property.type !== 'Identifier' || property.name !== 'invoke' || first?.type !== 'Literal') continue;
    const now = typeof first.value === 'string' ? names.get(first.value) : undefined;
    if (now === undefined || now === first.value) continue;
    edits.replace(first.start, first.end, `'${now}'`);
    notes.push(adoptedCodeWords.calls(String(first.value), now));
  }
  return notes;
}
