import type { EntitySchema } from '@sayso/contracts/entity-schema';
import { listAppUsers, listRecords, userEntity } from '@sayso/contracts/records';
import { titleFieldOf } from '@sayso/core/entities/title-field';
import { call } from '../../../../lib/call.ts';
import type { Row } from './fields.ts';

export type Schemas = Readonly<Record<string, EntitySchema>>;
/** What referred records are called: undefined while it is asked for, null where there is no such record. */
export type NameOf = (entity: string, id: string) => string | null | undefined;

/** What one filter lists goes into one address. */
const mostAtOnce = 200;

/** Looks up what the records are called that the shown rows refer to, many in one call. */
export function createNames(appId: string, schemas: Schemas) {
  const known = new Map<string, string | null>();
  const wanted = new Map<string, Set<string>>();
  const asked = new Set<string>();
  const listeners = new Set<() => void>();
  let version = 0;
  let isDue = false;

  const tell = () => {
    version += 1;
    for (const listener of listeners) listener();
  };

  const keep = (entity: string, ids: readonly string[], rows: readonly Row[]) => {
    const field = schemas[entity] ? titleFieldOf(schemas[entity]) : null;
    for (const id of ids) known.set(`${entity}:${id}`, null);
    for (const row of rows) {
      const name = field === null ? '' : String(row[field] ?? '');
      known.set(`${entity}:${row.id}`, name.trim() === '' ? row.id : name);
    }
    tell();
  };

  const keepPeople = async (ids: readonly string[]) => {
    const query = { q: JSON.stringify({ id: { $in: ids } }), limit: ids.length };
    const people = await call(listAppUsers, { appId }, query);
    for (const id of ids) known.set(`${userEntity}:${id}`, null);
    for (const { id, full_name, email } of people) known.set(`${userEntity}:${id}`, full_name || email);
    tell();
  };

  const fetchNames = async (entity: string, ids: readonly string[]) => {
    const field = schemas[entity] ? titleFieldOf(schemas[entity]) : null;
    const fields = ['id', ...(field === null ? [] : [field])].join(',');
    const page = { q: JSON.stringify({ id: { $in: ids } }), fields, limit: ids.length };
    try {
      if (entity === userEntity) return await keepPeople(ids);
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
      // Entities that are gone have no records to look up.
      if (asked.has(key) || (entity !== userEntity && !Object.hasOwn(schemas, entity))) return;
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
