import type { Failure, FileChange, PlanPlace, Receipt, Suggestion } from '@sayso/contracts/chat';
import type { AppId, Id } from '@sayso/contracts/ids';
import type { AppSettings } from '@sayso/core/blocks/app-settings';
import { withoutBlocks } from '@sayso/core/prompt/undone-blocks';
import type { SourceTree } from '@sayso/core/source-tree';
import type { AppGrant } from '../../access/grant.ts';
import type { Queryable, Sql } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/ids.ts';
import { jsonText } from '../../platform/database/json-text.ts';
import type { Tools } from './answer-stream.ts';
import type { Question } from './question.ts';
import type { TurnLife, TurnState } from './turn-life.ts';

export type TurnRow = {
  id: Id;
  question_id: Id;
  answer_id: Id;
  state: TurnState;
  stop_requested: boolean;
  repair: number;
  provider: TurnProviderName | null;
};
export const lifeOf = ({ state, repair, stop_requested }: TurnRow): TurnLife => ({
  state,
  repair,
  stopRequested: stop_requested,
});
/** What did not pass, and the files it is in. */
export type Refused = {
  failures: readonly Failure[];
  drafts: SourceTree;
  /** Hash of the live file that each draft was made over; null where there was none. */
  bases?: Readonly<Record<string, string | null>>;
  /** Files whose place drafts were to take, by the drafts’ paths; their hashes are among the bases. */
  renamed?: Readonly<Record<string, string>>;
};
type Choice = {
  first: Id;
  mostOfOne: number;
  /** Where as many are under way, only people with none have one started. */
  crowdedFrom: number;
};
type StoredDraft = { text: string; base: string | null; from?: { path: string; base: string | null } };
/** A provider that was asked for by name. */
export type TurnProviderName = 'built-in';
export type Progress = {
  content: string;
  changes: readonly FileChange[];
  seq: number;
  /** Null where they are stored already. */
  tools: Tools | null;
};
export type { Question };
export type AskedTurn = {
  questionId: Id;
  /** What the status says meanwhile. */
  details: string;
  provider?: TurnProviderName | null | undefined;
};
export type TurnApp = {
  name: string;
  user_description: string | null;
  main_page: string | null;
  frozen_files: string[];
  checkpoint_id: Id | null;
  suggestions: Suggestion[];
};

