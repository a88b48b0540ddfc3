import type { AppId } from '@sayso/contracts/ids';
import type { Events } from '../../events.ts';
import type { Queryable, Sql } from '../../platform/database/database.ts';

declare const proof: unique symbol;
/** A transaction in which sources may change; only `begin` below opens one. */
export type SourceTransaction = Queryable & { readonly [proof]: true };

/**
 * The one place that emits `sources.changed`: whoever watches an app learns of its new working tree once the change is
 * committed, and never of one that was rolled back.
 */
export function createSourceTransactions({ sql, events }: { sql: Sql; events: Events }) {
  const changes = new WeakMap<Queryable, Map<AppId, string>>();
  return {
    async begin<T>(work: (tx: SourceTransaction) => T | PromiseLike<T>): Promise<T> {
      const hashes = new Map<AppId, string>();
      const result = await sql.begin((tx) => {
        changes.set(tx, hashes);
        return work(tx as SourceTransaction);
      });
      for (const [appId, hash] of hashes) events.emit('sources.changed', { appId, hash });
      return result;
    },

    /** To be called with every new working tree. */
    note(tx: SourceTransaction, appId: AppId, hash: string): void {
      const hashes = changes.get(tx);
      if (!hashes) throw new Error('Sources were changed outside of a source transaction');
      hashes.set(appId, hash);
    },
  };
}
export type SourceTransactions = ReturnType<typeof createSourceTransactions>;
