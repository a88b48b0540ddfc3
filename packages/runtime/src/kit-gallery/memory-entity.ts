import { CallError } from '../sdk/call.ts';
import type { EntityClient, PageOptions, Row, Where } from '../sdk/entity-types.ts';
import { aggregateInMemory } from './memory-aggregate.ts';
import { createMemoryStore, type MemorySchema } from './memory-store.ts';

/** How the store behaves: answers, never answers (skeletons), or fails. */
export type Behaviour = 'answers' | 'waits' | 'fails';
export type MemoryOptions = {
  schema: MemorySchema;
  rows: readonly Row[];
  behaviour?: () => Behaviour;
  /** Whose records new ones are. */
  author?: string;
};

const never = new Promise<never>(() => undefined);

/** A real entity client whose records lie in this page: filters, sorts, pages, aggregates and tells of changes. */
export function createMemoryEntity({ schema, rows, behaviour, author = '' }: MemoryOptions): EntityClient {
  const store = createMemoryStore(schema, rows, author);
  /** Every call goes by the way that the gallery's state says. */
  const answer = async <Result>(work: () => Result): Promise<Result> => {
    const how = behaviour?.() ?? 'answers';
    if (how === 'waits') return never;
    if (how === 'fails') throw new CallError(503, 'The records could not be reached.');
    return work();
  };
  type Rest = [sort?: string | PageOptions, limit?: number, skip?: number, fields?: string[]];
  const filter = (where?: Where, ...[sort, limit, skip, fields]: Rest) =>
    answer(() =>
      typeof sort === 'object' ? store.page(where, sort) : store.list({ where, sort, limit, skip, fields }),
    );
  return {
    name: schema.name,
    schema,
    list: ((...rest: Rest) => filter(undefined, ...rest)) as EntityClient['list'],
    filter: filter as EntityClient['filter'],
    get: (id) => answer(() => store.held(id)),
    create: (values) => answer(() => store.insert(values)),
    update: (id, values) => answer(() => store.change(id, values)),
    delete: (id) => answer(() => store.remove(id)),
    deleteMany: (where) =>
      answer(() => {
        for (const { id } of store.found(where)) store.remove(id);
      }),
    bulkCreate: (given) => answer(() => given.map(store.insert)),
    bulkUpdate: (given) => answer(() => given.map(({ id, ...values }) => store.change(id, values))),
    updateMany: (where, values) =>
      answer(() => {
        const meant = store.found(where);
        for (const { id } of meant) store.change(id, values);
        return { success: true as const, updated: meant.length, has_more: false };
      }),
    upsert: (given, { key }) => answer(() => upserted(store, given, [key].flat())),
    count: (where) => answer(() => store.found(where).length),
    aggregate: (spec) => answer(() => aggregateInMemory(store.all(), schema, spec)),
    importEntities: async () => ({ ...noFiles }),
    subscribe: store.listen,
  };
}

const noFiles = {
  status: 'error' as const,
  details: 'Files are read by the server, and there is none here',
  output: [],
  n_entities_created: 0,
};

type Store = ReturnType<typeof createMemoryStore>;

function upserted(store: Store, given: readonly Record<string, unknown>[], keys: readonly string[]) {
  let created = 0;
  const records = given.map((values) => {
    const known = store.all().find((row) => keys.every((key) => row[key] === values[key]));
    if (known !== undefined) return store.change(known.id, values);
    created += 1;
    return store.insert(values);
  });
  return { created, updated: records.length - created, records };
}
