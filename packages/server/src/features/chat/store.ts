import type {
  CustomContext,
  Failure,
  FileChange,
  Message,
  PlanPlace,
  Receipt,
  ToolCall,
  ToolResult,
} from '@sayso/contracts/chat';
import type { AppId, Id } from '@sayso/contracts/ids';
import type { z } from 'zod';
import type { Actor, SignedInUser } from '../../access/actor.ts';
import type { AppGrant } from '../../access/grant.ts';
import type { Queryable, Sql } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/ids.ts';
import { jsonText } from '../../platform/database/json-text.ts';
import { createFileStore } from './file-store.ts';

/** It landed, and the file is another one than it was. */
const isChange = ({ action, added, removed, error }: FileChange): boolean =>
  error === undefined && (action !== 'changed' || added + removed > 0);

type TurnState = 'accepted' | 'running' | 'repairing' | 'settled' | 'needs_attention' | 'stopped' | 'failed';
export type MessageRow = {
  id: Id;
  role: 'user' | 'assistant' | 'tool';
  content: string;
  hidden: boolean;
  file_urls: string[];
  checkpoint_id: Id | null;
  custom_context: z.infer<typeof CustomContext>[] | null;
  params: Message['additional_message_params'];
  tool_calls: ToolCall[];
  tool_results: ToolResult[];
  turn_id: Id | null;
  created_by_email: string | null;
  created_by_name: string | null;
  created_date: Date;
  turn_state: TurnState | null;
  changes: FileChange[] | null;
  receipt: Receipt | null;
  seq: number | null;
  failures: Failure[] | null;
  repair: number | null;
  plan_place: PlanPlace | null;
};

export type NewMessage = {
  content: string;
  file_urls?: string[] | null | undefined;
  custom_context?: z.infer<typeof CustomContext>[] | null | undefined;
  additional_message_params?: Message['additional_message_params'] | undefined;
  client_message_id?: string | undefined;
};

