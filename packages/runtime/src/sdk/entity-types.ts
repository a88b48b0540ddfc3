import type { EntitySchema } from '@sayso/contracts/entity-schema';

/** A stored record as pages see it: the entity's own fields beside those of the server. */
export type Row = { id: string; [field: string]: unknown };

/** A filter in the record calls' language: `{status: 'open', due: {$lt: today()}}`. */
export type Where = Record<string, unknown>;

export type RecordEvent = { type: 'create' | 'update' | 'delete'; id: string; data: Row | null };

/** Asks for a page; `cursor` is `next_cursor` of the page before, which carries everything else but the limit. */
export type PageOptions = {
  query?: Where;
  sort?: string;
  limit?: number;
  cursor?: string;
  fields?: string[];
  /** Asks for the values of this field instead of records. */
  distinct?: string;
};
export type Page = { items: Row[]; next_cursor: string | null; has_more: boolean };

/** What to compute, of which records and by what. Columns of the answer: count, sum_amount, avg_amount and so on. */
export type AggregateSpec = {
  query?: Where;
  groupBy?: string | string[];
  dateBucket?: { field: string; unit: 'hour' | 'day' | 'week' | 'month' | 'quarter' | 'year'; tz?: string };
  count?: boolean;
  sum?: string | string[];
  avg?: string | string[];
  min?: string | string[];
  max?: string | string[];
  countDistinct?: string | string[];
  having?: Where;
  sort?: string;
  limit?: number;
};

/** What `import { Task } from '@/entities/Task'` gives. Sort is a field name, `-` before it for descending. */
export type EntityClient = {
  readonly name: string;
  readonly schema: EntitySchema;
  list(options: PageOptions): Promise<Page>;
  list(sort?: string, limit?: number, skip?: number, fields?: string[]): Promise<Row[]>;
  filter(where: Where, options: PageOptions): Promise<Page>;
  filter(where?: Where, sort?: string, limit?: number, skip?: number, fields?: string[]): Promise<Row[]>;
  get(id: string): Promise<Row>;
  create(values: Record<string, unknown>): Promise<Row>;
  update(id: string, values: Record<string, unknown>): Promise<Row>;
  delete(id: string): Promise<unknown>;
  deleteMany(where: Where): Promise<unknown>;
  bulkCreate(rows: Record<string, unknown>[]): Promise<Row[]>;
  /** Each record with changes of its own, all or none. */
  bulkUpdate(rows: { id: string; [field: string]: unknown }[]): Promise<Row[]>;
  /** The same change for all that are meant, such as `{ $inc: { points: 1 } }`; call again while there are more. */
  updateMany(
    where: Where,
    change: Record<string, unknown>,
  ): Promise<{ success: true; updated: number; has_more: boolean }>;
  /** Updates those whose key is there, creates the others. */
  upsert(
    rows: Record<string, unknown>[],
    options: { key: string | string[] },
  ): Promise<{ created: number; updated: number; records: Row[] }>;
  count(where?: Where): Promise<number>;
  aggregate(spec: AggregateSpec): Promise<{ rows: Record<string, unknown>[]; truncated: boolean }>;
  /** Brings the rows of a csv or json file in, all or none; `output` holds them, or what is wrong with them. */
  importEntities(
    file: File,
  ): Promise<{ status: 'success' | 'error'; details: string; output: unknown[]; n_entities_created: number }>;
  /** Calls back on each change that the caller may see; answers the function that ends it. */
  subscribe(listener: (event: RecordEvent) => void): () => void;
};
