import type { App } from '@sayso/contracts/apps';
import type { AppMember } from '@sayso/contracts/publishing';
import { X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { t } from '../../../texts/share.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Failed } from '../../../ui/failed.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { GivenLink, invitationText, isInvited } from './invitation.tsx';
import { removalText } from './removal-text.ts';
import { useAppUsers, type useInvite, useRemoveUser } from './use-app-users.ts';

type Props = { app: App; invite: ReturnType<typeof useInvite> };

/** Who has access, and since an invitation can go to the wrong address, the way to end it. */
export function UserList({ app, invite }: Props) {
  const users = useAppUsers(app.id);
  const [leaving, setLeaving] = useState<AppMember | null>(null);
  const remove = useRemoveUser(app.id);
  const handleRemove = () => {
    if (leaving) remove.mutate(leaving.email, { onSettled: () => setLeaving(null) });
  };
  return (
    <section aria-labelledby="users-title" className="grid grid-cols-1 gap-1">
      <h3 id="users-title" className="font-medium text-dense">
        {t('users.title')}
      </h3>
      {users.isPending && (
        <div role="status" aria-label={t('users.loading')} className="grid gap-2 py-2">
          <Skeleton className="h-10" />
          <Skeleton className="h-10" />
        </div>
      )}
      {users.isError && <Failed title={t('users.loadFailed')} error={users.error} onRetry={users.refetch} />}
      <ul className="grid grid-cols-1">
        {users.data?.map((user) => (
          <Row
            key={user.email}
            user={user}
            isAlone={users.data.length === 1}
            onRemove={() => setLeaving(user)}
            onNewLink={() => invite.mutate({ user_email: user.email, role: user.role })}
            link={invite.data?.isRenewed && <GivenLink app={app} invite={invite} email={user.email} />}
          />
        ))}
      </ul>
      <ConfirmDialog
        open={leaving !== null}
        onOpenChange={(open) => open || setLeaving(null)}
        title={t('remove.title')}
        description={leaving && removalText(app, leaving.email)}
        confirmLabel={t('remove.confirm')}
        destructive
        pending={remove.isPending}
        onConfirm={handleRemove}
      />
    </section>
  );
}

type RowProps = {
  user: AppMember;
  isAlone: boolean;
  onRemove: () => void;
  onNewLink: () => void;
  /** The new link, once it is there. */
  link: ReactNode;
};

function Row({ user, isAlone, onRemove, onNewLink, link }: RowProps) {
  const { email, full_name, role, is_owner, is_waiting } = user;
  // Until they came in by their link, all that is known for sure is the address that was invited.
  const name = (!is_waiting && full_name) || email;
  return (
    <li className="flex min-h-12 flex-wrap items-center gap-3 py-1.5">
      <Avatar name={name} />
      <div className="grid min-w-0 flex-1">
        <span className="truncate max-sm:wrap-anywhere max-sm:whitespace-normal">{name}</span>
        <span className="truncate text-caption text-muted max-sm:wrap-anywhere max-sm:whitespace-normal">
          {isInvited(user) ? invitationText(user) : full_name && email}
        </span>
        {is_waiting && (
          <Button
            variant="link"
            size="inline"
            className="justify-self-start text-caption max-md:min-h-10"
            aria-label={t('users.newLinkFor', { email })}
            onClick={onNewLink}
          >
            {t('users.newLink')}
          </Button>
        )}
      </div>
      <Badge>{t(`role.${is_owner ? 'owner' : role}`)}</Badge>
      {/* Keeps the badges of all users in one column. */}
      {is_owner && !isAlone && <span className="size-8 shrink-0 max-md:size-10" />}
      {!is_owner && (
        <IconButton label={t('remove.label', { email })} tooltip={false} size="sm" onClick={onRemove}>
          <X className="size-4" />
        </IconButton>
      )}
      {link}
    </li>
  );
}
