import type { Node } from 'oxc-parser';
import { importFixWords } from '../texts/fixes.ts';
import type { Edits } from './edits.ts';
import type { ImportContext } from './import-context.ts';
import type { Import } from './import-list.ts';
import { createFixSpecifier, type FixSpecifier, oneNameFile, otherIcons } from './specifiers.ts';

/** Leads imports and re-exports that go nowhere to the module that they mean. */
export function fixSpecifiers(context: ImportContext, edit: Edits): void {
  const { source, tree } = context.given;
  const fixSpecifier = createFixSpecifier(source.path, tree);
  for (const statement of context.list.imports) fixStatement(context, statement, fixSpecifier);
  for (const { node } of source.visits) {
    const literal = forwardedFrom(node);
    if (literal?.type !== 'Literal' || typeof literal.value !== 'string') continue;
    const better = fixSpecifier(literal.value);
    // Names that go on cannot be moved to other modules, so paths alone are mended.
    if (!better?.startsWith('@/')) continue;
    const quote = source.text[literal.start] ?? "'";
    edit.replace(literal.start, literal.end, `${quote}${better}${quote}`);
    context.note('specifier', importFixWords.from(literal.value, better), literal.start);
  }
}

function fixStatement(context: ImportContext, statement: Import, fixSpecifier: FixSpecifier): void {
  const { specifier, node } = statement;
  const better = fixSpecifier(specifier);
  if (better === undefined || node === null || statement.isLocked) return;
  const isIcons = otherIcons.test(specifier);
  const fileName = oneNameFile
    .exec(specifier)
    ?.slice(1)
    .find((name) => name !== undefined);
  for (const entry of statement.entries) {
    if (entry.imported !== 'default') continue;
    if (fileName !== undefined) entry.imported = fileName;
    else if (isIcons) entry.imported = entry.local;
  }
  statement.specifier = better;
  context.note('specifier', importFixWords.from(specifier, better), node.start);
}

/** `export { X } from '...'` and `import('...')`. */
function forwardedFrom(node: Node): Node | null {
  if (node.type === 'ImportExpression' || node.type === 'ExportAllDeclaration') return node.source;
  return node.type === 'ExportNamedDeclaration' ? node.source : null;
}
