import ts from 'typescript';

/** Attributes whose value people see or hear. */
const shown =
  /^(?:label|title|placeholder|alt|hint|text|description|aria-(?:label|description|placeholder|roledescription|valuetext))$/;
/** Attributes whose value only the browser reads. */
const technical =
  /^(?:class(?:Name)?|style|d|transform|viewBox|href|to|src|key|id|name|type|value|rel|allow|sandbox|data-.*|aria-(?:hidden|live|controls|labelledby|describedby))$/;
const technicalCalls =
  /^(?:cn|cva|clsx|Error|RegExp|matchMedia|querySelector(?:All)?|addEventListener|removeEventListener|setAttribute|getAttribute|append|closest|matches|headers?|startsWith|endsWith|includes|indexOf|split|join|has|get|set|setRequestHeader|entityNamed)$/;
/** Asks a catalogue: what it is given is a key. */
const asksCatalogue = /^(?:t|common|(?:t|common)\.(?:rich|markup|raw|has))$/;

/** Texts for people that a file holds itself: `{ line, text }`. */
export function strayTexts(file, source, finds) {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, kind);
  const found = [];
  const visit = (node) => {
    if (isForProgram(node)) return;
    const text = textOf(node);
    if (text !== undefined && isText(node, text, finds)) {
      const { line } = tree.getLineAndCharacterOfPosition(node.getStart());
      found.push({ line: line + 1, text: text.replace(/\s+/g, ' ').trim() });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

function textOf(node) {
  if (ts.isJsxText(node) || ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return node.head.text + node.templateSpans.map(({ literal }) => `{}${literal.text}`).join('');
}

function isText(node, text, finds) {
  if (finds === 'sentences') return isSentence(text);
  if (ts.isJsxText(node)) return /\p{L}{2}/u.test(text);
  const attribute = attributeOf(node);
  if (attribute !== undefined && technical.test(attribute)) return false;
  if (attribute !== undefined && shown.test(attribute)) return /\p{L}{2}/u.test(text);
  // Keys of the browser's storage, and addresses such as `mailto:`.
  if (ts.isTemplateExpression(node) && /^[a-z]+:(?:[a-z]|\{)/.test(text)) return false;
  if (ts.isTemplateExpression(node))
    return /(?:^|[\s“"(])\p{L}{2,}[\s.,:?!…]|\s\p{L}{2,}/u.test(text) && !/[/;]|--|: /.test(text);
  return /^[“"'(]?\p{Lu}\p{Ll}+(?:$|[\s.,:;?!’'…])/u.test(text) || isSentence(text);
}

const isSentence = (text) =>
  !/\(\?|\\[bswd]|\[\^/.test(text) &&
  /\p{L}{2,}[,:;]? [\p{L}{]/u.test(text) &&
  (/^\s?["“(]?(?:\p{Lu}|\{\})/u.test(text) || /[.?!]["”)]?$/.test(text.trim())) &&
  text.split(' ').length >= 3;

function attributeOf(node) {
  let at = node.parent;
  while (
    at &&
    (ts.isJsxExpression(at) ||
      ts.isConditionalExpression(at) ||
      ts.isBinaryExpression(at) ||
      ts.isParenthesizedExpression(at))
  )
    at = at.parent;
  return at && ts.isJsxAttribute(at) ? at.name.getText() : undefined;
}

/** Parts of the tree that hold no text for people at all. */
function isForProgram(node) {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return true;
  if (ts.isJsxAttribute(node)) return technical.test(node.name.getText());
  if (ts.isThrowStatement(node)) return true;
  const { parent } = node;
  if (!parent) return false;
  if (ts.isCaseClause(parent)) return parent.expression === node;
  if (ts.isElementAccessExpression(parent)) return parent.argumentExpression === node;
  // A name of several words is one that people read.
  if (ts.isPropertyAssignment(parent)) return parent.name === node && !/\p{L}{2} \p{L}/u.test(node.text);
  if (ts.isBinaryExpression(parent))
    return isComparison(parent.operatorToken.kind) && ts.isStringLiteralLike(node);
  if ((ts.isCallExpression(parent) || ts.isNewExpression(parent)) && parent.expression !== node)
    return isTechnicalCall(parent.expression);
  return false;
}

const isTechnicalCall = (expression) =>
  technicalCalls.test(nameOf(expression)) ||
  asksCatalogue.test(expression.getText()) ||
  expression.getText().startsWith('console.');

const nameOf = (expression) =>
  (ts.isPropertyAccessExpression(expression) ? expression.name : expression).getText();

const isComparison = (kind) =>
  [
    ts.SyntaxKind.EqualsEqualsEqualsToken,
    ts.SyntaxKind.ExclamationEqualsEqualsToken,
    ts.SyntaxKind.InKeyword,
  ].includes(kind);
