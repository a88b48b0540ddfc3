import { importFixWords } from '../texts/fixes.ts';
import { isGlobal } from './browser-names.ts';
import type { Edits } from './edits.ts';
import { fixEntries } from './fix-entries.ts';
import { fixSpecifiers } from './fix-specifiers.ts';
import { icons } from './homes.ts';
import { type Given, ImportContext } from './import-context.ts';
import type { Entry, Import } from './import-list.ts';
import { declaredBy, type Names, type Use } from './names.ts';
import type { Fix } from './source.ts';
import { isCode, isElement } from './uses.ts';

/** More than any file has; each is compared with the others. */
const mostImports = 1_000;

/** Leads every import to a module that has what it names, and adds those that are missing. */
export function fixImports(given: Given, edit: Edits): Fix[] {
  const context = new ImportContext(given);
  if (context.list.imports.length > mostImports) return [];
  fixSpecifiers(context, edit);
  fixEntries(context);
  dropDuplicates(context, edit);
  addMissing(context);
  context.list.write(edit);
  return context.fixes;
}

/** Names that code uses and nothing declares; what browsers have is not among them. */
export function openNames({ uses, bound }: Names): string[] {
  return [...uses]
    .filter(([name, found]) => !bound.has(name) && !(found.some(isCode) && isGlobal(name)))
    .map(([name]) => name);
}

function addMissing(context: ImportContext): void {
  for (const name of openNames(context.given.names)) {
    const uses = context.uses(name);
    const home = context.findHome(name, uses);
    if (home === undefined) continue;
    context.list.add(home.specifier, { imported: home.imported, local: name });
    context.note('missing-import', importFixWords.added(name), uses[0]?.node.start ?? 0);
  }
}

/** A name is imported once; a declaration of the file wins over an import. */
function dropDuplicates(context: ImportContext, edit: Edits): void {
  const { declared } = context.given.names;
  const taken = new Map<string, [Import, Entry]>();
  for (const [statement, entry] of context.list.entries()) {
    const first = taken.get(entry.local);
    if (declared.has(entry.local)) {
      settleDeclared(context, [statement, entry], edit);
    } else if (first === undefined) taken.set(entry.local, [statement, entry]);
    else {
      const [loser, spare] = isMeant(context, statement, entry) ? first : [statement, entry];
      if (spare !== entry) taken.set(entry.local, [statement, entry]);
      context.list.remove(loser, spare);
      context.note('duplicate-import', importFixWords.second(entry.local), spare.start);
    }
  }
}

/**
 * An icon that has the name of its page goes by another one. Anything else that the declaration itself uses is left to
 * the check: without its import it would draw itself for ever.
 */
function settleDeclared(context: ImportContext, [statement, entry]: [Import, Entry], edit: Edits): void {
  const { source, names } = context.given;
  const { local } = entry;
  const tags = context.uses(local).filter(isElement);
  const other = `${local}Icon`;
  if (statement.specifier === icons && tags.length > 0) {
    if (names.bound.has(other) || names.uses.has(other)) return;
    for (const { node, parent } of tags) {
      edit.replace(node.start, node.end, other);
      const element = parent ? source.parentOf.get(parent)?.parent : null;
      const closing = element?.type === 'JSXElement' ? element.closingElement?.name : undefined;
      if (closing) edit.replace(closing.start, closing.end, other);
    }
    entry.local = other;
    context.note('duplicate-import', importFixWords.renamedIcon(local, other), entry.start);
    return;
  }
  const home = source.program.body.find((found) => declaredBy(found).includes(local));
  const isOwnUse = ({ node }: Use) => home !== undefined && node.start > home.start && node.end < home.end;
  const isExported = home?.type === 'ExportDefaultDeclaration' || home?.type === 'ExportNamedDeclaration';
  const uses = context.uses(local).filter(({ parent }) => !isExported || parent !== home);
  if (uses.some(isOwnUse)) return;
  context.list.remove(statement, entry);
  const message = importFixWords.declared(local);
  context.note('duplicate-import', message, entry.start);
}

/** Of two imports of one name, the one whose module fits the use. */
function isMeant(context: ImportContext, { specifier }: Import, { local }: Entry): boolean {
  return context.findHome(local, context.uses(local))?.specifier === specifier;
}
