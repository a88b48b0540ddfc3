import ts from 'typescript';

const branching: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.AmpersandAmpersandToken,
  ts.SyntaxKind.BarBarToken,
  ts.SyntaxKind.QuestionQuestionToken,
  ts.SyntaxKind.AmpersandAmpersandEqualsToken,
  ts.SyntaxKind.BarBarEqualsToken,
  ts.SyntaxKind.QuestionQuestionEqualsToken,
]);

const isBranching = (node: ts.Node): node is ts.BinaryExpression =>
  ts.isBinaryExpression(node) && branching.has(node.operatorToken.kind);

/** Some of what it holds may be left out when it runs. */
export const isConditional = (node: ts.Node): boolean =>
  ts.isIfStatement(node) ||
  ts.isConditionalExpression(node) ||
  ts.isSwitchStatement(node) ||
  ts.isTryStatement(node) ||
  ts.isIterationStatement(node, false) ||
  isBranching(node);

/** The part of what is conditional that runs each time: what is asked first. */
export function alwaysRuns(node: ts.Node, part: ts.Node): boolean {
  if (isBranching(node)) return part === node.left;
  if (ts.isConditionalExpression(node)) return part === node.condition;
  if (ts.isForStatement(node)) return part === node.initializer;
  if (ts.isTryStatement(node)) return part === node.finallyBlock;
  return 'expression' in node && part === node.expression;
}
