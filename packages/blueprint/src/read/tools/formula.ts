import { cleanName, type Expression, type Find, parseExpression } from '../formulas/expression.ts';
import { reserved } from './reserved-names.ts';

export type Formula = { expr: string; names: string[] };

const words = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}%]+/gu, ' ')
    .trim();

/** `Price per m²` -> `pricePerM2`, never a word of the language, never twice the same. */
export function keyFor(label: string, taken: ReadonlySet<string>): string {
  const parts =
    label
      .replaceAll('²', '2')
      .replaceAll('³', '3')
      .normalize('NFKD')
      .match(/[A-Za-z0-9]+/g) ?? [];
  const name = parts
    .slice(0, 5)
    .map((part, at) =>
      at === 0 ? part.toLowerCase() : part.charAt(0).toUpperCase() + part.slice(1).toLowerCase(),
    )
    .join('');
  const safe =
    /^[a-z]/.test(name) && !reserved.has(name)
      ? name
      : `value${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  for (let count = 2; ; count += 1) {
    const key = count === 2 && !taken.has(safe) ? safe : `${safe}${count}`;
    if (!taken.has(key)) return key;
  }
}

/** Reads `area x rate plus 15% VAT`; undefined for what is no formula, or where a name means nothing. */
export function readFormula(text: string, find: Find): Formula | undefined {
  const read = parseExpression(text, find);
  return read && { expr: bare(codeOf(read.expression)), names: read.names };
}

/** The formula as a line of code. */
function codeOf(one: Expression): string {
  switch (one.kind) {
    case 'number':
      return String(one.value);
    case 'name':
      return one.key;
    case 'group':
      return `(${codeOf(one.inner)})`;
    case 'percent':
      return `(${codeOf(one.of)} / 100)`;
    case 'percent-of':
      return `((${codeOf(one.whole)} * ${codeOf(one.part)}) / 100)`;
    case 'share': {
      const isSum = one.of.kind === 'binary' && (one.of.op === '+' || one.of.op === '-');
      return `${isSum ? `(${codeOf(one.of)})` : codeOf(one.of)} * (1 ${one.op} ${codeOf(one.part)} / 100)`;
    }
    default:
      return `${codeOf(one.left)} ${one.op} ${codeOf(one.right)}`;
  }
}

/** One pair of brackets around the whole says nothing. */
function bare(expr: string): string {
  if (!expr.startsWith('(') || !expr.endsWith(')')) return expr;
  let depth = 0;
  for (let at = 0; at < expr.length; at += 1) {
    if (expr[at] === '(') depth += 1;
    if (expr[at] === ')') depth -= 1;
    if (depth === 0 && at < expr.length - 1) return expr;
  }
  return expr.slice(1, -1);
}

const small = new Set([
  'the',
  'a',
  'an',
  'of',
  'in',
  'per',
  'total',
  'number',
  'amount',
  'value',
  'entered',
  'and',
  'for',
]);

/** The term that a name means: the same words, else all its telling words, else the only one that shares a word. */
export function matchTerm<T extends { label: string }>(name: string, terms: readonly T[]): T | undefined {
  const wanted = words(cleanName(name));
  const exact = terms.find(({ label }) => words(label) === wanted);
  if (exact) return exact;
  const telling = (text: string) =>
    words(text)
      .split(' ')
      .filter((word) => !small.has(word))
      .map(stem);
  const parts = telling(name);
  if (parts.length === 0) return undefined;
  const all = terms.filter(({ label }) => parts.every((part) => telling(label).includes(part)));
  if (all.length === 1) return all[0];
  const within = terms.filter(({ label }) => {
    const own = telling(label);
    return own.length > 0 && own.every((part) => parts.includes(part));
  });
  return within.length === 1 ? within[0] : undefined;
}

const stem = (word: string): string =>
  word.replace(/^percent(?:age)?$|^%$/, 'percent').replace(/(?<=\w{3})(?:ies|es|s)$/, '');
