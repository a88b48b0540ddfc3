import type { App } from '@sayso/contracts/apps';
import type { AppMember } from '@sayso/contracts/publishing';
import { type ReactNode, useState } from 'react';
import { t as share } from '../../../../texts/share.ts';
import { t } from '../../../../texts/users.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { GivenLink, invitationText } from '../../share/invitation.tsx';
import { useInvite } from '../../share/use-app-users.ts';
import { useRevoke } from './use-people.ts';

const shownAtFirst = 10;

/** Invitations that nobody has come by yet: each can be sent anew or taken back. */
export function PendingList({ app, invitations }: { app: App; invitations: readonly AppMember[] }) {
  const [showsAll, setShowsAll] = useState(false);
  const [revoking, setRevoking] = useState<AppMember | null>(null);
  const invite = useInvite(app.id);
  const revoke = useRevoke(app.id);
  if (invitations.length === 0) return null;
  const shown = showsAll ? invitations : invitations.slice(0, shownAtFirst);
  const handleRevoke = () => {
    if (revoking) revoke.mutate(revoking.email, { onSettled: () => setRevoking(null) });
  };
  return (
    <section aria-labelledby="pending-title" className="grid grid-cols-1 gap-2">
      <h3 id="pending-title" className="flex items-center gap-2 font-medium">
        {t('pending.title')}
        <span className="font-normal text-caption text-muted tabular-nums">{invitations.length}</span>
      </h3>
      <ul className="grid grid-cols-1 rounded-card border border-line bg-surface">
        {shown.map((invited) => (
          <Invitation
            key={invited.email}
            invited={invited}
            link={<GivenLink app={app} invite={invite} email={invited.email} />}
            isPending={invite.isPending && invite.variables.user_email === invited.email}
            onAgain={() => invite.mutate({ user_email: invited.email, role: invited.role })}
            onRevoke={() => setRevoking(invited)}
          />
        ))}
      </ul>
      {shown.length < invitations.length && (
        <Button variant="ghost" className="justify-self-start" onClick={() => setShowsAll(true)}>
          {t('pending.more', { count: invitations.length })}
        </Button>
      )}
      <ConfirmDialog
        open={revoking !== null}
        onOpenChange={(open) => open || setRevoking(null)}
        title={t('pending.revokeTitle')}
        description={revoking && t('pending.revokeText', { email: revoking.email })}
        confirmLabel={t('pending.revoke')}
        destructive
        pending={revoke.isPending}
        onConfirm={handleRevoke}
      />
    </section>
  );
}

type InvitationProps = {
  invited: AppMember;
  /** The new link, once it is there. */
  link: ReactNode;
  isPending: boolean;
  onAgain: () => void;
  onRevoke: () => void;
};

function Invitation({ invited, link, isPending, onAgain, onRevoke }: InvitationProps) {
  const { email, role, is_waiting } = invited;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 border-line px-4 py-2 not-first:border-t">
      <div className="grid min-w-40 flex-1">
        <span className="wrap-anywhere text-dense">{email}</span>
        <span className="text-caption text-muted">{invitationText(invited)}</span>
      </div>
      <Badge>{t(`role.${role}`)}</Badge>
      <div className="flex gap-1">
        <Button
          size="sm"
          variant="ghost"
          pending={isPending}
          aria-label={is_waiting ? share('users.newLinkFor', { email }) : t('pending.sendAgainTo', { email })}
          onClick={onAgain}
        >
          {is_waiting ? share('users.newLink') : t('pending.sendAgain')}
        </Button>
        <Button size="sm" variant="ghost" aria-label={t('pending.revokeOf', { email })} onClick={onRevoke}>
          {t('pending.revoke')}
        </Button>
      </div>
      {link}
    </li>
  );
}
