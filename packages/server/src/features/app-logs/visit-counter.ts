import { isUnstorableText, type Sql } from '../../platform/database/database.ts';
import { gatherWhileBusy } from '../../platform/gather.ts';
import type { Visit, VisitStore } from './visit-store.ts';

type Deps = { sql: Sql; visits: VisitStore };
const most = 500;

/** Counts visits; those that come while others are being written are written together. */
export function createVisitCounter({ sql, visits }: Deps): (visit: Visit) => Promise<void> {
  const gather = gatherWhileBusy<Visit, null>({
    run: async (_key, items) => {
      await sql.begin((tx) => visits.count(tx, items));
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
