import type { Id } from '@sayso/contracts/ids';
import type { AppGrant } from '../../access/grant.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { lifeOf, type TurnRow, type TurnStore } from './store.ts';
import { nextLife } from './turn-life.ts';

/** Retries of retries: more than anybody presses. */
const mostRetries = 20;

/** What a retry has finished needs no attention any more; answers the messages whose turns changed. */
export async function settleRetried(
  store: TurnStore,
  grant: AppGrant,
  turn: TurnRow,
  tx: Queryable,
): Promise<Id[]> {
  const settled: Id[] = [];
  let question = await store.question(grant, turn.question_id, tx);
  for (let back = 0; back < mostRetries && question?.params?.retry_of !== undefined; back += 1) {
    const before = await store.lock(grant, question.params.retry_of, tx);
    if (!before) break;
    if (before.state === 'needs_attention') {
      await store.setLife(grant, before.id, nextLife(lifeOf(before), { type: 'discarded' }), tx);
      await store.saveRefused(grant, before.id, { failures: [], drafts: {} }, tx);
      settled.push(before.answer_id);
    }
    question = await store.question(grant, before.question_id, tx);
  }
  return settled;
}
