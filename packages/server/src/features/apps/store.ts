import type { AuthConfig } from '@sayso/contracts/app-doors';
import type { AppChanges, Visibility } from '@sayso/contracts/apps';
import type { ChatState, Suggestion } from '@sayso/contracts/chat';
import { Fault } from '@sayso/contracts/faults';
import { type AppId, type Id, reservedWords } from '@sayso/contracts/ids';
import { limits } from '@sayso/contracts/limits';
import { texts } from '@sayso/contracts/texts';
import { slugFrom, slugWithSuffix } from '@sayso/core/naming';
import type { SignedInUser } from '../../access/actor.ts';
import { keepAuthConfig } from '../../access/auth-config.ts';
import type { AppGrant } from '../../access/grant.ts';
import {
  type Fragment,
  isUniqueViolation,
  type Queryable,
  type Sql,
} from '../../platform/database/database.ts';
import { newId } from '../../platform/database/ids.ts';
import { jsonText } from '../../platform/database/json-text.ts';

/** For so long a deleted app can be had back; then it goes for good. */
const keepDeleted = (sql: Sql): Fragment => sql`make_interval(days => ${limits.deletedAppDays})`;
const mayComeBack = (sql: Sql): Fragment =>
  sql`deleted_at > now() - ${keepDeleted(sql)} and not is_unfinished`;

export type AppRow = {
  id: Id;
  owner_id: Id;
  name: string;
  slug: string;
  logo_url: string | null;
  logo_prompt: string | null;
  user_description: string | null;
  state: ChatState;
  status_details: string | null;
  status_date: Date;
  app_stage: 'pending' | 'ready';
  public_settings: Visibility;
  is_visibility_chosen: boolean;
  visitors_may_upload: boolean;
  visitors_may_use_ai: boolean;
  is_invited_only: boolean;
  is_registration_chosen: boolean;
  allow_embedding: boolean;
  main_page: string | null;
  is_starred: boolean;
  is_blocked: boolean;
  deep_coding_mode: boolean;
  has_backend_functions_enabled: boolean;
  github_repo_url: string | null;
  theme_color: string | null;
  custom_instructions: string | null;
  frozen_files: string[];
  integrations: string[];
  installable_integrations: string[];
  suggestions: Suggestion[];
  app_code_hash: string;
  last_deployed_at: Date | null;
  created_by: string;
  created_date: Date;
  updated_date: Date;
};

export type DeletedRow = Pick<AppRow, 'id' | 'name' | 'theme_color' | 'logo_url' | 'created_by'> & {
  deleted_at: Date;
  days_left: number;
};

export type NewApp = {
  name: string;
  description: string | null;
  visibility: Visibility | undefined;
  state: ChatState;
  details: string | null;
  stage: 'pending' | 'ready';
  integrations?: readonly string[] | undefined;
};

/** Writable columns, without sources. */
export type AppColumns = Omit<AppChanges, 'entities' | 'user_entity'> & { theme_color?: string | undefined };

const columns = `id owner_id name slug logo_url logo_prompt user_description state status_details status_date
  app_stage public_settings is_visibility_chosen visitors_may_upload visitors_may_use_ai allow_embedding main_page is_starred is_blocked
  deep_coding_mode has_backend_functions_enabled
  github_repo_url theme_color custom_instructions frozen_files integrations installable_integrations suggestions
  app_code_hash last_deployed_at created_by created_date updated_date`.split(/\s+/);

const whole = (sql: Queryable): Fragment => sql`
  ${sql(columns)}, coalesce(auth_config ->> 'registration' = 'invitation', false) as is_invited_only,
  jsonb_exists(auth_config, 'registration') as is_registration_chosen`;

/** Slugs that an app of this name may have, the plainest first; without end. */
function* slugsFor(name: string): Generator<string> {
  const wanted = slugFrom(name);
  for (let attempt = 0; ; attempt += 1) {
    const slug = attempt === 0 ? wanted : slugWithSuffix(wanted, newId(), Math.min(attempt, 9));
    if (!(reservedWords as readonly string[]).includes(slug)) yield slug;
  }
}

function plainColumns({
  frozen_files: _,
  is_invited_only: __,
  visitor_permissions: visitors,
  ...plain
}: AppColumns) {
  const columns = {
    ...plain,
    is_visibility_chosen: plain.public_settings === undefined ? undefined : true,
    visitors_may_upload: visitors?.upload_files,
    visitors_may_use_ai: visitors?.use_ai,
  };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}

const registrationOf = (isInvitedOnly: boolean): AuthConfig['registration'] =>
  isInvitedOnly ? 'invitation' : 'open';