const createTurnSteps = (sql: Sql) => ({
  /** Writes the accepted turn and marks the app as processing. */
  async accept({ appId }: AppGrant, asked: AskedTurn, tx: Queryable): Promise<Id> {
    const id = newId();
    const { questionId, details, provider = null } = asked;
    await tx`
      insert into turns (app_id, id, question_id, answer_id, provider)
      values (${appId}, ${id}, ${questionId}, ${newId()}, ${provider})`;
    await tx`
      update apps set state = 'processing', status_details = ${details}, status_date = now(), updated_date = now()
      where id = ${appId}`;
    return id;
  },

  /** The turn that is under way, if any; locked so that two steps cannot both end it. */
  async lockOpen({ appId }: AppGrant, tx: Queryable): Promise<TurnRow | undefined> {
    const [row] = await tx<TurnRow[]>`
      select id, question_id, answer_id, state, stop_requested, repair, provider from turns
      where app_id = ${appId} and state in ('accepted', 'running', 'repairing') order by id desc limit 1 for update`;
    return row;
  },

  async lock({ appId }: AppGrant, id: Id, tx: Queryable): Promise<TurnRow | undefined> {
    const [row] = await tx<TurnRow[]>`
      select id, question_id, answer_id, state, stop_requested, repair, provider from turns
      where app_id = ${appId} and id = ${id} for update`;
    return row;
  },

  /** Takes an accepted turn for this process and opens its answer; undefined when another step was faster. */
  async start({ appId }: AppGrant, id: Id, runner: string, tx: Queryable): Promise<TurnRow | undefined> {
    const [row] = await tx<TurnRow[]>`
      update turns set state = 'running', runner = ${runner}
      where app_id = ${appId} and id = ${id} and state = 'accepted'
      returning id, question_id, answer_id, state, stop_requested, repair, provider`;
    if (row) {
      await tx`
        insert into messages (app_id, id, role, content, turn_id)
        values (${appId}, ${row.answer_id}, 'assistant', '', ${id})`;
    }
    return row;
  },

  async saveProgress(
    { appId }: AppGrant,
    turn: TurnRow,
    progress: Progress,
    on: Queryable = sql,
  ): Promise<void> {
    await on`
      update turns set changes = ${jsonText(progress.changes)}::text::jsonb, seq = ${progress.seq}
      where app_id = ${appId} and id = ${turn.id}`;
    const { tools } = progress;
    const found = tools
      ? on`, tool_calls = ${jsonText(tools.calls)}::text::jsonb, tool_results = ${jsonText(tools.results)}::text::jsonb`
      : on``;
    await on`
      update messages set content = ${progress.content} ${found} where app_id = ${appId} and id = ${turn.answer_id}`;
  },

  async changes({ appId }: AppGrant, id: Id, on: Queryable = sql): Promise<readonly FileChange[]> {
    const [row] = await on<{ changes: FileChange[] | null }[]>`
      select changes from turns where app_id = ${appId} and id = ${id}`;
    return row?.changes ?? [];
  },

  async changeWords(
    { appId }: AppGrant,
    answerId: Id,
    change: (words: string) => string,
    tx: Queryable,
  ): Promise<void> {
    const [row] = await tx<{ content: string }[]>`
      select content from messages where app_id = ${appId} and id = ${answerId} for update`;
    if (!row) return;
    await tx`
      update messages set content = ${change(row.content)} where app_id = ${appId} and id = ${answerId}`;
  },

  async requestStop({ appId }: AppGrant, id: Id, tx: Queryable): Promise<void> {
    await tx`update turns set stop_requested = true where app_id = ${appId} and id = ${id}`;
  },

  async end(
    { appId }: AppGrant,
    id: Id,
    ended: { state: TurnState; receipt: Receipt | null },
    tx: Queryable,
  ) {
    await tx`
      update turns set state = ${ended.state}, receipt = ${jsonText(ended.receipt)}::text::jsonb, ended_date = now()
      where app_id = ${appId} and id = ${id}`;
  },

  /** Where in the plan the message belongs that changed nothing. */
  async setPlanPlace({ appId }: AppGrant, id: Id, place: PlanPlace, tx: Queryable): Promise<void> {
    await tx`
      update turns set plan_place = ${jsonText(place)}::text::jsonb where app_id = ${appId} and id = ${id}`;
  },

  /** Corrects what its receipt says. */
  async setCredits({ appId }: AppGrant, id: Id, credits: number, tx: Queryable) {
    await tx`
      update turns set receipt = jsonb_set(receipt, '{credits}', to_jsonb(${credits}::integer))
      where app_id = ${appId} and id = ${id} and jsonb_typeof(receipt) = 'object'`;
  },

  async setAnswerCheckpoint(
    { appId }: AppGrant,
    answerId: Id,
    checkpointId: Id,
    tx: Queryable,
  ): Promise<void> {
    await tx`update messages set checkpoint_id = ${checkpointId} where app_id = ${appId} and id = ${answerId}`;
  },

  async setStatus({ appId }: AppGrant, state: 'ready' | 'error', details: string | null, tx: Queryable) {
    await tx`
      update apps set state = ${state}, status_details = ${details}, status_date = now(), updated_date = now()
      where id = ${appId}`;
  },
});

