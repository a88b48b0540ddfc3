/** A value that a formula counts with: typed in, or worked out before. */
export type Term = { key: string; label: string; isPercent: boolean };

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
    if (
      operator &&
      !(operator[1] === '/' && !/\s$/.test(name) && /^\/\s?(?:m|h|kg|l|hour|km)\b/i.test(rest))
    ) {
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

export type Expression =
  | { kind: 'number'; value: number }
  | { kind: 'name'; key: string }
  | { kind: 'group'; inner: Expression }
  | { kind: 'binary'; op: '+' | '-' | '*' | '/'; left: Expression; right: Expression }
  /** "15%" by itself. */
  | { kind: 'percent'; of: Expression }
  /** "15% of the bill". */
  | { kind: 'percent-of'; part: Expression; whole: Expression }
  /** "Plus 15% VAT": a share of what stands before it, put on or taken off. */
  | { kind: 'share'; op: '+' | '-'; of: Expression; part: Expression };

/** Reads "area x rate plus 15% VAT"; undefined for what is no formula, or where a name means nothing. */
export function parseExpression(
  text: string,
  find: Find,
): { expression: Expression; names: string[] } | undefined {
  const parser = new Parser(tokens(text), find);
  const expression = parser.sum();
  return expression === undefined || !parser.isDone ? undefined : { expression, names: parser.names };
}

/** No formula that somebody works with is deeper; one of many more brackets would fill the stack. */
const mostNested = 50;

class Parser {
  readonly names: string[] = [];
  readonly #tokens: Token[];
  readonly #find: Find;
  #depth = 0;

  constructor(list: Token[], find: Find) {
    this.#tokens = [...list];
    this.#find = find;
  }

  get isDone(): boolean {
    return this.#tokens.length === 0;
  }

  sum(): Expression | undefined {
    let left = this.#product();
    while (left !== undefined && this.#isOp('+', '-')) {
      const { op } = this.#tokens.shift() as { op: '+' | '-' };
      const part = this.#share();
      if (part !== undefined) {
        left = { kind: 'share', op, of: left, part };
        continue;
      }
      const right = this.#product();
      if (right === undefined) return undefined;
      left = { kind: 'binary', op, left, right };
    }
    return left;
  }

  /** "plus 15% VAT", "minus the discount percentage": a share of what stands before it. */
  #share(): Expression | undefined {
    const [first, second] = this.#tokens;
    if (first?.type === 'number' && first.isPercent && second?.type !== 'of') {
      this.#tokens.shift();
      if (second?.type === 'name') this.#tokens.shift();
      return { kind: 'number', value: first.value };
    }
    if (first?.type !== 'name' || second?.type === 'of') return undefined;
    const term = this.#find(first.text);
    if (!term?.isPercent) return undefined;
    this.#tokens.shift();
    this.names.push(term.key);
    return { kind: 'name', key: term.key };
  }

  #product(): Expression | undefined {
    let left = this.#factor();
    while (left !== undefined && this.#isOp('*', '/')) {
      const { op } = this.#tokens.shift() as { op: '*' | '/' };
      const right = this.#factor();
      if (right === undefined) return undefined;
      left = { kind: 'binary', op, left, right };
    }
    return left;
  }

  #factor(): Expression | undefined {
    if (this.#depth === mostNested) return undefined;
    this.#depth += 1;
    const factor = this.#operand();
    this.#depth -= 1;
    return factor;
  }

  #operand(): Expression | undefined {
    const token = this.#tokens.shift();
    if (token?.type === 'open') {
      const inner = this.sum();
      return inner !== undefined && this.#tokens.shift()?.type === 'close'
        ? { kind: 'group', inner }
        : undefined;
    }
    if (token?.type !== 'number' && token?.type !== 'name') return undefined;
    const term = token.type === 'name' ? this.#find(token.text) : undefined;
    if (token.type === 'name' && term === undefined) return undefined;
    if (term) this.names.push(term.key);
    const value: Expression =
      token.type === 'number'
        ? { kind: 'number', value: token.value }
        : { kind: 'name', key: term?.key ?? '' };
    if (this.#tokens[0]?.type === 'of') {
      this.#tokens.shift();
      const whole = this.#factor();
      return whole && { kind: 'percent-of', part: value, whole };
    }
    const isPercent = token.type === 'number' ? token.isPercent : term?.isPercent === true;
    return isPercent ? { kind: 'percent', of: value } : value;
  }

  #isOp(...ops: string[]): boolean {
    const [first] = this.#tokens;
    return first?.type === 'op' && ops.includes(first.op);
  }
}
