import { addDays, format, isValid, parseISO } from 'date-fns';
import { invalid } from '../../texts/tools/calculator.ts';
import { readAmount } from './amounts.ts';
import type { CalculatorColumn, CalculatorInput } from './tool-api.ts';

/** What the fields hold while somebody types. */
export type Typed = string | boolean | readonly Record<string, string>[];
export type Entries = Readonly<Record<string, Typed>>;

const day = (date: Date) => format(date, 'yyyy-MM-dd');

/** `today+30` is counted from the day on which the page is opened. */
export function readDay(text: string, now = new Date()): string {
  const [, offset] = /^today([+-]\d+)?$/.exec(text) ?? [];
  return text.startsWith('today') ? day(addDays(now, Number(offset ?? 0))) : text;
}

export const emptyRow = (columns: readonly CalculatorColumn[] = []): Record<string, string> =>
  Object.fromEntries(columns.map(({ key }) => [key, '']));

export function startEntry(input: CalculatorInput): Typed {
  const given = input.default;
  if (input.kind === 'yesno') return given === true;
  if (input.kind === 'rows') {
    const rows = Array.isArray(given) ? (given as Record<string, unknown>[]) : [];
    const texts = rows.map((row) =>
      Object.fromEntries(Object.entries(row).map(([key, value]) => [key, String(value)])),
    );
    return texts.length > 0 ? texts : [emptyRow(input.columns)];
  }
  if (input.kind === 'choice') return String(given ?? input.options?.[0]?.value ?? '');
  if (input.kind === 'date') return readDay(String(given ?? ''));
  return given === undefined || given === null ? '' : String(given);
}

export const startEntries = (inputs: readonly CalculatorInput[]): Entries =>
  Object.fromEntries(inputs.map((input) => [input.key, startEntry(input)]));

export type ReadEntries = { values: Record<string, unknown>; errors: Record<string, string> };

/** Values for `calculate`, and what is wrong with each field that cannot be read. */
export function readEntries(inputs: readonly CalculatorInput[], entries: Entries): ReadEntries {
  const result: ReadEntries = { values: {}, errors: {} };
  for (const input of inputs) {
    const read = readEntry(input, entries[input.key] ?? startEntry(input));
    if ('error' in read) result.errors[input.key] = read.error;
    else result.values[input.key] = read.value;
  }
  return result;
}

type Read = { value: unknown } | { error: string };

function readEntry(input: CalculatorInput, typed: Typed): Read {
  if (typeof typed === 'boolean') return { value: typed };
  if (typeof typed !== 'string') return readRows(input, typed);
  const text = typed.trim();
  if (input.kind === 'text' || input.kind === 'choice') return { value: text };
  if (input.kind === 'date') {
    const date = parseISO(text);
    return isValid(date) ? { value: date } : { error: invalid.date };
  }
  return readNumber(input, text);
}

function readNumber({ min, max, whole }: CalculatorInput, text: string): Read {
  if (text === '') return { error: invalid.empty };
  const value = readAmount(text);
  if (value === undefined) return { error: invalid.notNumber(text.slice(0, 20)) };
  if (whole && !Number.isInteger(value)) return { error: invalid.notWhole };
  if (min !== undefined && value < min) return { error: invalid.tooLow(min) };
  if (max !== undefined && value > max) return { error: invalid.tooHigh(max) };
  return { value };
}

/** Rows that nobody filled in are left out; a row with a gap counts 0 there. */
function readRows({ columns = [] }: CalculatorInput, rows: readonly Record<string, string>[]): Read {
  const filled = rows.filter((row) => columns.some(({ key }) => (row[key] ?? '').trim() !== ''));
  if (filled.length === 0) return { error: invalid.noLines };
  const wrong = filled.findIndex((row) =>
    columns.some(
      ({ key, kind }) => kind !== 'text' && row[key]?.trim() && readAmount(row[key]) === undefined,
    ),
  );
  if (wrong >= 0) return { error: invalid.line(wrong + 1) };
  const value = filled.map((row) =>
    Object.fromEntries(
      columns.map(({ key, kind }) => [
        key,
        kind === 'text' ? (row[key] ?? '').trim() : (readAmount(row[key] ?? '') ?? 0),
      ]),
    ),
  );
  return { value };
}
