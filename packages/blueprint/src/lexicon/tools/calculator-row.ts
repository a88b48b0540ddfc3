import { z } from 'zod';

export const valueKinds = ['number', 'money', 'percent', 'date', 'choice', 'yesno', 'text', 'rows'] as const;
const Kind = z.enum(valueKinds);

/** Names that a page's source can use as they are. */
const Key = z.string().regex(/^[a-z][A-Za-z0-9]*$/);
const Choice = z.object({ value: z.string(), label: z.string() });
const Column = z.object({ key: Key, label: z.string(), kind: Kind, unit: z.string().optional() });
const Cell = z.union([z.string(), z.number()]);

export const CalculatorInput = z.object({
  key: Key,
  label: z.string(),
  kind: Kind,
  default: z.union([z.string(), z.number(), z.boolean(), z.array(z.record(z.string(), Cell))]).optional(),
  unit: z.string().optional(),
  min: z.number().optional(),
  max: z.number().optional(),
  /** Only whole numbers make sense. */
  whole: z.boolean().optional(),
  options: z.array(Choice).optional(),
  columns: z.array(Column).optional(),
});
export type CalculatorInput = z.infer<typeof CalculatorInput>;

export const CalculatorOutput = z.object({
  key: Key,
  label: z.string(),
  kind: Kind,
  /** An expression over keys of inputs and of outputs before it; it becomes source of the page, and is never run here. */
  expr: z.string(),
  unit: z.string().optional(),
  digits: z.number().int().optional(),
  main: z.boolean().optional(),
  /** A step on the way that is not shown. */
  hidden: z.boolean().optional(),
  columns: z.array(Column).optional(),
});
export type CalculatorOutput = z.infer<typeof CalculatorOutput>;

const Sums = z.object({ inputs: z.array(CalculatorInput).min(1), outputs: z.array(CalculatorOutput).min(1) });

export const CalculatorSpec = Sums.extend({
  id: z.string(),
  /** What people call it, without the word calculator. */
  forms: z.array(z.string()),
  title: z.string(),
  icon: z.string(),
  /** What it asks and gives instead where the text says one of these. */
  told: Sums.extend({ forms: z.array(z.string()) }).optional(),
  note: z.string().optional(),
});
export type CalculatorSpec = z.infer<typeof CalculatorSpec>;

type SumRow = { forms: string; in: readonly string[]; out: readonly string[] };
type Row = SumRow & {
  title: string;
  icon: string;
  told?: SumRow;
  note?: string;
};

/** Reads the short rows of the data files; `readInput` and `readOutput` say how a line is written. */
export const calculators = (rows: Readonly<Record<string, Row>>): CalculatorSpec[] =>
  Object.entries(rows).map(([id, row]) => ({
    id,
    ...readSums(row),
    title: row.title,
    icon: row.icon,
    ...(row.told ? { told: readSums(row.told) } : {}),
    ...(row.note === undefined ? {} : { note: row.note }),
  }));

const readSums = (row: SumRow) => ({
  forms: row.forms.split(',').map((form) => form.trim()),
  inputs: row.in.map(readInput),
  outputs: row.out.map(readOutput),
});

const kindMark = String.raw`(?: (\$|%\{[^}]+\}|%|#\{[^}]+\}|#|\{[^}]+\}|date|text|yes\/no|\([^)]*\|[^)]*\)|<[^>]+>))?`;
const inputLine = new RegExp(String.raw`^(\w+): (.+?)${kindMark} = (.*?)(?: \[(-?[\d.]*)\.\.(-?[\d.]*)\])?$`);
const outputLine = new RegExp(String.raw`^([*~]?)(\w+): (.+?)${kindMark} = (.*)$`, 's');

/**
 * `tip: Tip % = 15 [0..100]`: key, label, kind, default, limits. Kinds: `$` money, `%`, `%{per year}`, `#` whole number, `{km}` number
 * with unit, `#{days}`, `date`, `yes/no`, `(a:First|b:Second)` choice, `<name text, price $>` a table. Without: a number.
 */
function readInput(line: string): CalculatorInput {
  const [, key = '', label = '', mark, given = '', min, max] = inputLine.exec(line) ?? [];
  if (key === '') throw new Error(`Not an input: ${line}`);
  const shape = shapeOf(mark);
  const start = given === '' ? undefined : startOf(shape.kind, given, shape.columns);
  return {
    key,
    label,
    ...shape,
    ...(start === undefined ? {} : { default: start }),
    ...(min ? { min: Number(min) } : {}),
    ...(max ? { max: Number(max) } : {}),
  };
}

/** `*total: Total $ = bill + tipAmount`: a star before the result that matters most, `~` before a step that is not shown. */
function readOutput(line: string): CalculatorOutput {
  const [, mark = '', key = '', label = '', kind, expr = ''] = outputLine.exec(line) ?? [];
  if (key === '') throw new Error(`Not an output: ${line}`);
  const { whole, options: _, ...shape } = shapeOf(kind);
  return {
    key,
    label,
    ...shape,
    expr,
    ...(whole ? { digits: 0 } : {}),
    ...(mark === '*' ? { main: true } : {}),
    ...(mark === '~' ? { hidden: true } : {}),
  };
}

type Shape = Pick<CalculatorInput, 'kind' | 'unit' | 'whole' | 'options' | 'columns'>;

function shapeOf(mark: string | undefined): Shape {
  if (mark === undefined) return { kind: 'number' };
  if (mark === '$') return { kind: 'money' };
  if (mark === '%') return { kind: 'percent' };
  if (mark.startsWith('%')) return { kind: 'percent', unit: `% ${mark.slice(2, -1)}` };
  if (mark === 'date' || mark === 'text') return { kind: mark };
  if (mark === 'yes/no') return { kind: 'yesno' };
  if (mark.startsWith('#'))
    return { kind: 'number', whole: true, ...(mark.length > 1 ? { unit: mark.slice(2, -1) } : {}) };
  if (mark.startsWith('{')) return { kind: 'number', unit: mark.slice(1, -1) };
  if (mark.startsWith('<')) return { kind: 'rows', columns: mark.slice(1, -1).split(', ').map(readColumn) };
  const options = mark
    .slice(1, -1)
    .split('|')
    .map((part) => {
      const [value = '', label = value] = part.split(':');
      return { value, label };
    });
  return { kind: 'choice', options };
}

/** `price: Price $` of a table. */
function readColumn(text: string) {
  const [, key = '', label = '', mark] = new RegExp(`^(\\w+): (.+?)${kindMark}$`).exec(text) ?? [];
  if (key === '') throw new Error(`Not a column: ${text}`);
  const { kind, unit } = shapeOf(mark);
  return { key, label, kind, ...(unit === undefined ? {} : { unit }) };
}

/** Tables start with `a, 1; b, 2`: rows parted by semicolons. */
function startOf(kind: CalculatorInput['kind'], given: string, columns: Shape['columns']) {
  if (kind === 'yesno') return given === 'yes';
  if (kind === 'rows')
    return given.split('; ').map((row) =>
      Object.fromEntries(
        row.split(', ').map((cell, at) => {
          const column = columns?.[at];
          return [column?.key ?? '', column?.kind === 'text' ? cell : Number(cell)];
        }),
      ),
    );
  return kind === 'date' || kind === 'choice' || kind === 'text' ? given : Number(given);
}
