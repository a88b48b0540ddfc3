import type { AuthConfig } from '@sayso/contracts/app-doors';
import type { Visibility, VisitorPermissions } from '@sayso/contracts/apps';
import { Fault } from '@sayso/contracts/faults';
import { isVisibleName } from '@sayso/contracts/full-name';
import type { AppId } from '@sayso/contracts/ids';
import { texts } from '@sayso/contracts/texts';
import type { RuleUser } from '@sayso/core/rules/rule';
import type { Fragment, Sql } from '../platform/database/database.ts';
import { appWords } from '../texts/apps.ts';
import { madeUpWords } from '../texts/made-up.ts';
import type { Actor, Maker } from './actor.ts';
import { isMember, isWaiting, memberRole } from './invitation.ts';
import { isWayOpen, wayClosed } from './sign-in-ways.ts';

declare const proof: unique symbol;

/** A person as one app knows them. */
export type AppIdentity = RuleUser;

/** Proof that somebody may be inside this app; only `createEnter` makes one. Without identity: a visitor. */
export type EnterGrant = {
  readonly appId: AppId;
  readonly slug: string;
  readonly name: string;
  readonly visibility: Visibility;
  /** What may be done without an identity. */
  readonly visitorPermissions: VisitorPermissions;
  /** Of the working tree, whose entities hold for everybody. */
  readonly codeHash: string;
  /** May change the app itself. */
  readonly isManager: boolean;
  /** The app's own backend: row rules do not hold for it. */
  readonly isService: boolean;
  /** Its maker looks at it as somebody who does not exist. */
  readonly isMadeUp: boolean;
  readonly identity: AppIdentity | null;
  readonly [proof]: true;
};
export type Enter = ReturnType<typeof createEnter>;

type Person = { id: string; email: string; fullName: string | null };
type Row = {
  owner_id: string;
  slug: string;
  name: string;
  public_settings: Visibility;
  visitors_may_upload: boolean;
  visitors_may_use_ai: boolean;
  is_blocked: boolean;
  /** Nobody becomes a member who was not invited, however open the app is. */
  is_invited_only: boolean;
  asks_full_name: boolean;
  /** Came in before: by themselves, or by an invitation that they took up. */
  has_joined: boolean;
  /** What the maker changed of how people sign in. */
  auth_config: Partial<AuthConfig>;
  app_code_hash: string;
  /** Null where the person is no member. */
  role: 'user' | 'admin' | null;
  is_member: boolean;
  /** Of an invitation whose link nobody has come by yet. */
  waiting_role: 'user' | 'admin' | null;
  data: Record<string, unknown> | null;
  is_platform_admin: boolean;
  /** Whether the person's address was shown to be theirs; null where they have no account. */
  is_verified: boolean | null;
};

const signInFirst = () => new Fault('forbidden', texts.signInNeeded, { reason: 'auth_required' });
const blocked = () => new Fault('forbidden', appWords.notAvailable, { reason: 'app_blocked' });
const verifyFirst = () => new Fault('forbidden', texts.verifyFirst, { reason: 'email_unverified' });
/** The app asks everybody for a name before they become its user. */
export const nameFirst = () =>
  new Fault('invalid', appWords.nameFirst, {
    reason: 'full_name_needed',
    fields: { full_name: appWords.nameFirst },
  });
const notRegistered = () => new Fault('forbidden', texts.notRegistered, { reason: 'user_not_registered' });

/** How long an answer is kept, so that a burst of calls costs one look-up; other nodes learn of changes by it. */
const keepMs = 3_000;
const keepMost = 20_000;

type Deps = {
  sql: Sql;
  /** With mail, an invitation is for who showed that its address is theirs; without, for who has its link. */
  asksForProof: boolean;
};
export type EntryOptions = {
  /** A signed-in person may come in as a visitor where the app is open to register in. */
  isJoining?: boolean;
  /** What is asked for goes to the person's mailbox or came from it, so that it proves their address. */
  isProving?: boolean;
  /** Brings the code of an invitation's link, which was found good for their address. */
  hasInvitation?: boolean;
};

