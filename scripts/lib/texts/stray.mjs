import ts from 'typescript';

/** Attributes whose value people see or hear. */
const shown =
  /^(?:label|title|placeholder|alt|hint|text|description|aria-(?:label|description|placeholder|roledescription|valuetext))$/;
/** Attributes whose value only the browser reads. */
const technical =
  /^(?:class(?:Name)?|style|d|transform|viewBox|href|to|src|key|id|name|type|value|rel|allow|sandbox|data-.*|aria-(?:hidden|live|controls|labelledby|describedby))$/;
const technicalCalls =
  /^(?:cn|cva|clsx|RegExp|matchMedia|querySelector(?:All)?|addEventListener|removeEventListener|setAttribute|getAttribute|append|closest|matches|headers?|startsWith|endsWith|includes|indexOf|split|join|has|get|set|setRequestHeader|entityNamed)$/;
/** Errors for developers and logs, and classes of errors; others, such as `Fault`, hold words for people. */
const technicalErrors =
  /^(?:Error|TypeError|RangeError|AggregateError|DOMException|ProviderFault|WorkerEnded|super)$/;
/** A program that writes down what it does. */
const technicalLog = /(?:^console|(?:^|\.)log)\.\w+$/;
/** Asks a catalogue: what it is given is a key. */
const asksCatalogue = /^(?:t|common|(?:t|common)\.(?:rich|markup|raw|has))$/;

/** Texts for people that a file holds itself: `{ line, text }`. */
export function strayTexts(file, source, finds) {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, kind);
  const found = [];
  const visit = (node) => {
    if (isForProgram(node)) return;
    const { line } = tree.getLineAndCharacterOfPosition(node.getStart());
    for (const text of textsOf(node, finds))
      found.push({ line: line + 1, text: text.replace(/\s+/g, ' ').trim() });
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

function textsOf(node, finds) {
  const text = textOf(node);
  if (text === undefined) return [];
  if (isPage.test(text)) return textsOfPage(text);
  return isText(node, text, finds) ? [text] : [];
}

const isPage = /^<!doctype html/i;

/** What a page shows, and its labels for those who hear it. */
const textsOfPage = (html) =>
  html
    .replace(/<(style|script)\b[^>]*>[\s\S]*?<\/\1>/g, '')
    .split(/<[^>]*aria-label="([^"]*)"[^>]*>|<[^>]*>/)
    .filter((part) => part !== undefined && /\p{L}{2}/u.test(part));

function textOf(node) {
  // A language of its own, such as SQL.
  if (node.parent && ts.isTaggedTemplateExpression(node.parent)) return undefined;
  if (ts.isJsxText(node) || ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return node.head.text + node.templateSpans.map(({ literal }) => `{}${literal.text}`).join('');
}

function isText(node, text, finds) {
  if (isFaultMessage(node)) return /\p{L}{2}/u.test(text);
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
  technicalErrors.test(nameOf(expression)) ||
  technicalLog.test(expression.getText()) ||
  asksCatalogue.test(expression.getText());

const nameOf = (expression) =>
  (ts.isPropertyAccessExpression(expression) ? expression.name : expression).getText();

/** What a fault says to people, however short. */
function isFaultMessage(node) {
  let at = node;
  while (at.parent && (ts.isConditionalExpression(at.parent) || ts.isParenthesizedExpression(at.parent)))
    at = at.parent;
  const { parent } = at;
  return ts.isNewExpression(parent) && nameOf(parent.expression) === 'Fault' && parent.arguments?.[1] === at;
}

const isComparison = (kind) =>
  [
    ts.SyntaxKind.EqualsEqualsEqualsToken,
    ts.SyntaxKind.ExclamationEqualsEqualsToken,
    ts.SyntaxKind.InKeyword,
  ].includes(kind);
