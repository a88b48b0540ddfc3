import type { Derive, DeriveOp, Operand } from '@sayso/contracts/derive';
import type { FieldType } from '@sayso/core/blueprint-schema';
import { type Expression, parseExpression, type Term } from './expression.ts';

/** What a name in a formula means; `any` where nothing tells yet what kind of value it is. */
export type Part = { key: string; kind: 'number' | 'percent' | 'day' | 'moment' | 'any' };
const kinds: Readonly<Partial<Record<FieldType, Part['kind']>>> = {
  int: 'number',
  number: 'number',
  money: 'number',
  rating: 'number',
  duration: 'number',
  percent: 'percent',
  date: 'day',
  datetime: 'moment',
  time: 'moment',
};
export const partKind = (type: FieldType): Part['kind'] | undefined => kinds[type];

export type FindPart = (name: string) => Part | undefined;

/** Reads "minutes divided by distance", "the days between start and end", "15% of price plus shipping". */
export function readRule(written: string, find: FindPart): Derive | undefined {
  const words = plain(written);
  return (
    readFromSpan(words, find) ??
    readSpan(words, find) ??
    readNamed(words, find) ??
    readArithmetic(words, find)
  );
}

/** Words that say the same as an operator, and marks that say nothing. */
const plain = (written: string): string =>
  written
    .trim()
    .replace(/^(?:=|the|from|as|of|by|always|simply|just)\s+/i, '')
    .replace(/[€£$](?=\d)/g, '')
    .replace(/\bper ?cent\b/gi, '%')
    .replace(/\b(?:including|incl\.?)\s+(?=\d+(?:\.\d+)?\s*%)/gi, 'plus ')
    .replace(/\b(VAT|tax|GST|tip|service)\s+(?:at|of)\s+(\d+(?:\.\d+)?\s*%)/gi, '$2 $1')
    .replace(/^multipl(?:y|ies|ied|ying)\s+(.+?)\s+(?:by|with)\s+/i, '$1 times ')
    .replace(/^(?:dividing|divides?)\s+(.+?)\s+by\s+/i, '$1 divided by ')
    .replace(/^(?:subtract|take|deduct)(?:s|ing)?\s+(.+?)\s+from\s+(.+)$/i, '$2 minus $1')
    .replace(/^(?:add(?:s|ing)?\s+)(.+?)\s+(?:and|to)\s+(.+)$/i, '$1 plus $2')
    .replace(/[?!.,\s]+$/, '');

const unit = '(days|nights|hours|minutes|weeks)';
const spans: readonly RegExp[] = [
  new RegExp(
    `^(?:the )?(?:number of |how many |total )?${unit}(?: \\w+)?\\s+(?:between|from)\\s+(.+?)\\s+(?:and|to|until|till)\\s+(.+)$`,
    'i',
  ),
  // "Date and time" are two values; a span is between them, from one to the other, or told in a unit.
  /^(?:the )?(?:time|difference|span|period)?\s*(?:between\s+|from\s+)?(.+?)\s+(?:(?<=\bbetween\s.+\s)and|(?=.*\sin (?:days|nights|hours|minutes|weeks)$)and|to|until|till)\s+(.+?)(?:\s+in\s+(days|nights|hours|minutes|weeks))?$/i,
];

function readSpan(words: string, find: FindPart): Derive | undefined {
  const [, named = '', from = '', until = ''] = spans[0]?.exec(words) ?? [];
  if (named !== '') return spanOf(find(from), find(until), named);
  const [, one = '', other = '', last] = spans[1]?.exec(words) ?? [];
  return one === '' ? undefined : spanOf(find(one), find(other), last);
}

const spanThen = new RegExp(
  `^(?:the )?(?:number of )?${unit}(?: \\w+)?\\s+(?:between|from)\\s+.+?\\s+(?:and|to|until|till)\\s+.+?(?=\\s+(?:minus|less|plus|times|divided by|multiplied by|[-+*×/x])\\s)`,
  'i',
);
const spanned = 'spanned';

/** "Hours between start and end minus break": counts on with the time between. */
function readFromSpan(words: string, find: FindPart): Derive | undefined {
  const span = spanThen.exec(words)?.[0];
  const rule = span === undefined ? undefined : readSpan(span, find);
  if (span === undefined || !rule) return undefined;
  const withSpan = (part: Operand): Operand =>
    typeof part !== 'string' ? { op: part.op, of: part.of.map(withSpan) } : part === spanned ? rule : part;
  const whole = readArithmetic(`${spanned}${words.slice(span.length)}`, (name) =>
    name === spanned ? { key: spanned, kind: 'number' } : find(name),
  );
  return whole && { op: whole.op, of: whole.of.map(withSpan) };
}

