import type { AppId } from '@sayso/contracts/ids';
import type { Queryable } from '../../platform/database/database.ts';

const parts = 64;
const keepMost = 50_000;
/** An app's partition never changes, so one answer holds for every connection of this process. */
export type Table = ReturnType<typeof tableOf>;

const tableOf = (on: Queryable, part: number) => on(`records_p${String(part).padStart(2, '0')}`);

/**
 * Names the partition that holds an app's records. Planning a statement on all 64 costs more than running it (a get:
 * 133 against 31 microseconds of the database), and a plan for one table is kept, where one for many is made anew.
 */
export function createPartitions() {
  const kept = new Map<AppId, Table>();
  return {
    async of(appId: AppId, on: Queryable): Promise<Table> {
      const known = kept.get(appId);
      if (known) return known;
      const [row] = await on<{ part: number }[]>`
        select part from generate_series(0, ${parts - 1}::int) as part
        where satisfies_hash_partition('records'::regclass, ${parts}::int, part, ${appId}::text)`;
      const table = row ? tableOf(on, row.part) : on('records');
      if (kept.size >= keepMost) kept.clear();
      kept.set(appId, table);
      return table;
    },
  };
}
export type Partitions = ReturnType<typeof createPartitions>;
