import type { AppId, Id } from '@sayso/contracts/ids';
import type { Events } from '../../../events.ts';
import type { Sql } from '../../../platform/database/database.ts';
import type { Doc } from '../store.ts';
import type { SchemaChangeStore } from './store.ts';

type Deps = { sql: Sql; events: Events; store: SchemaChangeStore };
/** `before` is what fields of a record held. */
type Written = { ids: readonly Id[]; before?: ReadonlyMap<Id, Doc> };

const atOnce = 250;

/** Tells open apps of records that were written for a change of choices, which brings no new code that they would load. */
export const createTellOfRecords =
  ({ sql, events, store }: Deps) =>
  async (key: { appId: AppId; entity: string }, { ids, before }: Written): Promise<void> => {
    for (let at = 0; at < ids.length; at += atOnce) {
      const records = await store.docs(key, ids.slice(at, at + atOnce), sql);
      const was = before && {
        before: records.map((doc) => ({ ...doc, ...before.get(String(doc['id'])) })),
      };
      if (records.length > 0) events.emit('records.changed', { ...key, type: 'update', records, ...was });
    }
  };
export type TellOfRecords = ReturnType<typeof createTellOfRecords>;
