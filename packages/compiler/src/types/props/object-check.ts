import ts from 'typescript';
import { hintWords } from '../../texts/mistakes.ts';
import { propWords } from '../../texts/prop-mistakes.ts';
import { hintAt } from '../nearest-name.ts';
import { entityOfClass, runtimePart } from '../origins-of-types.ts';
import { isOptional } from './right-form.ts';
import { type Check, formOf, isFull, nameOf, report, type Spot, symbolOf } from './spot.ts';
import { checkThemeValue } from './theme-values.ts';

type CheckValue = (check: Check, value: ts.Expression, type: ts.Type, spot: Spot) => void;
/** What the object may be, where it stands, and how its members are looked at. */
type Given = { types: readonly ts.Type[]; spot: Spot; checkMemberValue: CheckValue };

/** An object that is written out: its members, those that it lacks, and those that nobody reads. */
export function checkObject(check: Check, literal: ts.ObjectLiteralExpression, given: Given): void {
  const { types, spot, checkMemberValue } = given;
  const entity = entityAmong(literal, check.checker) ?? spot.entity;
  const inner = { ...spot, entity };
  const names = new Set<string>();
  let isOpen = false;
  for (const member of literal.properties) {
    const name = member.name && nameIn(member.name);
    if (name === undefined) {
      isOpen = true;
      continue;
    }
    names.add(name);
    checkMember(check, { member, name }, { types, spot: inner, checkMemberValue });
  }
  if (!isOpen && types.length === 1) reportMissing(check, { literal, names }, types[0], inner);
}

const nameIn = (name: ts.PropertyName): string | undefined =>
  ts.isIdentifier(name) || ts.isStringLiteral(name) || ts.isNumericLiteral(name) ? name.text : undefined;

type Member = { member: ts.ObjectLiteralElementLike; name: string };

function checkMember(check: Check, { member, name }: Member, { types, spot, checkMemberValue }: Given): void {
  const { checker } = check;
  const isHere = member.getSourceFile() === check.source;
  const at = isHere && member.name ? member.name : spot.at;
  const place: Spot = { ...spot, prop: name, path: [...spot.path, name], list: undefined, at };
  const wanted = types.flatMap((type) => memberType(type, name, checker) ?? []);
  if (wanted.length === 0) {
    if (types.every((type) => isClosed(type, checker))) reportUnknown(check, place, types);
    return;
  }
  const value = memberValue(member);
  const [only, ...others] = wanted;
  if (!value || !only || others.length > 0) return;
  checkThemeValue(check, value, place);
  checkMemberValue(check, value, only, place);
}

function memberType(type: ts.Type, name: string, checker: ts.TypeChecker): ts.Type | undefined {
  const symbol = type.getProperty(name);
  return symbol ? checker.getTypeOfSymbol(symbol) : type.getStringIndexType();
}

const memberValue = (member: ts.ObjectLiteralElementLike): ts.Expression | undefined => {
  if (ts.isPropertyAssignment(member)) return member.initializer;
  return ts.isShorthandPropertyAssignment(member) ? member.name : undefined;
};

/** Of the kit's own making, so that what is not named there is read nowhere. */
const isClosed = (type: ts.Type, checker: ts.TypeChecker): boolean =>
  checker.getIndexInfosOfType(type).length === 0 &&
  type.getProperties().some((symbol) => runtimePart(symbol) === 'kit');

function reportUnknown(check: Check, spot: Spot, types: readonly ts.Type[]): void {
  const known = types.flatMap((type) => type.getProperties().map(({ name }) => name));
  const outer = { ...spot, path: spot.path.slice(0, -1) };
  report(check, {
    at: spot.at,
    code: 'unknown-prop',
    symbol: symbolOf(spot),
    message: propWords.unknownIn(nameOf(outer), spot.prop),
    hint: hintAt(spot.prop, known).hint ?? hintWords.members(known),
  });
}

type Written = { literal: ts.ObjectLiteralExpression; names: ReadonlySet<string> };

function reportMissing(
  check: Check,
  { literal, names }: Written,
  type: ts.Type | undefined,
  spot: Spot,
): void {
  if (!type || !isClosed(type, check.checker)) return;
  for (const symbol of type.getProperties()) {
    if (isOptional(symbol) || names.has(symbol.name)) continue;
    if (isFull(check) || isGivenLater(symbol.name, check.source)) continue;
    const at = literal.getSourceFile() === check.source ? literal : spot.at;
    const place = { ...spot, prop: symbol.name, path: [...spot.path, symbol.name] };
    const form = formOf(check, check.checker.getTypeOfSymbol(symbol), place);
    report(check, {
      at,
      code: 'missing-prop',
      symbol: symbolOf(place),
      message: propWords.needs(nameOf(spot), symbol.name, form),
    });
  }
}

/** `theme.primary = …`, somewhere in the file. */
const isGivenLater = (name: string, source: ts.SourceFile): boolean => source.text.includes(`.${name} =`);

/** The entity that an object is about. */
function entityAmong(node: ts.ObjectLiteralExpression, checker: ts.TypeChecker): string | undefined {
  const member = node.properties.find((each) => each.name && nameIn(each.name) === 'entity');
  const value = member && memberValue(member);
  return value && entityOfClass(checker.getTypeAtLocation(value), checker);
}
