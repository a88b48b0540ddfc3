import type { IncomingHttpHeaders } from 'node:http';
import { Fault } from '@sayso/contracts/faults';
import { texts } from '@sayso/contracts/texts';
import type { Tier } from '@sayso/contracts/users';
import { bearerOf } from '../http/bearer.ts';
import type { Fragment, Sql } from '../platform/database/database.ts';
import { type Actor, anonymous } from './actor.ts';
import type { Proof } from './proof.ts';
import type { SignInWay } from './sign-in-ways.ts';
import { hashToken, type StoredToken, type Tokens } from './tokens.ts';

/** Answers who an app token stands for; null when that person may no longer enter. */
export type AppTokenReader = (token: StoredToken) => Promise<Actor | null>;

/** How long an answer is kept, so that a burst of calls costs one look-up; other nodes learn of changes by it. */
const keepMs = 3_000;
const keepMost = 10_000;

type UserRow = {
  id: string;
  email: string;
  full_name: string | null;
  platform_role: 'user' | 'platform_admin';
  subscription_tier: Tier;
  api_key_proved_by: SignInWay;
};
type Came = { proof: Proof; provedBy: SignInWay };
const toActor = (row: UserRow, came: Came | null): Actor => ({
  kind: 'user',
  proof: came?.proof ?? null,
  provedBy: came?.provedBy ?? null,
  user: {
    id: row.id,
    email: row.email,
    fullName: row.full_name,
    platformRole: row.platform_role,
    tier: row.subscription_tier,
  },
});

export const createSession = ({ sql, tokens }: { sql: Sql; tokens: Tokens }) => {
  const kept = new Map<string, { actor: Actor; until: number }>();
  const forgetters: (() => void)[] = [];
  let readAppToken: AppTokenReader = async () => null;
  /** Counts the changes of rights: what was read before one is not kept after it. */
  let changes = 0;

  const userBy = async (where: Fragment, cameBy: (row: UserRow) => Came | null): Promise<Actor | null> => {
    const [row] = await sql<UserRow[]>`
      select id, email, full_name, platform_role, subscription_tier, api_key_proved_by from users
      where ${where} and not disabled`;
    return row ? toActor(row, cameBy(row)) : null;
  };

  const read = async (kind: 'token' | 'key', secret: string): Promise<Actor | null> => {
    const hash = hashToken(secret);
    if (kind === 'key') {
      return userBy(sql`api_key_hash = ${hash}`, (row) => ({
        proof: { by: 'key', hash },
        provedBy: row.api_key_proved_by,
      }));
    }
    const token = await tokens.verify(secret);
    if (token?.scope === 'builder' && token.userId !== null) {
      const { provedBy } = token;
      return userBy(sql`id = ${token.userId}`, () => ({ proof: { by: 'session', hash }, provedBy }));
    }
    if (token?.scope === 'service' && token.appId !== null) return { kind: 'service', appId: token.appId };
    if (token?.scope === 'app' || token?.scope === 'preview') return readAppToken(token);
    return null;
  };

  const actorOf = async (kind: 'token' | 'key', secret: string): Promise<Actor> => {
    const id = hashToken(`${kind}:${secret}`).toString('base64');
    const known = kept.get(id);
    if (known && known.until > Date.now()) return known.actor;
    kept.delete(id);
    const changesBefore = changes;
    const actor = await read(kind, secret);
    if (!actor) throw new Fault('unauthorized', texts.signInNeeded, { reason: 'auth_required' });
    if (kept.size >= keepMost) kept.clear();
    if (changes === changesBefore) kept.set(id, { actor, until: Date.now() + keepMs });
    return actor;
  };

  /** Without credentials the caller is anonymous; wrong ones are refused even where anonymous would do. */
  const byHeaders = async (headers: IncomingHttpHeaders): Promise<Actor> => {
    const bearer = bearerOf(headers);
    if (bearer !== null) return actorOf('token', bearer);
    const key = headers['api_key'];
    if (typeof key === 'string' && key !== '') return actorOf('key', key);
    return anonymous;
  };

  return {
    /** Supplied by the part that owns app users. */
    onAppToken(reader: AppTokenReader) {
      readAppToken = reader;
    },
    /** Throws 401 for a token that is wrong, expired or revoked. */
    byToken: (token: string) => actorOf('token', token),
    /** For jobs that act with somebody's rights; null when the account is gone. */
    byUserId: (id: string) => userBy(sql`id = ${id}`, () => null),
    byApiKey: (key: string) => actorOf('key', key),
    byHeaders,
    /** For calls that begin a sign-in: credentials that stand for nobody any more count as none. */
    byHeadersOrNobody: (headers: IncomingHttpHeaders): Promise<Actor> =>
      byHeaders(headers).catch((error: unknown) => {
        if (error instanceof Fault && error.kind === 'unauthorized') return anonymous;
        throw error;
      }),
    /** To be called when rights, roles or tokens changed: the next call reads them anew. */
    forgetAll(): void {
      changes += 1;
      kept.clear();
      for (const forget of forgetters) forget();
    },
    /** For those who keep answers about rights of their own. */
    onForget: (forget: () => void) => forgetters.push(forget),
  };
};
export type Session = ReturnType<typeof createSession>;