export const createAppStore = (sql: Sql) => ({
  /** Inserts the app under the first free slug that its name gives. */
  async insert(owner: SignedInUser, made: NewApp, tx: Queryable): Promise<Id> {
    const id = newId();
    for (const slug of slugsFor(made.name)) {
      const rows = await tx`
        insert into apps ${tx({
          id,
          owner_id: owner.id,
          created_by: owner.email,
          name: made.name,
          slug,
          user_description: made.description,
          public_settings: made.visibility ?? 'private_with_login',
          state: made.state,
          status_details: made.details,
          app_stage: made.stage,
          integrations: tx.json([...(made.integrations ?? [])]),
        })} on conflict (slug) do nothing returning id`;
      if (rows.length > 0) return id;
    }
    throw new Error('There is always another slug to try');
  },

  /** Gives an app that nobody knows by its address yet the first free slug of its name. */
  async followName({ appId }: AppGrant, name: string): Promise<void> {
    for (const slug of slugsFor(name)) {
      try {
        await sql`update apps set slug = ${slug} where id = ${appId} and last_deployed_at is null`;
        return;
      } catch (error) {
        if (!isUniqueViolation(error)) throw error;
      }
    }
  },

  async row({ appId }: AppGrant, on: Queryable = sql): Promise<AppRow | undefined> {
    const [row] = await on<AppRow[]>`
      select ${whole(on)} from apps where id = ${appId} and deleted_at is null`;
    return row;
  },

  async list(user: SignedInUser, asked: { where: Fragment; sort: Fragment; limit: number; skip: number }) {
    const own = user.platformRole === 'platform_admin' ? sql`true` : sql`owner_id = ${user.id}`;
    return sql<AppRow[]>`
      select ${whole(sql)} from apps where deleted_at is null and ${own} and (${asked.where})
      order by ${asked.sort} limit ${asked.limit} offset ${asked.skip}`;
  },

  async update(app: AppGrant, changes: AppColumns, tx: Queryable): Promise<void> {
    const { appId } = app;
    const { frozen_files, is_invited_only: isInvitedOnly } = changes;
    const given = plainColumns(changes);
    if (Object.keys(given).length > 0) await tx`update apps set ${tx(given)} where id = ${appId}`;
    if (isInvitedOnly !== undefined)
      await keepAuthConfig(app, { registration: registrationOf(isInvitedOnly) }, tx);
    if (frozen_files)
      await tx`update apps set frozen_files = ${jsonText(frozen_files)}::text::jsonb where id = ${appId}`;
    await tx`update apps set updated_date = now() where id = ${appId}`;
  },

  /** The chat's state, locked so that two messages cannot both be accepted. */
  async lockChat({ appId }: AppGrant, tx: Queryable) {
    const [row] = await tx<Pick<AppRow, 'state' | 'app_stage' | 'suggestions' | 'app_code_hash'>[]>`
      select state, app_stage, suggestions, app_code_hash from apps where id = ${appId} for update`;
    return row;
  },

  /** As `lockChat`; 409 `app_busy` while an answer is being written. */
  async lockIdle({ appId }: AppGrant, tx: Queryable): Promise<void> {
    const [chat] = await tx<{ state: ChatState }[]>`select state from apps where id = ${appId} for update`;
    if (chat?.state === 'processing') throw new Fault('conflict', texts.appBusy, { reason: 'app_busy' });
  },

  /** After a revert: idle, and without suggestions that belong to an answer that is gone. */
  async resetChat({ appId }: AppGrant, tx: Queryable): Promise<void> {
    await tx`
      update apps set state = 'ready', status_details = null, status_date = now(), suggestions = '[]'
      where id = ${appId}`;
  },

  /** The row goes for good after 30 days; false where somebody was faster. */
  remove: async ({ appId }: AppGrant, tx: Queryable): Promise<boolean> =>
    (await tx`update apps set deleted_at = now() where id = ${appId} and deleted_at is null returning id`)
      .length > 0,

  /** False where it is too late. */
  async restore({ appId }: AppGrant, tx: Queryable): Promise<boolean> {
    // A turn that ran into the deletion has no end of its own.
    const rows = await tx`
      update apps a set deleted_at = null, updated_date = now(),
        state = case when a.state = 'processing' and not exists (
          select 1 from turns t where t.app_id = a.id and t.state in ('accepted', 'running', 'repairing')
        ) then 'ready' else a.state end
      where id = ${appId} and ${mayComeBack(sql)}
      returning id`;
    return rows.length > 0;
  },

  async deleted(user: SignedInUser): Promise<DeletedRow[]> {
    return sql<DeletedRow[]>`
      select id, name, theme_color, logo_url, created_by, deleted_at,
        ceil(extract(epoch from deleted_at + ${keepDeleted(sql)} - now()) / 86400)::int as days_left
      from apps where ${mayComeBack(sql)} and (${user.platformRole === 'platform_admin'}::boolean or owner_id = ${user.id})
      order by deleted_at desc limit ${limits.deletedApps}`;
  },

  /** Apps that nobody can ask back any more, longest gone first, and copies that were never finished. */
  async oldRemoved(): Promise<{ id: AppId }[]> {
    return sql`
      select id from apps
      where deleted_at < now() - case when is_unfinished then interval '1 hour' else ${keepDeleted(sql)} end
      order by deleted_at`;
  },

  /** Takes the row with all that hangs on it: sources, checkpoints, messages, members, publications. */
  async erase(appId: AppId): Promise<void> {
    await sql`delete from apps where id = ${appId}`;
  },
});
export type AppStore = ReturnType<typeof createAppStore>;
