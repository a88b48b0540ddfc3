import { Fault } from '@sayso/contracts/faults';
import type { AppId } from '@sayso/contracts/ids';
import type { LoginPage } from '@sayso/contracts/publishing';
import type { ProviderError } from '@sayso/contracts/users';
import { safeFromUrl } from '@sayso/core/from-url';
import type { Actor } from '../../access/actor.ts';
import type { Session } from '../../access/session.ts';
import type { Tokens } from '../../access/tokens.ts';
import { signInWords } from '../../texts/sign-in.ts';

/** The app that a host names, and the origin that browsers know the host by. */
export type Place = { origin: string; appId: AppId | null };
type Wish = {
  app_id?: AppId | undefined;
  from_url?: string | undefined;
  popup_origin?: string | undefined;
};
type Deps = {
  tokens: Tokens;
  session: Session;
  closeToken(token: string): void;
  builderOrigin: string;
  /** Throws where there is no such app. */
  loginInfo(appId: AppId): Promise<LoginPage>;
  /** Origins on which the published app itself answers. */
  originsOf(app: { appId: AppId; slug: string }): Promise<readonly string[]>;
  isOwnHost(host: string): boolean;
};

/**
 * Addresses that client libraries send a browser to. Nobody is let in here: they lead to the sign-in of the main host,
 * which asks `enter` and the person's consent, as after a password.
 */
export const createAppDoors = ({ builderOrigin, loginInfo, originsOf, isOwnHost, ...deps }: Deps) => ({
  /** Where a sign-in by this provider begins, or the sign-in page with the reason why it does not. */
  async provider(provider: string, wish: Wish, place: Place): Promise<string> {
    const appId = wish.app_id ?? place.appId;
    if (appId === null) {
      throw new Fault('bad_request', signInWords.nameApp, { fields: { app_id: signInWords.missing } });
    }
    const app = await loginInfo(appId);
    const origins = await originsOf({ appId, slug: app.slug });
    const { from_url: wanted, popup_origin } = wish;
    const from_url = ownAddress(wanted, origins);
    const refused = (error: ProviderError) =>
      at(`${builderOrigin}/login`, { app_id: appId, from_url, error, provider });
    const isForeign = Boolean(wanted) && from_url === undefined;
    if (isForeign || (popup_origin !== undefined && !origins.includes(popup_origin))) {
      return refused('foreign_address');
    }
    if (!app.providers.includes(provider)) return refused('not_offered');
    return at(`${builderOrigin}/api/auth/${provider}/login`, { app_id: appId, from_url, popup_origin });
  },

  /** Ends the app's token that asks for it; a session of the builder goes on. */
  async logout(actor: Actor, token: string | null) {
    if (actor.kind === 'app_user' && token !== null) {
      await deps.tokens.revoke(token);
      deps.session.forgetAll();
      deps.closeToken(token);
    }
    return { success: true } as const;
  },

  /** Ends the sessions that a browser named by their hashes. */
  async endSessions(hashes: readonly Buffer[]): Promise<void> {
    // What was made up ends nothing, and costs nobody what is remembered of their rights.
    if (await deps.tokens.revokeAppSessions(hashes)) deps.session.forgetAll();
  },

  /** Back to where somebody signed out, as far as that is an address of ours; else the host's start page. */
  afterLogout(fromUrl: string | undefined, { origin }: Place): string {
    return safeFromUrl(fromUrl, { origin, isOwnHost })?.href ?? `${origin}/`;
  },
});
export type AppDoors = ReturnType<typeof createAppDoors>;

function ownAddress(fromUrl: string | undefined, origins: readonly string[]): string | undefined {
  for (const origin of origins) {
    const url = safeFromUrl(fromUrl, { origin });
    if (url) return url.href;
  }
  return undefined;
}

function at(address: string, query: Record<string, string | undefined>): string {
  const given = Object.entries(query).filter((each): each is [string, string] => each[1] !== undefined);
  return `${address}?${new URLSearchParams(given)}`;
}
