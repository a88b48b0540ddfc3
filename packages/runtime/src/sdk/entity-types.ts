import type { EntitySchema } from '@sayso/contracts/entity-schema';

/** A stored record as pages see it: the entity's own fields beside those of the server. */
export type Row = { id: string; [field: string]: unknown };

/** A filter in the record calls' language: `{status: 'open', due: {$lt: today()}}`. */
export type Where = Record<string, unknown>;

export type RecordEvent = { type: 'create' | 'update' | 'delete'; id: string; data: Row | null };

/** What `import { Task } from '@/entities/Task'` gives. Sort is a field name, `-` before it for descending. */
export type EntityClient = {
  readonly name: string;
  readonly schema: EntitySchema;
  list(sort?: string, limit?: number, skip?: number, fields?: string[]): Promise<Row[]>;
  filter(where?: Where, sort?: string, limit?: number, skip?: number, fields?: string[]): Promise<Row[]>;
  get(id: string): Promise<Row>;
  create(values: Record<string, unknown>): Promise<Row>;
  update(id: string, values: Record<string, unknown>): Promise<Row>;
  delete(id: string): Promise<unknown>;
  deleteMany(where: Where): Promise<unknown>;
  bulkCreate(rows: Record<string, unknown>[]): Promise<Row[]>;
  bulkUpdate(rows: Record<string, unknown>[]): Promise<Row[]>;
  /** Changes all records that fit, by operators such as `$set` and `$inc`. */
  updateMany(where: Where, changes: Record<string, unknown>): Promise<unknown>;
  count(where?: Where): Promise<number>;
  /** Calls back on each change that the caller may see; answers the function that ends it. */
  subscribe(listener: (event: RecordEvent) => void): () => void;
};
