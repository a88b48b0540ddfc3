import { createHash, randomBytes } from 'node:crypto';
import type { AppId, Id, UserId } from '@sayso/contracts/ids';
import type { ViewedRole } from '@sayso/contracts/preview';
import type { Fragment, Queryable, Sql } from '../platform/database/database.ts';
import { holdAccount, holdProven, type Proof } from './proof.ts';
import type { SignInWay } from './sign-in-ways.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/** How long each kind of token lives; a builder's is renewed while it is used. */
const lifetimes = {
  builder: 30 * day,
  app: 30 * day,
  preview: 15 * minute,
  ticket: 15 * minute,
  // As long as a call of a backend function may take.
  service: 2 * minute,
  code: 10 * minute,
} as const;

/**
 * `builder`: everything its user may do; `app`, `preview`: one app; `ticket`: once, to be changed for another;
 * `service`: one app's own backend, for which its row rules do not hold, and never a person's; `code`: once, to be
 * exchanged for a builder's token by the browser that holds its nonce.
 */
export type TokenScope = keyof typeof lifetimes;
export type TokenHolder = {
  userId: UserId | null;
  appId: AppId | null;
  appUserId: Id | null;
  /** Of previews: as whom its user looks at the app; null: as themselves. */
  viewAs: ViewedRole | null;
  /** By which way its user signed in. */
  provedBy: SignInWay;
};
export type StoredToken = TokenHolder & { scope: TokenScope; expiresAt: Date };

export const hashToken = (token: string) => createHash('sha256').update(token).digest();

type Row = {
  scope: TokenScope;
  user_id: string | null;
  app_id: string | null;
  app_user_id: string | null;
  view_as: ViewedRole | null;
  proved_by: SignInWay;
  expires_at: Date;
};
const fromRow = (row: Row): StoredToken => ({
  scope: row.scope,
  userId: row.user_id,
  appId: row.app_id,
  appUserId: row.app_user_id,
  viewAs: row.view_as,
  provedBy: row.proved_by,
  expiresAt: row.expires_at,
});

type Issued = { token: string; expiresAt: Date };
type PersonalHolder = Partial<TokenHolder> & { userId: UserId };

/** The token's text exists in the answer alone, the database keeps its hash. */
async function store(tx: Queryable, scope: TokenScope, holder: Partial<TokenHolder>): Promise<Issued> {
  const token = `sayso_${scope}_${randomBytes(32).toString('base64url')}`;
  const expiresAt = new Date(Date.now() + lifetimes[scope]);
  await tx`insert into tokens ${tx({
    hash: hashToken(token),
    scope,
    user_id: holder.userId ?? null,
    app_id: holder.appId ?? null,
    app_user_id: holder.appUserId ?? null,
    view_as: holder.viewAs ?? null,
    proved_by: holder.provedBy ?? null,
    expires_at: expiresAt,
  })}`;
  return { token, expiresAt };
}

type Taken = Pick<StoredToken, 'viewAs' | 'provedBy'> & { userId: UserId };

/**
 * Takes the one token that this is true of, and answers whose it was; null where it is gone. The account is held first,
 * as by those who revoke all of its tokens: what is stored in exchange ends with the password, too.
 */
async function takeOnce(tx: Queryable, isIt: Fragment): Promise<Taken | null> {
  const [found] = await tx<{ user_id: UserId | null }[]>`select user_id from tokens where ${isIt}`;
  const account = found?.user_id ? await holdAccount(tx, found.user_id) : null;
  if (account === null || account.disabled) return null;
  const [taken] = await tx<(Pick<Row, 'view_as' | 'proved_by'> & { user_id: UserId })[]>`
    delete from tokens where ${isIt} and expires_at > now() returning user_id, view_as, proved_by`;
  return taken ? { userId: taken.user_id, viewAs: taken.view_as, provedBy: taken.proved_by } : null;
}

