import type { SourceTree } from '@sayso/core/source-tree';
import ts from 'typescript';
import { hintWords } from '../../texts/mistakes.ts';
import { propHints, propWords } from '../../texts/prop-mistakes.ts';
import type { TypeFinding } from '../finding.ts';
import { hintAt } from '../nearest-name.ts';
import { entityOfClass, runtimePart, symbolOf as symbolBehind } from '../origins-of-types.ts';
import { type PageLink, routerLinks } from '../page-links.ts';
import { appFacts } from './app-facts.ts';
import { undrawable } from './drawable.ts';
import { checkHandler, isHandler } from './handlers.ts';
import { isRenderable, kindsOf, waysOf } from './kinds.ts';
import { isOptional } from './right-form.ts';
import { type Check, formOf, isFull, nameOf, report, type Spot, symbolOf } from './spot.ts';
import { checkValue } from './value-check.ts';
import { attributeValue } from './written-values.ts';

type Opening = ts.JsxOpeningElement | ts.JsxSelfClosingElement;
type Found = { findings: TypeFinding[]; links: PageLink[] };

/** Elements held against the types of the components that draw them; and every page that the file leads to. */
export function checkElements(program: ts.Program, source: ts.SourceFile, tree: SourceTree): Found {
  const checker = program.getTypeChecker();
  const check: Check = {
    source,
    checker,
    facts: appFacts(tree),
    findings: [],
    hints: 0,
    links: [],
    seen: new Map(),
  };
  const visit = (node: ts.Node): void => {
    if (isFull(check)) return;
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) checkElement(check, node);
    else if (ts.isJsxExpression(node) && node.expression && isChild(node)) checkChild(check, node);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return { findings: check.findings, links: [...check.links, ...routerLinks(source, checker)] };
}

const isChild = ({ parent }: ts.Node): boolean => ts.isJsxElement(parent) || ts.isJsxFragment(parent);

/** What stands between tags that draw what they are given. */
function checkChild(check: Check, node: ts.JsxExpression): void {
  const { parent, expression } = node;
  if (!expression || node.dotDotDotToken) return;
  const typeOfPlace = () =>
    ts.isJsxElement(parent)
      ? propType(check.checker, propsOf(check.checker, parent.openingElement), 'children')
      : fragmentType(check, node);
  check.findings.push(...undrawable(check, expression, typeOfPlace));
}

/** Fragments draw what the element around them does. */
function fragmentType(check: Check, node: ts.Node): ts.Type | undefined {
  const inside = ts.findAncestor(node, ts.isJsxElement) ?? firstElement(node);
  return inside && propType(check.checker, propsOf(check.checker, inside.openingElement), 'children');
}

function firstElement(node: ts.Node): ts.JsxElement | undefined {
  const fragment = ts.findAncestor(node, ts.isJsxFragment);
  return fragment?.children.find(
    (each) => ts.isJsxElement(each) && /^[a-z]/.test(each.openingElement.tagName.getText()),
  ) as ts.JsxElement | undefined;
}

const propsOf = (checker: ts.TypeChecker, { attributes }: Opening): ts.Type | undefined =>
  checker.getContextualType(attributes);

/** What a property takes; of several ways to use a component, all that any of them takes. */
function propType(checker: ts.TypeChecker, props: ts.Type | undefined, name: string): ts.Type | undefined {
  const symbol = props?.getProperty(name);
  return symbol && checker.getTypeOfSymbol(symbol);
}

function checkElement(check: Check, element: Opening): void {
  const { checker, source } = check;
  const { tagName } = element;
  const isHost = ts.isIdentifier(tagName) && /^[a-z]/.test(tagName.text);
  const symbol = isHost ? undefined : symbolBehind(checker, tagName);
  const part = runtimePart(symbol);
  const isRouter = symbol?.declarations?.[0]?.getSourceFile().fileName.includes('/react-router') === true;
  const isWatched = isHost ? hasWatched(element) : part === 'kit' || part === 'ui' || isRouter;
  if (!isWatched) return;
  const props = propsOf(checker, element);
  if (!props || props.flags & ts.TypeFlags.Any) return;
  const component = tagName.getText(source);
  const place = {
    component,
    part: part === 'kit' ? 'kit' : 'ui',
    entity: entityOf(element, checker),
  } as const;
  for (const attribute of element.attributes.properties) {
    if (ts.isJsxAttribute(attribute)) checkAttribute(check, attribute, { element, props, place });
  }
  if (!isHost) reportMissing(check, element, { props, place });
}

/** Of an element of the browser only these are looked at: most have none, and their types are large. */
const hasWatched = ({ attributes }: Opening): boolean =>
  attributes.properties.some((each) => {
    const name = each.name && ts.isIdentifier(each.name) ? each.name.text : '';
    return name === 'style' || isHandler(name);
  });

type Place = Pick<Spot, 'component' | 'part' | 'entity'>;
type Given = { element: Opening; props: ts.Type; place: Place };

const ignored = new Set(['key', 'ref', 'className', 'children', 'asChild']);

