import { call } from './call.ts';
import type { EntityClient, Page, PageOptions, Where } from './entity-types.ts';
import { isObject, readList, readPage, readRows, refuse } from './wire-guards.ts';

type Many = Pick<EntityClient, 'aggregate' | 'upsert' | 'updateMany' | 'bulkUpdate' | 'importEntities'>;
type Path = (rest: string) => string;

/** The calls of an entity's client that are about many records at once; `path` leads below the entity. */
export const manyOf = (path: Path): Many => ({
  aggregate: async (body) => {
    const reply = await call(path('/aggregate'), { method: 'POST', body });
    if (!isObject(reply)) return refuse('an aggregate');
    return { rows: readList(reply['rows']), truncated: reply['truncated'] === true };
  },
  upsert: async (records, { key }) => {
    const reply = await call(path('/upsert'), { method: 'POST', body: { records, key } });
    if (!isObject(reply)) return refuse('what was stored');
    return {
      created: Number(reply['created']),
      updated: Number(reply['updated']),
      records: readRows(reply['records']),
    };
  },
  updateMany: async (query, data) => {
    const reply = await call(path('/update-many'), { method: 'PATCH', body: { query, data } });
    if (!isObject(reply)) return refuse('a number of changes');
    return { success: true, updated: Number(reply['updated']), has_more: reply['has_more'] === true };
  },
  bulkUpdate: async (body) => readRows(await call(path('/bulk'), { method: 'PUT', body })),
  importEntities: async (file) => {
    const body = new FormData();
    body.set('file', file);
    const reply = await call(path('/import'), { method: 'POST', body });
    if (!isObject(reply) || !Array.isArray(reply['output'])) return refuse('the outcome of an import');
    const isDone = reply['status'] === 'success';
    return {
      status: isDone ? 'success' : 'error',
      details: String(reply['details'] ?? ''),
      output: reply['output'],
      n_entities_created: Number(reply['n_entities_created'] ?? 0),
    };
  },
});

/** One page, and where the next one begins. */
export async function pageOf(path: Path, where: Where | undefined, options: PageOptions): Promise<Page> {
  const { query: own, sort, limit, cursor, fields, distinct } = options;
  const q = where ?? own;
  const isAsked = cursor === undefined && q !== undefined && Object.keys(q).length > 0;
  const query = {
    q: isAsked ? JSON.stringify(q) : undefined,
    sort,
    limit,
    cursor,
    fields: fields?.join(','),
    distinct,
  };
  return readPage(await call(path('/v2/list'), { query }));
}
