import ts from 'typescript';
import { hintWords } from '../../texts/mistakes.ts';
import { givenWords, propHints, propWords } from '../../texts/prop-mistakes.ts';
import { namesPages } from '../kit-names.ts';
import { hintAt } from '../nearest-name.ts';
import type { AppFacts } from './app-facts.ts';
import { undrawable } from './drawable.ts';
import { isRenderable, type Kind, kindsOf, memberTypes, objectTypes } from './kinds.ts';
import { likelyChoice } from './likely-choice.ts';
import { checkObject } from './object-check.ts';
import { choicesOf } from './right-form.ts';
import { type Check, formOf, nameOf, report, type Spot, symbolOf } from './spot.ts';
import { describeGiven, type GivenValue, isFunction, kindOfValue } from './value-kinds.ts';
import { writtenValues } from './written-values.ts';

/** Everything that is certainly wrong with a value, wherever the type says what is wanted. */
export function checkValue(check: Check, expression: ts.Expression, type: ts.Type, spot: Spot): void {
  const kinds = kindsOf(type, check.checker);
  if (!kinds || kinds.size === 0) return;
  if (isRenderable(kinds)) {
    check.findings.push(...undrawable(check, expression, () => type));
    return;
  }
  for (const value of writtenValues(expression, check.checker))
    checkWritten(check, value, { type, kinds, spot });
}

type Given = { type: ts.Type; kinds: ReadonlySet<Kind>; spot: Spot };

function checkWritten(check: Check, value: ts.Expression, given: Given): void {
  const { type, kinds, spot } = given;
  const { checker } = check;
  const at = placeOf(check, value, spot);
  if (isSeen(check, value, type)) return;
  if (ts.isArrayLiteralExpression(value) && kinds.has('list')) {
    const [member, ...others] = memberTypes(type, checker);
    if (!member || others.length > 0) return;
    for (const each of value.elements) {
      if (!ts.isSpreadElement(each)) checkValue(check, each, member, { ...spot, at, list: type });
    }
    return;
  }
  if (ts.isObjectLiteralExpression(value) && kinds.has('object')) {
    const types = objectTypes(type, checker);
    if (spot.part === 'kit')
      checkObject(check, value, { types, spot: { ...spot, at }, checkMemberValue: checkValue });
    return;
  }
  if (isFunction(value) && kinds.has('function')) {
    checkAnswer(check, value, type);
    return;
  }
  if (ts.isStringLiteralLike(value)) noteLink(check, value.text, { ...spot, at });
  const kind = kindOfValue(value, checker);
  if (kind !== undefined) judge(check, { value, kind, at }, given);
}

function isSeen({ seen }: Check, value: ts.Node, type: ts.Type): boolean {
  if (!ts.isArrayLiteralExpression(value) && !ts.isObjectLiteralExpression(value)) return false;
  const types = seen.get(value) ?? new Set();
  const isKnown = types.has(type);
  seen.set(value, types.add(type));
  return isKnown;
}

/** The value itself where it is in this file, else what names it here. */
const placeOf = ({ source }: Check, value: ts.Node, { at }: Spot): ts.Node =>
  value.getSourceFile() === source ? value : at;

/** What a function answers is drawn as well. */
function checkAnswer(check: Check, value: ts.ArrowFunction | ts.FunctionExpression, type: ts.Type): void {
  const [signature] = check.checker.getSignaturesOfType(type, ts.SignatureKind.Call);
  const answer = signature?.getReturnType();
  const kinds = answer && kindsOf(answer, check.checker);
  if (!answer || !kinds || !isRenderable(kinds) || value.getSourceFile() !== check.source) return;
  for (const each of answersOf(value)) check.findings.push(...undrawable(check, each, () => answer));
}

export function answersOf({ body }: ts.ArrowFunction | ts.FunctionExpression): ts.Expression[] {
  if (!ts.isBlock(body)) return [body];
  const answers: ts.Expression[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node)) return;
    if (ts.isReturnStatement(node) && node.expression) answers.push(node.expression);
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(body, visit);
  return answers;
}

type Judged = GivenValue & { at: ts.Node };