/** Decides whether an identity may enter an app. Every door of every app asks this function and no other. */
export const createEnter = ({ sql, asksForProof }: Deps) => {
  const kept = new Map<string, { row: Row; until: number }>();
  let changes = 0;

  const read = async (appId: AppId, person: Person | null): Promise<Row> => {
    const key = `${appId}:${person?.id ?? ''}`;
    const known = kept.get(key);
    if (known && known.until > Date.now()) return known.row;
    const seen = changes;
    const row = await readRow(appId, person);
    if (kept.size >= keepMost) kept.clear();
    // What was read while something changed may be of before the change.
    if (seen === changes) kept.set(key, { row, until: Date.now() + keepMs });
    return row;
  };

  const columns = sql`
    a.owner_id, a.slug, a.name, a.public_settings, a.visitors_may_upload, a.visitors_may_use_ai, a.is_blocked,
    coalesce(a.auth_config ->> 'registration' = 'invitation', false) as is_invited_only,
    coalesce(jsonb_exists(a.auth_config -> 'required_fields', 'full_name'), false) as asks_full_name,
    coalesce(not m.is_invited or m.agreed_date is not null, false) as has_joined, a.auth_config,
    a.app_code_hash, m.data, ${isMember(sql, asksForProof)} as is_member, ${memberRole(sql, asksForProof)} as role,
    case when ${isWaiting(sql, asksForProof)} then m.role end as waiting_role`;
  const standing = (id: Fragment) => sql`
    exists (select 1 from users u where u.id = ${id} and u.platform_role = 'platform_admin') as is_platform_admin,
    (select u.email_verified_date is not null from users u where u.id = ${id}) as is_verified`;

  const readRow = async (appId: AppId, person: Person | null): Promise<Row> => {
    const [row] = await sql<Row[]>`
      select ${columns}, ${standing(sql`${person?.id ?? null}`)}
      from apps a
      left join app_users m on m.app_id = a.id and m.email = ${person?.email ?? null}
        and (m.user_id is null or m.user_id = ${person?.id ?? null})
      where a.id = ${appId} and a.deleted_at is null`;
    if (!row) throw new Fault('not_found', texts.appNotFound);
    return row;
  };

  /** Those of many people who are not known yet, in one statement. */
  const readMany = async (appId: AppId, people: readonly Person[]): Promise<void> => {
    const seen = changes;
    const rows = await sql<(Row & { person_id: string })[]>`
      select ${columns}, ${standing(sql`p.id`)}, p.id as person_id
      from apps a
      cross join unnest(${people.map(({ id }) => id)}::text[], ${people.map(({ email }) => email)}::text[])
        as p (id, email)
      left join app_users m on m.app_id = a.id and m.email = p.email and (m.user_id is null or m.user_id = p.id)
      where a.id = ${appId} and a.deleted_at is null`;
    if (seen !== changes) return;
    if (kept.size + rows.length >= keepMost) kept.clear();
    const until = Date.now() + keepMs;
    for (const { person_id: id, ...row } of rows) kept.set(`${appId}:${id}`, { row, until });
  };

  const enter = async (actor: Actor, appId: AppId, options: EntryOptions = {}): Promise<EnterGrant> => {
    const { isJoining = false, isProving = false, hasInvitation = false } = options;
    refuseForeign(actor, appId);
    const person = personOf(actor);
    const app = withInvitation(await read(appId, person), hasInvitation);
    if (actor.kind === 'service') return serviceGrant(appId, app);
    const maker = makerOf(actor);
    if (maker !== null) return madeUpGrant(appId, { actor, app: await read(appId, maker), maker });
    const isManager = person !== null && (person.id === app.owner_id || app.is_platform_admin);
    // A published app's token gives its holder no more than the app does, even where they are its maker.
    const entersAsMaker = isManager && (actor.kind === 'user' || isPreview(actor));
    const isProved = !asksForProof || isManager || isProving || app.is_verified === true;
    const lacksName = !isProving && !isManager && isNameMissing(app, person);
    const closed = isManager ? null : closedWay(actor, app, isJoining);
    if (!entersAsMaker) refuse(app, { actor, person, isManager, isJoining, isProved, lacksName, closed });
    const isMember = isManager || (isProved && closed === null && app.is_member && !lacksName);
    const identity = person !== null && isMember ? identityOf(person, app, isManager) : null;
    return grantOf(appId, app, { isManager: entersAsMaker, isMadeUp: false, identity });
  };

  return Object.assign(enter, {
    /** Reads what `enter` is about to ask of many at once. */
    async prepare(actors: readonly Actor[], appId: AppId): Promise<void> {
      const unknown = new Map<string, Person>();
      for (const person of actors.map(personOf)) {
        if (person === null) continue;
        const known = kept.get(`${appId}:${person.id}`);
        if (known === undefined || known.until <= Date.now()) unknown.set(person.id, person);
      }
      if (unknown.size > 1) await readMany(appId, [...unknown.values()]);
    },

    /** To be called when an app, its members or anybody's rights changed: the next call reads them anew. */
    forgetAll(): void {
      changes += 1;
      kept.clear();
    },
  });
};

