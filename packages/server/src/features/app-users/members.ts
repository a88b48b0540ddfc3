import { randomBytes } from 'node:crypto';
import { Fault } from '@sayso/contracts/faults';
import type { AppId } from '@sayso/contracts/ids';
import type { AppMember } from '@sayso/contracts/publishing';
import { texts } from '@sayso/contracts/texts';
import type { Access } from '../../access/access.ts';
import type { Actor } from '../../access/actor.ts';
import { type Enter, refuseMadeUp } from '../../access/enter.ts';
import { refuseNobodys } from '../../access/made-up.ts';
import { refuseFree } from '../../access/plans.ts';
import type { Session } from '../../access/session.ts';
import { hashToken, type Tokens } from '../../access/tokens.ts';
import type { Sql } from '../../platform/database/database.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import type { Rates } from '../../rates.ts';
import { appUserWords } from '../../texts/app-users.ts';
import type { RecordChanges } from '../audit/record.ts';
import { invitation } from './invitation.ts';
import { personOf } from './service.ts';
import type { AppUserStore, Inviting } from './store.ts';

type Deps = {
  access: Access;
  audit: RecordChanges;
  enter: Enter;
  sql: Sql;
  session: Session;
  tokens: Tokens;
  removal: Removal;
  mail: Mail;
  store: AppUserStore;
  appOrigin(slug: string): string;
  builderOrigin: string;
  rates: Rates;
};
type Invited = { user_email: string; role: 'user' | 'admin' };

const linkDays = 14;

/** Who has access to an app, as those see it who manage it. */
export const createMembers = (deps: Deps) => {
  const { access, audit, enter, sql, session, mail, store, appOrigin, builderOrigin, rates, removal } = deps;

  /** The app's maker in the builder, or somebody who is an admin inside the app. */
  const mayInvite = async (actor: Actor, appId: AppId, role: Invited['role']) => {
    if (actor.kind !== 'app_user') {
      const grant = await access.manage(actor, appId);
      if (role === 'admin') refuseFree(grant.ownerTier, texts.adminsNeedPlan);
      return grant;
    }
    const grant = await enter(actor, appId);
    refuseMadeUp(grant);
    if (grant.identity?.role !== 'admin') throw new Fault('forbidden', texts.noAppAccess);
    if (role === 'admin') refuseFree(await store.ownerTier(grant), texts.adminsNeedPlan);
    return grant;
  };

  return {
    async list(actor: Actor, appId: AppId): Promise<AppMember[]> {
      return store.members(await access.manage(actor, appId));
    },

    async invite(actor: Actor, appId: AppId, { user_email: email, role }: Invited) {
      const grant = await mayInvite(actor, appId, role);
      refuseNobodys(email, 'user_email');
      if (await store.isOwner(grant, email)) {
        throw new Fault('conflict', appUserWords.ownerHasAccess);
      }
      const inviter = personOf(actor);
      if (!inviter) throw new Fault('not_found', texts.appNotFound);
      if (mail.isReal && !(await store.isVerified(inviter.id))) {
        // Its letter names the inviter's address.
        throw new Fault('forbidden', texts.verifyFirst, { reason: 'email_unverified' });
      }
      const app = await store.appById(appId);
      if (!app) throw new Fault('not_found', texts.appNotFound);
      await rates.take('invitations', { user: inviter.id });
      const isMailed =
        (await rates.tryTake('invitationMails', { user: inviter.id, email })) &&
        (await rates.tryTake('invitationMailsToReceiver', { email }));
      const code = `sayso_invite_${randomBytes(24).toString('base64url')}`;
      const expiresAt = new Date(Date.now() + linkDays * 24 * 60 * 60_000);
      const link = await sql.begin(async (tx) => {
        const before = await store.roleOf(grant, email, tx);
        const invited = { email, role, link: { hash: hashToken(code), expiresAt } };
        const isWaiting = await store.invite(grant, invited, tx);
        // With mail it is the mailbox that proves the address.
        const wayIn = isWaiting
          ? `${builderOrigin}/login?${new URLSearchParams({ app_id: appId, invite: code })}`
          : null;
        const action = before === null ? 'user.invited' : 'user.role_changed';
        const by = { appId, actor };
        if (before !== role) await audit(by, [{ action, subject: email, before, after: role }], tx);
        const about = { from: inviter.email, name: app.name, link: wayIn ?? `${appOrigin(app.slug)}/` };
        if (isMailed) await mail.post(tx, invitation(email, about));
        return wayIn;
      });
      session.forgetAll();
      return {
        success: true as const,
        ...(mail.isReal && isMailed ? { is_mailed: true } : {}),
        ...(link ? { invite_link: link } : {}),
      };
    },

    async remove(actor: Actor, appId: AppId, email: string) {
      const grant = await access.manage(actor, appId);
      await removal({ appId, actor, grant }, email);
      return { success: true } as const;
    },
  };
};
/** Ends an invitation or a membership, with all sessions of that person in the app. */
export const createRemoval =
  ({ audit, sql, session, tokens, store }: Pick<Deps, 'audit' | 'sql' | 'session' | 'tokens' | 'store'>) =>
  async (by: { appId: AppId; actor: Actor; grant: Inviting }, email: string): Promise<void> => {
    const { appId, actor, grant } = by;
    const removed = await sql.begin(async (tx) => {
      const before = await store.roleOf(grant, email, tx);
      const found = await store.remove(grant, email, tx);
      if (found) await audit({ appId, actor }, [{ action: 'user.removed', subject: email, before }], tx);
      return found;
    });
    if (!removed) throw new Fault('not_found', appUserWords.notInvited(email));
    if (removed.userId !== null) await tokens.revokeInApp(appId, removed.userId);
    session.forgetAll();
  };
export type Removal = ReturnType<typeof createRemoval>;

export type Members = ReturnType<typeof createMembers>;
