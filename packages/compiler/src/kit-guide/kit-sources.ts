import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { places } from '../places.ts';

export type Alias = { name: string; node: ts.TypeNode; source: ts.SourceFile; declaration: ts.Node };
export type Part = { name: string; props: ts.TypeNode | null; source: ts.SourceFile };

const kitFolder = join(places.root, 'packages/runtime/src/kit');
const typeFiles = [
  'api.ts',
  'public-api.ts',
  'tools/tool-api.ts',
  'games/game-api.ts',
  'community/api.ts',
  'site/api.ts',
];

/** The kit as its own sources declare it, read by their text: nothing is checked, so it takes no time. */
export class KitSources {
  readonly aliases = new Map<string, Alias>();
  /** Lists of constants that types are made of. */
  readonly lists = new Map<string, string[]>();
  readonly parts: Part[];

  constructor() {
    for (const file of typeFiles) this.#readTypes(sourceOf(join(kitFolder, file)));
    this.parts = this.#readParts();
  }

  #readTypes(source: ts.SourceFile): void {
    for (const statement of source.statements) {
      if (ts.isTypeAliasDeclaration(statement)) {
        const name = statement.name.text;
        if (!this.aliases.has(name))
          this.aliases.set(name, { name, node: statement.type, source, declaration: statement });
      } else if (ts.isVariableStatement(statement)) this.#readLists(statement);
    }
  }

  #readLists(statement: ts.VariableStatement): void {
    for (const { name, initializer } of statement.declarationList.declarations) {
      const list = initializer && ts.isAsExpression(initializer) ? initializer.expression : initializer;
      if (!list || !ts.isArrayLiteralExpression(list) || !ts.isIdentifier(name)) continue;
      const texts = list.elements.flatMap((each) => (ts.isStringLiteral(each) ? [each.text] : []));
      if (texts.length === list.elements.length) this.lists.set(name.text, texts);
    }
  }

  #readParts(): Part[] {
    const index = sourceOf(join(kitFolder, 'kit.ts'));
    return index.statements.flatMap((statement) => {
      if (!ts.isExportDeclaration(statement) || !statement.exportClause) return [];
      const { moduleSpecifier, exportClause } = statement;
      if (!moduleSpecifier || !ts.isStringLiteral(moduleSpecifier) || !ts.isNamedExports(exportClause))
        return [];
      if (!moduleSpecifier.text.endsWith('.tsx')) return [];
      const source = sourceOf(join(dirname(index.fileName), moduleSpecifier.text));
      this.#readTypes(source);
      return exportClause.elements.map(({ name }) => ({
        name: name.text,
        props: propsOf(source, name.text),
        source,
      }));
    });
  }
}

const sourceOf = (path: string) =>
  ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);

/** The type of a component's props, as its declaration names it. */
function propsOf(source: ts.SourceFile, name: string): ts.TypeNode | null {
  for (const statement of source.statements) {
    if (ts.isFunctionDeclaration(statement) && statement.name?.text === name)
      return statement.parameters[0]?.type ?? null;
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name: declared, initializer } of statement.declarationList.declarations) {
      if (!ts.isIdentifier(declared) || declared.text !== name || !initializer) continue;
      if (ts.isIdentifier(initializer)) return propsOf(source, initializer.text);
      if (ts.isArrowFunction(initializer)) return initializer.parameters[0]?.type ?? null;
      // Parts that are fetched when they are first shown: `later<api.BlogListProps>(...)`.
      if (ts.isCallExpression(initializer)) return initializer.typeArguments?.[0] ?? null;
    }
  }
  return null;
}
