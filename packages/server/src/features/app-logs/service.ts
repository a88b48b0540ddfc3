import type { TrendingApps } from '@sayso/contracts/app-logs';
import type { AppId } from '@sayso/contracts/ids';
import type { Access } from '../../access/access.ts';
import type { Actor } from '../../access/actor.ts';
import type { Enter } from '../../access/enter.ts';
import type { Rates } from '../../rates.ts';
import type { AppLogStore } from './store.ts';

type Deps = {
  access: Access;
  enter: Enter;
  store: AppLogStore;
  rates: Rates;
  appOrigin(slug: string): string;
};
/** Anybody may ask, and all visits of a week are counted. */
const keepTrendingMs = 60_000;
const mostTrending = 20;
type Visit = { appId: AppId; page: string; address: string };

export const createAppLogs = ({ access, enter, store, rates, appOrigin }: Deps) => ({
  /** Whoever may be inside the app may say which page they opened, with a name or without. */
  async visit(actor: Actor, { appId, page, address }: Visit) {
    await rates.take('visits', { address });
    await store.add(await enter(actor, appId), page);
    return { success: true } as const;
  },

  trending: keptFor(keepTrendingMs, async (): Promise<{ trending_apps: TrendingApps }> => {
    const apps = await store.trending(mostTrending);
    return { trending_apps: apps.map((app) => ({ ...app, public_url: appOrigin(app.slug) })) };
  }),

  list: async (actor: Actor, appId: AppId, asked: Parameters<AppLogStore['list']>[1]) =>
    store.list(await access.manage(actor, appId), asked),

  stats: async (actor: Actor, appId: AppId) => store.stats(await access.manage(actor, appId)),
});
/** Answers what was found last, for so long; a failure is not kept. */
function keptFor<T>(ms: number, find: () => Promise<T>): () => Promise<T> {
  let kept: { found: Promise<T>; until: number } | null = null;
  return () => {
    if (kept && kept.until > Date.now()) return kept.found;
    const entry = { found: find(), until: Date.now() + ms };
    kept = entry;
    entry.found.catch(() => {
      if (kept === entry) kept = null;
    });
    return entry.found;
  };
}

export type AppLogs = ReturnType<typeof createAppLogs>;
