import { type Expression, parseSync } from 'oxc-parser';
import { survives } from '../trial.ts';

/** JSON as people write it: comments and commas at the end are let through. */
export function readJsonc(text: string): { value: unknown } | { error: string } {
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    const code = `(${text}\n)`;
    const parsed = survives('ts', code) ? parseSync('file.js', code, { sourceType: 'script' }) : undefined;
    const [statement, ...more] = parsed?.program.body ?? [];
    const isOne =
      statement?.type === 'ExpressionStatement' && more.length === 0 && parsed?.errors.length === 0;
    const value = isOne ? literalOf(statement.expression) : undefined;
    return value === undefined ? { error: error instanceof Error ? error.message : 'unknown' } : { value };
  }
}

/** What a literal says; undefined where anything in it would have to be run. */
function literalOf(node: Expression): unknown {
  if (node.type === 'ParenthesizedExpression') return literalOf(node.expression);
  if (node.type === 'Literal') return 'regex' in node || 'bigint' in node ? undefined : node.value;
  if (node.type === 'UnaryExpression' && node.operator === '-' && node.argument.type === 'Literal') {
    return typeof node.argument.value === 'number' ? -node.argument.value : undefined;
  }
  if (node.type === 'ArrayExpression') {
    const values = node.elements.map((one) =>
      one === null || one.type === 'SpreadElement' ? undefined : literalOf(one),
    );
    return values.includes(undefined) ? undefined : values;
  }
  if (node.type !== 'ObjectExpression') return undefined;
  const entries: [string, unknown][] = [];
  for (const one of node.properties) {
    const name = one.type === 'Property' && one.key.type === 'Literal' ? one.key.value : undefined;
    const value = one.type === 'Property' ? literalOf(one.value) : undefined;
    if (typeof name !== 'string' || value === undefined) return undefined;
    entries.push([name, value]);
  }
  return Object.fromEntries(entries);
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