/** Jobs enter no app, and what was made for one app opens no other. */
function refuseForeign(actor: Actor, appId: AppId): void {
  const isForOne = actor.kind === 'app_user' || actor.kind === 'service';
  if (actor.kind === 'system' || (isForOne && actor.appId !== appId)) {
    throw new Fault('forbidden', texts.noAppAccess);
  }
}

type Asking = {
  actor: Actor;
  person: Person | null;
  isManager: boolean;
  isJoining: boolean;
  isProved: boolean;
  lacksName: boolean;
  /** Why their sign-in does not count here. */
  closed: Fault | null;
};

/**
 * What the app's backend does in its own name is not done by a person: its id is the app's, and its address is none
 * that anybody could sign up with.
 */
function serviceGrant(appId: AppId, app: Row): EnterGrant {
  if (app.is_blocked) throw blocked();
  const { slug, name, public_settings: visibility, app_code_hash: codeHash } = app;
  const identity = {
    id: appId,
    email: `service@${appId}`,
    full_name: null,
    role: 'admin',
    data: {},
  } as const;
  return {
    appId,
    slug,
    name,
    visibility,
    visitorPermissions: visitorPermissionsOf(app),
    codeHash,
    isManager: false,
    isService: true,
    isMadeUp: false,
    identity,
  } as EnterGrant;
}

/** Somebody who does not exist, and in whose place a maker looks at the app. */
export const isMadeUp = (actor: Actor): boolean => makerOf(actor) !== null;

type Who = Pick<EnterGrant, 'isManager' | 'isMadeUp' | 'identity'>;

const grantOf = (appId: AppId, app: Row, who: Who): EnterGrant =>
  ({
    appId,
    slug: app.slug,
    name: app.name,
    visibility: app.public_settings,
    visitorPermissions: visitorPermissionsOf(app),
    codeHash: app.app_code_hash,
    isService: false,
    ...who,
  }) as EnterGrant;

const makerOf = (actor: Actor): Maker | null =>
  actor.kind === 'app_user' || actor.kind === 'anonymous' ? (actor.viewedBy ?? null) : null;

type MadeUp = { actor: Actor; app: Row; maker: Maker };

