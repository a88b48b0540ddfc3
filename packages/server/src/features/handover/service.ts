import { popupPage } from '@sayso/contracts/app-doors';
import { Fault } from '@sayso/contracts/faults';
import type { AppId } from '@sayso/contracts/ids';
import type { LoginInfo } from '@sayso/contracts/publishing';
import { texts } from '@sayso/contracts/texts';
import { safeFromUrl } from '@sayso/core/from-url';
import type { Access } from '../../access/access.ts';
import type { Actor } from '../../access/actor.ts';
import type { Enter, EnterGrant } from '../../access/enter.ts';
import type { Invitations } from '../../access/invitation.ts';
import type { Tokens } from '../../access/tokens.ts';
import type { Rates } from '../../rates.ts';
import { appUserWords } from '../../texts/app-users.ts';

type HandOverRequest = {
  from_url: string;
  agreed: boolean;
  popup_origin?: string | null | undefined;
  invite_code?: string | null | undefined;
};
type Person = { id: string; email: string };
type Members = {
  join(grant: EnterGrant, person: Person): Promise<void>;
  hasAgreed(grant: EnterGrant, person: Person): Promise<boolean>;
  agree(grant: EnterGrant, person: Person): Promise<void>;
  isPublished(appId: AppId): Promise<boolean>;
};
type Deps = {
  access: Access;
  enter: Enter;
  tokens: Tokens;
  members: Members;
  invitations: Invitations;
  rates: Rates;
  loginInfo(appId: AppId): Promise<LoginInfo>;
  /** Origins on which the published app itself answers, none of them ending in a slash. */
  originsOf(app: { appId: AppId; slug: string }): Promise<readonly string[]>;
};

/** Signs a person of this installation in to one app: a token of that app alone, sent to that app's address alone. */
export const createHandOver = (deps: Deps) => {
  const { access, enter, tokens, members, invitations, loginInfo, originsOf } = deps;

  const issue = (actor: Actor, appId: AppId, id: string) =>
    tokens.issueTo('app', { userId: id, appId, appUserId: id }, access.proof(actor));

  /** As everybody, or by the code of an invitation's link, which is good once and for its own address. */
  const enterInvited = async (
    actor: Actor,
    appId: AppId,
    { code, isPublished }: { code: string | null; isPublished: boolean },
  ): Promise<EnterGrant> => {
    const person = access.user(actor);
    const hasInvitation = code !== null && (await invitations.isGood(appId, person.email, code));
    try {
      const grant = await enter(actor, appId, { isJoining: true, hasInvitation });
      // The link is not used up by somebody who has yet to say their name.
      if (code === null || !hasInvitation) return grant;
      await invitations.accept(appId, person, code, !isPublished);
      return await enter(actor, appId, { isJoining: true });
    } catch (error) {
      const isOutside = error instanceof Fault && error.reason === 'user_not_registered';
      throw code !== null && isOutside ? staleInvitation() : error;
    }
  };

  const handOver = async (actor: Actor, appId: AppId, request: HandOverRequest) => {
    const { id, email } = access.user(actor);
    const person = { id, email };
    const is_published = await members.isPublished(appId);
    const code = request.invite_code ?? null;
    const grant = await enterInvited(actor, appId, { code, isPublished: is_published });
    const origins = await originsOf(grant);
    const target = targetOf(request.from_url, origins);
    const popup = request.popup_origin ?? null;
    if (popup !== null && !origins.includes(popup)) throw foreignAddress();
    const app = await loginInfo(appId);
    const isNew = !(await members.hasAgreed(grant, person));
    if (!request.agreed && isNew) {
      return { redirect_url: null, is_published, app, email };
    }
    await members.join(grant, person);
    await members.agree(grant, person);
    enter.forgetAll();
    const { token } = await issue(actor, appId, id);
    if (popup !== null) return { redirect_url: popupAddress(popup, token, isNew), is_published, app, email };
    target.searchParams.set('access_token', token);
    return { redirect_url: target.href, is_published, app, email };
  };

  /** For tools with the person's own session or key, who ask for it themselves: that is their consent. */
  const tokenFor = async (actor: Actor, appId: AppId) => {
    const { id, email } = access.user(actor);
    const grant = await enter(actor, appId, { isJoining: true });
    await members.join(grant, { id, email });
    enter.forgetAll();
    const { token } = await issue(actor, appId, id);
    return { token };
  };

  /** Shown to whoever holds the link, before they sign in. */
  const findInvitation = async (appId: AppId, code: string, address: string) => {
    await deps.rates.take('invitationLooks', { address });
    const found = await invitations.find(appId, code);
    if (!found) throw staleLink();
    return found;
  };

  return { handOver, findInvitation, tokenFor };
};
export type HandOver = ReturnType<typeof createHandOver>;

/** The address with the token's place free, or the app itself; throws where it is not the app's own (P-LOGIN-05). */
function targetOf(fromUrl: string, allowed: readonly string[]): URL {
  const [home] = allowed;
  if (fromUrl === '' && home !== undefined) return new URL(home);
  for (const origin of allowed) {
    const url = safeFromUrl(fromUrl, { origin });
    if (url) return url;
  }
  throw foreignAddress();
}

/** The window's last page, on the app's own origin; what stands behind `#` is sent to no server. */
const popupAddress = (origin: string, token: string, isNew: boolean): string =>
  `${origin}/api${popupPage.path}#${new URLSearchParams({ access_token: token, is_new_user: String(isNew) })}`;

const staleInvitation = () =>
  new Fault('forbidden', appUserWords.invitationStale, { reason: 'invitation_stale' });

const staleLink = () => new Fault('not_found', texts.invitationStale, { reason: 'invitation_stale' });

const foreignAddress = () =>
  new Fault('bad_request', appUserWords.foreignAddress, { reason: 'foreign_address' });
