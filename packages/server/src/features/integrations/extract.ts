import { setImmediate } from 'node:timers/promises';
import type { Extraction } from '@sayso/contracts/integrations';
import { parseJson } from '@sayso/core/parse-json';
import { extractionWords } from '../../texts/integrations.ts';
import type { OpenedFile } from '../files/service.ts';
import type { Asking } from './ask.ts';
import { isObject, type Schema, shapeOf } from './json-shape.ts';
import { filesForModel } from './model-files.ts';
import { decodeText, readTable, type Table, TableError } from './read-table.ts';

/** After so many rows other work has its turn. */
const rowsAtOnce = 1_000;
const field = 'json_schema';
const failed = (details: string): Extraction => ({ status: 'error', details, output: null });

type Given = { file: OpenedFile; schema: Schema; ask: Asking; signal: AbortSignal };

/** Reads what a file holds in the shape of the schema; csv and json without a model. */
export async function extract({ file, schema, ask, signal }: Given): Promise<Extraction> {
  const { row, bytes } = file;
  const ending = row.name.split('.').at(-1) ?? '';
  try {
    if (ending === 'csv' || ending === 'tsv') return await fromTable(await readTable(bytes), schema);
    if (ending === 'json') return await fromJson(parseJson(decodeText(bytes)), schema);
  } catch (error) {
    if (error instanceof TableError) return failed(error.message);
    if (error instanceof SyntaxError) return failed(extractionWords.notJson(error.message));
    throw error;
  }
  const files = filesForModel([file]);
  if (files === null) return failed(extractionWords.unreadable(ending));
  if (!ask.hasModel) {
    return failed(extractionWords.noModel(ending));
  }
  const prompt = `Read the data out of the attached file "${row.original_name}". Invent nothing: leave out what it does not say.${files.text}`;
  const output = await ask.json({ prompt, files: files.files, signal }, schema, field);
  return { status: 'success', details: null, output };
}

async function fromJson(value: unknown, schema: Schema): Promise<Extraction> {
  const { item, wrap } = rowsOf(schema);
  const isList = Array.isArray(value);
  const hasRows = wrap.kind === 'property' && isObject(value) && Object.hasOwn(value, wrap.name);
  if (!isList && (wrap.kind === 'rows' || hasRows)) {
    const problem = shapeOf(schema, { field, coerces: true })(value);
    return problem === null ? success(value) : failed(extractionWords.misfit(problem));
  }
  return checkedRows(isList ? value : [value], item, wrap);
}

async function fromTable({ columns, rows }: Table, schema: Schema): Promise<Extraction> {
  const { item, wrap } = rowsOf(schema);
  const properties = isObject(item['properties']) ? Object.keys(item['properties']) : [];
  const byKey = new Map(properties.map((name) => [keyOf(name), name]));
  const names = columns.map((column) => (properties.length === 0 ? column : byKey.get(keyOf(column))));
  if (names.every((name) => name === undefined || name === '')) {
    return failed(extractionWords.noColumn(columns.join(', '), properties.join(', ')));
  }
  const objects = rows.map((row) =>
    Object.fromEntries(
      row.flatMap((value, at): [string, string][] => {
        const name = names[at];
        return name === undefined || name === '' || value === '' ? [] : [[name, value]];
      }),
    ),
  );
  return checkedRows(objects, item, wrap);
}

type Wrap = { kind: 'rows' } | { kind: 'array' } | { kind: 'property'; name: string };

/** What one row looks like under the schema, and how the rows are handed over. */
function rowsOf(schema: Schema): { item: Schema; wrap: Wrap } {
  if (schema['type'] === 'array') return { item: itemsOf(schema), wrap: { kind: 'array' } };
  const properties = isObject(schema['properties']) ? Object.entries(schema['properties']) : [];
  const [only, ...others] = properties;
  if (only && others.length === 0 && isObject(only[1]) && only[1]['type'] === 'array') {
    const item = itemsOf(only[1]);
    if (item['type'] === 'object' || isObject(item['properties'])) {
      return { item, wrap: { kind: 'property', name: only[0] } };
    }
  }
  return { item: schema, wrap: { kind: 'rows' } };
}

const itemsOf = (schema: Schema): Schema => (isObject(schema['items']) ? schema['items'] : {});

/** "Full Name" and full_name are the same. */
const keyOf = (name: string) => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

async function checkedRows(rows: unknown[], item: Schema, wrap: Wrap): Promise<Extraction> {
  const check = shapeOf(item, { field, coerces: true });
  for (const [at, row] of rows.entries()) {
    if (at % rowsAtOnce === rowsAtOnce - 1) await setImmediate();
    const problem = check(row);
    if (problem !== null) return failed(extractionWords.rowMisfit(at + 1, problem));
  }
  return success(wrap.kind === 'property' ? { [wrap.name]: rows } : rows);
}

const success = (output: unknown): Extraction => ({ status: 'success', details: null, output });