/** What a person of the role may do in the app, and no more, for as long as whoever looks is its maker. */
function madeUpGrant(appId: AppId, { actor, app, maker }: MadeUp): EnterGrant {
  if (maker.id !== app.owner_id && !app.is_platform_admin) throw new Fault('forbidden', texts.noAppAccess);
  const isVisitor = actor.kind !== 'app_user';
  if (app.is_blocked) throw blocked();
  if (isVisitor && app.public_settings !== 'public_without_login') throw signInFirst();
  const identity = isVisitor
    ? null
    : { id: actor.userId, email: actor.email, full_name: actor.fullName, role: actor.role, data: {} };
  return grantOf(appId, app, { isManager: false, isMadeUp: true, identity });
}

/** For what leaves the app, or is about real people: made-up ones do not do that. */
export function refuseMadeUp({ isMadeUp }: Pick<EnterGrant, 'isMadeUp'>): void {
  if (isMadeUp) throw new Fault('forbidden', madeUpWords.notAsThem);
}

const visitorPermissionsOf = (app: Row): VisitorPermissions => ({
  upload_files: app.visitors_may_upload,
  use_ai: app.visitors_may_use_ai,
});

/** Throws where somebody who did not come as the app's maker must stay outside. */
function refuse(app: Row, asking: Asking): void {
  const { person, isManager, isJoining, isProved, lacksName, closed } = asking;
  if (app.is_blocked) throw blocked();
  // The preview is the workshop: whoever may no longer work there is out, however open the app is.
  if (isPreview(asking.actor)) throw new Fault('forbidden', texts.noAppAccess);
  if (isJoining && closed !== null) throw closed;
  // Who joins becomes known by an address, and rules trust it.
  if (isJoining && person !== null && !isProved) throw verifyFirst();
  const isNewcomer = isJoining && person !== null && !isManager && !app.is_member;
  if (isNewcomer && app.is_invited_only) throw notRegistered();
  const mayBecomeUser = app.is_member || app.public_settings !== 'private_with_login';
  if (isJoining && mayBecomeUser && lacksName) throw nameFirst();
  if (app.public_settings === 'public_without_login') return;
  if (person === null) throw signInFirst();
  if (closed !== null) throw closed;
  if (!isProved) throw verifyFirst();
  if (app.is_member && lacksName) throw nameFirst();
  if (isJoining && app.public_settings === 'public_with_login') return;
  if (!isManager && !app.is_member) throw notRegistered();
}

/** Whether somebody who is no user yet, however they come, has still to say their name. */
const isNameMissing = (app: Row, person: Person | null): boolean =>
  app.asks_full_name && !app.has_joined && person !== null && !isVisibleName(person.fullName ?? '');

/** As it will be once the invitation is taken up by its link. */
const withInvitation = (app: Row, isGood: boolean): Row =>
  app.waiting_role === null || !isGood ? app : { ...app, is_member: true, role: app.waiting_role };

/**
 * The app's maker may switch off a way of signing in; who came by it has to sign in by another one. What the server does
 * for somebody is no sign-in, and admins of the app keep managing it from the builder.
 */
function closedWay(actor: Actor, app: Row, isJoining: boolean): Fault | null {
  if (actor.kind !== 'user' && actor.kind !== 'app_user') return null;
  if (actor.kind === 'user' && (actor.proof === null || (app.role === 'admin' && !isJoining))) return null;
  if (isWayOpen(app.auth_config, actor.provedBy)) return null;
  // A page of the app knows this reason, and leads to where people sign in.
  return actor.kind === 'app_user' && !isJoining ? signInFirst() : wayClosed(actor.provedBy);
}

const isPreview = (actor: Actor): boolean => actor.kind === 'app_user' && actor.source === 'preview';

function personOf(actor: Actor): Person | null {
  if (actor.kind === 'user') return actor.user;
  if (actor.kind === 'app_user') return { id: actor.userId, email: actor.email, fullName: actor.fullName };
  return null;
}

const identityOf = (person: Person, app: Row, isManager: boolean): AppIdentity => ({
  id: person.id,
  email: person.email,
  full_name: person.fullName,
  role: isManager ? 'admin' : (app.role ?? 'user'),
  data: app.data ?? {},
});
