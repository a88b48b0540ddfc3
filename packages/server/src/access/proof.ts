import { Fault } from '@sayso/contracts/faults';
import type { UserId } from '@sayso/contracts/ids';
import { texts } from '@sayso/contracts/texts';
import type { Queryable } from '../platform/database/database.ts';
import { passwordWords } from '../texts/passwords.ts';
import type { SignInWay } from './sign-in-ways.ts';

/** What shows that somebody may be given a session, a token or a key. */
export type Proof =
  /** The hash of a builder's token or of an API key. */
  | { by: 'session' | 'key'; hash: Buffer }
  /** The stored hash that a password was checked against; null where the account has none. */
  | { by: 'password'; hash: string | null };

export const passwordProof = (checked: { password_hash: string | null }): Proof => ({
  by: 'password',
  hash: checked.password_hash,
});

type Row = { disabled: boolean; password_hash: string | null; platform_role: 'user' | 'platform_admin' };
/** The account, and by which way whoever has the proof signed in. */
type Proven = Row & { way: SignInWay };

/**
 * Holds the account until the transaction ends, and answers what it is then; null where there is none. Passwords are
 * changed and accounts disabled by whoever holds it for themselves: what is issued under it is either there for them to
 * revoke, or comes after them. `isChanging`: for transactions that update the account.
 */
export async function holdAccount(
  tx: Queryable,
  userId: UserId,
  { isChanging = false }: { isChanging?: boolean } = {},
): Promise<Row | null> {
  const [row] = isChanging
    ? await tx<Row[]>`
        select disabled, password_hash, platform_role from users where id = ${userId} for no key update`
    : await tx<Row[]>`
        select disabled, password_hash, platform_role from users where id = ${userId} for share`;
  return row ?? null;
}

/** Holds the account; throws where the proof no longer counts. */
export async function holdProven(
  tx: Queryable,
  userId: UserId,
  proof: Proof | null,
  options: { isChanging?: boolean } = {},
): Promise<Proven> {
  const row = await holdAccount(tx, userId, options);
  // A statement of its own: one that waited for the account would look at tokens as they were before.
  const proven = row === null || proof === null ? null : await wayOf(tx, userId, proof, row);
  if (row === null || proven === null) throw refusal(proof);
  if (row.disabled) throw new Fault('forbidden', texts.accountDisabled, { reason: 'account_disabled' });
  return { ...row, way: proven.way };
}

/** Null where the proof no longer counts. */
async function wayOf(
  tx: Queryable,
  userId: UserId,
  proof: Proof,
  row: Row,
): Promise<{ way: SignInWay } | null> {
  if (proof.by === 'password') return row.password_hash === proof.hash ? { way: 'password' } : null;
  const [found] =
    proof.by === 'key'
      ? await tx<{ way: SignInWay }[]>`
          select api_key_proved_by as way from users where id = ${userId} and api_key_hash = ${proof.hash}`
      : await tx<{ way: SignInWay }[]>`
          select proved_by as way from tokens
          where hash = ${proof.hash} and user_id = ${userId} and scope = 'builder' and expires_at > now()`;
  return found ?? null;
}

/** Answers alike for a wrong password, an unknown address and a password that was changed meanwhile. */
export const wrongCredentials = () =>
  new Fault('unauthorized', passwordWords.wrong, { reason: 'wrong_credentials' });

const refusal = (proof: Proof | null): Fault =>
  proof?.by === 'password'
    ? wrongCredentials()
    : new Fault('unauthorized', texts.signInNeeded, { reason: 'auth_required' });
