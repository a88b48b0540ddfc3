import { readEntity } from '@sayso/core/blocks/entities';
import type { SourceTree } from '@sayso/core/source-tree';
import ts from 'typescript';
import { hintWords, mistakeWords } from '../texts/mistakes.ts';
import { isGenerated, pathOf } from './app-program.ts';
import { mentionsIn } from './field-mentions.ts';
import type { TypeFinding } from './finding.ts';
import { symbolOf } from './origins-of-types.ts';

type Given = { source: ts.SourceFile; checker: ts.TypeChecker; tree: SourceTree };
type Read = { node: ts.PropertyAccessExpression; entity: string; field: string };

/**
 * `record.note.length` where a record need not have a note: the page breaks at the first that has none. Types know
 * nothing of `undefined` here, since apps are written without annotations. A file that looks whether the field is there
 * anywhere knows of it, and a schema that requires nothing says nothing of what may be missing. What may have been seen
 * to in another way (see `field-mentions.ts`) is a hint.
 */
export function unguardedReads(given: Given): TypeFinding[] {
  const { source } = given;
  const reads = readsIn(given);
  if (reads.length === 0) return [];
  const mentions = mentionsIn(source, new Set(reads.map(({ node }) => node.name)));
  return reads
    .filter(({ field }) => !mentions.guarded.has(field))
    .map(({ node, entity, field }) => ({
      path: pathOf(source.fileName),
      offset: node.name.getStart(source),
      code: 'optional-field',
      symbol: `${entity}.${field}`,
      message: mistakeWords.optionalField(entity, field),
      hint: hintWords.optionalField(node.getText(source).slice(0, 80)),
      ...(mentions.isPlain(node) ? {} : { severity: 'hint' as const }),
    }));
}

/** Fields that may be missing, of which something is read at once. */
function readsIn({ source, checker, tree }: Given): Read[] {
  const reads: Read[] = [];
  const mayMiss = missable(tree);
  const visit = (node: ts.Node): void => {
    if (isPlainAccess(node) && ts.isPropertyAccessExpression(node.expression)) {
      const entity = entityOfField(node.expression, checker);
      const field = node.expression.name.text;
      if (entity !== undefined && mayMiss(entity).has(field))
        reads.push({ node: node.expression, entity, field });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return reads;
}

/** Without a question mark, and not below one: a chain that has stopped reads nothing more. */
const isPlainAccess = (node: ts.Node): node is ts.PropertyAccessExpression | ts.ElementAccessExpression =>
  (ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node)) && !ts.isOptionalChain(node);

function entityOfField(node: ts.PropertyAccessExpression, checker: ts.TypeChecker): string | undefined {
  const place = symbolOf(checker, node.name)?.declarations?.[0];
  const file = place?.getSourceFile().fileName;
  if (!place || file === undefined || !isGenerated(file) || !ts.isPropertySignature(place)) return undefined;
  const [folder, name] = pathOf(file).split('/');
  // Parts of a field that is an object are declared in the same file, further in.
  const isField = ts.isTypeLiteralNode(place.parent) && ts.isTypeAliasDeclaration(place.parent.parent);
  return folder === 'entities' && name !== 'User' && isField ? name : undefined;
}

/** The fields of an entity that a record may lack; each schema is read once. */
function missable(tree: SourceTree): (entity: string) => ReadonlySet<string> {
  const known = new Map<string, ReadonlySet<string>>();
  return (entity) => {
    const fields = known.get(entity) ?? fieldsThatMayMiss(tree[`entities/${entity}`]);
    known.set(entity, fields);
    return fields;
  };
}

/** All that the findings follow from beside the code: types do not tell it. */
export const missableFields = (tree: SourceTree): string[] =>
  Object.keys(tree)
    .filter((path) => path.startsWith('entities/'))
    .sort()
    .map((path) => `${path} ${[...fieldsThatMayMiss(tree[path])].sort().join(' ')}`);

function fieldsThatMayMiss(text: string | undefined): ReadonlySet<string> {
  const schema = readEntity(text ?? '');
  if ('error' in schema) return new Set();
  const { properties, required = [] } = schema.value;
  if (required.length === 0) return new Set();
  const fields = Object.entries(properties).filter(
    ([name, { default: usual }]) => usual === undefined && !required.includes(name),
  );
  return new Set(fields.map(([name]) => name));
}
