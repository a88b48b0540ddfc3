import type { AppId } from '@sayso/contracts/ids';
import type { Access } from '../../access/access.ts';
import type { Actor } from '../../access/actor.ts';
import type { Enter } from '../../access/enter.ts';
import type { AppLogStore } from './store.ts';
import type { VisitLimit } from './visit-limit.ts';

type Deps = { access: Access; enter: Enter; store: AppLogStore; limit: VisitLimit };
type Visit = { appId: AppId; page: string; address: string };

export const createAppLogs = ({ access, enter, store, limit }: Deps) => ({
  /** Whoever may be inside the app may say which page they opened, with a name or without. */
  async visit(actor: Actor, { appId, page, address }: Visit) {
    limit.take(address);
    await store.add(await enter(actor, appId), page);
    return { success: true } as const;
  },

  list: async (actor: Actor, appId: AppId, asked: Parameters<AppLogStore['list']>[1]) =>
    store.list(await access.manage(actor, appId), asked),

  stats: async (actor: Actor, appId: AppId) => store.stats(await access.manage(actor, appId)),
});
export type AppLogs = ReturnType<typeof createAppLogs>;
