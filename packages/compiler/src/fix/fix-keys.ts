import type {
  ArrowFunctionExpression,
  JSXElement,
  JSXFragment,
  Node,
  Function as OxcFunction,
} from 'oxc-parser';
import { fixWords } from '../texts/fixes.ts';
import type { Edits } from './edits.ts';
import { inPattern } from './names.ts';
import { below, type Fix, type Source } from './source.ts';

type Callback = ArrowFunctionExpression | OxcFunction;

/** Gives elements that `map` makes a key: the id where the record shows one, else the place in the list. */
export function fixKeys(source: Source, edit: Edits): Fix[] {
  const fixes: Fix[] = [];
  const keys = new Map<Node, string | undefined>();
  for (const { node } of source.visits) {
    if (node.type !== 'JSXElement' && node.type !== 'JSXFragment') continue;
    if (hasKey(node)) continue;
    const callback = callbackOf(source, node);
    if (!callback) continue;
    if (!keys.has(callback)) keys.set(callback, keyFor(source, callback, edit));
    const key = keys.get(callback);
    if (key === undefined) continue;
    addKey(node, key, edit);
    fixes.push({ code: 'key', message: fixWords.key, line: source.lineAt(node.start) });
  }
  return fixes;
}

const hasKey = (node: JSXElement | JSXFragment): boolean =>
  node.type === 'JSXElement' &&
  node.openingElement.attributes.some(
    (each) => each.type === 'JSXAttribute' && each.name.type === 'JSXIdentifier' && each.name.name === 'key',
  );

/** The callback of a `map` whose result the element is. */
function callbackOf({ parentOf }: Source, element: Node): Callback | undefined {
  let at = parentOf.get(element);
  while (at && isResult(at.parent, at.key)) at = at.parent ? parentOf.get(at.parent) : undefined;
  if (at?.parent?.type === 'ReturnStatement') {
    at = parentOf.get(at.parent);
    while (at && isStatement(at.parent, at.key)) at = at.parent ? parentOf.get(at.parent) : undefined;
  }
  const callback = at?.key === 'body' ? at.parent : undefined;
  if (callback?.type !== 'ArrowFunctionExpression' && callback?.type !== 'FunctionExpression')
    return undefined;
  if (callback.async || callback.generator) return undefined;
  const call = parentOf.get(callback)?.parent;
  if (call?.type !== 'CallExpression' || call.arguments[0] !== callback) return undefined;
  const { callee } = call;
  const isMap =
    callee.type === 'MemberExpression' &&
    callee.property.type === 'Identifier' &&
    !callee.computed &&
    callee.property.name === 'map';
  return isMap ? callback : undefined;
}

function isResult(parent: Node | null, key: string): boolean {
  if (parent?.type === 'ParenthesizedExpression') return true;
  if (parent?.type === 'ConditionalExpression') return key !== 'test';
  return parent?.type === 'LogicalExpression' && (key === 'right' || parent.operator !== '&&');
}

const isStatement = (parent: Node | null, key: string): boolean =>
  parent?.type === 'BlockStatement' ||
  parent?.type === 'SwitchCase' ||
  parent?.type === 'SwitchStatement' ||
  (parent?.type === 'IfStatement' && key !== 'test');

/** The expression of the key; makes room for the place in the list where the callback does not take it yet. */
function keyFor(source: Source, callback: Callback, edit: Edits): string | undefined {
  const [item, second] = callback.params;
  if (second && second.type !== 'Identifier') return undefined;
  if (item?.type === 'ObjectPattern' && inPattern(item).includes('id')) return 'id';
  const named = item?.type === 'Identifier' ? item.name : undefined;
  const held = named === undefined ? 'none' : readsOf(source, callback, named);
  const id = named !== undefined && mayBeNothing(source, callback, named) ? `${named}?.id` : `${named}.id`;
  if (held === 'id' && !id.includes('?')) return id;
  const index = second?.type === 'Identifier' ? second.name : addIndex(source, callback, edit);
  return held !== 'none' && index !== undefined ? `${id} ?? ${index}` : index;
}

/** Whether the code asks if there is an item at all: `slot ? <b>{slot.name}</b> : <i />`. */
function mayBeNothing(source: Source, callback: Callback, name: string): boolean {
  for (const node of below(source, callback)) {
    if (node.type !== 'Identifier' || node.name !== name) continue;
    const parent = source.parentOf.get(node)?.parent;
    if (parent?.type === 'MemberExpression' && parent.object === node && parent.optional) return true;
    if (/^(?:Conditional|Logical|Unary|Binary)Expression$|^IfStatement$/.test(parent?.type ?? ''))
      return true;
  }
  return false;
}

/** How a callback reads its item: its id, other fields, or as a plain value. */
function readsOf(source: Source, callback: Callback, name: string): 'id' | 'record' | 'none' {
  let reads: 'record' | 'none' = 'none';
  for (const node of below(source, callback)) {
    if (node.type !== 'MemberExpression') continue;
    if (node.object.type !== 'Identifier' || node.object.name !== name) continue;
    if (node.computed || node.property.type !== 'Identifier') continue;
    if (node.property.name === 'id') return 'id';
    // What texts and numbers have too says nothing.
    if (!/^(?:length|to[A-Z]|slice|split|trim|replace|char|at$|map$)/.test(node.property.name))
      reads = 'record';
  }
  return reads;
}

function addIndex(source: Source, callback: Callback, edit: Edits): string | undefined {
  const taken = new Set<string>();
  for (const node of below(source, callback)) {
    if (node.type === 'Identifier' || node.type === 'JSXIdentifier') taken.add(node.name);
  }
  const index = ['index', 'itemIndex', 'listIndex'].find((name) => !taken.has(name));
  const [item] = callback.params;
  if (index === undefined || item?.type === 'RestElement') return undefined;
  if (item === undefined) {
    const open = source.text.indexOf('(', callback.start);
    if (!/^\(\s*\)/.test(source.text.slice(open, open + 100))) return undefined;
    edit.insert(open + 1, `_, ${index}`);
  } else if (callback.type === 'ArrowFunctionExpression' && callback.start === item.start) {
    edit.insert(item.start, '(');
    edit.insert(item.end, `, ${index})`);
  } else edit.insert(item.end, `, ${index}`);
  return index;
}

function addKey(node: JSXElement | JSXFragment, key: string, edit: Edits): void {
  if (node.type === 'JSXElement') {
    const { name, typeArguments } = node.openingElement;
    edit.insert(typeArguments?.end ?? name.end, ` key={${key}}`);
    return;
  }
  // The imports are looked after later.
  edit.replace(node.openingFragment.start, node.openingFragment.end, `<Fragment key={${key}}>`);
  edit.replace(node.closingFragment.start, node.closingFragment.end, '</Fragment>');
}
