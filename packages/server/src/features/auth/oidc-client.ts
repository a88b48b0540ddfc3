import type { Configuration, IDToken, UserInfoResponse } from 'openid-client';
import { isLoopbackHttp, type SignInProvider } from '../../config-sign-in.ts';

/** Sent along with a sign-in and compared when the person comes back. */
export type OidcChecks = { state: string; nonce: string; verifier: string };
export type OidcPerson = {
  issuer: string;
  subject: string;
  email: string | null;
  isEmailVerified: boolean;
  fullName: string | null;
};

/** `away`: the issuer cannot be reached now; `cancelled`: the person said no; `refused`: what came back is not right. */
export class OidcError extends Error {
  readonly reason: 'away' | 'cancelled' | 'refused';
  constructor(reason: OidcError['reason'], cause: unknown) {
    super(`The account provider's answer: ${reason}`, { cause });
    this.reason = reason;
  }
}

const secondsPatient = 8;
/** After this long what the issuer says of itself is read anew. */
const keepMs = 60 * 60_000;
// Loaded at the first sign-in: most installations never need it.
const library = () => import('openid-client');

/** One provider's side of OpenID Connect: code flow with PKCE, state and nonce. */
export const createOidcClient = (provider: SignInProvider, redirectUri: string) => {
  let known: { configuration: Promise<Configuration>; until: number } | null = null;

  const discover = async (): Promise<Configuration> => {
    const { discovery, allowInsecureRequests, enableNonRepudiationChecks } = await library();
    const issuer = new URL(provider.issuer);
    return discovery(issuer, provider.clientId, provider.clientSecret, undefined, {
      timeout: secondsPatient,
      execute: [enableNonRepudiationChecks, ...(isLoopbackHttp(issuer) ? [allowInsecureRequests] : [])],
    });
  };

  /** Shared by those who ask at once; a failure is not kept. */
  const configured = async (): Promise<Configuration> => {
    const current = known && known.until > Date.now() ? known : null;
    const asked = current ?? { configuration: discover(), until: Date.now() + keepMs };
    known = asked;
    try {
      return await asked.configuration;
    } catch (error) {
      if (known === asked) known = null;
      throw new OidcError('away', error);
    }
  };

  return {
    /** Where to send the person, and what to keep until they come back. */
    async begin(): Promise<{ location: string; checks: OidcChecks }> {
      const configuration = await configured();
      const oidc = await library();
      const verifier = oidc.randomPKCECodeVerifier();
      const checks = { state: oidc.randomState(), nonce: oidc.randomNonce(), verifier };
      const location = oidc.buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state: checks.state,
        nonce: checks.nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      });
      return { location: location.href, checks };
    },

    /** Who came back with this query. Throws an `OidcError`. */
    async finish(search: string, { state, nonce, verifier }: OidcChecks): Promise<OidcPerson> {
      const configuration = await configured();
      const oidc = await library();
      try {
        const tokens = await oidc.authorizationCodeGrant(configuration, new URL(search, redirectUri), {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        if (!claims) throw new Error('No ID token came');
        // Many issuers name the person at the userinfo endpoint alone.
        const isWhole = claims['email'] !== undefined && claims['email_verified'] !== undefined;
        const hasMore = !isWhole && configuration.serverMetadata().userinfo_endpoint !== undefined;
        // Address and mark come from one answer, so that the mark is of that address.
        const told = hasMore
          ? await oidc.fetchUserInfo(configuration, tokens.access_token, claims.sub)
          : claims;
        return personOf(provider.issuer, told);
      } catch (error) {
        if (error instanceof oidc.AuthorizationResponseError && error.error === 'access_denied') {
          throw new OidcError('cancelled', error);
        }
        throw new OidcError(isAway(error) ? 'away' : 'refused', error);
      }
    },
  };
};
export type OidcClient = ReturnType<typeof createOidcClient>;

/** No connection, no answer in time, or an answer of a server that is down. */
function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, status, cause } = error as Error & { code?: unknown; status?: unknown };
  if (error instanceof TypeError && error.message === 'fetch failed') return true;
  if (code === 'OAUTH_TIMEOUT' || (typeof status === 'number' && status >= 500)) return true;
  return cause instanceof Response && cause.status >= 500;
}

function personOf(issuer: string, claims: UserInfoResponse | IDToken): OidcPerson {
  const text = (name: string) => {
    const value = claims[name];
    return typeof value === 'string' ? value.trim() : '';
  };
  const fullName = text('name') || `${text('given_name')} ${text('family_name')}`.trim();
  return {
    issuer,
    subject: claims.sub,
    email: text('email') || null,
    isEmailVerified: claims['email_verified'] === true,
    fullName: fullName.slice(0, 200) || null,
  };
}
