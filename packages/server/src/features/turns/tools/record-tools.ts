import { readEntity } from '@sayso/core/blocks/entities';
import { cutText } from '@sayso/core/cut-text';
import { parseJson } from '@sayso/core/parse-json';
import { z } from 'zod';
import { lookUpWords } from '../../../texts/look-ups.ts';
import { aggregate, operations, ownValue } from './aggregate.ts';
import { defineTool, refused, type ToolContext, tableOutcome } from './tool.ts';

const mostRows = 50;
const mostColumns = 12;
const longestValue = 300;
/** As many records as one question to the database gives. */
const mostAggregated = 5_000;

const entity = z.string().max(64).describe('Name of an entity, such as Task');
/** Models give an object, or the same as JSON text. */
const filter = z
  .union([z.record(z.string(), z.unknown()), z.string().max(20_000)])
  .optional()
  .describe('As in the app itself, such as {"done": false} or {"price": {"$gt": 10}}');

export const listRecordsTool = defineTool({
  name: 'list_records',
  description:
    'Shows records of an entity to you and, as a table, to the person; only those that the person may see. Use it to answer questions about the data.',
  input: z.object({
    entity,
    filter,
    sort: z.string().max(100).optional().describe('A field; with - before it from the end, such as -price'),
    fields: z.array(z.string().max(100)).max(mostColumns).optional().describe('Columns to show'),
    limit: z.coerce.number().int().min(1).max(mostRows).optional(),
  }),
  async run({ entity: name, filter: given, sort, fields, limit = 20 }, context) {
    const problem = missing(name, context);
    if (problem !== null) return refused(problem);
    const records = await context.records(name, { filter: readFilter(given), sort, limit });
    const columns = fields ?? columnsOf(records, fieldsOf(name, context));
    const rows = records.map((record) =>
      Object.fromEntries(columns.map((column) => [column, short(ownValue(record, column))])),
    );
    return tableOutcome({ columns, rows }, { results: lookUpWords.records(rows.length, name) });
  },
});

export const aggregateTool = defineTool({
  name: 'aggregate',
  description:
    'Counts, sums or averages records of an entity, on the whole or by a field, and shows it to the person as a table; only records that the person may see count.',
  input: z.object({
    entity,
    filter,
    operation: z.enum(operations),
    field: z.string().max(100).optional().describe('What is summed or compared; not needed to count'),
    group_by: z.string().max(100).optional().describe('One row for each value of this field'),
  }),
  async run({ entity: name, filter: given, operation, field, group_by: group }, context) {
    const problem = missing(name, context);
    if (problem !== null) return refused(problem);
    if (operation !== 'count' && field === undefined) return refused(lookUpWords.needsField(operation));
    const records = await context.records(name, { filter: readFilter(given), limit: mostAggregated });
    const table = aggregate(records, { operation, field, group });
    const note =
      records.length < mostAggregated ? undefined : `Only the newest ${mostAggregated} records were counted.`;
    return tableOutcome(
      { columns: table.columns, rows: table.rows.slice(0, mostRows) },
      {
        results: lookUpWords.figure({ operation, field, entity: name, group }),
        ...(note === undefined ? {} : { note }),
      },
    );
  },
});

function missing(name: string, { sources }: ToolContext): string | null {
  const tree = sources();
  if (name === 'User' || tree[`entities/${name}`] !== undefined) return null;
  const known = Object.keys(tree).flatMap((path) => /^entities\/(.+)$/.exec(path)?.[1] ?? []);
  return lookUpWords.noEntity(JSON.stringify(name), known.join(', '));
}

function readFilter(given: Record<string, unknown> | string | undefined): unknown {
  return typeof given === 'string' ? parseJson(given === '' ? '{}' : given) : (given ?? {});
}

const kept = new Set(['id', 'created_by_id', 'updated_date', 'is_sample', 'created_by']);

/** In the order of the schema. */
function fieldsOf(name: string, { sources }: ToolContext): string[] {
  const read = readEntity(sources()[`entities/${name}`] ?? '{}');
  return 'value' in read ? Object.keys(read.value.properties) : [];
}

/** The entity's own fields first; ids mean nothing to a person. */
function columnsOf(records: readonly Record<string, unknown>[], fields: readonly string[]): string[] {
  const held = new Set(records.flatMap((record) => Object.keys(record)));
  const names = new Set([...fields.filter((field) => held.has(field)), ...held]);
  return [...names].filter((name) => !kept.has(name)).slice(0, mostColumns);
}

function short(value: unknown): unknown {
  if (value === undefined) return null;
  if (typeof value === 'string') return cutText(value, longestValue);
  if (typeof value !== 'object' || value === null) return value;
  const written = JSON.stringify(value);
  return written.length > longestValue ? cutText(written, longestValue) : value;
}