function checkAttribute(check: Check, attribute: ts.JsxAttribute, { element, props, place }: Given): void {
  const name = ts.isIdentifier(attribute.name) ? attribute.name.text : '';
  if (name === '' || name.includes('-') || ignored.has(name)) return;
  const value = attributeValue(attribute);
  const symbol = memberOf(props, name);
  const spot: Spot = { ...place, prop: name, path: [name], at: attribute.name };
  if (isHandler(name) && value && checkHandler(check, value, spot)) return;
  if (place.component === 'SelectItem' && name === 'value' && isEmpty(value)) reportEmpty(check, spot);
  if (!symbol) {
    if (!isOpen(check, props)) reportUnknown(check, spot, props, element);
    return;
  }
  const isDom = isOfBrowser(symbol);
  if (isDom && name !== 'style' && !isHandler(name)) return;
  const type = check.checker.getTypeOfSymbol(symbol);
  // Which of several ways is meant follows from the other properties.
  if (waysOf(props).length > 1 && !props.getProperty(name)) return;
  if (value) checkValue(check, value, type, spot);
  else checkShorthand(check, type, spot);
}

/** Of several ways to use a component the first that has the property. */
const memberOf = (props: ts.Type, name: string): ts.Symbol | undefined =>
  props.getProperty(name) ?? waysOf(props).flatMap((each) => each.getProperty(name) ?? [])[0];

const isEmpty = (value: ts.Expression | undefined): boolean =>
  value !== undefined && ts.isStringLiteralLike(value) && value.text === '';

/** The empty text stands for no choice at all, and the component throws when an item has it. */
function reportEmpty(check: Check, { component, prop, at }: Spot): void {
  report(check, {
    at,
    code: 'wrong-value',
    symbol: `${component}.${prop}`,
    message: propWords.mustNotBeEmpty(propWords.spot([prop], component)),
    hint: propHints.wordForNone(prop),
  });
}

/** The properties that all elements of a browser have: much is taken there that types do not tell. */
const isOfBrowser = (symbol: ts.Symbol): boolean =>
  symbol.declarations?.some((each) => each.getSourceFile().fileName.includes('/@types/react/')) === true;

const isOpen = ({ checker }: Check, props: ts.Type): boolean =>
  waysOf(props).some((each) => checker.getIndexInfosOfType(each).length > 0);

/** `search` alone is `search={true}`. */
function checkShorthand(check: Check, type: ts.Type, spot: Spot): void {
  const { checker } = check;
  const kinds = kindsOf(type, checker);
  if (!kinds || kinds.size === 0 || isRenderable(kinds)) return;
  if (checker.isTypeAssignableTo(checker.getTrueType(), type)) return;
  report(check, {
    at: spot.at,
    code: 'wrong-value',
    symbol: symbolOf(spot),
    message: propWords.takesAlone(nameOf(spot), formOf(check, type, spot)),
  });
}

/** What the kit does not know it drops, and so does the rest with a handler that nothing calls. */
function reportUnknown(check: Check, spot: Spot, props: ts.Type, { tagName }: Opening): void {
  if (spot.part !== 'kit' && !(isHandler(spot.prop) && !isHost(tagName))) return;
  const known = props.getProperties().map(({ name }) => name);
  const handlers = known.filter(isHandler);
  const hint = hintAt(spot.prop, known).hint ?? listed(spot.part === 'kit' ? known : handlers);
  report(check, {
    at: spot.at,
    code: 'unknown-prop',
    symbol: `${spot.component}.${spot.prop}`,
    message: propWords.unknownProperty(spot.component, spot.prop),
    ...(hint === undefined ? {} : { hint }),
  });
}

const isHost = (tagName: ts.Node): boolean => ts.isIdentifier(tagName) && /^[a-z]/.test(tagName.text);

const listed = (names: readonly string[]): string | undefined =>
  names.length === 0 ? undefined : hintWords.members(names.filter((name) => name !== 'key'));

/** Properties that a component cannot do without. */
function reportMissing(check: Check, element: Opening, { props, place }: Omit<Given, 'element'>): void {
  const { properties } = element.attributes;
  if (properties.some(ts.isJsxSpreadAttribute)) return;
  const given = new Set(properties.flatMap((each) => (each.name ? [each.name.getText(check.source)] : [])));
  const isFilled = ts.isJsxOpeningElement(element) && element.parent.children.length > 0;
  const missing = props
    .getProperties()
    .filter((symbol) => !isOptional(symbol) && !given.has(symbol.name))
    .filter(({ name }) => !(name === 'children' && isFilled));
  for (const symbol of missing) {
    const type = check.checker.getTypeOfSymbol(symbol);
    const spot: Spot = { ...place, prop: symbol.name, path: [symbol.name], at: element.tagName };
    report(check, {
      at: element.tagName,
      code: 'missing-prop',
      symbol: `${place.component}.${symbol.name}`,
      message: propWords.needs(place.component, symbol.name, formOf(check, type, spot)),
    });
  }
}

function entityOf(element: Opening, checker: ts.TypeChecker): string | undefined {
  for (const each of element.attributes.properties) {
    if (!ts.isJsxAttribute(each) || !ts.isIdentifier(each.name) || each.name.text !== 'entity') continue;
    const value = attributeValue(each);
    return value && entityOfClass(checker.getTypeAtLocation(value), checker);
  }
  return undefined;
}
