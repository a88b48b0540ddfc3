import type { AppId } from '@sayso/contracts/ids';
import type { Actor } from './actor.ts';

declare const proof: unique symbol;

/** Proof that the actor may manage this app. Only `createAccess` makes one; stores ask for it. */
export type AppGrant = {
  readonly appId: AppId;
  readonly actor: Actor;
  /** Whose app it is, whoever acts. */
  readonly ownerId: string;
  readonly [proof]: true;
};
type Granted = Pick<AppGrant, 'appId' | 'actor' | 'ownerId'>;

/** For the files of this folder alone; the walls keep others from importing it as a value. */
export const grantApp = (granted: Granted): AppGrant => granted as AppGrant;
