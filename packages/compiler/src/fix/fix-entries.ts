import { importFixWords } from '../texts/fixes.ts';
import { lastPart, looseKey } from './app-names.ts';
import { icons, isIconName } from './homes.ts';
import type { ImportContext } from './import-context.ts';
import type { Entry, Import } from './import-list.ts';
import { bareName, createNearestIcon, type NearestIcon } from './nearest-icon.ts';

const nearestOf = new WeakMap<ReadonlySet<string>, NearestIcon>();

function nearestIcon(exports: ReadonlySet<string>, name: string): string {
  const find = nearestOf.get(exports) ?? createNearestIcon(exports);
  nearestOf.set(exports, find);
  return find(name);
}

/** Mends names that a module does not have; each step answers whether it did. */
export function fixEntries(context: ImportContext): void {
  for (const [statement, entry] of context.list.entries()) {
    const offered = context.exportsOf(statement.specifier);
    if (offered === undefined || entry.imported === '*' || offered.has(entry.imported)) continue;
    const missing: Missing = { statement, entry, offered };
    const isDone =
      dropUnused(context, missing) ||
      (entry.imported === 'default' ? fixDefault(context, missing) : fixNamed(context, missing));
    if (!isDone && statement.specifier === icons) replaceIcon(context, missing);
  }
}

type Missing = { statement: Import; entry: Entry; offered: ReadonlySet<string> };

/** A name that no code uses is a type or nothing. */
function dropUnused(context: ImportContext, { statement, entry }: Missing): boolean {
  const { usedInTypes } = context.given.names;
  if (context.uses(entry.local).length > 0) return false;
  if (usedInTypes.has(entry.local)) {
    if (entry.imported === 'default') return false;
    entry.isType = true;
    context.note('type-import', importFixWords.asType(entry.local), entry.start);
    return true;
  }
  context.list.remove(statement, entry);
  const message = importFixWords.unused(entry.local);
  context.note('unused-import', message, entry.start);
  return true;
}

function fixDefault(context: ImportContext, { statement, entry, offered }: Missing): boolean {
  const { specifier } = statement;
  const values = [...offered].filter((name) => name !== 'default');
  const named =
    values.find((name) => name === entry.local) ??
    values.find((name) => looseKey(name) === looseKey(lastPart(specifier))) ??
    (values.length === 1 ? values[0] : undefined);
  if (named !== undefined) {
    entry.imported = named;
    context.note('named-import', importFixWords.byName(entry.local), entry.start);
    return true;
  }
  const isHolder = context.uses(entry.local).every(({ how }) => how === 'member');
  if (values.length < 3 || !isHolder || statement.entries.length > 1) return false;
  entry.imported = '*';
  context.note('namespace-import', importFixWords.allOf(specifier, entry.local), entry.start);
  return true;
}

function fixNamed(context: ImportContext, missing: Missing): boolean {
  const { statement, entry, offered } = missing;
  const { specifier } = statement;
  if (offered.has('default') && isNamedLikeFile(specifier, entry.imported, offered)) {
    context.list.remove(statement, entry);
    context.list.add(specifier, { imported: 'default', local: entry.local });
    context.note('default-import', importFixWords.asDefault(entry.local), entry.start);
    return true;
  }
  if (moveEntry(context, missing)) return true;
  const near = [...offered].find((name) => looseKey(name) === looseKey(entry.imported));
  const only = isOfEntity(specifier) ? lastPart(specifier) : undefined;
  const found = near ?? only;
  if (found === undefined || found === 'default') return false;
  context.note('import-name', importFixWords.otherName(found, entry.imported), entry.start);
  entry.imported = found;
  return true;
}

const isOfEntity = (specifier: string) => /^@\/entities\/(?!all$)\w+$/.test(specifier);

/** The default of an app's file goes by the file's name, or is all that the file has. */
const isNamedLikeFile = (specifier: string, name: string, offered: ReadonlySet<string>): boolean =>
  /^(?:@\/(?:components|pages|entities)|\.{1,2})\//.test(specifier) &&
  !isOfEntity(specifier) &&
  (looseKey(lastPart(specifier)).replace(/\.[jt]sx?$/, '') === looseKey(name) || offered.size === 1);

/** Another module has the name: `useNavigate` from react, `CardTitle` from the button's module. */
function moveEntry(context: ImportContext, { statement, entry }: Missing): boolean {
  const home = context.findHome(entry.imported, context.uses(entry.local));
  if (home === undefined || home.specifier === statement.specifier) return false;
  if (context.exportsOf(home.specifier)?.has(home.imported) === false && home.imported !== '*') return false;
  context.list.remove(statement, entry);
  context.list.add(home.specifier, { imported: home.imported, local: entry.local });
  context.note('moved-import', importFixWords.moved(entry.imported, home.specifier), entry.start);
  return true;
}

/** Each is compared with all icons. */
const mostIcons = 300;

function replaceIcon(context: ImportContext, { entry, offered }: Missing): void {
  if (!isIconName(entry.imported) || context.fixes.length > mostIcons) return;
  const icon = nearestIcon(offered, entry.imported);
  if (!offered.has(icon)) return;
  const isSame = icon === bareName(entry.imported);
  const message = isSame ? importFixWords.icon(icon) : importFixWords.otherIcon(entry.imported, icon);
  context.note('icon', message, entry.start);
  entry.imported = icon;
}
