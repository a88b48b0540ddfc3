import type { App } from '@sayso/contracts/apps';
import type { Message, MessageBody, Suggestions } from '@sayso/contracts/chat';
import { Fault } from '@sayso/contracts/faults';
import type { AppId, Id } from '@sayso/contracts/ids';
import { limits } from '@sayso/contracts/limits';
import { texts } from '@sayso/contracts/texts';
import { type Attached, AttachmentError, readAttachments } from '@sayso/core/attachments';
import { nameFromDescription } from '@sayso/core/naming';
import type { TurnRequest } from '@sayso/core/turn-provider';
import type { Access } from '../../access/access.ts';
import { type Actor, sharerOf } from '../../access/actor.ts';
import type { AppGrant } from '../../access/grant.ts';
import type { Events } from '../../events.ts';
import type { Queryable, Sql } from '../../platform/database/database.ts';
import type { Rates } from '../../rates.ts';
import { chatWords } from '../../texts/chat.ts';
import type { Apps } from '../apps/service.ts';
import type { AppStore } from '../apps/store.ts';
import type { Sources } from '../sources/service.ts';
import type { Turns } from '../turns/service.ts';
import type { StoredFile } from './file-store.ts';
import { createPageTurns } from './page-turns.ts';
import { countTurn, createRevisions } from './revisions.ts';
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
  /** Some suggestions for an app as it stands. */
  suggestFor(asker: string, standing: Standing): Promise<readonly { title: string; prompt: string }[]>;
  rates: Rates;
};
type Standing = Pick<TurnRequest, 'sources' | 'memory'> & {
  app: { name: string; description: string };
  round: number;
  /** Prompts that were sent already. */
  asked: readonly string[];
};
export type FirstMessage = Omit<MessageBody, 'additional_message_params'> & {
  integrations?: string[] | null | undefined;
};

export const createChat = (deps: Deps) => {
  const { sql, access, events, apps, appStore, sources, messages, turns, rates } = deps;

  const { alreadySent, alreadyMade } = createResends(deps);

  const ask = async (grant: AppGrant, body: MessageBody, details: string, tx: Queryable): Promise<Id> => {
    const checkpointId = await sources.ensureCheckpoint(grant, tx);
    const kept = await messages.keepFiles(grant, body, tx);
    refuseHuge([kept.custom_context, body.additional_message_params]);
    const id = await messages.addQuestion(grant, { ...body, ...kept, checkpointId }, tx);
    await turns.accept(grant, { questionId: id, details }, tx);
    return id;
  };

  const send = async (grant: AppGrant, body: MessageBody): Promise<Message> => {
    refuseUnreadable(body);
    const { client_message_id: clientId } = body;
    // What was stored already, and is sent again since its answer was lost, is no more work.
    if (clientId === undefined || !(await messages.byClientId(grant, clientId)))
      await countTurn(rates, grant);
    const sent = await sql.begin(async (tx) => {
      const known = await alreadySent(grant, clientId, tx);
      if (known) return { message: known, isNew: false };
      await appStore.lockIdle(grant, tx);
      const id = await ask(grant, body, chatWords.working, tx);
      return { message: await messages.find(grant, id, tx), isNew: true };
    });
    if (!sent.message) throw new Fault('internal', texts.sendFailed);
    if (sent.isNew) await announce({ events, apps }, grant, sent.message);
    return sent.message;
  };

  return {
    ...createRevisions(deps),
    ...createPageTurns({ access, sources, send }),

    /** App, first message and the job that answers it, all or nothing; a resend answers the app of the first send. */
    async createFromMessage(actor: Actor, { integrations, ...body }: FirstMessage): Promise<App> {
      refuseUnreadable(body);
      const { id: user } = access.user(actor);
      if (!(await alreadyMade(actor, body.client_message_id, sql))) {
        await rates.take('newApps', { user });
        await rates.take('turns', { user });
      }
      const grant = await sql.begin(async (tx) => {
        const known = await alreadyMade(actor, body.client_message_id, tx);
        if (known) return known;
        const name = nameFromDescription(body.content);
        const made = await apps.open(
          actor,
          { name, description: body.content, integrations: integrations ?? [] },
          tx,
        );
        await ask(made, body, texts.startingConversation, tx);
        return made;
      });
      return apps.present(grant);
    },

    /** Stores the message and starts its turn; a resend of the same client id answers the first one's message. */
    add: async (actor: Actor, appId: AppId, body: MessageBody): Promise<Message> =>
      send(await access.manage(actor, appId), body),

    /** A file that came with a message. */
    async file(actor: Actor, appId: AppId, fileId: Id): Promise<StoredFile> {
      const file = await messages.file(await access.manage(actor, appId), fileId);
      if (!file) throw new Fault('not_found', chatWords.fileGone);
      return file;
    },

    async stop(actor: Actor, appId: AppId) {
      await turns.stop(await access.manage(actor, appId));
      return { success: true } as const;
    },

    /** The newest answer's own suggestions, and some that fit the app up to three; none before a first version exists. */
    async suggest(actor: Actor, appId: AppId): Promise<Suggestions> {
      const grant = await access.manage(actor, appId);
      const row = await appStore.row(grant);
      if (row?.app_stage !== 'ready') return asThree([]);
      if (row.suggestions.length >= 3) return asThree(row.suggestions);
      return asThree([...row.suggestions, ...(await fittingFor(deps, grant, row))]);
    },
  };
};
export type Chat = ReturnType<typeof createChat>;

