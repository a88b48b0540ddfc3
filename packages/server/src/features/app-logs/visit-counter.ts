import { isUnstorableText, type Sql } from '../../platform/database/database.ts';
import { gatherWhileBusy } from '../../platform/gather.ts';
import type { AppLogStore } from './store.ts';
import type { Visit, VisitStore } from './visit-store.ts';

type Deps = { sql: Sql; logs: AppLogStore; visits: VisitStore };
const most = 500;

/** Logs and counts visits; those that come while others are being written are written together. */
export function createVisitCounter({ sql, logs, visits }: Deps): (visit: Visit) => Promise<void> {
  const gather = gatherWhileBusy<Visit, null>({
    run: async (_key, items) => {
      await sql.begin(async (tx) => {
        await logs.add(tx, items);
        await visits.count(tx, items);
      });
      return items.map(() => null);
    },
    isOfOne: isUnstorableText,
    lanes: 1,
    most: { items: most, size: most },
  });
  return async (visit) => {
    await gather('visits', visit, 1);
  };
}
