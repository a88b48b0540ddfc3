import ts from 'typescript';
import { type Alias, KitSources, type Part } from './kit-sources.ts';
import { sharedTypes, TypeWriter } from './show-type.ts';

const head = '/** Made from the types of the kit; see packages/compiler/src/kit-guide/write-kit-types.ts. */';
const sharedHead = '/** What several components take alike. */';
const textsHead = '/** The types that those are made of, with what their comments say. */';

type Table = Record<string, string>;

/** What models are told of the kit, made from the kit's own types. */
export function readKitTables() {
  const kit = new KitSources();
  const writer = new TypeWriter(kit);
  const parts = kit.parts.toSorted(byName);
  const used = new Set(parts.flatMap(({ props }) => (props ? namesIn(props, kit) : [])));
  const aliases = [...kit.aliases.values()].filter(({ name }) => used.has(name)).toSorted(byName);
  return {
    kitProps: Object.fromEntries(parts.map(({ name, props }) => [name, writer.props(props)])),
    sharedProps: Object.fromEntries(sharedTypes.map((name) => [name, writer.shared(name)])),
    kitDeclarations: Object.fromEntries(parts.map((part) => [part.name, declaredAs(part)])),
    kitTypeTexts: Object.fromEntries(aliases.map((alias) => [alias.name, textOf(alias)])),
  };
}

/**
 * The same as modules of `core/src/prompt` by name. A test compares what they hold;
 * `node packages/compiler/src/kit-guide/write-kit-types-cli.ts` writes them anew, and the formatter does the rest.
 */
export function writeKitTypes(): Table {
  const { kitProps, sharedProps, kitDeclarations, kitTypeTexts } = readKitTables();
  const types = [head, moduleOf('kitProps', kitProps), sharedHead, moduleOf('sharedProps', sharedProps)];
  const declarations = [
    head,
    moduleOf('kitDeclarations', kitDeclarations),
    textsHead,
    moduleOf('kitTypeTexts', kitTypeTexts),
  ];
  return { 'kit-types.ts': types.join('\n'), 'kit-declarations.ts': declarations.join('\n') };
}

const moduleOf = (name: string, table: Table) =>
  `export const ${name}: Readonly<Record<string, string>> = ${JSON.stringify(table, null, 2)};\n`;

const byName = (one: { name: string }, other: { name: string }) => (one.name < other.name ? -1 : 1);

const declaredAs = ({ props }: Part): string =>
  props === null ? '' : props.getText().replace(/\b(?:api|React)\./g, '');

/** With the words that stand above it. */
const textOf = ({ declaration, source }: Alias): string =>
  source.text
    .slice(declaration.getFullStart(), declaration.end)
    .trim()
    .replace(/^(\/\*\*[\s\S]*?\*\/\n)?export /, '$1')
    // As the type of a list of fonts reads to people.
    .replaceAll(/`\$\{string\}, \$\{string\}`/g, "'Name, fallback'");

/** All types of the kit that a type is made of. */
function namesIn(node: ts.TypeNode, kit: KitSources, found = new Set<string>()): string[] {
  const visit = (each: ts.Node): void => {
    const name = ts.isTypeReferenceNode(each) ? each.typeName.getText().replace(/^\w+\./, '') : '';
    const alias = kit.aliases.get(name);
    if (alias && !found.has(name)) {
      found.add(name);
      visit(alias.node);
    }
    ts.forEachChild(each, visit);
  };
  visit(node);
  return [...found];
}
