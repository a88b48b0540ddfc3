import type { App } from '@sayso/contracts/apps';
import { Dialog } from '../../../ui/dialog.tsx';
import { CopyLink } from './copy-link.tsx';
import { InviteForm } from './invite-form.tsx';
import { MemberList } from './member-list.tsx';

type Props = { app: App; open: boolean; onOpenChange: (open: boolean) => void };

/** Invites people to the app, says who has access, and hands out its address. */
export function ShareDialog({ app, open, onOpenChange }: Props) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Share App"
      description={`People you invite can use ${app.name} after signing in.`}
    >
      <div className="grid grid-cols-1 gap-6">
        <InviteForm app={app} />
        <MemberList app={app} />
        <CopyLink app={app} />
      </div>
    </Dialog>
  );
}
