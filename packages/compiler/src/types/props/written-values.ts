import ts from 'typescript';
import { isAppFile } from '../app-program.ts';

/** The expressions that a value may come from, each as it is written: behind names, conditions and brackets. */
export function writtenValues(
  expression: ts.Expression,
  checker: ts.TypeChecker,
  depth = 0,
): ts.Expression[] {
  const node = withoutWrapping(expression);
  if (depth > deepest) return [node];
  const all = (...parts: ts.Expression[]) => parts.flatMap((part) => writtenValues(part, checker, depth + 1));
  if (ts.isConditionalExpression(node)) return all(node.whenTrue, node.whenFalse);
  if (ts.isBinaryExpression(node)) {
    const { kind } = node.operatorToken;
    if (kind === ts.SyntaxKind.AmpersandAmpersandToken) return all(node.right);
    if (kind === ts.SyntaxKind.BarBarToken || kind === ts.SyntaxKind.QuestionQuestionToken) {
      return all(node.left, node.right);
    }
  }
  const held = ts.isIdentifier(node) ? literalBehind(node, checker) : undefined;
  return held ? all(held) : [node];
}

const deepest = 6;

function withoutWrapping(node: ts.Expression): ts.Expression {
  let inner = node;
  while (
    ts.isParenthesizedExpression(inner) ||
    ts.isAsExpression(inner) ||
    ts.isSatisfiesExpression(inner) ||
    ts.isNonNullExpression(inner)
  ) {
    inner = inner.expression;
  }
  return inner;
}

/** What a constant of the app was given, where that says more than its type: a list or an object, written out. */
function literalBehind(name: ts.Identifier, checker: ts.TypeChecker): ts.Expression | undefined {
  const found = checker.getSymbolAtLocation(name);
  const symbol = found && found.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(found) : found;
  const declared = symbol?.valueDeclaration;
  if (!declared || !ts.isVariableDeclaration(declared) || !declared.initializer || declared.type)
    return undefined;
  if (!isAppFile(declared.getSourceFile().fileName)) return undefined;
  if (!(ts.getCombinedNodeFlags(declared) & ts.NodeFlags.Const)) return undefined;
  const value = withoutWrapping(declared.initializer);
  return ts.isObjectLiteralExpression(value) || ts.isArrayLiteralExpression(value) ? value : undefined;
}

/**
 * Its type says what it was at first rather than what it may become: a state, or a property with a default that whoever
 * calls may give something else.
 */
export function isLooselyTyped(expression: ts.Expression, checker: ts.TypeChecker): boolean {
  const root = rootOf(expression);
  if (!ts.isIdentifier(root)) return false;
  const declared = checker.getSymbolAtLocation(root)?.valueDeclaration;
  if (!declared) return false;
  const parameter = ts.findAncestor(declared, ts.isParameter);
  if (parameter && isAppFile(declared.getSourceFile().fileName)) {
    return ts.isBindingElement(declared)
      ? declared.initializer !== undefined
      : parameter.initializer !== undefined;
  }
  if (ts.isBindingElement(declared) && ts.isArrayBindingPattern(declared.parent)) return true;
  const isLet =
    ts.isVariableDeclaration(declared) && !(ts.getCombinedNodeFlags(declared) & ts.NodeFlags.Const);
  return isLet || (ts.isVariableDeclaration(declared) && isRef(declared.initializer));
}

const isRef = (value: ts.Expression | undefined): boolean =>
  value !== undefined && ts.isCallExpression(value) && /(?:^|\.)useRef$/.test(value.expression.getText());

function rootOf(node: ts.Expression): ts.Expression {
  let root = node;
  while (ts.isPropertyAccessExpression(root) || ts.isElementAccessExpression(root)) root = root.expression;
  return root;
}

/** What an attribute is given; undefined where it stands alone. */
export const attributeValue = ({ initializer }: ts.JsxAttribute): ts.Expression | undefined =>
  initializer && ts.isJsxExpression(initializer) ? initializer.expression : initializer;
