import ts from 'typescript';
import { givenWords } from '../../texts/prop-mistakes.ts';
import { entityOfRecord } from '../origins-of-types.ts';
import { type Kind, kindsOf } from './kinds.ts';
import { isLooselyTyped } from './written-values.ts';

export type GivenValue = { value: ts.Expression; kind: Kind };

export const isFunction = (node: ts.Node): node is ts.ArrowFunction | ts.FunctionExpression =>
  ts.isArrowFunction(node) || ts.isFunctionExpression(node);

/** What a value is of for certain; undefined where it may be of several kinds. */
export const kindOfValue = (value: ts.Expression, checker: ts.TypeChecker): Kind | undefined =>
  writtenKind(value) ?? typedKind(value, checker);

function writtenKind(value: ts.Expression): Kind | undefined {
  if (ts.isStringLiteralLike(value) || ts.isTemplateExpression(value)) return 'text';
  if (ts.isNumericLiteral(value)) return 'number';
  if (value.kind === ts.SyntaxKind.TrueKeyword) return 'flag';
  if (ts.isArrayLiteralExpression(value)) return 'list';
  if (ts.isObjectLiteralExpression(value)) return 'object';
  if (isFunction(value)) return 'function';
  const isJsx = ts.isJsxElement(value) || ts.isJsxSelfClosingElement(value) || ts.isJsxFragment(value);
  return isJsx ? 'element' : undefined;
}

/** What is not written out is of one kind for certain, or nothing is said of it. */
function typedKind(value: ts.Expression, checker: ts.TypeChecker): Kind | undefined {
  if (isLooselyTyped(value, checker)) return undefined;
  const kinds = kindsOf(checker.getTypeAtLocation(value), checker);
  const [only, ...more] = kinds ?? [];
  return more.length > 0 ? undefined : only;
}

/** What was given instead, as a person would say it. */
export function describeGiven({ value, kind }: GivenValue, checker: ts.TypeChecker): string {
  if (ts.isStringLiteralLike(value)) return givenWords.theText(value.text.slice(0, 40));
  if (ts.isNumericLiteral(value)) return givenWords.theNumber(value.text);
  if (value.kind === ts.SyntaxKind.TrueKeyword) return givenWords.true;
  const type = checker.getTypeAtLocation(value);
  if (type.symbol?.name === 'Promise') return givenWords.promise;
  const record = entityOfRecord(type);
  if (kind === 'object' && record !== undefined) return givenWords.recordOf(record);
  return givenWords[kind];
}
