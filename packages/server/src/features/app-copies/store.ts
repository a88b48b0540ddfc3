import type { ChatState } from '@sayso/contracts/chat';
import type { AppId, Id } from '@sayso/contracts/ids';
import { fileMark, readdressing } from '@sayso/core/file-addresses';
import type { AppGrant } from '../../access/grant.ts';
import type { Fragment, Queryable, Sql } from '../../platform/database/database.ts';

export type Original = {
  name: string;
  state: ChatState;
  is_blocked: boolean;
  user_description: string | null;
  main_page: string | null;
  theme_color: string | null;
  logo_url: string | null;
};
type Pair = { from: AppGrant; to: AppGrant };
type Copied = { id: AppId; name: string; slug: string };

/** `slow`: has no limit of time, and keeps no connection from calls. */
export const createAppCopyStore = ({ sql, slow }: { sql: Sql; slow: Sql }) => ({
  async original({ appId }: AppGrant): Promise<Original | undefined> {
    const [row] = await sql<Original[]>`
      select name, state, is_blocked, user_description, main_page, theme_color, logo_url
      from apps where id = ${appId} and deleted_at is null`;
    return row;
  },

  /** Names of the person's apps that begin like this, in lower case. */
  async namesLike(ownerId: Id, start: string): Promise<Set<string>> {
    const rows = await sql<{ name: string }[]>`
      select lower(name) as name from apps
      where owner_id = ${ownerId} and deleted_at is null and starts_with(lower(name), ${start.toLowerCase()})`;
    return new Set(rows.map(({ name }) => name));
  },

  /**
   * What holds for the app as a whole, and what the assistant remembers of it. Not its star, its block, its place at a
   * code host and its payments, which are the original's own.
   */
  async copySettings({ from, to }: Pair, { checkpointId }: { checkpointId: Id | null }, tx: Queryable) {
    await tx`
      update apps c set
        logo_url = ${renamed(tx, tx`o.logo_url`, { from, to })},
        logo_prompt = o.logo_prompt, app_stage = o.app_stage, public_settings = o.public_settings,
        is_visibility_chosen = o.is_visibility_chosen,
        visitors_may_upload = o.visitors_may_upload, visitors_may_use_ai = o.visitors_may_use_ai,
        allow_embedding = o.allow_embedding, deep_coding_mode = o.deep_coding_mode,
        has_backend_functions_enabled = o.has_backend_functions_enabled,
        custom_instructions = o.custom_instructions, frozen_files = o.frozen_files,
        integrations = o.integrations, installable_integrations = o.installable_integrations,
        auth_config = o.auth_config
      from apps o where o.id = ${from.appId} and c.id = ${to.appId}`;
    await tx`
      update checkpoints c set memory = o.memory, kind = 'start'
      from checkpoints o where o.app_id = ${from.appId} and o.id = ${checkpointId} and c.app_id = ${to.appId}`;
  },

  /** Out of sight until it is whole. */
  async hide({ appId }: AppGrant, tx: Queryable): Promise<void> {
    await tx`update apps set is_unfinished = true, deleted_at = now() where id = ${appId}`;
  },

  /** Null where the original's sources are no longer those that were copied, or it was blocked meanwhile. */
  async finish(
    { from, to }: Pair,
    { hash, entities, evenBlocked }: { hash: string; entities: readonly string[]; evenBlocked: boolean },
    note: (copied: Copied, tx: Queryable) => Promise<void>,
  ): Promise<Copied | null> {
    try {
      return await slow.begin(async (tx) => {
        if (entities.length > 0) await copyRecords({ from, to }, entities, tx);
        const [copied] = await tx<Copied[]>`
          update apps c set is_unfinished = false, deleted_at = null, updated_date = now()
          from apps o
          where o.id = ${from.appId} and o.app_code_hash = ${hash} and o.deleted_at is null and c.id = ${to.appId}
            and (not o.is_blocked or ${evenBlocked})
          returning c.id, c.name, c.slug`;
        if (!copied) throw new Changed();
        await note(copied, tx);
        return copied;
      });
    } catch (error) {
      if (error instanceof Changed) return null;
      throw error;
    }
  },

  async erase({ appId }: AppGrant): Promise<void> {
    await sql`delete from records where app_id = ${appId}`;
    await sql`delete from unique_values where app_id = ${appId}`;
    await sql`delete from apps where id = ${appId}`;
  },
});
export type AppCopyStore = ReturnType<typeof createAppCopyStore>;

/** A text column, with the copy's files in place of the original's. */
const renamed = (on: Queryable, column: Fragment, { from, to }: Pair): Fragment =>
  readdressing({ from: from.appId, to: to.appId }).reduce(
    (text, [before, after]) => on`replace(${text}, ${before}, ${after})`,
    column,
  );

/** Has the transaction take back the records. */
class Changed extends Error {}

/**
 * One statement, so that records and the values that no two of them share are of one moment; it locks nothing of the
 * original. Ids stay, since they are unique within an app alone, and with them what refers to them.
 */
async function copyRecords({ from, to }: Pair, entities: readonly string[], tx: Queryable): Promise<void> {
  await tx`
    with copied as (
      insert into records
        (app_id, entity, id, data, created_by, created_by_id, created_date, updated_date, is_sample)
      select ${to.appId}, entity, id,
        case when data::text like ${`%${fileMark(from.appId)}%`} then
          ${renamed(tx, tx`data::text`, { from, to })}::jsonb
        else data end,
        created_by, created_by_id, created_date, updated_date, is_sample
      from records where app_id = ${from.appId} and entity = any(${[...entities]})
    )
    insert into unique_values (app_id, entity, name, hash, spare, record_id)
    select ${to.appId}, entity, name, hash, spare, record_id
    from unique_values where app_id = ${from.appId} and entity = any(${[...entities]})`;
}