/** What a turn is made from, and the turns that wait. */
const createTurnReading = (sql: Sql) => ({
  async question({ appId }: AppGrant, id: Id, on: Queryable = sql): Promise<Question | undefined> {
    const [row] = await on<Question[]>`
      select content, author_id, file_urls, custom_context, params from messages where app_id = ${appId} and id = ${id}`;
    return row;
  },

  /** The message that a turn answers. */
  async questionOf({ appId }: AppGrant, turnId: Id): Promise<Question | undefined> {
    const [row] = await sql<Question[]>`
      select m.content, m.author_id, m.file_urls, m.custom_context, m.params from turns t
      join messages m on m.app_id = t.app_id and m.id = t.question_id
      where t.app_id = ${appId} and t.id = ${turnId}`;
    return row;
  },

  /** Who sent the message that the newest turn answers. */
  async lastAsker({ appId }: AppGrant, on: Queryable): Promise<{ id: Id; email: string } | null> {
    const [row] = await on<{ id: Id | null; email: string | null }[]>`
      select m.author_id as id, m.created_by_email as email from turns t
      join messages m on m.app_id = t.app_id and m.id = t.question_id
      where t.app_id = ${appId} order by t.id desc limit 1`;
    return row?.id && row.email ? { id: row.id, email: row.email } : null;
  },

  /** What was said before; of answers that failed, nothing that was taken back. */
  async history({ appId }: AppGrant, before: Id) {
    const said = await sql<{ role: 'user' | 'assistant'; content: string; has_failed: boolean }[]>`
      select m.role, m.content, coalesce(t.state = 'failed', false) as has_failed
      from messages m left join turns t on t.app_id = m.app_id and t.id = m.turn_id
      where m.app_id = ${appId} and m.id < ${before} and not m.hidden and m.role in ('user', 'assistant')
      order by m.id`;
    return said.map(({ role, content, has_failed }) => ({
      role,
      content: has_failed && role === 'assistant' ? withoutBlocks(content) : content,
    }));
  },

  /** What the newest answer changed that the person still sees; undone, it changed nothing. */
  async lastChanges({ appId }: AppGrant, before: Id): Promise<readonly FileChange[]> {
    const [row] = await sql<{ changes: FileChange[] | null }[]>`
      select t.changes from turns t join messages m on m.app_id = t.app_id and m.id = t.answer_id
      where t.app_id = ${appId} and t.question_id < ${before} and not m.hidden order by t.id desc limit 1`;
    return row?.changes ?? [];
  },

  /** Undefined when the app was deleted meanwhile. */
  async app({ appId }: AppGrant, on: Queryable = sql): Promise<TurnApp | undefined> {
    const [row] = await on<TurnApp[]>`
      select name, user_description, main_page, frozen_files, checkpoint_id, suggestions from apps
      where id = ${appId} and deleted_at is null`;
    return row;
  },

  /** True while the turn runs, its app is there and nobody asked it to stop. */
  async mayGoOn({ appId }: AppGrant, id: Id): Promise<boolean> {
    const rows = await sql`
      select 1 from turns t join apps a on a.id = t.app_id
      where t.app_id = ${appId} and t.id = ${id} and t.state in ('running', 'repairing') and not t.stop_requested
        and a.deleted_at is null`;
    return rows.length > 0;
  },

  /** Accepted turns that wait for long: their job may have been lost with the process that had just taken it. */
  async waiting(): Promise<Id[]> {
    const rows = await sql<{ id: Id }[]>`
      select t.id from turns t join apps a on a.id = t.app_id
      where t.state = 'accepted' and t.created_date < now() - interval '10 seconds' and a.deleted_at is null`;
    return rows.map(({ id }) => id);
  },

  /** One start after the other, in all processes: what counts as under way must not change in between. */
  async lockStarts(tx: Queryable): Promise<void> {
    await tx`select pg_advisory_xact_lock(hashtext('sayso.start_turn'))`;
  },

  /** The next turn to run: `first` where its person may have one more, else of whoever has the fewest under way. */
  async next(
    { first, mostOfOne, crowdedFrom }: Choice,
    tx: Queryable,
  ): Promise<{ app_id: AppId; id: Id } | undefined> {
    const [row] = await tx<{ app_id: AppId; id: Id }[]>`
      with open as (
        select t.app_id, t.id, t.state, coalesce(m.author_id, t.app_id) as person from turns t
        join apps a on a.id = t.app_id
        left join messages m on m.app_id = t.app_id and m.id = t.question_id
        where t.state in ('accepted', 'running', 'repairing') and a.deleted_at is null
      ), busy as (
        select person, count(*) as turns from open where state <> 'accepted' group by person
      )
      select app_id, id from open left join busy using (person)
      where state = 'accepted' and coalesce(turns, 0) <
        case when (select sum(turns) from busy) >= ${crowdedFrom} then 1 else ${mostOfOne} end
      order by id = ${first} desc, coalesce(turns, 0), id limit 1`;
    return row;
  },

  /** Turns that some process took, with that process's name. */
  async running(): Promise<{ app_id: AppId; id: Id; runner: string }[]> {
    return sql`
      select t.app_id, t.id, t.runner from turns t join apps a on a.id = t.app_id
      where t.state in ('running', 'repairing') and t.runner is not null and a.deleted_at is null`;
  },
});

