import { Fault } from '@sayso/contracts/faults';
import { removedInPart } from '@sayso/contracts/records';
import { parseFilter } from '@sayso/core/filters/parse-filter';
import { ruleCondition } from '@sayso/core/rules/entity-rules';
import type { Actor } from '../../access/actor.ts';
import { toFault } from '../../http/fault-reply.ts';
import { recordWords } from '../../texts/records.ts';
import { createOpen, type Deps, type Entered, type Place } from './entered.ts';
import { manyChanged } from './many-changed.ts';
import { fitting } from './row-locks.ts';
import type { Doc, RecordStore } from './store.ts';

/** Of one transaction: what others wait for, and what this process holds of the records. */
const most = { rows: 500, bytes: 5_000_000 };

type Order = Pick<Parameters<RecordStore['lockNext']>[2], 'filter' | 'allowed'> & { upTo: string | null };
type Batch = { docs: Doc[]; last: string; has_more: boolean };

/**
 * Deletes all that meet a query, batch by batch, each in a transaction of its own: other calls go on meanwhile, however
 * many there are. What is added meanwhile stays. Where a batch fails, the ones before are gone, and that is told.
 */
export const createRemoveMany = (deps: Deps) => {
  const open = createOpen(deps);
  return async (actor: Actor, place: Place, query: Doc) => {
    const entered = await open(actor, place, { kind: 'write' });
    const { model, user } = entered;
    const order: Order = {
      filter: parseFilter(query),
      allowed: ruleCondition(model.schema, 'delete', user),
      upTo: null,
    };
    let deleted = 0;
    try {
      await removeAll(deps, { entered, order }, async (records) => {
        deleted += records.length;
        // Whoever listens is told before more is read, so that no more than one batch is ever held.
        await deps.events.told('records.changed', { ...place, type: 'delete', records });
      });
    } catch (error) {
      if (deleted === 0) throw error;
      await tell(deps, { actor, entered }, deleted);
      throw endedMidway(error, deleted);
    }
    await tell(deps, { actor, entered }, deleted);
    return { success: true, deleted } as const;
  };
};

/** Written down once all of it is over: there are as many transactions as parts. */
async function tell(
  { store, audit }: Pick<Deps, 'store' | 'audit'>,
  { actor, entered: { grant, model } }: { actor: Actor; entered: Entered },
  deleted: number,
): Promise<void> {
  const change = manyChanged({ actor, action: 'records.deleted', subject: model.name }, deleted);
  if (change) await store.transaction((tx) => audit({ appId: grant.appId, actor }, [change], tx));
}

type Removing = { entered: Entered; order: Order };

async function removeAll(
  { store }: Pick<Deps, 'store'>,
  { entered, order }: Removing,
  onRemoved: (records: Doc[]) => Promise<void>,
): Promise<void> {
  let after = '';
  let upTo: string | null = null;
  for (;;) {
    const { docs, last, has_more } = await removeNext(store, entered, { ...order, after, upTo });
    if (docs.length > 0) await onRemoved(docs);
    if (!has_more) return;
    after = last;
    upTo ??= await store.lastId(entered.scope);
    if (upTo === null) return;
  }
}

const removeNext = (
  store: RecordStore,
  { scope }: Entered,
  order: Order & { after: string },
): Promise<Batch> =>
  store.filtering(scope, order.filter, async (tx) => {
    const found = await store.lockNext(tx, scope, { ...order, limit: most.rows });
    const locks = fitting(found, most.bytes);
    const docs = locks.length === 0 ? [] : await store.removeLocked(tx, scope, locks);
    const has_more = found.length === most.rows || locks.length < found.length;
    return { docs, last: locks.at(-1)?.id ?? order.after, has_more };
  });

/** With the status that the failure has by itself, so that operators hear of it as they would. */
function endedMidway(cause: unknown, deleted: number): Fault {
  return new Fault(toFault(cause).kind, recordWords.removedInPart(deleted), { reason: removedInPart, cause });
}
