import { Fault } from '@sayso/contracts/faults';
import type { AppId, Id } from '@sayso/contracts/ids';
import type { Actor } from '../../access/actor.ts';
import type { Enter, EnterGrant, EntryOptions } from '../../access/enter.ts';
import type { Invitations } from '../../access/invitation.ts';
import { passwordProof } from '../../access/proof.ts';
import type { Tokens } from '../../access/tokens.ts';

type InviteCode = string | null | undefined;
export type Person = { id: Id; email: string; full_name: string | null };
type Members = {
  join(grant: EnterGrant, person: { id: Id; email: string }): Promise<void>;
  agree(grant: EnterGrant, person: { id: Id; email: string }): Promise<void>;
};
type KnockOptions = Pick<EntryOptions, 'isProving' | 'hasInvitation'>;
type Deps = { enter: Enter; tokens: Tokens; members: Members; invitations: Invitations };

/** The way into an app for a person who showed who they are: `enter` decides, as at every other door. */
export const createEntrance = ({ enter, tokens, members, invitations }: Deps) => {
  const knock = (person: Person, appId: AppId, options: KnockOptions = {}) =>
    enter(actorOf(person, appId), appId, { isJoining: true, ...options });

  const join = async (grant: EnterGrant, person: Person): Promise<void> => {
    await members.join(grant, person);
    await members.agree(grant, person);
    enter.forgetAll();
  };

  return {
    /** Throws where the person must stay outside. */
    knock,
    join,
    /** To be called when an account was made: the next knock finds it. */
    forgetAll: enter.forgetAll,

    /** For what is answered by mail. Null where the person must stay outside, which is not everybody's to know. */
    async mayKnock(person: Person, appId: AppId, options: KnockOptions = {}): Promise<EnterGrant | null> {
      try {
        return await knock(person, appId, { isProving: true, ...options });
      } catch (error) {
        if (error instanceof Fault && error.reason === 'user_not_registered') return null;
        throw error;
      }
    },

    /** Whether this is the code of an invitation of that address. */
    holdsInvitation: async (email: string, appId: AppId, code: InviteCode): Promise<boolean> =>
      code ? invitations.isGood(appId, email, code) : false,

    /** Takes up the invitation that a link's code is of; a code that is not good changes nothing. Throws as `knock`. */
    async accept(person: Person, appId: AppId, code: InviteCode): Promise<void> {
      if (!code || !(await invitations.isGood(appId, person.email, code))) return;
      await knock(person, appId, { hasInvitation: true });
      await invitations.accept(appId, person, code);
    },

    /** A token of this app alone, for a member from now on; by the password that was checked. */
    async admit(
      person: Person & { password_hash: string | null },
      appId: AppId,
    ): Promise<{ token: string; grant: EnterGrant }> {
      await join(await knock(person, appId), person);
      const grant = await enter(actorOf(person, appId), appId);
      const holder = { userId: person.id, appId, appUserId: person.id };
      const { token } = await tokens.issueTo('app', holder, passwordProof(person));
      return { token, grant };
    },
  };
};
export type Entrance = ReturnType<typeof createEntrance>;

/** As the holder of a token of the app, who may do what the app lets them and no more. */
const actorOf = ({ id, email, full_name }: Person, appId: AppId): Actor => ({
  kind: 'app_user',
  appId,
  userId: id,
  email,
  fullName: full_name,
  role: 'user',
  source: 'published',
  provedBy: 'password',
});
