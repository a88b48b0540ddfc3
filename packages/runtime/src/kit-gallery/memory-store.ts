import { parseFilter } from '@sayso/core/filters/parse-filter';
import { parseFields, parseSort } from '@sayso/core/filters/sort';
import { applyUpdate } from '@sayso/core/records/apply-update';
import { parseUpdate } from '@sayso/core/records/parse-update';
import { CallError } from '../sdk/call.ts';
import type { EntityClient, Page, PageOptions, RecordEvent, Row, Where } from '../sdk/entity-types.ts';
import { meets } from './meets.ts';
import { inOrder } from './memory-order.ts';

export type MemorySchema = EntityClient['schema'] & { name: string };
type Listener = (event: RecordEvent) => void;

const usualLimit = 50;
const mostRows = 5000;

export type Asked = {
  where?: Where | undefined;
  sort?: string | undefined;
  limit?: number | undefined;
  skip?: number | undefined;
  fields?: string[] | undefined;
};

/** Records by their ids, found, ordered and changed by core's own readers of filters, sorts and updates. */
export function createMemoryStore(schema: MemorySchema, first: readonly Row[], author: string | null) {
  const rows = new Map(first.map((row) => [row.id, row]));
  const listeners = new Set<Listener>();
  let made = 0;

  const tell = (type: RecordEvent['type'], id: string, data: Row | null) => {
    for (const listener of listeners) listener({ type, id, data });
  };
  const found = (where: Where | undefined): Row[] => {
    const condition = parseFilter(where ?? {});
    return [...rows.values()].filter((row) => meets(condition, row));
  };
  const held = (id: string): Row => {
    const row = rows.get(id);
    if (row === undefined) throw new CallError(404, `${schema.name} not found`);
    return row;
  };
  const put = (type: 'create' | 'update', row: Row): Row => {
    rows.set(row.id, row);
    tell(type, row.id, row);
    return row;
  };
  const list = ({ where, sort, limit = usualLimit, skip = 0, fields }: Asked): Row[] =>
    inOrder(found(where), parseSort(sort))
      .slice(skip, skip + Math.min(limit, mostRows))
      .map((row) => picked(row, parseFields(fields?.join(','))));

  return {
    all: () => [...rows.values()],
    found,
    held,
    list,
    page(where: Where | undefined, { query, sort, limit = usualLimit, cursor }: PageOptions): Page {
      const start = Number(cursor ?? 0);
      const items = list({ where: where ?? query, sort, limit: limit + 1, skip: start });
      const hasMore = items.length > limit;
      const next = hasMore ? String(start + limit) : null;
      return { items: items.slice(0, limit), has_more: hasMore, next_cursor: next };
    },
    insert(values: Record<string, unknown>): Row {
      const moment = new Date().toISOString();
      made += 1;
      const id = `${schema.name}-new-${made}`;
      return put('create', { ...values, id, created_date: moment, updated_date: moment, created_by: author });
    },
    change(id: string, values: Record<string, unknown>): Row {
      const formatOf = (name: string) => schema.properties[name]?.format;
      const changed = applyUpdate(parseUpdate(values), held(id), { now: new Date(), formatOf });
      return put('update', { ...changed, id, updated_date: new Date().toISOString() });
    },
    remove(id: string): void {
      held(id);
      rows.delete(id);
      tell('delete', id, null);
    },
    listen(listener: Listener): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const picked = (row: Row, fields: readonly string[] | undefined): Row =>
  fields === undefined ? row : { id: row.id, ...Object.fromEntries(fields.map((key) => [key, row[key]])) };
