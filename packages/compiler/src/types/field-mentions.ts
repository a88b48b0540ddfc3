import ts from 'typescript';

/** An expression that breaks the page where it is undefined, without the parentheses around it. */
export type Use = { node: ts.Expression; isSpread: boolean; isTried: boolean };

export type Mentions = {
  /** Fields of which the file asks somewhere whether they are there. */
  guarded: ReadonlySet<string>;
  /** How often each name stands in the file. */
  counts: ReadonlyMap<string, number>;
  /** Names that a condition goes by, also by way of what was made of them: it may ask for what a record has. */
  decided: ReadonlySet<string>;
  /** Records are chosen, or asked for by what they have. */
  isSifted: boolean;
  uses: readonly Use[];
};

/** Whoever asks for some records, or sifts them, may have left out those without the field. */
const sifting: ReadonlySet<string> = new Set([
  ...['filter', 'find', 'findIndex', 'findLast', 'findLastIndex', 'some', 'every'],
  ...['query', 'where', 'flatMap', 'reduce', 'groupBy', 'push'],
]);
const siftingCalls: ReadonlySet<string> = new Set(['filter', 'find', 'some', 'every']);

const deciding: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.AmpersandAmpersandToken,
  ts.SyntaxKind.BarBarToken,
  ts.SyntaxKind.QuestionQuestionToken,
]);

type Around = {
  isCondition: boolean;
  isTried: boolean;
  /** Names of which the nearest variable is made. */
  madeOf: Set<string> | null;
};

/** What a file says of fields, by their names; each node is visited once. */
export function mentionsIn(source: ts.SourceFile): Mentions {
  const guarded = new Set<string>();
  const counts = new Map<string, number>();
  const decided = new Set<string>();
  const uses: Use[] = [];
  const origins = new Map<string, Set<string>[]>();
  const addName = (node: ts.Identifier | ts.StringLiteralLike, { isCondition, madeOf }: Around) => {
    counts.set(node.text, (counts.get(node.text) ?? 0) + 1);
    if (isCondition) decided.add(node.text);
    if (ts.isIdentifier(node)) madeOf?.add(node.text);
  };
  const originsOf = (node: ts.VariableDeclaration) => {
    const madeOf = new Set<string>();
    for (const name of boundNames(node.name)) {
      const known = origins.get(name);
      if (known) known.push(madeOf);
      else origins.set(name, [madeOf]);
    }
    return madeOf;
  };
  const visit = (node: ts.Node, around: Around): void => {
    if (isName(node)) addName(node, around);
    if (around.isCondition && ts.isPropertyAccessExpression(node)) guarded.add(node.name.text);
    if (around.isCondition && ts.isPropertyAssignment(node) && isName(node.name)) guarded.add(node.name.text);
    const used = usedAtOnce(node);
    if (used) uses.push({ ...used, isTried: around.isTried });
    const conditions = conditionsOf(node);
    const isTried = around.isTried || ts.isTryStatement(node);
    const madeOf = ts.isVariableDeclaration(node) ? originsOf(node) : around.madeOf;
    ts.forEachChild(node, (child) =>
      visit(child, { isCondition: around.isCondition || conditions.includes(child), isTried, madeOf }),
    );
  };
  visit(source, { isCondition: false, isTried: false, madeOf: null });
  addOrigins(decided, origins);
  const isSifted = [...sifting].some((name) => counts.has(name));
  return { guarded, counts, decided, isSifted, uses };
}

/** Whoever asks for `const isDone = task.state === 'done'` asks for what `task` is. */
function addOrigins(decided: Set<string>, origins: ReadonlyMap<string, Set<string>[]>): void {
  const seen = new Set<Set<string>>();
  // A set that grows while it is walked: each name and each variable is taken once.
  for (const name of decided) {
    for (const madeOf of origins.get(name) ?? []) {
      if (seen.has(madeOf)) continue;
      seen.add(madeOf);
      for (const each of madeOf) decided.add(each);
    }
  }
}

export function boundNames(name: ts.BindingName): string[] {
  if (ts.isIdentifier(name)) return [name.text];
  return name.elements.flatMap((each) => (ts.isBindingElement(each) ? boundNames(each.name) : []));
}

export const isName = (node: ts.Node): node is ts.Identifier | ts.StringLiteralLike =>
  ts.isIdentifier(node) || ts.isStringLiteralLike(node);

export function withoutParentheses(node: ts.Expression): ts.Expression {
  let inner = node;
  while (ts.isParenthesizedExpression(inner)) inner = inner.expression;
  return inner;
}

export const isAccess = (node: ts.Node): node is ts.PropertyAccessExpression | ts.ElementAccessExpression =>
  ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node);

/** Without a question mark, and not below one: a chain that has stopped reads nothing more. */
function usedAtOnce(node: ts.Node): Pick<Use, 'node' | 'isSpread'> | undefined {
  if (isAccess(node))
    return ts.isOptionalChain(node)
      ? undefined
      : { node: withoutParentheses(node.expression), isSpread: false };
  const isList = ts.isForOfStatement(node) || ts.isSpreadElement(node);
  return isList ? { node: withoutParentheses(node.expression), isSpread: true } : undefined;
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
