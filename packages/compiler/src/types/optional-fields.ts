import { readEntity } from '@sayso/core/blocks/entities';
import type { SourceTree } from '@sayso/core/source-tree';
import ts from 'typescript';
import { hintWords, mistakeWords } from '../texts/mistakes.ts';
import { isGenerated, pathOf } from './app-program.ts';
import type { TypeFinding } from './finding.ts';
import { symbolOf } from './origins-of-types.ts';

type Given = { source: ts.SourceFile; checker: ts.TypeChecker; tree: SourceTree };
type Read = { node: ts.PropertyAccessExpression; entity: string; field: string };

/**
 * `record.note.length` where a record need not have a note: the page breaks at the first that has none. Types know
 * nothing of `undefined` here, since apps are written without annotations. A file that looks whether the field is there
 * anywhere knows of it, and a schema that requires nothing says nothing of what may be missing.
 */
export function unguardedReads(given: Given): TypeFinding[] {
  const { source } = given;
  const reads = readsIn(given);
  if (reads.length === 0) return [];
  const guarded = guardedFields(source);
  return reads
    .filter(({ field }) => !guarded.has(field))
    .map(({ node, entity, field }) => ({
      path: pathOf(source.fileName),
      offset: node.name.getStart(source),
      code: 'optional-field',
      symbol: `${entity}.${field}`,
      message: mistakeWords.optionalField(entity, field),
      hint: hintWords.optionalField(node.getText(source).slice(0, 80)),
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

/** Names of fields of which the file asks somewhere whether they are there. */
function guardedFields(source: ts.SourceFile): ReadonlySet<string> {
  const guarded = new Set<string>();
  const note = (condition: ts.Node): void => {
    if (ts.isPropertyAccessExpression(condition)) guarded.add(condition.name.text);
    if (ts.isPropertyAssignment(condition)) guarded.add(condition.name.getText(source));
    ts.forEachChild(condition, note);
  };
  const visit = (node: ts.Node): void => {
    for (const condition of conditionsOf(node, source)) note(condition);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return guarded;
}

const deciding: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.AmpersandAmpersandToken,
  ts.SyntaxKind.BarBarToken,
  ts.SyntaxKind.QuestionQuestionToken,
]);

/** What a piece of code makes depend on being there. */
function conditionsOf(node: ts.Node, source: ts.SourceFile): ts.Node[] {
  if (ts.isIfStatement(node) || ts.isWhileStatement(node)) return [node.expression];
  if (ts.isConditionalExpression(node)) return [node.condition];
  if (ts.isBinaryExpression(node) && deciding.has(node.operatorToken.kind)) return [node.left];
  if (ts.isPrefixUnaryExpression(node)) return [node.operand];
  if (ts.isPropertyAccessExpression(node) && node.questionDotToken) return [node.expression];
  if (ts.isElementAccessExpression(node) && node.questionDotToken) return [node.expression];
  // What was left out of a list, or not asked for, is not read.
  const isSifted =
    ts.isCallExpression(node) && /\.(?:filter|find|some|every)$/.test(node.expression.getText(source));
  return isSifted ? [...node.arguments] : [];
}
