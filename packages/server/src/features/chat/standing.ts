import type { App } from '@sayso/contracts/apps';
import type { AppId } from '@sayso/contracts/ids';
import type { Access } from '../../access/access.ts';
import { presentStatus } from '../apps/present.ts';
import type { AppStore } from '../apps/store.ts';
import type { Turns } from '../turns/service.ts';
import type { MessageStore } from './store.ts';

type Deps = { access: Access; appStore: AppStore; messages: MessageStore; turns: Turns };

/** How an app stands: status, newest message and hash of its sources, enough to see what was missed. */
export const createStanding =
  ({ access, appStore, messages, turns }: Deps) =>
  async (appId: AppId): Promise<Partial<App> | null> => {
    const grant = await access.forJob(appId).catch(() => null);
    if (!grant) return null;
    turns.sendWhole(appId);
    const [row, last] = await Promise.all([appStore.row(grant), messages.last(grant)]);
    if (!row) return null;
    return {
      status: presentStatus(row),
      app_code_hash: row.app_code_hash,
      ...(last ? { _last_msg: last } : {}),
    };
  };
