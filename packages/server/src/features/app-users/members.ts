import { Fault } from '@sayso/contracts/faults';
import type { AppId } from '@sayso/contracts/ids';
import type { AppMember } from '@sayso/contracts/publishing';
import { texts } from '@sayso/contracts/texts';
import type { Access } from '../../access/access.ts';
import type { Actor } from '../../access/actor.ts';
import { refuseFree } from '../../access/plans.ts';
import type { Session } from '../../access/session.ts';
import type { Tokens } from '../../access/tokens.ts';
import type { AppUserStore } from './store.ts';

type Deps = { access: Access; session: Session; tokens: Tokens; store: AppUserStore };
type Invited = { user_email: string; role: 'user' | 'admin' };

/** Who has access to an app, as those see it who manage it. */
export const createMembers = ({ access, session, tokens, store }: Deps) => ({
  async list(actor: Actor, appId: AppId): Promise<AppMember[]> {
    return store.members(await access.manage(actor, appId));
  },

  async invite(actor: Actor, appId: AppId, { user_email: email, role }: Invited) {
    const grant = await access.manage(actor, appId);
    if (role === 'admin') refuseFree(access.user(actor), texts.adminsNeedPlan);
    if (await store.isOwner(grant, email)) {
      throw new Fault('conflict', 'The maker of the app has access already');
    }
    await store.invite(grant, { email, role });
    session.forgetAll();
    return { success: true } as const;
  },

  async remove(actor: Actor, appId: AppId, email: string) {
    const grant = await access.manage(actor, appId);
    const removed = await store.remove(grant, email);
    if (!removed) throw new Fault('not_found', `Nobody is invited as ${email}`);
    if (removed.userId !== null) await tokens.revokeInApp(appId, removed.userId);
    session.forgetAll();
    return { success: true } as const;
  },
});
export type Members = ReturnType<typeof createMembers>;