const createRepairSteps = (sql: Sql) => ({
  /** Stored before the provider is asked once more. */
  async setLife({ appId }: AppGrant, id: Id, { state, repair }: TurnLife, tx: Queryable): Promise<void> {
    await tx`update turns set state = ${state}, repair = ${repair} where app_id = ${appId} and id = ${id}`;
  },

  async saveRefused(
    { appId }: AppGrant,
    id: Id,
    { failures, drafts, bases = {}, renamed = {} }: Refused,
    tx: Queryable,
  ): Promise<void> {
    const baseOf = (path: string) => bases[path] ?? null;
    const stored = Object.entries(drafts).map(([path, text]): [string, StoredDraft] => {
      const from = renamed[path];
      const place = from === undefined ? {} : { from: { path: from, base: baseOf(from) } };
      return [path, { text, base: baseOf(path), ...place }];
    });
    await tx`
      update turns set failures = ${jsonText(failures)}::text::jsonb,
        drafts = ${jsonText(Object.fromEntries(stored))}::text::jsonb
      where app_id = ${appId} and id = ${id}`;
  },

  async refused({ appId }: AppGrant, id: Id, on: Queryable = sql): Promise<Refused | undefined> {
    const [row] = await on<{ failures: Failure[]; drafts: Record<string, StoredDraft | string> }[]>`
      select failures, drafts from turns where app_id = ${appId} and id = ${id}`;
    if (!row) return undefined;
    // Texts alone were stored once: nothing says what those were made over.
    const stored = Object.entries(row.drafts).flatMap(([path, draft]) =>
      typeof draft === 'string' ? [] : [[path, draft] as const],
    );
    return {
      failures: row.failures,
      drafts: Object.fromEntries(stored.map(([path, { text }]) => [path, text])),
      bases: Object.fromEntries(
        stored.flatMap(([path, { base, from }]) => [[path, base], ...(from ? [[from.path, from.base]] : [])]),
      ),
      renamed: Object.fromEntries(stored.flatMap(([path, { from }]) => (from ? [[path, from.path]] : []))),
    };
  },
});

/** What a turn leaves on its app. */
const appOutcome = {
  /** What the answer said about the app itself. */
  async applySettings({ appId }: AppGrant, settings: AppSettings, tx: Queryable): Promise<void> {
    const { description, ...columns } = settings;
    const given = Object.entries(columns).filter(([, value]) => value !== undefined);
    if (given.length > 0) await tx`update apps set ${tx(Object.fromEntries(given))} where id = ${appId}`;
    if (columns.public_settings !== undefined)
      await tx`update apps set is_visibility_chosen = true where id = ${appId}`;
    if (description !== undefined)
      await tx`update apps set user_description = ${description} where id = ${appId} and user_description is null`;
  },

  /** Of an app that is about to be opened, where nobody said who may make an account in it. */
  async keepToInvited({ appId }: AppGrant, tx: Queryable): Promise<void> {
    await tx`
      update apps set auth_config = auth_config || '{"registration": "invitation"}'
      where id = ${appId} and public_settings = 'private_with_login' and not jsonb_exists(auth_config, 'registration')`;
  },

  async setStageReady({ appId }: AppGrant, tx: Queryable): Promise<void> {
    await tx`update apps set app_stage = 'ready' where id = ${appId}`;
  },

  async setSuggestions(
    { appId }: AppGrant,
    suggestions: readonly Suggestion[],
    tx: Queryable,
  ): Promise<void> {
    await tx`update apps set suggestions = ${jsonText(suggestions)}::text::jsonb where id = ${appId}`;
  },
};

export const createTurnStore = (sql: Sql) => ({
  ...createTurnSteps(sql),
  ...createTurnReading(sql),
  ...createRepairSteps(sql),
  ...appOutcome,
});
export type TurnStore = ReturnType<typeof createTurnStore>;
