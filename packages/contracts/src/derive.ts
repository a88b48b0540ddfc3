/** What is done to the parts of a field that follows from others. */
export const deriveOps = ['sum', 'difference', 'product', 'quotient', 'hours', 'days'] as const;
export type DeriveOp = (typeof deriveOps)[number];

/** A part of a formula: the key of a field, a number written as text, or a formula of its own. */
export type Operand = string | { op: DeriveOp; of: Operand[] };
export type Derive = Exclude<Operand, string>;

const isNumberText = (part: string): boolean => /^[\d.]+$/.test(part);

/** The fields that a formula counts with. */
export const keysOf = (part: Operand): string[] =>
  typeof part === 'string' ? (isNumberText(part) ? [] : [part]) : part.of.flatMap(keysOf);

type Source = {
  take: (key: string) => unknown;
  /** Hours from one moment to another; undefined where one of them is missing. */
  hoursBetween: (start: unknown, end: unknown) => number | undefined;
};

/** The value of a formula, not rounded; null where a part is missing. */
export function workOut({ op, of }: Derive, source: Source): number | null {
  if (op === 'hours' || op === 'days') {
    const [start, end] = of.map((part) => (typeof part === 'string' ? source.take(part) : undefined));
    const hours = source.hoursBetween(start, end);
    return hours === undefined ? null : op === 'days' ? Math.round(hours / 24) : hours;
  }
  const values = of.map((part) => numberOf(part, source));
  const numbers = values.filter((value) => value !== null);
  // A sum stands for what is known already; the others mean nothing with a part missing.
  const isKnown = of.some((part, at) => values[at] !== null && keysOf(part).length > 0);
  if (numbers.length < of.length && (op !== 'sum' || !isKnown)) return null;
  const [first, ...rest] = numbers;
  const result = first === undefined ? Number.NaN : rest.reduce(arithmetic[op], first);
  return Number.isFinite(result) ? result : null;
}

function numberOf(part: Operand, source: Source): number | null {
  if (typeof part !== 'string') return workOut(part, source);
  const value = isNumberText(part) ? Number(part) : source.take(part);
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

const arithmetic: Readonly<
  Record<Exclude<DeriveOp, 'hours' | 'days'>, (one: number, other: number) => number>
> = {
  sum: (one, other) => one + other,
  difference: (one, other) => one - other,
  product: (one, other) => one * other,
  quotient: (one, other) => one / other,
};

/** As it is stored: money to the cent, whole numbers whole, others to the hundredth; below one, to three digits that tell. */
export function roundedAs(kind: 'money' | 'whole' | 'number', value: number): number {
  const size = Math.abs(value);
  const small = kind === 'number' && size > 0 && size < 1 ? 2 - Math.floor(Math.log10(size)) : 2;
  const scale = kind === 'whole' ? 1 : 10 ** Math.min(small, 12);
  // Twelve digits hide that 1.005 is kept as 1.00499999999999989.
  return Math.round(Number((value * scale).toPrecision(12))) / scale;
}
