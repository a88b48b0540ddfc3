import type { App } from '@sayso/contracts/apps';
import type { AppMember } from '@sayso/contracts/publishing';
import { t } from '../../../texts/share.ts';
import { InviteLink } from './invite-link.tsx';
import type { useInvite } from './use-app-users.ts';

/** Invited, and not come in yet. */
export const isInvited = ({ is_waiting, has_account }: AppMember): boolean => is_waiting || !has_account;

/** How far an invitation has come. */
export const invitationText = ({ has_account }: AppMember): string =>
  t(has_account ? 'users.linkUnopened' : 'users.invited');

type Invite = ReturnType<typeof useInvite>;
type LinkProps = { app: App; invite: Invite; email: string };

/** The link that somebody who was invited was just given. */
export function GivenLink({ app, invite: { data, variables }, email }: LinkProps) {
  if (variables?.user_email !== email || !data?.invite_link) return null;
  return (
    <div className="basis-full pb-1">
      <InviteLink
        name={email}
        link={data.invite_link}
        isRenewed={data.isRenewed}
        isPublished={Boolean(app.last_deployed_at)}
      />
    </div>
  );
}
