import type { EntitySchema } from '@sayso/contracts/entity-schema';
import { listRecords } from '@sayso/contracts/records';
import { titleFieldOf } from '@sayso/core/entities/title-field';
import { call } from '../../../../lib/call.ts';
import type { Row } from './fields.ts';

export type Schemas = Readonly<Record<string, EntitySchema>>;
/** What referred records are called: undefined while it is asked for, null where there is no such record. */
export type NameOf = (entity: string, id: string) => string | null | undefined;

/** Values that one filter may list are bounded, and so is what one answer holds. */
const mostAtOnce = 500;

/** Looks up what the records are called that the shown rows refer to, many in one call. */
export function createNames(appId: string, schemas: Schemas) {
  const known = new Map<string, string | null>();
  const wanted = new Map<string, Set<string>>();
  const asked = new Set<string>();
  const listeners = new Set<() => void>();
  let version = 0;
  let isDue = false;

  const keep = (entity: string, ids: readonly string[], rows: readonly Row[]) => {
    const field = schemas[entity] ? titleFieldOf(schemas[entity]) : null;
    for (const id of ids) known.set(`${entity}:${id}`, null);
    for (const row of rows) {
      const name = field === null ? '' : String(row[field] ?? '');
      known.set(`${entity}:${row.id}`, name.trim() === '' ? row.id : name);
    }
    version += 1;
    for (const listener of listeners) listener();
  };

  const fetchNames = async (entity: string, ids: readonly string[]) => {
    const field = schemas[entity] ? titleFieldOf(schemas[entity]) : null;
    const fields = ['id', ...(field === null ? [] : [field])].join(',');
    const page = { q: JSON.stringify({ id: { $in: ids } }), fields, limit: ids.length };
    try {
      keep(entity, ids, (await call(listRecords, { appId, entity }, page, { asOwner: true })) as Row[]);
    } catch {
      // Ids stand where names are not to be had; the next scroll asks again.
      for (const id of ids) asked.delete(`${entity}:${id}`);
    }
  };

  const send = () => {
    isDue = false;
    for (const [entity, ids] of wanted) {
      const all = [...ids];
      for (let at = 0; at < all.length; at += mostAtOnce)
        void fetchNames(entity, all.slice(at, at + mostAtOnce));
    }
    wanted.clear();
  };

  return {
    nameOf: ((entity, id) => known.get(`${entity}:${id}`)) as NameOf,
    want(entity: string, id: string) {
      const key = `${entity}:${id}`;
      // People and entities that are gone have no records to look up.
      if (asked.has(key) || !Object.hasOwn(schemas, entity)) return;
      asked.add(key);
      wanted.set(entity, (wanted.get(entity) ?? new Set()).add(id));
      if (isDue) return;
      isDue = true;
      queueMicrotask(send);
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    version: () => version,
  };
}