function judge(check: Check, judged: Judged, { type, kinds, spot }: Given): void {
  const { value, kind, at } = judged;
  if (kinds.has(kind)) {
    if (kind === 'text' || kind === 'flag') judgeWord(check, { value, at, type, spot });
    return;
  }
  const weight = weightOf(judged, { type, kinds, spot }, check.checker);
  if (weight === 'fine' || (spot.part !== 'kit' && weight !== 'error')) return;
  const words = describeGiven(judged, check.checker);
  const given = spot.list ? givenWords.inList(words) : words;
  const message = propWords.takes(nameOf(spot), formOf(check, spot.list ?? type, spot), given);
  const hint = kinds.has('entity') ? entityHint(value, check.facts) : undefined;
  report(check, {
    at,
    code: 'wrong-value',
    symbol: symbolOf(spot),
    message,
    hint,
    isSoft: weight === 'hint',
  });
}

/** JavaScript lets much pass that is not quite of the kind: what may run as it was meant is no mistake for certain. */
function weightOf({ value, kind }: Judged, { type, kinds }: Given, checker: ts.TypeChecker): Weight {
  if (value.kind === ts.SyntaxKind.FalseKeyword) return 'fine';
  const text = ts.isStringLiteralLike(value) ? value.text : undefined;
  if (kind === 'text' && kinds.has('number')) {
    return text === undefined || /^-?\d+(?:\.\d+)?$/.test(text) ? 'hint' : 'error';
  }
  if (kind === 'number' && kinds.has('text')) return ts.isNumericLiteral(value) ? 'plain' : 'hint';
  // Whatever is there counts as true.
  const isTruth = kind !== 'function' && checker.isTypeAssignableTo(checker.getTrueType(), type);
  if (isTruth) return text === 'false' ? 'error' : 'hint';
  return 'error';
}

/** What is `plain` is wrong in the kit, which reads its texts; other components hand them on. */
type Weight = 'fine' | 'hint' | 'plain' | 'error';

type Worded = { value: ts.Expression; at: ts.Node; type: ts.Type; spot: Spot };

/** A word of the wrong list, or `true` where only `false` is one. */
function judgeWord(check: Check, { value, at, type, spot }: Worded): void {
  const { checker } = check;
  const given = ts.isStringLiteralLike(value)
    ? checker.getStringLiteralType(value.text)
    : checker.getTypeAtLocation(value);
  const isLiteral = given.isStringLiteral() || value.kind === ts.SyntaxKind.TrueKeyword;
  if (!isLiteral || checker.isTypeAssignableTo(given, type)) return;
  if (!given.isStringLiteral()) {
    const message = propWords.takes(nameOf(spot), formOf(check, type, spot), givenWords.true);
    report(check, { at, code: 'wrong-value', symbol: symbolOf(spot), message });
    return;
  }
  const choices = choicesOf(type);
  if (choices.length === 0) return;
  const words = choices.map((choice) => choice.slice(1, -1));
  const likely = likelyChoice(given.value, words);
  const tell = spot.prop === 'font' ? propWords.noFont : propWords.noChoice;
  report(check, {
    at,
    code: 'unknown-value',
    symbol: `${symbolOf(spot)}.${given.value}`,
    message: tell(nameOf(spot), choices, given.value.slice(0, 60)),
    hint: likely === undefined ? hintAt(given.value, words).hint : hintWords.didYouMean(likely),
  });
}

/** `entity="Recipe"`: the name of what was meant. */
function entityHint(value: ts.Expression, { entities }: AppFacts): string | undefined {
  const text = ts.isStringLiteralLike(value) ? value.text : undefined;
  const name = entities.find((each) => each.toLowerCase() === text?.toLowerCase());
  if (name !== undefined) return propHints.importEntity(name);
  return entities.length === 0 ? undefined : propHints.entities(entities);
}

function noteLink({ links, source }: Check, text: string, spot: Spot): void {
  if (spot.part !== 'kit' || !namesPages.has(spot.prop)) return;
  links.push({ page: text, offset: spot.at.getStart(source), what: nameOf(spot) });
}