/** What a client's id was used for before. */
function createResends({ access, appStore, messages }: Pick<Deps, 'access' | 'appStore' | 'messages'>) {
  const alreadySent = async (grant: AppGrant, clientId: string | undefined, tx: Queryable) => {
    if (clientId === undefined) return undefined;
    // First and resend can come at once: the second looks only when the first is stored.
    await appStore.lockChat(grant, tx);
    return messages.byClientId(grant, clientId, tx);
  };

  const alreadyMade = async (actor: Actor, clientId: string | undefined, tx: Queryable) => {
    if (clientId === undefined) return undefined;
    const made = await messages.appBegunWith(access.user(actor), clientId, tx);
    return made && access.manage(actor, made, tx);
  };
  return { alreadySent, alreadyMade };
}

function asThree(made: readonly { title: string; prompt: string }[]): Suggestions {
  const isFirst = (title: string, at: number) => made.findIndex((each) => each.title === title) === at;
  const [one = null, two = null, three = null] = made.filter(({ title }, at) => isFirst(title, at));
  return { suggestion_1: one, suggestion_2: two, suggestion_3: three };
}

type Described = { name: string; user_description: string | null };

/** What was not asked for yet. */
async function fittingFor(
  deps: Pick<Deps, 'messages' | 'sources' | 'suggestFor'>,
  grant: AppGrant,
  row: Described,
) {
  const { asked, round } = await deps.messages.progress(grant);
  const standing = await standingOf(deps.sources, grant, row);
  return deps.suggestFor(sharerOf(grant), { ...standing, round, asked });
}

async function standingOf(sources: Sources, grant: AppGrant, row: Described) {
  const { tree, checkpointId } = await sources.read(grant);
  const memory = checkpointId ? await sources.memory(grant, checkpointId) : null;
  return { app: { name: row.name, description: row.user_description ?? '' }, sources: tree, memory };
}

async function announce({ events, apps }: Pick<Deps, 'events' | 'apps'>, grant: AppGrant, message: Message) {
  events.emit('message.changed', { appId: grant.appId, message });
  const { status } = await apps.present(grant);
  events.emit('app.changed', { appId: grant.appId, patch: { status } });
}

/** What is no file travels with the message, whenever its app is shown: only bodies with files may be so large. */
function refuseHuge(rest: unknown): void {
  if (JSON.stringify(rest).length > limits.jsonBytes) throw new Fault('too_large', chatWords.filesTooLarge);
}

/** What cannot be used is refused before anything is stored. */
function refuseUnreadable(body: Attached): void {
  try {
    readAttachments(body);
  } catch (error) {
    if (error instanceof AttachmentError) throw new Fault('invalid', error.message);
    throw error;
  }
}
