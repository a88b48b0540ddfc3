import type { AuthConfig } from '@sayso/contracts/app-doors';
import type { Visibility } from '@sayso/contracts/apps';
import type { AppId, Id } from '@sayso/contracts/ids';
import type { AppMember } from '@sayso/contracts/publishing';
import type { Tier } from '@sayso/contracts/users';
import { type Condition, hasPattern } from '@sayso/core/filters/condition';
import type { Order } from '@sayso/core/filters/sort';
import type { AppIdentity, EnterGrant } from '../../access/enter.ts';
import type { AppGrant } from '../../access/grant.ts';
import { isMember, isWaiting, memberRole } from '../../access/invitation.ts';
import type { Fragment, Queryable, Sql } from '../../platform/database/database.ts';
import type { conditionSql, orderSql } from '../records/condition-sql.ts';
import type { withPatternLimit } from '../records/pattern-limit.ts';
import type { visibleData } from '../records/row-sql.ts';

export type AppRow = {
  id: AppId;
  slug: string;
  name: string;
  logo_url: string | null;
  theme_color: string | null;
  public_settings: Visibility;
  is_blocked: boolean;
  /** What the maker changed of it. */
  auth_config: Partial<AuthConfig>;
};
type Person = { id: Id; email: string };
/** A person of an app, and since when they are one. */
export type PersonRow = AppIdentity & { created_date: Date; updated_date: Date; is_owner: boolean };
/** Of the app's maker, or of an admin inside the app. */
export type Inviting = AppGrant | EnterGrant;
type Hidden = Parameters<typeof visibleData>[1];
/** `hidden`: what the filter and the order must not tell either. */
export type PeopleQuery = {
  hidden: Hidden;
  filter: Condition;
  orders: readonly Order[];
  limit: number;
  skip: number;
};
/** How filters of records become SQL; supplied by the part that owns records. */
export type QueryParts = {
  condition: typeof conditionSql;
  order: typeof orderSql;
  visible: typeof visibleData;
  withPatternLimit: typeof withPatternLimit;
};

/** `asksForProof`: as for `enter`. */
type Settings = { staffDomain: string | null; asksForProof: boolean };
/** The code of an invitation's link. */
type Link = { hash: Buffer; expiresAt: Date };

