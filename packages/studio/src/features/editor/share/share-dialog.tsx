import type { App } from '@sayso/contracts/apps';
import { t } from '../../../texts/share.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { whoComesIn } from '../who-comes-in.ts';
import { CopyLink } from './copy-link.tsx';
import { InviteForm } from './invite-form.tsx';
import { InviteLink } from './invite-link.tsx';
import { useAppUsers, useInvite } from './use-app-users.ts';
import { UserList } from './user-list.tsx';

type Props = { app: App; open: boolean; onOpenChange: (open: boolean) => void };

/** Invites people to the app, says who has access, and hands out its address. */
export function ShareDialog({ app, open, onOpenChange }: Props) {
  const invite = useInvite(app.id);
  const users = useAppUsers(app.id, open);
  const { data, variables } = invite;
  const isInvitedOnly = whoComesIn(app) === 'private_with_login';
  const isRenewed = data?.isRenewed === true;
  const link = data?.invite_link && variables && (
    <InviteLink
      name={variables.user_email}
      link={data.invite_link}
      isRenewed={isRenewed}
      isPublished={Boolean(app.last_deployed_at)}
    />
  );
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('title')}
      description={t(isInvitedOnly ? 'intro.invitedOnly' : 'intro.open', { app: app.name })}
    >
      <div className="grid grid-cols-1 gap-6">
        <InviteForm invite={invite} link={isRenewed ? null : link} users={users.data ?? []} />
        <UserList app={app} invite={invite} />
        <CopyLink app={app} />
      </div>
    </Dialog>
  );
}
