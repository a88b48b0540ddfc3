import { escapeLiteral } from 'pg';
import { jsonText } from './json-text.ts';

export type Row = Record<string, unknown>;
type Plain = string | number | bigint | boolean | Date | Uint8Array | null;
/** What may stand in `${}`: a value, a part of a statement, or what the tag itself made of names, a row or JSON. */
export type Part =
  | Plain
  | readonly Plain[]
  | Statement<unknown>
  | Names
  | Columns
  | Json
  | PlanAnew
  | WholeNumber;

/** Column or table names, quoted. */
export class Names {
  readonly names: readonly string[];
  constructor(names: readonly string[]) {
    this.names = names;
  }
}

/** A row as `(columns) values (…)`, or as assignments where `set` stands before it. */
export class Columns {
  readonly row: Readonly<Record<string, Plain | Json | undefined>>;
  constructor(row: Columns['row']) {
    this.row = row;
  }
}

export class Json {
  readonly value: unknown;
  constructor(value: unknown) {
    this.value = value;
  }
}

class PlanAnew {
  readonly isMark = true;
}
/** Put into a statement whose best plan depends on its values: it is planned for them each time, never prepared. */
export const planAnew = new PlanAnew();

class WholeNumber {
  readonly text: string;
  constructor(value: number) {
    if (!Number.isSafeInteger(value) || value < 0) throw new Error('Not a whole number');
    this.text = String(value);
  }
}
/** A number that stands in the text: a plan that is kept knows it. For numbers of which few different ones come. */
export const planned = (value: number) => new WholeNumber(value);
type Value = Exclude<Part, Statement<unknown> | Names | Columns | PlanAnew | WholeNumber>;

type Run = (statement: Statement<unknown>) => Promise<unknown>;

/** SQL text with its values. It runs when it is awaited; put inside another one it is a part of that. */
export class Statement<T = Row[]> implements PromiseLike<T> {
  readonly strings: readonly string[];
  readonly parts: readonly Part[];
  readonly #run: Run;
  #result: Promise<T> | null = null;

  constructor(strings: readonly string[], parts: readonly Part[], run: Run) {
    this.strings = strings;
    this.parts = parts;
    this.#run = run;
  }

  /** Another text that is run in the same place. */
  with(strings: readonly string[]): Statement<T> {
    return new Statement<T>(strings, [], this.#run);
  }

  // biome-ignore lint/suspicious/noThenProperty: awaiting is what tells a statement from a part of one
  then<A = T, B = never>(
    fulfilled?: ((value: T) => A | PromiseLike<A>) | null,
    rejected?: ((reason: unknown) => B | PromiseLike<B>) | null,
  ): Promise<A | B> {
    this.#result ??= this.#run(this) as Promise<T>;
    return this.#result.then(fulfilled, rejected);
  }

  catch<B = never>(rejected: (reason: unknown) => B | PromiseLike<B>): Promise<T | B> {
    return this.then(null, rejected);
  }
}

/** The text with numbered places, and the values for them: no value is ever written into the text. */
export function compile(statement: Statement<unknown>) {
  const values: unknown[] = [];
  let isPrepared = true;
  const bind = (value: Value): string => {
    const [sent, cast] = asSent(value);
    values.push(sent);
    return `$${values.length}${cast}`;
  };
  const columns = ({ row }: Columns, before: string): string => {
    const entries = Object.entries(row).map(([name, value]) => [quoted(name), bind(known(value))] as const);
    if (/\bset\s*$/i.test(before)) return entries.map(([name, place]) => `${name} = ${place}`).join(', ');
    return `(${entries.map(([name]) => name).join(', ')}) values (${entries.map(([, place]) => place).join(', ')})`;
  };
  const write = ({ strings, parts }: Statement<unknown>): string => {
    let text = strings[0] ?? '';
    for (const [index, part] of parts.entries()) {
      if (part instanceof Statement) text += write(part);
      else if (part instanceof Names) text += part.names.map(quoted).join(', ');
      else if (part instanceof Columns) text += columns(part, text);
      else if (part instanceof WholeNumber) text += part.text;
      else if (part instanceof PlanAnew) isPrepared = false;
      else text += bind(known(part));
      text += strings[index + 1] ?? '';
    }
    return text;
  };
  const text = write(statement);
  return { text, values, isPrepared };
}

/** For statements that define things and take no values: the same, with its values as quoted texts in it. */
export const spelledOut = <T>(statement: Statement<T>): Statement<T> => {
  const { text, values } = compile(statement);
  const spelled = text.replace(/\$(\d+)/g, (_place, nr: string) =>
    escapeLiteral(String(values[Number(nr) - 1])),
  );
  return statement.with([spelled]);
};

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** An absent value would quietly become null. */
function known<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('A statement was given an undefined value');
  return value;
}

/** How a value travels, and the type to name where PostgreSQL could not tell it from the statement. */
function asSent(value: Value): [sent: unknown, cast: string] {
  if (value instanceof Json) return [jsonText(value.value), '::jsonb'];
  if (value instanceof Date) return [value.toISOString(), '::timestamptz'];
  if (value instanceof Uint8Array) return [Buffer.from(value), '::bytea'];
  if (typeof value === 'boolean') return [value, '::boolean'];
  if (typeof value === 'bigint') return [String(value), '::bigint'];
  return [value, ''];
}
