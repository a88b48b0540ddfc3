import type { IncomingHttpHeaders } from 'node:http';
import type { AppId, Id, UserId } from '@sayso/contracts/ids';
import type { Tier } from '@sayso/contracts/users';
import type { Proof } from './proof.ts';
import type { SignInWay } from './sign-in-ways.ts';

/** With it a maker's session asks for all records of an app, whatever the row rules keep from its maker, too. */
const ownerHeader = 'x-owner-access';

export type SignedInUser = {
  id: UserId;
  email: string;
  fullName: string | null;
  platformRole: 'user' | 'platform_admin';
  tier: Tier;
};

/** Who looks at an app as somebody else, which they may for as long as it is theirs. */
export type Maker = { readonly id: UserId; readonly email: string; readonly fullName: string | null };

/** Who asks. An app user is known inside one app alone. */
export type Actor =
  /** `viewedBy`: the maker who looks at their app as a visitor would. */
  | { kind: 'anonymous'; viewedBy?: Maker }
  /** `proof`: what the call came with; null where the server acts for somebody, which issues nothing. */
  | { kind: 'user'; user: SignedInUser; proof: Proof | null; provedBy: SignInWay; asOwner?: true }
  | AppUserActor
  /** The backend of one app itself: row rules do not hold for it, everything else does. */
  | { kind: 'service'; appId: AppId }
  /** A job of the server itself, acting for an app that it was queued for. */
  | { kind: 'system' };

export type AppUserActor = {
  kind: 'app_user';
  appId: AppId;
  userId: Id;
  email: string;
  fullName: string | null;
  role: 'user' | 'admin';
  source: 'preview' | 'published';
  /** By which way they signed in. */
  provedBy: SignInWay;
  /** The maker who looks at their app as this made-up person. */
  viewedBy?: Maker;
};

export const anonymous: Actor = { kind: 'anonymous' };

/** The same caller, who may have asked to act as the owner; whether they are is asked where it counts. */
export const asAsked = (actor: Actor, headers: IncomingHttpHeaders): Actor =>
  actor.kind === 'user' && actor.proof?.by === 'session' && headers[ownerHeader] === 'true'
    ? { ...actor, asOwner: true }
    : actor;

/** Whose share of what all have to share is used: the person's, else the app's. */
export const sharerOf = ({ actor, appId }: { actor: Actor; appId: AppId }): Id =>
  actor.kind === 'user' ? actor.user.id : appId;
