import { exchangeCode, login, providerCallback, providerLogin } from '@sayso/contracts/users';
import { safeFromUrl } from '@sayso/core/from-url';
import type { Api } from '../../http/api.ts';
import { bind, Redirect } from '../../http/bind.ts';
import type { Identity } from './identity-store.ts';
import type { Attempt, Outcome, ProviderSignIn, Wish } from './provider-sign-in.ts';
import type { SealedCookie } from './sealed-cookie.ts';
import type { Auth } from './service.ts';

type Deps = {
  auth: Auth;
  signIn: ProviderSignIn;
  attempts: SealedCookie<Attempt>;
  links: SealedCookie<Identity>;
  /** The nonces of browsers that are about to exchange a code. */
  nonces: SealedCookie<string>;
  /** The builder's public address, where cookies and the way back belong to. */
  origin: string;
  isOwnHost(host: string): boolean;
};

/** Signing in with an account elsewhere: out to the provider, back from it, and the password that links the two. */
export function providerRoutes(api: Api, deps: Deps): void {
  const { auth, signIn, attempts, links, nonces, origin, isOwnHost } = deps;

  /** On its way into an app the address is judged by the hand-over, which knows the app's own ones. */
  const ownWish = ({ from_url, app_id, popup_origin }: Wish): Wish =>
    app_id === undefined
      ? { from_url: safeFromUrl(from_url, { origin, isOwnHost })?.href }
      : { from_url, app_id, popup_origin };

  const signInPage = (provider: string, { wish, ...outcome }: Outcome): Redirect => {
    const query = {
      ...('code' in outcome ? { access_token: outcome.code } : { error: outcome.error, provider }),
      ...wish,
    };
    const given = Object.entries(query).filter((each): each is [string, string] => each[1] !== undefined);
    return new Redirect(`${origin}/login?${new URLSearchParams(given)}`);
  };

  bind(api, providerLogin, async ({ params: { provider }, query, request, reply }) => {
    // Cookies of another name of this machine would be missing on the way back.
    if (api.hostOf(request).kind !== 'builder') return new Redirect(`${origin}${request.url}`);
    const begun = await signIn.begin(provider, ownWish(query));
    if (!('attempt' in begun)) return signInPage(provider, begun);
    reply.header('set-cookie', attempts.set(begun.attempt, request.ip));
    return new Redirect(begun.location);
  });

  bind(api, providerCallback, async ({ params: { provider }, request, reply }) => {
    const attempt = attempts.read(request.headers.cookie, request.ip);
    const outcome = await signIn.finish(provider, {
      search: new URL(request.url, origin).search,
      attempt,
      address: request.ip,
    });
    const link = 'link' in outcome && outcome.link ? [links.set(outcome.link, request.ip)] : [];
    const nonce = attempt && 'code' in outcome ? [nonces.set(attempt.browser, request.ip)] : [];
    reply.header('set-cookie', [attempts.clear(), ...link, ...nonce]);
    return signInPage(provider, 'link' in outcome ? { wish: outcome.wish, error: outcome.error } : outcome);
  });

  bind(api, exchangeCode, async ({ body, request, reply }) => {
    const signedIn = await auth.exchange(body.code, nonces.read(request.headers.cookie, request.ip));
    reply.header('set-cookie', nonces.clear());
    return signedIn;
  });

  bind(api, login, async ({ body, request, reply }) => {
    const signedIn = await auth.login(body, request.ip);
    if (body.link_provider) {
      await signIn.link(signedIn.user, links.read(request.headers.cookie, request.ip));
      reply.header('set-cookie', links.clear());
    }
    return signedIn;
  });
}
