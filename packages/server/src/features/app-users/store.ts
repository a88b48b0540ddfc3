import type { Visibility } from '@sayso/contracts/apps';
import type { AppId, Id } from '@sayso/contracts/ids';
import type { AppIdentity, EnterGrant } from '../../access/enter.ts';
import type { AppGrant } from '../../access/grant.ts';
import type { Sql } from '../../platform/database/database.ts';

export type AppRow = {
  id: AppId;
  slug: string;
  name: string;
  logo_url: string | null;
  public_settings: Visibility;
  is_blocked: boolean;
};
type MemberRow = {
  id: Id;
  email: string;
  full_name: string | null;
  role: 'user' | 'admin';
  data: Record<string, unknown>;
};
type Person = { id: Id; email: string };

export const createAppUserStore = (sql: Sql) => ({
  async appBySlug(slug: string): Promise<AppRow | null> {
    const [row] = await sql<AppRow[]>`
      select id, slug, name, logo_url, public_settings, is_blocked from apps
      where slug = ${slug} and deleted_at is null`;
    return row ?? null;
  },

  async appById(id: AppId): Promise<AppRow | null> {
    const [row] = await sql<AppRow[]>`
      select id, slug, name, logo_url, public_settings, is_blocked from apps
      where id = ${id} and deleted_at is null`;
    return row ?? null;
  },

  /** Makes the person a member; an invitation that waited for them is theirs now, an older membership stays. */
  async join({ appId }: EnterGrant, { id, email }: Person): Promise<void> {
    await sql`
      insert into app_users (app_id, email, user_id) values (${appId}, ${email}, ${id})
      on conflict (app_id, email) do update set user_id = ${id}
      where app_users.user_id is null`;
  },

  async hasAgreed({ appId }: EnterGrant, { id }: Person): Promise<boolean> {
    const [row] = await sql`
      select 1 from app_users where app_id = ${appId} and user_id = ${id} and agreed_date is not null`;
    return row !== undefined;
  },

  async agree({ appId }: EnterGrant, { id }: Person): Promise<void> {
    await sql`
      update app_users set agreed_date = coalesce(agreed_date, now()) where app_id = ${appId} and user_id = ${id}`;
  },

  /** Invites by e-mail, whether or not there is an account; a second invitation changes the role. */
  async invite(
    { appId }: AppGrant,
    { email, role }: { email: string; role: 'user' | 'admin' },
  ): Promise<void> {
    await sql`
      insert into app_users (app_id, email, role, is_invited, user_id)
      values (${appId}, ${email}, ${role}, true, (select id from users where email = ${email}))
      on conflict (app_id, email) do update set role = ${role}, is_invited = true, updated_date = now()`;
  },

  async saveData({ appId }: EnterGrant, person: AppIdentity, patch: Record<string, unknown>) {
    const [row] = await sql<{ data: Record<string, unknown> }[]>`
      insert into app_users (app_id, email, user_id, data)
      values (${appId}, ${person.email}, ${person.id}, ${JSON.stringify(patch)}::text::jsonb)
      on conflict (app_id, email) do update set data = app_users.data || excluded.data, updated_date = now()
      where app_users.user_id is null or app_users.user_id = ${person.id}
      returning data`;
    return row?.data ?? {};
  },

  /** Members with an account, and the app's maker, oldest first. */
  async members({ appId }: EnterGrant): Promise<MemberRow[]> {
    return sql<MemberRow[]>`
      select u.id, u.email, u.full_name, coalesce(m.data, '{}') as data,
        case when u.id = a.owner_id then 'admin' else m.role end as role
      from apps a
      join users u on u.id = a.owner_id or exists (
        select 1 from app_users x where x.app_id = a.id and x.email = u.email
          and (x.user_id is null or x.user_id = u.id)
          and (x.is_invited or a.public_settings <> 'private_with_login'))
      left join app_users m on m.app_id = a.id and m.email = u.email
      where a.id = ${appId} order by u.created_date, u.id limit 5000`;
  },
});
export type AppUserStore = ReturnType<typeof createAppUserStore>;
