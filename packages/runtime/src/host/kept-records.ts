import type { EntitySchema } from '@sayso/contracts/entity-schema';
import { type CallEvent, onCall } from '../sdk/call.ts';
import { knownEntity } from '../sdk/entity.ts';
import { isObject } from '../sdk/wire-guards.ts';

export type Fields = Record<string, unknown>;
/** What the frame was given of one entity: its schema's properties, and its newest records by their ids. */
export type KeptEntity = {
  name: string;
  properties: EntitySchema['properties'];
  records: ReadonlyMap<string, Fields>;
};

const mostEntities = 100;
const mostRecords = 1_000;
const kept = new Map<string, Map<string, Fields>>();

/** Keeps the records that the app was given, so that an error can be told with the shape of the one that it met. */
export function keepRecords(): () => void {
  const asked = new Map<string, string>();
  return onCall((event) => {
    if (event.type === 'start') noteCall(asked, event);
    else {
      const entity = asked.get(event.requestId);
      asked.delete(event.requestId);
      if (entity !== undefined && event.statusCode < 400) keep(entity, recordsIn(event.response));
    }
  });
}

export const keptEntities = (): KeptEntity[] =>
  [...kept].map(([name, records]) => ({
    name,
    properties: knownEntity(name)?.schema.properties ?? {},
    records,
  }));

function noteCall(asked: Map<string, string>, { requestId, url }: CallEvent & { type: 'start' }): void {
  const { pathname, searchParams } = new URL(url);
  const name = /\/entities\/(\w+)/.exec(pathname)?.[1];
  // Records that were asked for in part say nothing about what they lack.
  if (name !== undefined && !searchParams.has('fields')) asked.set(requestId, name);
}

function recordsIn(response: unknown): Fields[] {
  const bag = isObject(response) ? response : {};
  const rows = [response, bag['items'], bag['records']].find(Array.isArray) ?? [response];
  return rows.filter((row: unknown): row is Fields => isObject(row) && typeof row['id'] === 'string');
}

function keep(entity: string, rows: readonly Fields[]): void {
  const records = kept.get(entity) ?? new Map<string, Fields>();
  if (rows.length === 0 || (kept.size >= mostEntities && !kept.has(entity))) return;
  kept.set(entity, records);
  for (const row of rows) {
    const id = String(row['id']);
    records.delete(id);
    records.set(id, row);
  }
  for (const oldest of records.keys()) {
    if (records.size <= mostRecords) return;
    records.delete(oldest);
  }
}
