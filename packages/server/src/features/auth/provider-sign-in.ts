import { randomBytes } from 'node:crypto';
import { Fault } from '@sayso/contracts/faults';
import type { Id } from '@sayso/contracts/ids';
import { Email, type ProviderError } from '@sayso/contracts/users';
import { wayOfProvider } from '../../access/sign-in-ways.ts';
import type { Tokens } from '../../access/tokens.ts';
import { isDatabaseAway, isUniqueViolation } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/ids.ts';
import type { Rates } from '../../rates.ts';
import { commonWords } from '../../texts/common.ts';
import type { Identity, IdentityStore } from './identity-store.ts';
import { type OidcChecks, type OidcClient, OidcError, type OidcPerson } from './oidc-client.ts';
import type { UserRow, UserStore } from './store.ts';

/** Where the person wanted to go. */
export type Wish = {
  from_url?: string | undefined;
  app_id?: string | undefined;
  popup_origin?: string | undefined;
};
/** What a browser carries while its person is away at the provider. */
/** `browser`: the nonce that the code at the end is bound to. */
export type Attempt = { provider: string; checks: OidcChecks; wish: Wish; browser: string };
export type Outcome =
  | { wish: Wish; code: string }
  /** `link`: what may be added to the account that is there, once its password was given. */
  | { wish: Wish; error: ProviderError; link?: Identity };

type Deps = {
  clients: ReadonlyMap<string, OidcClient>;
  users: UserStore;
  identities: IdentityStore;
  tokens: Tokens;
  rates: Rates;
  /** Hears what went wrong and is not said to the person. */
  warn(error: unknown, text: string): void;
};

/** Ends a sign-in with something that the sign-in page has words for. */
class Refused extends Error {
  readonly reason: ProviderError;
  readonly link: Identity | undefined;
  constructor(reason: ProviderError, link?: Identity) {
    super(reason);
    this.reason = reason;
    this.link = link;
  }
}

export const createProviderSignIn = (deps: Deps) => {
  const { clients, users, identities, tokens, rates, warn } = deps;

  const clientOf = (provider: string): OidcClient => {
    const client = clients.get(provider);
    if (!client) throw new Fault('not_found', commonWords.notFound);
    return client;
  };

  /** The account of somebody who is not known by this identity yet (docs/decisions/0007). */
  const accountFor = async (person: OidcPerson, address: string): Promise<UserRow> => {
    const identity = verifiedIdentity(person);
    const present = await users.byEmail(identity.email);
    if (present) {
      if (present.email_verified_date === null) throw new Refused('account_exists', identity);
      await identities.add(present, identity);
      return present;
    }
    await rates.take('registrations', { address });
    const { email } = identity;
    return identities.insertUser({ id: newId(), email, fullName: person.fullName }, identity);
  };

  const finish = async (search: string, attempt: Attempt, address: string): Promise<string> => {
    if (new URLSearchParams(search).get('state') !== attempt.checks.state) throw new Refused('expired');
    await rates.take('failedSignIns', { address });
    const person = await clientOf(attempt.provider).finish(search, attempt.checks);
    await rates.refund('failedSignIns', { address });
    const user = (await identities.userOf(person)) ?? (await accountFor(person, address));
    if (user.disabled) throw new Refused('account_disabled');
    return tokens.issueCode({ userId: user.id, provedBy: wayOfProvider(attempt.provider) }, attempt.browser);
  };

  /** The word for what was thrown; what is nobody's doing is told to the operator too. */
  const reasonOf = (error: unknown): ProviderError => {
    if (error instanceof Refused) return error.reason;
    if (error instanceof OidcError && error.reason === 'cancelled') return 'cancelled';
    if (error instanceof Fault && error.kind === 'too_many_requests') return 'too_many_requests';
    if (error instanceof Fault && error.reason === 'setup_code_needed') return 'setup_first';
    // Two sign-ins of a new person at once: the second finds the account at its next try.
    if (isUniqueViolation(error)) return 'expired';
    if (!(error instanceof OidcError) && !isDatabaseAway(error)) throw error;
    warn(error, 'A sign-in by an account provider failed');
    if (!(error instanceof OidcError)) return 'unavailable';
    return error.reason === 'away' ? 'provider_away' : 'provider_refused';
  };

  return {
    async begin(provider: string, wish: Wish): Promise<{ location: string; attempt: Attempt } | Outcome> {
      const client = clientOf(provider);
      try {
        const { location, checks } = await client.begin();
        const browser = randomBytes(32).toString('base64url');
        return { location, attempt: { provider, checks, wish, browser } };
      } catch (error) {
        return { wish, error: reasonOf(error) };
      }
    },

    /** Ends an attempt with a code for a session, or with the reason why there is none. */
    async finish(
      provider: string,
      came: { search: string; attempt: Attempt | null; address: string },
    ): Promise<Outcome> {
      clientOf(provider);
      const { search, attempt, address } = came;
      if (attempt?.provider !== provider) return { wish: {}, error: 'expired' };
      const { wish } = attempt;
      try {
        return { wish, code: await finish(search, attempt, address) };
      } catch (error) {
        const link = error instanceof Refused ? error.link : undefined;
        return { wish, error: reasonOf(error), ...(link ? { link } : {}) };
      }
    },

    /** After the password was given: both sides of the same address are the same person now. */
    async link(user: { id: Id; email: string }, identity: Identity | null): Promise<void> {
      if (identity?.email === user.email) await identities.add(user, identity);
    },
  };
};
export type ProviderSignIn = ReturnType<typeof createProviderSignIn>;

function verifiedIdentity({ issuer, subject, email, isEmailVerified }: OidcPerson): Identity {
  const parsed = Email.safeParse(email ?? '');
  if (!parsed.success) throw new Refused('email_missing');
  // An invitation to an app counts for whoever has the address, so it has to be theirs.
  if (!isEmailVerified) throw new Refused('email_unverified');
  return { issuer, subject, email: parsed.data };
}
