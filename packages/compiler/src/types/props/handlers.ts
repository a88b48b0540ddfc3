import ts from 'typescript';
import { hintWords } from '../../texts/mistakes.ts';
import { propWords } from '../../texts/prop-mistakes.ts';
import { type Check, report, type Spot } from './spot.ts';

export const isHandler = (name: string): boolean => /^on[A-Z]/.test(name);

/** `onClick={save()}` runs while the page is drawn, and its answer is no function; answers whether that was it. */
export function checkHandler(check: Check, value: ts.Expression, { component, prop, at }: Spot): boolean {
  const { checker, source } = check;
  if (!ts.isCallExpression(value) || isStateSetter(value)) return false;
  const type = checker.getTypeAtLocation(value);
  const isNothing = (type.flags & ts.TypeFlags.Void) !== 0;
  if (!isNothing && type.symbol?.name !== 'Promise') return false;
  const text = value.getText(source).replace(/\s+/g, ' ').slice(0, 60);
  report(check, {
    at,
    code: 'called-in-render',
    symbol: `${component}.${prop}`,
    message: propWords.calledInRender(propWords.spot([prop], component), text),
    hint: hintWords.asFunction(prop, text),
  });
  return true;
}

/** Of those another check tells. */
const isStateSetter = ({ expression }: ts.CallExpression): boolean =>
  ts.isIdentifier(expression) && /^set[A-Z]/.test(expression.text);