/** From one day or moment to another; without a unit, days between days and hours between moments. */
function spanOf(
  start: Part | undefined,
  end: Part | undefined,
  named: string | undefined,
): Derive | undefined {
  if (!start || !end || start.key === end.key) return undefined;
  if (![start, end].every(({ kind }) => kind === 'day' || kind === 'moment' || kind === 'any'))
    return undefined;
  const areDays = start.kind === 'day' && end.kind === 'day';
  if (named === undefined && start.kind === 'any' && end.kind === 'any') return undefined;
  const of = [start.key, end.key];
  const told = named?.toLowerCase() ?? (areDays ? 'days' : 'hours');
  if (told === 'weeks') return { op: 'quotient', of: [{ op: 'days', of }, '7'] };
  if (told === 'minutes') return { op: 'product', of: [{ op: 'hours', of }, '60'] };
  return { op: told === 'hours' ? 'hours' : 'days', of };
}

/** "The sum of a, b and c", "the average of a and b". */
function readNamed(words: string, find: FindPart): Derive | undefined {
  const [, head = '', list = '', last = ''] =
    /^(?:the )?(sum|total|product|difference|average|mean)\s+(?:of|between)\s+(.+)\s+and\s+(.+)$/i.exec(
      words,
    ) ?? [];
  if (head === '') return undefined;
  const parts = [...list.split(','), last].map((name) => find(name.trim().replace(/^the\s+/i, '')));
  const of = parts.flatMap((part) => (part && isCounted(part) ? [part.key] : []));
  if (of.length < parts.length) return undefined;
  if (/^(?:average|mean)/i.test(head)) return { op: 'quotient', of: [{ op: 'sum', of }, String(of.length)] };
  return { op: /^diff/i.test(head) ? 'difference' : /^prod/i.test(head) ? 'product' : 'sum', of };
}

const isCounted = ({ kind }: Part): boolean => kind !== 'day' && kind !== 'moment';

function readArithmetic(words: string, find: FindPart): Derive | undefined {
  const known = new Map<string, Part>();
  const term = (name: string): Term | undefined => {
    const part = find(name);
    if (!part) return undefined;
    known.set(part.key, part);
    return { key: part.key, label: name, isPercent: part.kind === 'percent' };
  };
  const read = parseExpression(words, term);
  if (!read || read.names.length === 0) return undefined;
  const expression = unwrapped(read.expression);
  if ([...known.values()].every(isCounted)) {
    const rule = operandOf(expression);
    return typeof rule === 'string' ? undefined : rule;
  }
  // "End minus start" is the time between them.
  if (expression.kind !== 'binary' || expression.op !== '-') return undefined;
  const { left, right } = expression;
  if (left.kind !== 'name' || right.kind !== 'name') return undefined;
  return spanOf(known.get(right.key), known.get(left.key), undefined);
}

const unwrapped = (one: Expression): Expression => (one.kind === 'group' ? unwrapped(one.inner) : one);

const ops: Readonly<Record<'+' | '-' | '*' | '/', DeriveOp>> = {
  '+': 'sum',
  '-': 'difference',
  '*': 'product',
  '/': 'quotient',
};

/** A number as text, without the noise of binary fractions. */
const numeral = (value: number): string => String(Number(value.toPrecision(12)));

function operandOf(one: Expression): Operand {
  switch (one.kind) {
    case 'number':
      return numeral(one.value);
    case 'name':
      return one.key;
    case 'group':
      return operandOf(one.inner);
    case 'percent':
      return shareOf(one.of);
    case 'percent-of':
      return { op: 'product', of: [operandOf(one.whole), shareOf(one.part)] };
    case 'share': {
      const factor: Operand =
        one.part.kind === 'number'
          ? numeral(one.op === '+' ? 1 + one.part.value / 100 : 1 - one.part.value / 100)
          : { op: ops[one.op], of: ['1', shareOf(one.part)] };
      return { op: 'product', of: [operandOf(one.of), factor] };
    }
    default: {
      const op = ops[one.op];
      const [left, right] = [operandOf(one.left), operandOf(one.right)];
      const first = typeof left !== 'string' && left.op === op ? left.of : [left];
      return { op, of: [...first, right] };
    }
  }
}

const shareOf = (part: Expression): Operand =>
  part.kind === 'number' ? numeral(part.value / 100) : { op: 'quotient', of: [operandOf(part), '100'] };
