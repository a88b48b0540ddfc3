import type { App } from '@sayso/contracts/apps';
import { Dialog } from '../../../ui/dialog.tsx';
import { CopyLink } from './copy-link.tsx';
import { InviteForm } from './invite-form.tsx';
import { InviteLink } from './invite-link.tsx';
import { MemberList } from './member-list.tsx';
import { useInvite } from './use-members.ts';

type Props = { app: App; open: boolean; onOpenChange: (open: boolean) => void };

/** Invites people to the app, says who has access, and hands out its address. */
export function ShareDialog({ app, open, onOpenChange }: Props) {
  const invite = useInvite(app.id);
  const { data, variables } = invite;
  const isRenewed = data?.isRenewed === true;
  const link = data?.invite_link && variables && (
    <InviteLink name={variables.user_email} link={data.invite_link} isRenewed={isRenewed} />
  );
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Share App" description={whatFor(app)}>
      <div className="grid grid-cols-1 gap-6">
        <InviteForm invite={invite} link={isRenewed ? null : link} />
        <MemberList app={app} invite={invite} link={link} />
        <CopyLink app={app} />
      </div>
    </Dialog>
  );
}

const whatFor = ({ name, public_settings }: App): string =>
  public_settings === 'private_with_login'
    ? `People you invite can use ${name} after signing in.`
    : `Invite people to give them a role in ${name}.`;
