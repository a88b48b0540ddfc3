import type { Id } from '@sayso/contracts/ids';
import type { AppGrant } from '../../access/grant.ts';
import type { Queryable } from '../../platform/database/database.ts';

/**
 * What a turn costs whoever asked for it. Every call is part of the transaction in which the turn takes its step, so
 * that no turn is ever paid for twice, or left reserved.
 */
export type Credits = {
  /** Sets aside what the turn may cost; throws a fault where nothing is left. */
  reserve(grant: AppGrant, turnId: Id, tx: Queryable): Promise<void>;
  /** The turn passed: answers what it cost. */
  settle(grant: AppGrant, turnId: Id, tx: Queryable): Promise<number>;
  /** The turn failed, was stopped or did not pass: it costs nothing. */
  release(grant: AppGrant, turnId: Id, tx: Queryable): Promise<0>;
  /** What passed turned out not to: what was taken for it is given back, once. */
  refund(grant: AppGrant, turnId: Id, tx: Queryable): Promise<void>;
};

const perMessage = 1;

/** Allows everything, and writes down what each turn cost and whom. */
export const createCreditLedger = (): Credits => {
  const enter = async ({ appId }: AppGrant, turnId: Id, kind: 'settled' | 'released', tx: Queryable) => {
    const [entry] = await tx<{ amount: number }[]>`
      insert into credit_entries (app_id, turn_id, kind, amount, user_id)
      select app_id, turn_id, ${kind}::text, amount, user_id from credit_entries
      where app_id = ${appId} and turn_id = ${turnId} and kind = 'reserved'
      on conflict do nothing returning amount`;
    return entry?.amount ?? 0;
  };
  return {
    /** Fixes of errors that the app itself reported are free for those who pay (W-ISSUE-04). */
    async reserve({ appId }, turnId, tx) {
      await tx`
        insert into credit_entries (app_id, turn_id, kind, amount, user_id)
        select t.app_id, t.id, 'reserved',
          case when coalesce((m.params->>'automated_fix')::boolean, false) and u.subscription_tier <> 'free'
            then 0 else ${perMessage}::integer end,
          m.author_id
        from turns t
        join messages m on m.app_id = t.app_id and m.id = t.question_id
        left join users u on u.id = m.author_id
        where t.app_id = ${appId} and t.id = ${turnId}`;
    },
    settle: (grant, turnId, tx) => enter(grant, turnId, 'settled', tx),
    async release(grant, turnId, tx) {
      await enter(grant, turnId, 'released', tx);
      return 0;
    },
    async refund({ appId }, turnId, tx) {
      await tx`
        insert into credit_entries (app_id, turn_id, kind, amount, user_id)
        select app_id, turn_id, 'refunded', amount, user_id from credit_entries
        where app_id = ${appId} and turn_id = ${turnId} and kind = 'settled'
        on conflict do nothing`;
    },
  };
};