export const createMessageStore = (sql: Sql) => {
  const select = (on: Queryable) => on`
    select m.id, m.role, m.content, m.hidden, m.file_urls, m.checkpoint_id, m.custom_context, m.params, m.tool_calls,
      m.tool_results, m.turn_id,
      m.created_by_email, m.created_by_name, m.created_date,
      t.state as turn_state, t.changes, t.receipt, t.seq, t.failures, t.repair, t.plan_place
    from messages m
    left join turns t on t.app_id = m.app_id and t.id = m.turn_id and m.role = 'assistant'`;

  return {
    ...createFileStore(sql),

    /** The visible conversation, oldest first. */
    async list({ appId }: AppGrant, on: Queryable = sql): Promise<Message[]> {
      const rows = await on<MessageRow[]>`
        ${select(on)} where m.app_id = ${appId} and not m.hidden order by m.id`;
      return rows.map(presentMessage);
    },

    async find({ appId }: AppGrant, id: Id, on: Queryable = sql): Promise<Message | undefined> {
      const [row] = await on<MessageRow[]>`${select(on)} where m.app_id = ${appId} and m.id = ${id}`;
      return row && presentMessage(row);
    },

    /** The newest visible message. */
    async last({ appId }: AppGrant, on: Queryable = sql): Promise<Message | undefined> {
      const [row] = await on<MessageRow[]>`
        ${select(on)} where m.app_id = ${appId} and not m.hidden order by m.id desc limit 1`;
      return row && presentMessage(row);
    },

    /** What was asked for in the visible conversation, and how many answers changed the app since its data last did. */
    async progress({ appId }: AppGrant): Promise<{ asked: string[]; round: number }> {
      const asked = await sql<{ content: string }[]>`
        select content from messages
        where app_id = ${appId} and role = 'user' and not hidden and length(content) < 300
        order by id desc limit 500`;
      const answers = await sql<{ changes: FileChange[] | null }[]>`
        select t.changes from messages m join turns t on t.app_id = m.app_id and t.answer_id = m.id
        where m.app_id = ${appId} and not m.hidden and t.state <> 'failed' order by m.id desc limit 100`;
      const landed = answers
        .map(({ changes }) => (changes ?? []).filter(isChange).map(({ path }) => path))
        .filter((paths) => paths.length > 0);
      const round = landed.findIndex((paths) => paths.some((path) => path.startsWith('entities/')));
      return {
        asked: [...new Set(asked.map(({ content }) => content.trim()))],
        round: round === -1 ? landed.length : round,
      };
    },

    async byClientId(
      { appId }: AppGrant,
      clientId: string,
      on: Queryable = sql,
    ): Promise<Message | undefined> {
      const [row] = await on<MessageRow[]>`
        ${select(on)} where m.app_id = ${appId} and m.client_message_id = ${clientId}`;
      return row && presentMessage(row);
    },

    /**
     * The app that this person began by a message of this client id. Whoever asks first holds the id until the end of
     * the transaction, so that first send and resend may come at once.
     */
    async appBegunWith(author: SignedInUser, clientId: string, tx: Queryable): Promise<AppId | undefined> {
      await tx`select pg_advisory_xact_lock(hashtext(${`sayso.create:${author.id} ${clientId}`}))`;
      const [row] = await tx<{ app_id: AppId }[]>`
        select m.app_id from apps a join messages m on m.app_id = a.id
        where a.owner_id = ${author.id} and a.deleted_at is null and m.author_id = ${author.id}
          and m.client_message_id = ${clientId}
        limit 1`;
      return row?.app_id;
    },

    /** The first that somebody wrote: a change by hand or a restored version is none, and can always be undone. */
    async firstId({ appId }: AppGrant, tx: Queryable): Promise<Id | undefined> {
      const [row] = await tx<{ id: Id }[]>`
        select id from messages where app_id = ${appId} and role = 'user' and not hidden
          and params->>'diff_message' is null and params->>'restored_from' is null order by id limit 1`;
      return row?.id;
    },

    async addQuestion(
      { appId, actor }: AppGrant,
      made: NewMessage & { checkpointId: Id },
      tx: Queryable,
    ): Promise<Id> {
      const id = newId();
      const author = authorOf(actor);
      await tx`
        insert into messages (app_id, id, role, content, file_urls, checkpoint_id, custom_context, params,
          client_message_id, author_id, created_by_email, created_by_name)
        values (${appId}, ${id}, 'user', ${made.content}, ${jsonText(made.file_urls ?? [])}::text::jsonb,
          ${made.checkpointId}, ${jsonText(made.custom_context)}::text::jsonb,
          ${jsonText(made.additional_message_params)}::text::jsonb, ${made.client_message_id ?? null},
          ${author.id}, ${author.email}, ${author.name})`;
      return id;
    },

    async setContent({ appId }: AppGrant, id: Id, content: string, tx: Queryable): Promise<void> {
      await tx`update messages set content = ${content} where app_id = ${appId} and id = ${id}`;
    },

    /** The visible question that a visible answer belongs to. */
    async questionOf({ appId }: AppGrant, answerId: Id, tx: Queryable): Promise<Message | undefined> {
      const [row] = await tx<MessageRow[]>`
        ${select(tx)} where m.app_id = ${appId} and not m.hidden and m.id = (
          select asked.question_id from turns asked
          join messages answer on answer.app_id = asked.app_id and answer.id = asked.answer_id
          where asked.app_id = ${appId} and asked.answer_id = ${answerId} and not answer.hidden)`;
      return row && presentMessage(row);
    },

    /** Hides all messages after this one. */
    async hideAfter({ appId }: AppGrant, id: Id, tx: Queryable): Promise<void> {
      await tx`update messages set hidden = true where app_id = ${appId} and id > ${id} and not hidden`;
    },

    /** Hides a message and all after it. */
    async hideFrom({ appId }: AppGrant, id: Id, tx: Queryable): Promise<void> {
      await tx`update messages set hidden = true where app_id = ${appId} and id >= ${id} and not hidden`;
    },
  };
};
export type MessageStore = ReturnType<typeof createMessageStore>;

function authorOf(actor: Actor): { id: Id | null; email: string | null; name: string | null } {
  if (actor.kind !== 'user') return { id: null, email: null, name: null };
  return { id: actor.user.id, email: actor.user.email, name: actor.user.fullName };
}

export function presentMessage(row: MessageRow): Message {
  return {
    id: row.id,
    role: row.role,
    content: row.content,
    hidden: row.hidden,
    file_urls: row.file_urls,
    checkpoint_id: row.checkpoint_id,
    custom_context: row.custom_context,
    additional_message_params: row.params ?? null,
    tool_calls: row.tool_calls,
    tool_results: row.tool_results,
    turn: presentTurn(row),
    metadata: {
      created_date: row.created_date.toISOString(),
      ...(row.created_by_email === null ? {} : { created_by_email: row.created_by_email }),
      created_by_full_name: row.created_by_name,
    },
  };
}

function presentTurn(row: MessageRow): NonNullable<Message['turn']> | null {
  if (row.role !== 'assistant' || row.turn_id === null || row.turn_state === null) return null;
  return {
    id: row.turn_id,
    state: row.turn_state === 'accepted' || row.turn_state === 'repairing' ? 'running' : row.turn_state,
    ...(row.turn_state === 'repairing' ? { repairing: row.repair ?? 1 } : {}),
    ...(row.turn_state === 'needs_attention' ? { failures: row.failures ?? [] } : {}),
    changes: row.changes ?? [],
    ...(row.plan_place ? { plan_place: row.plan_place } : {}),
    receipt: row.receipt,
    seq: row.seq ?? 0,
  };
}