export const createTokens = ({ sql }: { sql: Sql }) => ({
  /** Makes a token that no person asked for with a proof of theirs, as those of backends. */
  issue: (scope: TokenScope, holder: Partial<TokenHolder>): Promise<Issued> => store(sql, scope, holder),

  /** Makes a token for somebody whose proof counts when it is stored, so that it ends with their password. */
  issueTo: (scope: TokenScope, holder: PersonalHolder, proof: Proof | null): Promise<Issued> =>
    sql.begin(async (tx) => {
      const { way } = await holdProven(tx, holder.userId, proof);
      return store(tx, scope, { ...holder, provedBy: way });
    }),

  /** The token's holder while it is valid; a ticket is not changed by looking at it. */
  async verify(token: string): Promise<StoredToken | null> {
    const hash = hashToken(token);
    const [row] = await sql<Row[]>`
      select scope, user_id, app_id, app_user_id, view_as, proved_by, expires_at from tokens
      where hash = ${hash} and expires_at > now()`;
    if (!row) return null;
    const isWorthRenewing = row.expires_at.getTime() < Date.now() + lifetimes.builder - day;
    if (row.scope === 'builder' && isWorthRenewing) {
      await sql`update tokens set expires_at = now() + interval '30 days' where hash = ${hash}`;
    }
    return fromRow(row);
  },

  /** Those of them that are neither expired nor revoked. */
  async good(given: readonly string[]): Promise<Set<string>> {
    const byHash = new Map(given.map((token) => [hashToken(token).toString('hex'), token]));
    const rows = await sql<{ hash: string }[]>`
      select encode(hash, 'hex') as hash from tokens
      where hash = any (select decode(hex, 'hex') from unnest(${[...byHash.keys()]}::text[]) hex)
        and expires_at > now()`;
    return new Set(rows.flatMap(({ hash }) => byHash.get(hash) ?? []));
  },

  /** A preview's token for a ticket of this app: the second caller gets null. */
  exchangeTicket: (ticket: string, appId: AppId): Promise<Issued | null> =>
    sql.begin(async (tx) => {
      const isTicket = tx`hash = ${hashToken(ticket)} and scope = 'ticket' and app_id = ${appId}`;
      const taken = await takeOnce(tx, isTicket);
      if (taken === null) return null;
      return store(tx, 'preview', { ...taken, appId, appUserId: taken.userId });
    }),

  /** A code for an address: it gives nothing to a browser that does not hold the nonce. */
  async issueCode(
    { userId, provedBy }: Pick<PersonalHolder, 'userId' | 'provedBy'>,
    nonce: string,
  ): Promise<string> {
    const code = `sayso_code_${randomBytes(32).toString('base64url')}`;
    await sql`insert into tokens ${sql({
      hash: hashToken(code),
      scope: 'code',
      user_id: userId,
      proved_by: provedBy ?? null,
      nonce_hash: hashToken(nonce),
      expires_at: new Date(Date.now() + lifetimes.code),
    })}`;
    return code;
  },

  /** A session for a code; the second caller gets null, as does one with another nonce, who takes nothing away. */
  exchangeCode: (code: string, nonce: string): Promise<{ token: string; userId: UserId } | null> =>
    sql.begin(async (tx) => {
      const isCode = tx`hash = ${hashToken(code)} and scope = 'code' and nonce_hash = ${hashToken(nonce)}`;
      const taken = await takeOnce(tx, isCode);
      return taken && { ...(await store(tx, 'builder', taken)), userId: taken.userId };
    }),

  async revoke(token: string): Promise<void> {
    await sql`delete from tokens where hash = ${hashToken(token)}`;
  },

  /** Ends the sessions of apps that these hashes name. */
  async revokeAppSessions(hashes: readonly Buffer[]): Promise<boolean> {
    if (hashes.length === 0) return false;
    const hex = hashes.map((hash) => hash.toString('hex'));
    const ended = await sql`
      delete from tokens where scope = 'app'
        and hash = any (select decode(h, 'hex') from unnest(${hex}::text[]) h) returning 1`;
    return ended.length > 0;
  },

  /** Ends every session of one person in one app, as when they are removed from it. */
  async revokeInApp(appId: AppId, appUserId: Id): Promise<void> {
    await sql`delete from tokens where app_id = ${appId} and app_user_id = ${appUserId}`;
  },

  /** Ends every session of an account, in the builder and in all apps; `kept` is the one that asks for it. */
  async revokeAllOf(tx: Queryable, userId: UserId, kept: string | null): Promise<void> {
    await tx`delete from tokens where user_id = ${userId} and hash <> ${hashToken(kept ?? '')}`;
  },

  async removeExpired(): Promise<void> {
    await sql`delete from tokens where expires_at < now()`;
  },
});
export type Tokens = ReturnType<typeof createTokens>;
