import type { AppId } from '@sayso/contracts/ids';
import type { Tier } from '@sayso/contracts/users';
import type { Actor } from './actor.ts';

declare const proof: unique symbol;

/** Proof that the actor may manage this app. Only `createAccess` makes one; stores ask for it. */
export type AppGrant = {
  readonly appId: AppId;
  readonly actor: Actor;
  readonly slug: string;
  /** Whose app it is, whoever acts. */
  readonly ownerId: string;
  /** What the app may use follows from its owner's plan. */
  readonly ownerTier: Tier;
  readonly [proof]: true;
};
type Granted = Pick<AppGrant, 'appId' | 'actor' | 'slug' | 'ownerId' | 'ownerTier'>;

/** For the files of this folder alone; the walls keep others from importing it as a value. */
export const grantApp = (granted: Granted): AppGrant => granted as AppGrant;
