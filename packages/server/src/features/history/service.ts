import type { CheckpointSummary } from '@sayso/contracts/history';
import type { AppId, Id } from '@sayso/contracts/ids';
import { limits } from '@sayso/contracts/limits';
import { texts } from '@sayso/contracts/texts';
import type { Access } from '../../access/access.ts';
import type { Actor } from '../../access/actor.ts';
import type { Events } from '../../events.ts';
import type { Apps } from '../apps/service.ts';
import type { AppStore } from '../apps/store.ts';
import type { MessageStore } from '../chat/store.ts';
import type { Sources } from '../sources/service.ts';
import type { HistoryStore } from './store.ts';

type Deps = {
  access: Access;
  events: Events;
  apps: Apps;
  appStore: AppStore;
  sources: Sources;
  store: HistoryStore;
  messages: MessageStore;
};

/** The states that an app has been in, and the way back to each. */
export const createHistory = ({ access, events, apps, appStore, sources, store, messages }: Deps) => ({
  async list(
    actor: Actor,
    appId: AppId,
    limit: number = limits.checkpointRows,
  ): Promise<CheckpointSummary[]> {
    return store.list(await access.manage(actor, appId), limit);
  },

  async files(actor: Actor, appId: AppId, checkpointId: Id) {
    const grant = await access.manage(actor, appId);
    return { files: (await sources.readCheckpoint(grant, checkpointId)).sources };
  },

  /** What stands now is kept as a checkpoint first, so that the way back is there too. */
  async load(actor: Actor, appId: AppId, checkpointId: Id) {
    const grant = await access.manage(actor, appId);
    const { hash, message } = await sources.beginInTurn(grant, async (tx) => {
      await appStore.lockIdle(grant, tx);
      const kept = await sources.ensureCheckpoint(grant, tx);
      // Before the restore, which the message can undo.
      const madeAt = await store.madeAt(grant, checkpointId, tx);
      const params = { restored_from: madeAt?.toISOString() };
      const note = { content: texts.versionRestored, additional_message_params: params, checkpointId: kept };
      const messageId = madeAt && (await messages.addQuestion(grant, note, tx));
      const restored = await sources.restore(grant, checkpointId, tx);
      await appStore.resetChat(grant, tx);
      return { ...restored, message: messageId && (await messages.find(grant, messageId, tx)) };
    });
    if (message) events.emit('message.changed', { appId, message });
    events.emit('app.changed', { appId, patch: await apps.present(grant) });
    return { success: true, checkpoint_id: checkpointId, app_code_hash: hash } as const;
  },
});
export type History = ReturnType<typeof createHistory>;
