import type { App } from '@sayso/contracts/apps';
import type { ChatStatus } from '@sayso/contracts/chat';
import type { AppId } from '@sayso/contracts/ids';
import type { Access } from '../../access/access.ts';
import type { AppRow, AppStore } from '../apps/store.ts';
import type { Turns } from '../turns/service.ts';
import type { MessageStore } from './store.ts';

type Deps = {
  access: Access;
  appStore: AppStore;
  messages: MessageStore;
  turns: Turns;
  statusOf: (row: AppRow) => ChatStatus;
};

/** How an app stands: status, newest message and hash of its sources, enough to see what was missed. */
export const createStanding =
  ({ access, appStore, messages, turns, statusOf }: Deps) =>
  async (appId: AppId): Promise<Partial<App> | null> => {
    const grant = await access.forJob(appId).catch(() => null);
    if (!grant) return null;
    turns.sendWhole(appId);
    const [row, last] = await Promise.all([appStore.row(grant), messages.last(grant)]);
    if (!row) return null;
    return {
      status: statusOf(row),
      app_code_hash: row.app_code_hash,
      ...(last ? { _last_msg: last } : {}),
    };
  };
