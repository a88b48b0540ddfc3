import ts from 'typescript';

const parse = (file, source) =>
  ts.createSourceFile(
    file,
    source,
    ts.ScriptTarget.Latest,
    true,
    file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );

/**
 * The keys that a file with texts has: paths of the studio's catalogues, names of members elsewhere. Constants that are
 * `indexed` by a value, as in `verbs[operation]`, have none: any may be meant.
 */
export function keysIn(file, source, indexed = new Set()) {
  const keys = [];
  const add = (object, path) => {
    for (const property of object.properties) {
      const name =
        property.name && (ts.isComputedPropertyName(property.name) ? undefined : property.name.text);
      if (name === undefined) continue;
      const key = path === '' ? name : `${path}.${name}`;
      if (ts.isPropertyAssignment(property) && ts.isObjectLiteralExpression(plain(property.initializer)))
        add(plain(property.initializer), key);
      else keys.push(key);
    }
  };
  for (const object of topObjects(parse(file, source), indexed)) add(object, '');
  return keys;
}

/**
 * What a file may use of catalogues: the ones it imports, the texts it writes (`beginnings*` of those that it puts
 * together), the names of members, and constants of which it takes any member.
 */
export function usesIn(file, source) {
  const uses = { imports: new Set(), texts: new Set(), names: new Set(), indexed: new Set() };
  const visit = (node) => {
    if (ts.isImportDeclaration(node)) uses.imports.add(node.moduleSpecifier.text.replace(/^.*\//, ''));
    else if (ts.isStringLiteralLike(node)) uses.texts.add(node.text);
    else if (ts.isTemplateExpression(node)) uses.texts.add(`${node.head.text}*`);
    else if (ts.isPropertyAccessExpression(node)) uses.names.add(node.name.text);
    else if (ts.isElementAccessExpression(node) && !ts.isStringLiteralLike(node.argumentExpression))
      uses.indexed.add(node.expression.getText());
    else if (ts.isBindingElement(node)) uses.names.add((node.propertyName ?? node.name).getText());
    ts.forEachChild(node, visit);
  };
  visit(parse(file, source));
  return uses;
}

/** Keys of a catalogue that is asked by path, as in `t('share.title')`, which none of its importers asks for. */
export function unusedPaths(keys, uses) {
  const texts = uses.flatMap((use) => [...use.texts]);
  const beginnings = texts.filter((text) => /^[\w.]+\.\*$/.test(text)).map((text) => text.slice(0, -1));
  const known = new Set(texts);
  return keys.filter((key) => !known.has(key) && !beginnings.some((beginning) => key.startsWith(beginning)));
}

/** Keys of a catalogue whose texts are members of objects, as in `texts.share.title`, which none of its importers names. */
export function unusedNames(keys, uses) {
  const names = new Set(uses.flatMap((use) => [...use.names]));
  return keys.filter((key) => !names.has(key.slice(key.lastIndexOf('.') + 1)));
}

/** Objects of texts: what `defineTexts` is given, and exported constants. */
function topObjects(tree, indexed) {
  return tree.statements.filter(ts.isVariableStatement).flatMap(({ declarationList }) =>
    declarationList.declarations.flatMap(({ name, initializer }) => {
      if (indexed.has(name.getText())) return [];
      const value = plain(initializer);
      if (value && ts.isCallExpression(value))
        return value.arguments.map(plain).filter(ts.isObjectLiteralExpression);
      return value && ts.isObjectLiteralExpression(value) ? [value] : [];
    }),
  );
}

const plain = (expression) =>
  expression && (ts.isAsExpression(expression) || ts.isSatisfiesExpression(expression))
    ? plain(expression.expression)
    : expression;
