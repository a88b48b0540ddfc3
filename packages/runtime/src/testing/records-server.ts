import type { Answer, Heard } from '../sdk/testing-server.ts';

type Stored = { id: string; [field: string]: unknown };
type Condition = Record<string, unknown>;

/** The part of the record calls that kit tests need, over lists in memory. */
export class RecordsServer {
  readonly tables = new Map<string, Stored[]>();
  /** Fields of an entity whose values together no two records may share. */
  readonly unique = new Map<string, string[]>();
  user: { id: string; email: string; full_name: string; role: string } | null = null;
  /** Refuses a call with this answer; undefined lets it through. */
  refuse: (heard: Heard) => Answer | undefined = () => undefined;
  #ids = 0;
  #clock = Date.parse('2026-11-20T09:00:00Z');

  put(entity: string, rows: Record<string, unknown>[]): Stored[] {
    const stored = rows.map((row) => this.#stamp(row));
    this.#table(entity).push(...stored);
    return stored;
  }

  answer = (heard: Heard): Answer => {
    const refused = this.refuse(heard);
    if (refused) return refused;
    const [, rest = ''] = /\/apps\/\w+\/(.*)$/.exec(heard.path) ?? [];
    if (rest.endsWith('UploadFile')) return { body: { file_url: 'https://files.example/upload.png' } };
    const [, entity = '', last] = /^entities\/(\w+)(?:\/([\w-]+))?$/.exec(rest) ?? [];
    if (entity === 'User' && last === 'me')
      return this.user ? { body: this.user } : { status: 401, body: { message: 'Sign in' } };
    const sent: unknown = heard.body === '' ? {} : JSON.parse(heard.body);
    return last === undefined || ['bulk', 'count', 'update-many', 'aggregate'].includes(last)
      ? this.#many(entity, last, heard, sent)
      : this.#one(entity, last, heard.method, sent as Condition);
  };

  #many(entity: string, last: string | undefined, { method, query }: Heard, sent: unknown): Answer {
    const table = this.#table(entity);
    const where = JSON.parse(query['q'] ?? '{}') as Condition;
    if (last === 'count') return { body: { count: table.filter((row) => meets(row, where)).length } };
    if (last === 'bulk') return { body: this.put(entity, sent as Record<string, unknown>[]) };
    if (last === 'aggregate') return { body: { rows: groups(table, sent as Condition), truncated: false } };
    if (last === 'update-many') return { body: this.#updateMany(table, sent as Condition) };
    if (method === 'POST') return this.#create(entity, sent as Condition);
    const found = ordered(
      table.filter((row) => meets(row, where)),
      query['sort'],
    );
    const skip = Number(query['skip'] ?? 0);
    return { body: found.slice(skip, skip + Number(query['limit'] ?? 50)) };
  }

  #one(entity: string, id: string, method: string, sent: Condition): Answer {
    const table = this.#table(entity);
    const row = table.find((one) => one.id === id);
    if (row === undefined) return { status: 404, body: { message: 'Not found' } };
    if (method === 'DELETE') table.splice(table.indexOf(row), 1);
    if (method === 'PUT') Object.assign(row, sent);
    return { body: { ...row } };
  }

  #create(entity: string, body: Condition): Answer {
    const keys = this.unique.get(entity);
    const isTaken = this.#table(entity).some((row) => keys?.every((key) => row[key] === body[key]));
    if (isTaken) return { status: 409, body: { message: 'Already taken' } };
    return { body: this.put(entity, [body])[0] };
  }

  #updateMany(table: Stored[], { query, data }: Condition): unknown {
    const found = table.filter((row) => meets(row, query as Condition));
    for (const row of found) {
      for (const [key, by] of Object.entries((data as Condition)['$inc'] ?? {}))
        row[key] = Number(row[key] ?? 0) + Number(by);
    }
    return { success: true, updated: found.length, has_more: false };
  }

  #table(entity: string): Stored[] {
    const held = this.tables.get(entity) ?? [];
    this.tables.set(entity, held);
    return held;
  }

  #stamp(row: Record<string, unknown>): Stored {
    this.#ids += 1;
    this.#clock += 60_000;
    const at = new Date(this.#clock).toISOString();
    const by = this.user?.email ?? null;
    return { id: `r${this.#ids}`, created_date: at, updated_date: at, created_by: by, ...row };
  }
}

function meets(row: Stored, where: Condition): boolean {
  return Object.entries(where).every(([key, wanted]) => {
    if (key === '$and') return (wanted as Condition[]).every((part) => meets(row, part));
    if (key === '$or') return (wanted as Condition[]).some((part) => meets(row, part));
    if (typeof wanted !== 'object' || wanted === null) return row[key] === wanted || has(row[key], wanted);
    return Object.entries(wanted).every(([op, value]) => compare(op, row[key], value));
  });
}

const has = (held: unknown, wanted: unknown) => Array.isArray(held) && held.includes(wanted);

function compare(op: string, held: unknown, value: unknown): boolean {
  const [one, other] = [held as string, value as string];
  switch (op) {
    case '$in':
      return (value as unknown[]).includes(held);
    case '$nin':
      return !(value as unknown[]).includes(held);
    case '$ne':
      return held !== value;
    case '$gt':
      return one > other;
    case '$gte':
      return one >= other;
    case '$lt':
      return one < other;
    case '$lte':
      return one <= other;
    case '$regex':
      return new RegExp(other, 'i').test(String(held ?? ''));
    default:
      return true;
  }
}

function ordered(rows: Stored[], sort: string | undefined): Stored[] {
  const key = sort?.replace(/^-/, '');
  if (key === undefined) return [...rows];
  const sign = sort?.startsWith('-') ? -1 : 1;
  const rank = (row: Stored) => row[key] as string;
  return [...rows].sort((one, other) =>
    rank(one) > rank(other) ? sign : rank(one) < rank(other) ? -sign : 0,
  );
}

/** Count and newest by the value of one field. */
function groups(table: Stored[], spec: Condition): Condition[] {
  const key = String(spec['groupBy']);
  const max = spec['max'] === undefined ? undefined : String(spec['max']);
  const found = new Map<unknown, Stored[]>();
  for (const row of table.filter((one) => meets(one, (spec['query'] ?? {}) as Condition)))
    found.set(row[key], [...(found.get(row[key]) ?? []), row]);
  return [...found].map(([value, rows]) => ({
    [key]: value,
    count: rows.length,
    ...(max === undefined
      ? {}
      : {
          [`max_${max}`]: rows
            .map((row) => String(row[max]))
            .sort()
            .at(-1),
        }),
  }));
}
