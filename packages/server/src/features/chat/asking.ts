import type { Message, MessageBody } from '@sayso/contracts/chat';
import { Fault } from '@sayso/contracts/faults';
import type { Id } from '@sayso/contracts/ids';
import { limits } from '@sayso/contracts/limits';
import { texts } from '@sayso/contracts/texts';
import type { AppGrant } from '../../access/grant.ts';
import type { Events } from '../../events.ts';
import type { Queryable, Sql } from '../../platform/database/database.ts';
import { chatWords } from '../../texts/chat.ts';
import type { Apps } from '../apps/service.ts';
import type { AppStore } from '../apps/store.ts';
import type { Sources } from '../sources/service.ts';
import type { Turns } from '../turns/service.ts';
import type { MessageStore } from './store.ts';

export type AskingDeps = {
  sql: Sql;
  events: Events;
  apps: Apps;
  appStore: AppStore;
  sources: Sources;
  messages: MessageStore;
  turns: Turns;
};
type PreparedMessage = {
  body: MessageBody;
  /** Hash of the sources that the message was made for; others are left alone. */
  hash?: string;
};

/** Stores messages and has them answered, each once. */
export const createAsking = ({ sql, events, apps, appStore, sources, messages, turns }: AskingDeps) => {
  const sentBefore = async (grant: AppGrant, clientId: string | undefined, tx: Queryable) => {
    if (clientId === undefined) return undefined;
    // First and resend can come at once: the second looks only when the first is stored.
    await appStore.lockChat(grant, tx);
    return messages.byClientId(grant, clientId, tx);
  };

  /** Part of the caller's transaction, who has made sure that no other answer is being written. */
  const ask = async (grant: AppGrant, body: MessageBody, details: string, tx: Queryable): Promise<Id> => {
    const checkpointId = await sources.ensureCheckpoint(grant, tx);
    const kept = await messages.keepFiles(grant, body, tx);
    refuseHuge([kept.custom_context, body.additional_message_params]);
    const id = await messages.addQuestion(grant, { ...body, ...kept, checkpointId }, tx);
    await turns.accept(grant, { questionId: id, details }, tx);
    return id;
  };

  return {
    ask,

    /** What a client sent already by this id. */
    sentBefore: async (grant: AppGrant, clientId: string | undefined): Promise<Message | undefined> =>
      clientId === undefined ? undefined : messages.byClientId(grant, clientId),

    /** What a client sent already by this id, where first and resend come at once; 409 `app_busy` meanwhile. */
    sentOrIdle: (grant: AppGrant, clientId: string | undefined): Promise<Message | undefined> =>
      sql.begin(async (tx) => {
        const known = await sentBefore(grant, clientId, tx);
        if (!known) await appStore.lockIdle(grant, tx);
        return known;
      }),

    /** Null where the sources are not those any more that the message was made for. */
    async askOnce(grant: AppGrant, { body, hash }: PreparedMessage): Promise<Message | null> {
      const sent = await sql.begin(async (tx) => {
        const known = await sentBefore(grant, body.client_message_id, tx);
        if (known) return { message: known, isNew: false };
        await appStore.lockIdle(grant, tx);
        const { app_code_hash: now } = (await appStore.lockChat(grant, tx)) ?? {};
        if (hash !== undefined && now !== hash) return null;
        const id = await ask(grant, body, chatWords.working, tx);
        return { message: await messages.find(grant, id, tx), isNew: true };
      });
      if (sent === null) return null;
      if (!sent.message) throw new Fault('internal', texts.sendFailed);
      if (sent.isNew) {
        events.emit('message.changed', { appId: grant.appId, message: sent.message });
        const { status } = await apps.present(grant);
        events.emit('app.changed', { appId: grant.appId, patch: { status } });
      }
      return sent.message;
    },
  };
};
export type Asking = ReturnType<typeof createAsking>;

/** What is no file travels with the message, whenever its app is shown: only bodies with files may be so large. */
function refuseHuge(rest: unknown): void {
  if (JSON.stringify(rest).length > limits.jsonBytes) throw new Fault('too_large', chatWords.filesTooLarge);
}
