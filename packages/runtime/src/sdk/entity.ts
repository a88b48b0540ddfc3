import type { EntitySchema } from '@sayso/contracts/entity-schema';
import { rooms } from '@sayso/contracts/rooms';
import { userFields } from '../texts/requests.ts';
import { auth } from './auth.ts';
import { appPath, call } from './call.ts';
import { manyOf, pageOf } from './entity-many.ts';
import type { EntityClient, Page, PageOptions, Row, Where } from './entity-types.ts';
import { getPlace } from './origin.ts';
import { listen } from './socket.ts';
import { readCount, readRecordEvent, readRow, readRows } from './wire-guards.ts';

const known = new Map<string, EntityClient>();

/** The client of one entity; its schema stays with it so that the kit can draw tables and forms. */
export function createEntity(name: string, schema: EntitySchema): EntityClient {
  const client = build(name, schema);
  known.set(name, client);
  return client;
}

/** Has references find a client that was made elsewhere, such as one whose records lie in the page. */
export const provideEntity = (client: EntityClient): void => void known.set(client.name, client);

/** The client made by the app's own module, or one without schema for names that only code knows. */
export const entityNamed = (name: string): EntityClient =>
  known.get(name) ?? build(name, { name, properties: {} });

/** The referenced entity's client, once its module has been loaded. */
export const knownEntity = (name: string): EntityClient | undefined => known.get(name);

/** Writes that are stored but not told yet when somebody comes in. */
const marginMs = 5_000;
const mostMissed = 1_000;

/** The two ways to ask: with a sort and so on for records, with options for a page of them. */
type Ask = [sort?: string | PageOptions, limit?: number, skip?: number, fields?: string[]];
type Either = Promise<Row[] | Page>;
type Listed = EntityClient['list'] & ((...ask: Ask) => Either);
type Filtered = EntityClient['filter'] & ((where?: Where, ...ask: Ask) => Either);

type Listing = { where?: Where | undefined; sort?: string | undefined; limit?: number | undefined };

function build(name: string, schema: EntitySchema): EntityClient {
  const path = (rest = '') => appPath(`/entities/${encodeURIComponent(name)}${rest}`);
  const one = (id: string) => path(`/${encodeURIComponent(id)}`);
  const list = async ({ where, sort, limit }: Listing, skip?: number, fields?: string[]) =>
    readRows(
      await call(path(), {
        query: {
          q: where && Object.keys(where).length > 0 ? JSON.stringify(where) : undefined,
          sort: sort || undefined,
          limit: limit || undefined,
          skip: skip || undefined,
          fields: fields?.join(','),
        },
      }),
    );
  return {
    name,
    schema,
    ...manyOf(path),
    list: ((sort, limit, skip, fields) =>
      typeof sort === 'object'
        ? pageOf(path, undefined, sort)
        : list({ sort, limit }, skip, fields)) as Listed,
    filter: ((where, sort, limit, skip, fields) =>
      typeof sort === 'object'
        ? pageOf(path, where, sort)
        : list({ where, sort, limit }, skip, fields)) as Filtered,
    get: async (id) => readRow(await call(one(id))),
    create: async (body) => readRow(await call(path(), { method: 'POST', body })),
    update: async (id, body) => readRow(await call(one(id), { method: 'PUT', body })),
    delete: (id) => call(one(id), { method: 'DELETE' }),
    deleteMany: (where) => call(path(), { method: 'DELETE', body: where }),
    bulkCreate: async (body) => readRows(await call(path('/bulk'), { method: 'POST', body })),
    count: async (where = {}) =>
      readCount(await call(path('/count'), { query: { q: JSON.stringify(where) } })),
    subscribe: (listener) =>
      listen(
        rooms.entity(getPlace().appId, name),
        (payload) => listener(readRecordEvent(payload)),
        async (since) => {
          const $gte = new Date(Date.parse(since) - marginMs).toISOString();
          const where = { updated_date: { $gte } };
          const rows = await list({ where, sort: 'updated_date', limit: mostMissed }).catch(() => []);
          for (const data of rows) listener({ type: 'update', id: data.id, data });
        },
      ),
  };
}

/** The app's people: the record calls beside those on oneself. */
export const User = Object.assign(
  createEntity('User', {
    name: 'User',
    properties: {
      full_name: { type: 'string', title: userFields.name },
      email: { type: 'string', format: 'email', title: userFields.email },
      role: { type: 'string', enum: ['user', 'admin'], title: userFields.role },
    },
    'x-sayso': { titleField: 'full_name' },
  }),
  auth,
);
