import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Bundle } from '@sayso/compiler/publish/bundle';
import type { AppId } from '@sayso/contracts/ids';
import type { Sql } from '../../platform/database/database.ts';
import { removeUnused } from './remove-unused.ts';

/** Publishes that can be gone back to. */
const kept = 20;
/** Older ones stay for open tabs, but not so many that quick publishing could fill the disk. */
const mostForTabs = 60;
const tabsMs = 60 * 60_000;

type Deps = { sql: Sql; folderOf: (appId: AppId) => string };

/** Takes old publishes away, so that an app that is published again and again has an end on disk. */
export const createPruning = ({ sql, folderOf }: Deps) => ({
  /** Of one app. What the public sees stays, however old it is. */
  async prune(appId: AppId): Promise<void> {
    const bundles = await removeRows(sql, appId);
    const used = bundles.map((bundle) => bundle.files);
    // Publishes of former releases do not say what they are made of; their files go when they do.
    if (!used.every((files) => files !== undefined)) return;
    await removeFiles(folderOf(appId), new Set(used.flat()));
  },

  /** Of all that have something to lose; once a day, for those who do not publish any more. */
  async pruneAll(): Promise<void> {
    const rows = await sql<{ app_id: AppId }[]>`
      select app_id from publications group by app_id having count(*) > ${kept}`;
    for (const { app_id } of rows) await this.prune(app_id);
  },
});
export type Pruning = ReturnType<typeof createPruning>;

/** Answers what is left. The row of the app is held, so that nobody goes back to a version that is on its way out. */
function removeRows(sql: Sql, appId: AppId): Promise<Bundle[]> {
  return sql.begin(async (tx) => {
    await tx`select 1 from apps where id = ${appId} for update`;
    await tx`
      delete from publications p using (
        select version, row_number() over (order by version desc) as place
        from publications where app_id = ${appId}
      ) as ranked
      where p.app_id = ${appId} and p.version = ranked.version and ranked.place > ${kept}
        and p.version is distinct from (select served_version from apps where id = ${appId})
        and (ranked.place > ${mostForTabs} or p.retired_at < now() - ${tabsMs / 1000} * interval '1 second')`;
    await tx`delete from deploys where app_id = ${appId} and created_date < now() - interval '1 day'`;
    const rows = await tx<{ bundle: Bundle }[]>`select bundle from publications where app_id = ${appId}`;
    return rows.map(({ bundle }) => bundle);
  });
}

/** A publish that runs right now has written or touched its files within the hour: those stay. */
async function removeFiles(folder: string, used: ReadonlySet<string>): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    if (used.has(name.replace(/\.(?:br|gz)$/, ''))) continue;
    await removeUnused(join(folder, name), (changedMs) => changedMs < Date.now() - tabsMs);
  }
}
