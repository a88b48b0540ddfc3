import type { SourceTree } from '@sayso/core/source-tree';
import { generatedExports, type LibraryExports } from '../check.ts';
import { parseModule } from '../parse-module.ts';
import { resolveImport } from '../resolve-import.ts';
import { createFindHome, type FindHome } from './homes.ts';
import { ImportList } from './import-list.ts';
import type { Names, Use } from './names.ts';
import type { Fix, Source } from './source.ts';

export type Given = { source: Source; names: Names; tree: SourceTree; libraryExports: LibraryExports };

/** What the steps share while the imports of one file are put right. */
export class ImportContext {
  readonly given: Given;
  readonly list: ImportList;
  readonly findHome: FindHome;
  readonly fixes: Fix[] = [];

  constructor(given: Given) {
    const { source, tree, names, libraryExports } = given;
    this.given = given;
    this.list = new ImportList(source);
    this.findHome = createFindHome({ path: source.path, tree, libraryExports, names });
  }

  note(code: string, message: string, offset: number): void {
    this.fixes.push({ code, message, line: this.given.source.lineAt(offset) });
  }

  uses(name: string): readonly Use[] {
    return this.given.names.uses.get(name) ?? [];
  }

  /** Names that a module offers; undefined where they are not known. */
  exportsOf(specifier: string): ReadonlySet<string> | undefined {
    const { source, tree, libraryExports } = this.given;
    const found = resolveImport(specifier, source.path, (path) => Object.hasOwn(tree, path));
    if (found.kind === 'library') return libraryExports(found.specifier);
    if (found.kind === 'generated') return generatedExports(found.path, Object.keys(tree));
    if (found.kind !== 'app') return undefined;
    return parseModule(found.path, tree[found.path] ?? '').exports ?? undefined;
  }
}
