import type { EntityProperty } from '@sayso/contracts/entity-schema';
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
  const visit = (node: ts.Node): void => {
    if (isPlainAccess(node) && ts.isPropertyAccessExpression(node.expression)) {
      const entity = entityOfField(node.expression, checker);
      const field = node.expression.name.text;
      if (entity !== undefined && mayBeMissing(entity, field, tree))
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

function mayBeMissing(entity: string, field: string, tree: SourceTree): boolean {
  const schema = readEntity(tree[`entities/${entity}`] ?? '');
  if ('error' in schema) return false;
  const { properties, required = [] } = schema.value;
  const property: EntityProperty | undefined = properties[field];
  return (
    required.length > 0 &&
    property !== undefined &&
    property.default === undefined &&
    !required.includes(field)
  );
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
