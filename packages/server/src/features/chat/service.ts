import type { App } from '@sayso/contracts/apps';
import type { Message, MessageBody, Suggestions } from '@sayso/contracts/chat';
import { Fault } from '@sayso/contracts/faults';
import type { AppId, Id } from '@sayso/contracts/ids';
import type { PlanOperation } from '@sayso/contracts/plan';
import type { PlanDraft } from '@sayso/contracts/plan-draft';
import type { FirstBuild } from '@sayso/contracts/reading';
import { texts } from '@sayso/contracts/texts';
import { type Attached, AttachmentError, readAttachments } from '@sayso/core/attachments';
import { nameFromDescription } from '@sayso/core/naming';
import type { TurnRequest } from '@sayso/core/turn-provider';
import type { Access } from '../../access/access.ts';
import { type Actor, sharerOf } from '../../access/actor.ts';
import type { AppGrant } from '../../access/grant.ts';
import type { Events } from '../../events.ts';
import type { BuiltIn } from '../../platform/builder/built-in.ts';
import { withoutPlanParams } from '../../platform/builder/plan-params.ts';
import type { Queryable, Sql } from '../../platform/database/database.ts';
import type { Rates } from '../../rates.ts';
import { chatWords } from '../../texts/chat.ts';
import type { Apps } from '../apps/service.ts';
import type { AppStore } from '../apps/store.ts';
import type { Sources } from '../sources/service.ts';
import type { Turns } from '../turns/service.ts';
import type { Asking } from './asking.ts';
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
  asking: Asking;
  builder: Pick<BuiltIn, 'checkFirstPlan'>;
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
  template?: string | undefined;
  draft?: PlanDraft | undefined;
  first_build?: FirstBuild | undefined;
  plan_operations?: PlanOperation[] | undefined;
};

export const createChat = (deps: Deps) => {
  const { sql, access, apps, appStore, sources, rates, asking } = deps;

  const { ask, sentBefore, askOnce } = asking;
  const alreadyMade = createResends(deps);

  const send = async (grant: AppGrant, body: MessageBody): Promise<Message> => {
    refuseUnreadable(body);
    // What was stored already, and is sent again since its answer was lost, is no more work.
    if (!(await sentBefore(grant, body.client_message_id))) await countTurn(rates, grant);
    const sent = await askOnce(grant, { body });
    if (!sent) throw new Fault('internal', texts.sendFailed);
    return sent;
  };

  return {
    ...createRevisions(deps),
    ...createPageTurns({ access, sources, send }),

    /** App, first message and the job that answers it, all or nothing; a resend answers the app of the first send. */
    async createFromMessage(
      actor: Actor,
      { integrations, template, draft, plan_operations, first_build, ...body }: FirstMessage,
    ): Promise<App> {
      refuseUnreadable(body);
      const planned = plannedFirst({ template, draft, plan_operations });
      const { id: user } = access.user(actor);
      if (!(await alreadyMade(actor, body.client_message_id, sql))) {
        await rates.take('newApps', { user });
        await rates.take('turns', { user });
        if (planned) await deps.builder.checkFirstPlan(user, { text: body.content, ...planned });
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
        const params = first_build === undefined ? planned : { ...planned, first_build };
        await ask(made, { ...body, additional_message_params: params }, texts.startingConversation, tx);
        return made;
      });
      return apps.present(grant);
    },

    /** Stores the message and starts its turn; a resend of the same client id answers the first one's message. */
    add: async (actor: Actor, appId: AppId, body: MessageBody): Promise<Message> =>
      send(await access.manage(actor, appId), withoutPlan(body)),

    /** A file that came with a message. */
    async file(actor: Actor, appId: AppId, fileId: Id): Promise<StoredFile> {
      const file = await deps.messages.file(await access.manage(actor, appId), fileId);
      if (!file) throw new Fault('not_found', chatWords.fileGone);
      return file;
    },

    async stop(actor: Actor, appId: AppId) {
      await deps.turns.stop(await access.manage(actor, appId));
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

/** The app that a client's id was used for before. */
const createResends =
  ({ access, messages }: Pick<Deps, 'access' | 'messages'>) =>
  async (actor: Actor, clientId: string | undefined, tx: Queryable) => {
    if (clientId === undefined) return undefined;
    const made = await messages.appBegunWith(access.user(actor), clientId, tx);
    return made && access.manage(actor, made, tx);
  };

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

/** What is known of the plan: the built-in builder makes it, and a model at most goes on from there. */
const plannedFirst = (given: Pick<FirstMessage, 'template' | 'draft' | 'plan_operations'>) => {
  const { template, draft, plan_operations } = given;
  if (template === undefined && draft === undefined && plan_operations === undefined) return undefined;
  return {
    ...(template === undefined ? {} : { template }),
    ...(draft ? { draft } : {}),
    ...(plan_operations ? { plan_operations } : {}),
  };
};

/** What the server alone says of a message. */
function withoutPlan(body: MessageBody): MessageBody {
  const { additional_message_params: params } = body;
  if (!params) return body;
  return { ...body, additional_message_params: withoutPlanParams(params) };
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
