import ts from 'typescript';

/** Text put in at a place of a file, so that places of the longer text can be told in the person's own. */
type Insertion = { at: number; text: string };
export type Typed = { text: string; originalOffset: (offset: number) => number };

const listing = /^(?:(?:base44\.)?entities\.)?(?:[\w$]+\.)*([A-Z]\w*)\.(list|filter|get|create|update)$/;

/**
 * `useState([])` says nothing of what it will hold. Where all that ever goes in comes straight from one entity, the
 * state is given that entity's type, so that a field which does not exist is found on it too.
 */
export function typeRecordStates(source: ts.SourceFile, entities: ReadonlySet<string>): Typed {
  const states = statesOf(source);
  if (states.size === 0) return untouched(source.text);
  const held = contentsOf(source, new Set(states.keys()), entities);
  const insertions: Insertion[] = [];
  for (const [setter, { initial, isList }] of states) {
    const found = held.get(setter);
    if (!found || found === 'unclear' || found.isList !== isList) continue;
    const type = `import('@/entities/${found.entity}').${found.entity}${isList ? '[]' : ''}`;
    if (initial) {
      insertions.push(
        { at: initial.getStart(source), text: `/** @type {${type}} */(` },
        { at: initial.end, text: ')' },
      );
    }
  }
  return insertions.length === 0 ? untouched(source.text) : insert(source.text, insertions);
}

const untouched = (text: string): Typed => ({ text, originalOffset: (offset) => offset });

function insert(text: string, insertions: readonly Insertion[]): Typed {
  const sorted = insertions.toSorted((a, b) => a.at - b.at);
  let typed = '';
  let from = 0;
  for (const { at, text: added } of sorted) {
    typed += text.slice(from, at) + added;
    from = at;
  }
  const originalOffset = (offset: number): number => {
    let moved = 0;
    for (const { at, text: added } of sorted) {
      if (at + moved > offset) break;
      moved += Math.min(added.length, offset - at - moved);
    }
    return offset - moved;
  };
  return { text: typed + text.slice(from), originalOffset };
}

type State = { initial: ts.Expression | undefined; isList: boolean };

function statesOf(source: ts.SourceFile): Map<string, State> {
  const states = new Map<string, State>();
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && ts.isArrayBindingPattern(node.name)) addState(node, states, source);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return states;
}

function addState(
  { name, initializer }: ts.VariableDeclaration,
  states: Map<string, State>,
  source: ts.SourceFile,
) {
  if (!initializer || !ts.isCallExpression(initializer) || !ts.isArrayBindingPattern(name)) return;
  if (!/^(?:React\.)?useState$/.test(initializer.expression.getText(source))) return;
  const setter = name.elements[1];
  const [initial] = initializer.arguments;
  if (!setter || !ts.isBindingElement(setter) || !ts.isIdentifier(setter.name) || !initial) return;
  const isEmptyList = ts.isArrayLiteralExpression(initial) && initial.elements.length === 0;
  if (!isEmptyList && initial.kind !== ts.SyntaxKind.NullKeyword) return;
  // Two states of one name in two components of the file: neither can be told apart.
  const isTwice = states.has(setter.name.text);
  states.set(setter.name.text, { initial: isTwice ? undefined : initial, isList: isEmptyList });
}

type Held = { entity: string; isList: boolean } | 'unclear';

/** What each setter is given all over the file. */
function contentsOf(
  source: ts.SourceFile,
  setters: ReadonlySet<string>,
  entities: ReadonlySet<string>,
): Map<string, Held> {
  const held = new Map<string, Held>();
  const variables = new Map<string, Held>();
  const note = (map: Map<string, Held>, name: string, value: Held) => {
    const known = map.get(name);
    const isSame = known === undefined || JSON.stringify(known) === JSON.stringify(value);
    map.set(name, isSame ? value : 'unclear');
  };
  const readValue = (node: ts.Expression): Held | undefined => {
    const inner = ts.isAwaitExpression(node) ? node.expression : node;
    if (ts.isIdentifier(inner) && inner === node) return variables.get(inner.text) ?? 'unclear';
    return ts.isAwaitExpression(node) ? called(inner, entities, source) : emptyOr(node);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && node.initializer) {
      for (const [name, value] of declared(node, entities, source)) note(variables, name, value);
    }
    if (ts.isIdentifier(node) && setters.has(node.text)) {
      const value = givenTo(node, { entities, source, readValue });
      if (value !== undefined) note(held, node.text, value);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return held;
}

/** Nothing, an empty list or a way from the old value to the new: none of them says more. */
const emptyOr = (node: ts.Expression): Held | undefined =>
  node.kind === ts.SyntaxKind.NullKeyword || (ts.isArrayLiteralExpression(node) && node.elements.length === 0)
    ? undefined
    : 'unclear';

function called(node: ts.Expression, entities: ReadonlySet<string>, source: ts.SourceFile): Held {
  if (!ts.isCallExpression(node)) return 'unclear';
  const [, entity, method] = listing.exec(node.expression.getText(source).replace(/\s+/g, '')) ?? [];
  if (entity === undefined || !entities.has(entity)) return 'unclear';
  return { entity, isList: method === 'list' || method === 'filter' };
}

function declared(
  { name, initializer }: ts.VariableDeclaration,
  entities: ReadonlySet<string>,
  source: ts.SourceFile,
): [string, Held][] {
  if (!initializer || !ts.isAwaitExpression(initializer))
    return ts.isIdentifier(name) ? [[name.text, 'unclear']] : [];
  const { expression } = initializer;
  if (ts.isIdentifier(name)) return [[name.text, called(expression, entities, source)]];
  const isAll = ts.isCallExpression(expression) && expression.expression.getText(source) === 'Promise.all';
  const [all] = isAll ? expression.arguments : [];
  if (!ts.isArrayBindingPattern(name) || !all || !ts.isArrayLiteralExpression(all)) return [];
  return name.elements.flatMap((element, at): [string, Held][] => {
    const value = all.elements[at];
    if (!value || !ts.isBindingElement(element) || !ts.isIdentifier(element.name)) return [];
    return [[element.name.text, called(value, entities, source)]];
  });
}

type Reading = {
  entities: ReadonlySet<string>;
  source: ts.SourceFile;
  readValue: (node: ts.Expression) => Held | undefined;
};

/** `setTasks(x)` and `Task.list().then(setTasks)`; undefined where nothing is given, or nothing new. */
function givenTo(setter: ts.Identifier, { entities, source, readValue }: Reading): Held | undefined {
  const { parent } = setter;
  if (ts.isBindingElement(parent)) return undefined;
  if (!ts.isCallExpression(parent)) return 'unclear';
  if (parent.expression === setter) {
    const [value] = parent.arguments;
    return value && !ts.isArrowFunction(value) ? readValue(value) : value ? 'unclear' : undefined;
  }
  const callee = parent.expression;
  if (!ts.isPropertyAccessExpression(callee) || callee.name.text !== 'then') return 'unclear';
  return called(callee.expression, entities, source);
}
