import ts from 'typescript';
import { givenWords, propHints, propWords } from '../../texts/prop-mistakes.ts';
import { pathOf } from '../app-program.ts';
import type { TypeFinding } from '../finding.ts';
import { entityOfRecord } from '../origins-of-types.ts';
import { isList, isRenderable, kindsOf } from './kinds.ts';
import { isLooselyTyped, writtenValues } from './written-values.ts';

type Given = { source: ts.SourceFile; checker: ts.TypeChecker };

/**
 * What React cannot draw among what stands where it draws: objects, dates, functions. The type of the place is asked
 * for where there is something to tell alone, since it takes the most time.
 */
export function undrawable(
  { source, checker }: Given,
  expression: ts.Expression,
  typeOfPlace: () => ts.Type | undefined,
  seen = new Set<ts.Node>(),
): TypeFinding[] {
  return writtenValues(expression, checker).flatMap((value) => {
    // Constants may hold one another, and themselves.
    if (value.getSourceFile() !== source || seen.has(value)) return [];
    seen.add(value);
    if (ts.isArrayLiteralExpression(value)) {
      return value.elements.flatMap((each) =>
        ts.isSpreadElement(each) ? [] : undrawable({ source, checker }, each, typeOfPlace, seen),
      );
    }
    const found = problemOf(value, checker);
    if (found === undefined || !isWrongAt(typeOfPlace(), { value, found }, checker)) return [];
    const text = value.getText(source).replace(/\s+/g, ' ').slice(0, 60);
    const { what, hint } = wordsFor(found, text);
    return [
      {
        path: pathOf(source.fileName),
        offset: value.getStart(source),
        code: 'not-drawable',
        symbol: text,
        message: propWords.notDrawable(text, what),
        hint,
      },
    ];
  });
}

type Problem =
  | { kind: 'date' | 'error' | 'function' | 'promise' | 'nothing' }
  | { kind: 'object' | 'list'; record: string | undefined; keys: readonly string[] };

function problemOf(value: ts.Expression, checker: ts.TypeChecker): Problem | undefined {
  if (ts.isObjectLiteralExpression(value)) return { kind: 'object', record: undefined, keys: [] };
  const type = checker.getTypeAtLocation(value);
  if (isStateOfOtherKind(value, type, checker)) return undefined;
  if (isWalk(value) && (isNothing(type) || isListOfNothing(type, checker))) return { kind: 'nothing' };
  const found = problemOfType(type, checker);
  // Promises are drawn once they are there, but one that is made at each draw never is.
  return found?.kind === 'promise' && !ts.isCallExpression(value) ? undefined : found;
}

type Found = { value: ts.Expression; found: Problem };

/** Some components take functions or objects between their tags, and draw what they make of them. */
function isWrongAt(place: ts.Type | undefined, { value, found }: Found, checker: ts.TypeChecker): boolean {
  const kinds = place && kindsOf(place, checker);
  if (!place || !kinds || !isRenderable(kinds)) return false;
  const isTold = found.kind === 'promise' || found.kind === 'nothing' || ts.isObjectLiteralExpression(value);
  return isTold || !checker.isTypeAssignableTo(checker.getTypeAtLocation(value), place);
}

/** A state is drawn as it is at first, too; what comes from elsewhere with a default may be anything. */
function isStateOfOtherKind(value: ts.Expression, type: ts.Type, checker: ts.TypeChecker): boolean {
  return isLooselyTyped(value, checker) && type.symbol?.name !== 'Date';
}

/** `tasks.map((task) => { <li /> })`, which makes elements and answers none. */
const isWalk = (value: ts.Expression): boolean =>
  ts.isCallExpression(value) &&
  ts.isPropertyAccessExpression(value.expression) &&
  /^(?:map|flatMap|forEach)$/.test(value.expression.name.text);

const isNothing = (type: ts.Type | undefined): boolean =>
  type !== undefined && (type.flags & ts.TypeFlags.Void) !== 0;

const isListOfNothing = (type: ts.Type, checker: ts.TypeChecker): boolean =>
  isList(type, checker) && isNothing(checker.getTypeArguments(type as ts.TypeReference)[0]);

const { TypeFlags } = ts;
const named: Readonly<Record<string, 'date' | 'error' | 'promise'>> = {
  Date: 'date',
  Error: 'error',
  TypeError: 'error',
  Promise: 'promise',
};

function problemOfType(type: ts.Type, checker: ts.TypeChecker): Problem | undefined {
  if (type.isUnion()) {
    const problems = type.types.map((each) => problemOfType(each, checker));
    return problems.includes(undefined) ? undefined : problems[0];
  }
  if (!(type.flags & TypeFlags.Object)) return undefined;
  if (isList(type, checker)) {
    const [member] = checker.getTypeArguments(type as ts.TypeReference);
    const inner = member && problemOfType(member, checker);
    return inner?.kind === 'object' ? { ...inner, kind: 'list' } : inner;
  }
  const known = named[type.symbol?.name ?? ''];
  if (known !== undefined) return { kind: known };
  if (type.getCallSignatures().length > 0) return { kind: 'function' };
  const keys = type.getProperties().map(({ name }) => name);
  // An object in a field of a record is declared with it, and is none itself.
  const record = keys.includes('created_by_id') ? entityOfRecord(type) : undefined;
  const isPlain = keys.length > 0 && !keys.some((name) => name.startsWith('__@') || name === '$$typeof');
  return isPlain && !keys.includes('props') ? { kind: 'object', record, keys: keys.slice(0, 8) } : undefined;
}

function wordsFor(problem: Problem, text: string): { what: string; hint: string } {
  switch (problem.kind) {
    case 'date':
      return { what: givenWords.date, hint: propHints.formatDate(text) };
    case 'error':
      return { what: givenWords.error, hint: propHints.errorWords(text) };
    case 'function':
      return { what: givenWords.function, hint: propHints.callIt(text) };
    case 'nothing':
      return { what: givenWords.nothing, hint: propHints.answerIt };
    case 'promise':
      return { what: givenWords.plainPromise, hint: propHints.waitForIt };
    case 'list': {
      const { record } = problem;
      const what = record === undefined ? givenWords.objects : givenWords.recordsOf(record);
      return { what, hint: propHints.drawEach(text) };
    }
    case 'object': {
      const { record, keys } = problem;
      const what = record === undefined ? givenWords.object : givenWords.recordOf(record);
      return { what, hint: propHints.showValue(keys) };
    }
  }
}
