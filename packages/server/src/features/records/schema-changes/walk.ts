import { setImmediate } from 'node:timers/promises';
import type { AppId } from '@sayso/contracts/ids';
import type { Queryable } from '../../../platform/database/database.ts';
import type { Holding, SchemaChangeStore, StoredRecord } from './store.ts';

type Walk = {
  store: Pick<SchemaChangeStore, 'next'>;
  key: { appId: AppId; entity: string };
  /** Whether nobody else is to change the records until the transaction ends. */
  lock: boolean;
  /** Other records than those that hold this are passed over, and not locked. */
  holding?: Holding | undefined;
};

/** Goes over the records of an entity in the order of their ids, a batch at a time, and lets others have a turn. */
export async function walkBatches(
  { store, key, lock, holding }: Walk,
  each: (batch: StoredRecord[]) => Promise<void> | void,
  on: Queryable,
): Promise<void> {
  let after = '';
  for (;;) {
    const batch = await store.next(key, { after, lock, holding }, on);
    const last = batch.at(-1);
    if (!last) return;
    await each(batch);
    after = last.id;
    await setImmediate();
  }
}
