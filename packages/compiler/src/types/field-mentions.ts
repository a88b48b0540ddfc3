import ts from 'typescript';

export type FieldMentions = {
  /** Fields of which the file asks somewhere whether they are there. */
  guarded: ReadonlySet<string>;
  /** Nothing in the file can have seen to it that the field is there: `record.field` is all that it says of it. */
  isPlain: (read: ts.PropertyAccessExpression) => boolean;
};

/** Whoever asks for some records, or sifts them, may have left out those without the field. */
const sifting: ReadonlySet<string> = new Set([
  ...['filter', 'find', 'findIndex', 'findLast', 'findLastIndex', 'some', 'every'],
  ...['query', 'where'],
]);
const siftingCalls: ReadonlySet<string> = new Set(['filter', 'find', 'some', 'every']);

const deciding: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.AmpersandAmpersandToken,
  ts.SyntaxKind.BarBarToken,
  ts.SyntaxKind.QuestionQuestionToken,
]);

/** What a file says of fields beside `reads`, the names that are read on in; each node is visited once. */
export function mentionsIn(source: ts.SourceFile, reads: ReadonlySet<ts.Node>): FieldMentions {
  const guarded = new Set<string>();
  const said = new Set<string>();
  /** Names in conditions: what is decided by a record may be decided by what it has. */
  const decided = new Set<string>();
  let isSifted = false;
  const visit = (node: ts.Node, isCondition: boolean): void => {
    if (isName(node)) {
      if (sifting.has(node.text)) isSifted = true;
      if (!reads.has(node)) said.add(node.text);
      if (isCondition) decided.add(node.text);
    }
    if (isCondition && ts.isPropertyAccessExpression(node)) guarded.add(node.name.text);
    if (isCondition && ts.isPropertyAssignment(node) && isName(node.name)) guarded.add(node.name.text);
    const conditions = conditionsOf(node);
    ts.forEachChild(node, (child) => visit(child, isCondition || conditions.includes(child)));
  };
  visit(source, false);
  return {
    guarded,
    isPlain: (read) => {
      const { expression: record, name } = read;
      if (isSifted || said.has(name.text) || !ts.isIdentifier(record)) return false;
      return !decided.has(record.text) && !isTried(read);
    },
  };
}

const isName = (node: ts.Node): node is ts.Identifier | ts.StringLiteralLike =>
  ts.isIdentifier(node) || ts.isStringLiteralLike(node);

function isTried(node: ts.Node): boolean {
  for (let at: ts.Node | undefined = node; at; at = at.parent) if (ts.isTryStatement(at)) return true;
  return false;
}

/** What a piece of code makes depend on being there. */
function conditionsOf(node: ts.Node): readonly ts.Node[] {
  if (ts.isIfStatement(node) || ts.isWhileStatement(node) || ts.isSwitchStatement(node))
    return [node.expression];
  if (ts.isForStatement(node)) return node.condition ? [node.condition] : [];
  if (ts.isConditionalExpression(node)) return [node.condition];
  if (ts.isBinaryExpression(node) && deciding.has(node.operatorToken.kind)) return [node.left];
  if (ts.isPrefixUnaryExpression(node)) return [node.operand];
  if (ts.isPropertyAccessExpression(node) && node.questionDotToken) return [node.expression];
  if (ts.isElementAccessExpression(node) && node.questionDotToken) return [node.expression];
  // What was left out of a list, or not asked for, is not read.
  return isSifting(node) ? [...node.arguments] : [];
}

const isSifting = (node: ts.Node): node is ts.CallExpression =>
  ts.isCallExpression(node) &&
  ts.isPropertyAccessExpression(node.expression) &&
  siftingCalls.has(node.expression.name.text);
