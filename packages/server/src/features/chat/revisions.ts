import type { Message } from '@sayso/contracts/chat';
import { Fault } from '@sayso/contracts/faults';
import type { AppId, Id } from '@sayso/contracts/ids';
import type { Access } from '../../access/access.ts';
import type { Actor } from '../../access/actor.ts';
import type { AppGrant } from '../../access/grant.ts';
import type { Events } from '../../events.ts';
import type { Sql } from '../../platform/database/database.ts';
import type { Rates } from '../../rates.ts';
import { chatWords } from '../../texts/chat.ts';
import type { Apps } from '../apps/service.ts';
import type { AppStore } from '../apps/store.ts';
import type { Sources } from '../sources/service.ts';
import type { Turns } from '../turns/service.ts';
import type { MessageStore } from './store.ts';

type Deps = {
  sql: Sql;
  access: Access;
  events: Events;
  apps: Apps;
  appStore: AppStore;
  sources: Sources;
  messages: MessageStore;
  turns: Turns;
  rates: Rates;
};

type Redo = { answerId: Id; provider: 'built-in' | null };

/** Before anything is stored or locked for it. */
export async function countTurn(rates: Rates, { actor }: AppGrant): Promise<void> {
  if (actor.kind === 'user') await rates.take('turns', { user: actor.user.id });
}

const notFound = () => new Fault('not_found', chatWords.notFound);

/** What can be done with messages that are there already. */
export const createRevisions = ({
  sql,
  access,
  events,
  apps,
  appStore,
  sources,
  messages,
  turns,
  rates,
}: Deps) => ({
  /** Loads the app as it was before a message, and hides that message and all later ones. */
  async undo(actor: Actor, appId: AppId, messageId: Id) {
    const grant = await access.manage(actor, appId);
    const undone = await sources.beginInTurn(grant, async (tx) => {
      await appStore.lockIdle(grant, tx);
      const message = await messages.find(grant, messageId, tx);
      if (message?.role !== 'user' || message.hidden || !message.checkpoint_id) throw notFound();
      if ((await messages.firstId(grant, tx)) === messageId)
        throw new Fault('bad_request', chatWords.firstStays);
      await sources.restore(grant, message.checkpoint_id, tx);
      await messages.hideFrom(grant, messageId, tx);
      await appStore.resetChat(grant, tx);
      return { content: message.content, checkpoint_id: message.checkpoint_id };
    });
    events.emit('app.changed', { appId, patch: await apps.present(grant) });
    return { success: true, content: undone.content, checkpoint_id: undone.checkpoint_id } as const;
  },

  /** Changes the words of a question; the answer stays as it is. */
  async edit(actor: Actor, appId: AppId, messageId: Id, content: string): Promise<Message> {
    const grant = await access.manage(actor, appId);
    const message = await sql.begin(async (tx) => {
      const found = await messages.find(grant, messageId, tx);
      if (found?.role !== 'user' || found.hidden) throw notFound();
      await messages.setContent(grant, messageId, content, tx);
      return { ...found, content };
    });
    events.emit('message.changed', { appId, message });
    return message;
  },

  /** Has an answer made again from how the app was before it; the answer and all after it are hidden. */
  async redo(actor: Actor, appId: AppId, { answerId, provider }: Redo): Promise<Message> {
    const grant = await access.manage(actor, appId);
    await countTurn(rates, grant);
    const question = await sources.beginInTurn(grant, async (tx) => {
      await appStore.lockIdle(grant, tx);
      const asked = await messages.questionOf(grant, answerId, tx);
      if (!asked?.checkpoint_id) throw notFound();
      await sources.restore(grant, asked.checkpoint_id, tx);
      await messages.hideAfter(grant, asked.id, tx);
      await appStore.resetChat(grant, tx);
      await turns.accept(grant, { questionId: asked.id, details: chatWords.working, provider }, tx);
      return asked;
    });
    events.emit('app.changed', { appId, patch: await apps.present(grant) });
    return question;
  },
});
