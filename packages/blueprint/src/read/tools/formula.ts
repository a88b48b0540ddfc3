import { reserved } from './reserved-names.ts';

/** A value that a formula counts with: typed in, or worked out before. */
export type Term = { key: string; label: string; isPercent: boolean };

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

export const cleanName = (text: string): string =>
  text
    .replace(/^\s*(?:then|and|also|the|an?|its|your|my|our|their|this|that|result of|sum of)\s+/gi, '')
    .replace(/\s+(?:together|altogether|then|too|added|on top|in total)\s*$/i, '')
    .trim();

type Token =
  | { type: 'number'; value: number; isPercent: boolean }
  | { type: 'op'; op: '+' | '-' | '*' | '/' }
  | { type: 'of' }
  | { type: 'open' | 'close' }
  | { type: 'name'; text: string };

const operators: readonly (readonly [RegExp, '+' | '-' | '*' | '/'])[] = [
  [/^(?:plus|added to|increased by|and add(?:s|ing)?|with an? extra)\b|^\+/i, '+'],
  [/^(?:minus|less|reduced by|decreased by|subtract(?:ing)?)\b|^[-−–](?=\s|\d|\()/i, '-'],
  [/^(?:times|multiplied (?:by|with)|multiply by)\b|^[*×·]|^x(?=\s|\d)/i, '*'],
  [/^(?:divided by|over)\b|^[/÷]/i, '/'],
];

/** Cuts a formula in words into its parts; a name is all that stands between two of them. */
export function tokens(text: string): Token[] {
  const found: Token[] = [];
  let name = '';
  const close = () => {
    const text = cleanName(name);
    if (text !== '') found.push({ type: 'name', text });
    name = '';
  };
  let rest = text.trim();
  while (rest !== '') {
    const atWord = name === '' || /[\s(]$/.test(name);
    const operator = operators.find(([shape]) => shape.test(rest) && (atWord || !/^[a-z]/i.test(rest)));
    const number = atWord ? /^(\d+(?:[.,]\d+)?)\s*(%|percent\b)?(?![\p{L}\d²³])/iu.exec(rest) : null;
    const isInName = number !== null && !number[2] && /[\p{L}]\s$/u.test(name);
    if (operator && !(operator[1] === '/' && /^\/\s?(?:m|h|kg|l|hour|km)\b/i.test(rest))) {
      close();
      found.push({ type: 'op', op: operator[1] });
      rest = rest.replace(operator[0], '');
    } else if (number && !isInName) {
      close();
      found.push({
        type: 'number',
        value: Number(number[1]?.replace(',', '.')),
        isPercent: number[2] !== undefined,
      });
      rest = rest.slice(number[0].length);
    } else if (/^of\b/i.test(rest) && atWord && isShare(found, name)) {
      close();
      found.push({ type: 'of' });
      rest = rest.slice(2);
    } else if (/^[()]/.test(rest)) {
      close();
      found.push({ type: rest.startsWith('(') ? 'open' : 'close' });
      rest = rest.slice(1);
    } else {
      name += rest.charAt(0);
      rest = rest.slice(1);
    }
  }
  close();
  return found;
}

/** "15% of the bill", "tip percent of the bill"; "number of people" is a name. */
const isShare = (before: readonly Token[], name: string): boolean => {
  const last = before.at(-1);
  if (name.trim() === '') return last?.type === 'number' && last.isPercent;
  return /(?:%|percent(?:age)?)\s*$/i.test(name);
};

/** Finds the value that a name in a formula means; makes a new one where `find` allows it. */
export type Find = (name: string) => Term | undefined;

/** Reads `area x rate plus 15% VAT`; undefined for what is no formula, or where a name means nothing. */
export function readFormula(text: string, find: Find): Formula | undefined {
  const parser = new Parser(tokens(text), find);
  const expr = parser.sum();
  return expr === undefined || !parser.isDone ? undefined : { expr: bare(expr), names: parser.names };
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

class Parser {
  readonly names: string[] = [];
  readonly #tokens: Token[];
  readonly #find: Find;

  constructor(list: Token[], find: Find) {
    this.#tokens = [...list];
    this.#find = find;
  }

  get isDone(): boolean {
    return this.#tokens.length === 0;
  }

  sum(): string | undefined {
    let left = this.#product();
    let isSum = false;
    while (left !== undefined && this.#isOp('+', '-')) {
      const sign = this.#tokens.shift() as { op: '+' | '-' };
      const share = this.#share();
      if (share !== undefined) {
        left = `${isSum ? `(${left})` : left} * (1 ${sign.op} ${share} / 100)`;
        isSum = false;
        continue;
      }
      const right = this.#product();
      if (right === undefined) return undefined;
      left = `${left} ${sign.op} ${right}`;
      isSum = true;
    }
    return left;
  }

  /** "plus 15% VAT", "minus the discount percentage": a share of what stands before it. */
  #share(): string | undefined {
    const [first, second] = this.#tokens;
    if (first?.type === 'number' && first.isPercent && second?.type !== 'of') {
      this.#tokens.shift();
      if (second?.type === 'name') this.#tokens.shift();
      return String(first.value);
    }
    if (first?.type !== 'name' || second?.type === 'of') return undefined;
    const term = this.#find(first.text);
    if (!term?.isPercent) return undefined;
    this.#tokens.shift();
    this.names.push(term.key);
    return term.key;
  }

  #product(): string | undefined {
    let left = this.#factor();
    while (left !== undefined && this.#isOp('*', '/')) {
      const { op } = this.#tokens.shift() as { op: string };
      const right = this.#factor();
      if (right === undefined) return undefined;
      left = `${left} ${op} ${right}`;
    }
    return left;
  }

  #factor(): string | undefined {
    const token = this.#tokens.shift();
    if (token?.type === 'open') {
      const inner = this.sum();
      return inner !== undefined && this.#tokens.shift()?.type === 'close' ? `(${inner})` : undefined;
    }
    if (token?.type !== 'number' && token?.type !== 'name') return undefined;
    const isPercent = token.type === 'number' ? token.isPercent : undefined;
    const value = token.type === 'number' ? String(token.value) : this.#named(token.text);
    if (value === undefined) return undefined;
    if (this.#tokens[0]?.type === 'of') {
      this.#tokens.shift();
      const whole = this.#factor();
      return whole === undefined ? undefined : `((${whole} * ${value}) / 100)`;
    }
    return isPercent ? `(${value} / 100)` : value;
  }

  #named(name: string): string | undefined {
    const term = this.#find(name);
    if (term === undefined) return undefined;
    this.names.push(term.key);
    return term.isPercent && this.#tokens[0]?.type !== 'of' ? `(${term.key} / 100)` : term.key;
  }

  #isOp(...ops: string[]): boolean {
    const [first] = this.#tokens;
    return first?.type === 'op' && ops.includes(first.op);
  }
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