export const createAppUserStore = (sql: Sql, query: QueryParts, { staffDomain, asksForProof }: Settings) => ({
  async appBySlug(slug: string): Promise<AppRow | null> {
    const [row] = await sql<AppRow[]>`
      select id, slug, name, logo_url, theme_color, public_settings, is_blocked, auth_config from apps
      where slug = ${slug} and deleted_at is null`;
    return row ?? null;
  },

  async appById(id: AppId): Promise<AppRow | null> {
    const [row] = await sql<AppRow[]>`
      select id, slug, name, logo_url, theme_color, public_settings, is_blocked, auth_config from apps
      where id = ${id} and deleted_at is null`;
    return row ?? null;
  },

  async isPublished(id: AppId): Promise<boolean> {
    return (await sql`select 1 from apps where id = ${id} and last_deployed_at is not null`).length > 0;
  },

  /** Makes the person a member; an invitation that waited for them is theirs now, an older membership stays. */
  async join({ appId }: EnterGrant, { id, email }: Person): Promise<void> {
    await sql`
      insert into app_users (app_id, email, user_id) values (${appId}, ${email}, ${id})
      on conflict (app_id, email) do update set user_id = ${id}
      where app_users.user_id is null`;
  },

  /** Owners are not asked: what the app learns of them is theirs. */
  async hasAgreed({ appId }: EnterGrant, { id }: Person): Promise<boolean> {
    const [row] = await sql`
      select 1 from app_users where app_id = ${appId} and user_id = ${id} and agreed_date is not null
      union all select 1 from apps where id = ${appId} and owner_id = ${id}`;
    return row !== undefined;
  },

  async agree({ appId }: EnterGrant, { id }: Person): Promise<void> {
    await sql`
      update app_users set agreed_date = coalesce(agreed_date, now()) where app_id = ${appId} and user_id = ${id}`;
  },

  /**
   * Invites by e-mail, whether or not there is an account; a second invitation changes the role, and its link takes the
   * place of the first one's. Answers whether somebody has yet to come by that link.
   */
  async invite(
    { appId }: Inviting,
    { email, role, link }: { email: string; role: 'user' | 'admin'; link: Link },
    tx: Queryable,
  ): Promise<boolean> {
    const { hash, expiresAt } = link;
    const [row] = await tx<{ is_waiting: boolean }[]>`
      insert into app_users as m (app_id, email, role, is_invited, user_id, invite_hash, invite_expires_at)
      values (${appId}, ${email}, ${role}, true, (select id from users where email = ${email}), ${hash}, ${expiresAt})
      on conflict (app_id, email) do update set role = ${role}, is_invited = true, updated_date = now(),
        invite_hash = ${hash}, invite_expires_at = ${expiresAt}
      returning ${isWaiting(tx, asksForProof)} as is_waiting`;
    return row?.is_waiting ?? false;
  },

  /** Null where nobody of this address is invited. */
  async roleOf({ appId }: Inviting, email: string, tx: Queryable): Promise<'user' | 'admin' | null> {
    const [row] = await tx<{ role: 'user' | 'admin' }[]>`
      select role from app_users where app_id = ${appId} and email = ${email} and is_invited for update`;
    return row?.role ?? null;
  },

  async setRole(
    { appId }: EnterGrant,
    { email, role }: { email: string; role: 'user' | 'admin' },
    tx: Queryable,
  ): Promise<void> {
    await tx`
      update app_users set role = ${role}, updated_date = now() where app_id = ${appId} and email = ${email}`;
  },

  async isVerified(userId: Id): Promise<boolean> {
    return (
      (await sql`select 1 from users where id = ${userId} and email_verified_date is not null`).length > 0
    );
  },

  async ownerTier({ appId }: EnterGrant): Promise<Tier> {
    const [row] = await sql<{ tier: Tier }[]>`
      select u.subscription_tier as tier from apps a join users u on u.id = a.owner_id where a.id = ${appId}`;
    return row?.tier ?? 'free';
  },

  async isOwner({ appId }: Inviting, email: string): Promise<boolean> {
    const rows = await sql`
      select 1 from apps a join users u on u.id = a.owner_id where a.id = ${appId} and u.email = ${email}`;
    return rows.length > 0;
  },

  /** The owner, then members and invitations that count under the app's visibility. */
  async members({ appId }: AppGrant): Promise<AppMember[]> {
    return sql<AppMember[]>`
      select email, full_name, role, is_owner, has_account, is_waiting from (
        select u.email, u.full_name, 'admin' as role, true as is_owner, true as has_account,
          false as is_waiting, a.created_date
        from apps a join users u on u.id = a.owner_id where a.id = ${appId}
        union all
        select m.email, u.full_name, m.role, false, u.id is not null, ${isWaiting(sql, asksForProof)}, m.created_date
        from app_users m
        join apps a on a.id = m.app_id
        left join users u on u.email = m.email
        where m.app_id = ${appId} and (m.is_invited or a.public_settings <> 'private_with_login')
          and u.id is distinct from a.owner_id
      ) as people
      where is_owner or ${isShown(sql, staffDomain)}
      order by is_owner desc, created_date, email`;
  },

  /** Null where there was nobody of this address. */
  async remove({ appId }: Inviting, email: string, tx: Queryable): Promise<{ userId: Id | null } | null> {
    const [row] = await tx<{ user_id: Id | null }[]>`
      delete from app_users m where m.app_id = ${appId} and m.email = ${email}
        and not exists (select 1 from apps a where a.id = m.app_id and a.owner_id = m.user_id)
      returning coalesce(m.user_id, (select id from users where email = m.email)) as user_id`;
    return row ? { userId: row.user_id } : null;
  },

  async saveData(
    { appId }: EnterGrant,
    person: AppIdentity,
    patch: Record<string, unknown>,
    on: Queryable = sql,
  ) {
    const [row] = await on<{ data: Record<string, unknown> }[]>`
      insert into app_users (app_id, email, user_id, data)
      values (${appId}, ${person.email}, ${person.id}, ${JSON.stringify(patch)}::text::jsonb)
      on conflict (app_id, email) do update set data = app_users.data || excluded.data, updated_date = now()
      where app_users.user_id is null or app_users.user_id = ${person.id}
      returning data`;
    return row?.data ?? {};
  },

  /** Members with an account, and the app's maker; filtered and sorted as records are. */
  async people({ appId }: EnterGrant, asked: PeopleQuery): Promise<PersonRow[]> {
    const read = (on: Queryable) => on<PersonRow[]>`
      select id, email, full_name, role, own as data, created_date, updated_date, is_owner from (
        select *, ${query.visible(on, asked.hidden, on`data`)} as seen from (${peopleOf(on, appId, asksForProof)}) as whole
      ) as people
      where (is_owner or ${isShown(on, staffDomain)}) and ${query.condition(on, asked.filter, { data: on`seen` })}
      order by ${query.order(on, asked.orders, { data: on`seen` })}
      limit ${asked.limit} offset ${asked.skip}`;
    return hasPattern(asked.filter) ? query.withPatternLimit(sql, appId, async (on) => read(on)) : read(sql);
  },

  async person({ appId }: EnterGrant, id: Id): Promise<AppIdentity | null> {
    const [row] = await sql<AppIdentity[]>`
      select id, email, full_name, role, own as data from (${peopleOf(sql, appId, asksForProof)}) as people where id = ${id}`;
    return row ?? null;
  },
});
export type AppUserStore = ReturnType<typeof createAppUserStore>;

/** Staff of the installation are in no list, but for those who made the app. */
const isShown = (on: Queryable, staffDomain: string | null): Fragment =>
  staffDomain === null ? on`true` : on`not starts_with(reverse(lower(email)), reverse(${`@${staffDomain}`}))`;

/** An app's people in the form of its records, so that filters read both alike. */
const peopleOf = (on: Queryable, appId: AppId, asksForProof: boolean): Fragment => on`
  select *, own || jsonb_build_object('email', email, 'full_name', full_name, 'role', role) as data
  from (
    select u.id, u.email, u.full_name, coalesce(m.data, '{}') as own, u.id = a.owner_id as is_owner,
      case when u.id = a.owner_id then 'admin' else ${memberRole(on, asksForProof)} end as role, u.email as created_by, u.id as created_by_id,
      -- The owner was there from the start, whenever an entry of theirs was made.
      case when u.id = a.owner_id then a.created_date else coalesce(m.created_date, u.created_date) end as created_date,
      coalesce(m.updated_date, u.created_date) as updated_date, false as is_sample
    from apps a
    join users u on u.id = a.owner_id or exists (
      select 1 from app_users m where m.app_id = a.id and m.email = u.email
        and (m.user_id is null or m.user_id = u.id) and ${isMember(on, asksForProof)})
    left join app_users m on m.app_id = a.id and m.email = u.email
    where a.id = ${appId}
  ) as members`;
