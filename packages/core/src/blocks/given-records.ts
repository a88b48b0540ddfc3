import type { EntitySchema } from '@sayso/contracts/entity-schema';
import { serverFields } from '@sayso/contracts/records';
import { z } from 'zod';
import type { SourceTree } from '../source-tree.ts';
import { recordBlockWords } from '../texts/answers.ts';
import type { Block } from './block.ts';
import { readEntity, readJson } from './entities.ts';

/** More than anybody reads through as an example; what a file holds comes by its name. */
export const mostSamples = 200;

export type SampleRecord = Readonly<Record<string, unknown>>;
/** What a `records` block brings: records as they stand in it, or the rows of a file that came with the message. */
export type RecordsBlock = { entity: string } & (
  | { records: readonly SampleRecord[] }
  | { file: string; columns: Readonly<Record<string, string | null>> }
);

const List = z.array(z.record(z.string(), z.unknown()));
const Mapping = z.record(z.string(), z.string().nullable());

type Reading = { value: RecordsBlock; schema: EntitySchema } | { error: string };

/** Reads the block against the entity as the answer has it by now; values are judged by whoever keeps records. */
export function readRecordsBlock(tree: SourceTree, { attributes, body }: Block): Reading {
  const entity = attributes['entity'] ?? '';
  const source = tree[`entities/${entity}`];
  if (source === undefined) return { error: recordBlockWords.noEntity(entity) };
  const schema = readEntity(source);
  if ('error' in schema) return schema;
  const file = attributes['from'];
  return file === undefined
    ? readList(entity, schema.value, body)
    : readMapping({ entity, file }, schema.value, body);
}

function readList(entity: string, schema: EntitySchema, body: string): Reading {
  const json = readJson(body);
  if ('error' in json) return json;
  const list = List.safeParse(json.value);
  if (!list.success) return { error: recordBlockWords.noList };
  if (list.data.length > mostSamples) return { error: recordBlockWords.tooMany(mostSamples) };
  const names = new Set(list.data.flatMap((record) => Object.keys(record)));
  const error = unknownFields(entity, schema, [...names]);
  return error === undefined ? { value: { entity, records: list.data }, schema } : { error };
}

function readMapping(
  { entity, file }: { entity: string; file: string },
  schema: EntitySchema,
  body: string,
): Reading {
  const json = body.trim() === '' ? { value: {} } : readJson(body);
  if ('error' in json) return json;
  const columns = Mapping.safeParse(json.value);
  if (!columns.success) return { error: recordBlockWords.noMapping };
  const fields = Object.values(columns.data).filter((field) => field !== null);
  const error = unknownFields(entity, schema, fields);
  return error === undefined ? { value: { entity, file, columns: columns.data }, schema } : { error };
}

const ofServer: ReadonlySet<string> = new Set(serverFields);

function unknownFields(
  entity: string,
  { properties }: EntitySchema,
  named: readonly string[],
): string | undefined {
  const unknown = named.filter((name) => !Object.hasOwn(properties, name) && !ofServer.has(name));
  if (unknown.length === 0) return undefined;
  return recordBlockWords.unknownFields(entity, {
    unknown: unknown.slice(0, 10).join(', '),
    known: Object.keys(properties).join(', '),
  });
}
