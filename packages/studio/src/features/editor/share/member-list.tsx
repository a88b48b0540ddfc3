import type { App } from '@sayso/contracts/apps';
import type { AppMember } from '@sayso/contracts/publishing';
import { X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Avatar } from '../../../ui/avatar.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Failed } from '../../../ui/failed.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { visibilities } from '../publish/visibility-choice.tsx';
import { type useInvite, useMembers, useRemoveMember } from './use-members.ts';

type Props = { app: App; invite: ReturnType<typeof useInvite>; link: ReactNode };

/** Who has access, and since an invitation can go to the wrong address, the way to end it. */
export function MemberList({ app, invite, link }: Props) {
  const members = useMembers(app.id);
  const [leaving, setLeaving] = useState<AppMember | null>(null);
  const remove = useRemoveMember(app.id);
  const handleRemove = () => {
    if (leaving) remove.mutate(leaving.email, { onSettled: () => setLeaving(null) });
  };
  return (
    <section aria-labelledby="members-title" className="grid grid-cols-1 gap-1">
      <h3 id="members-title" className="font-medium text-dense">
        People with access
      </h3>
      {members.isPending && (
        <div role="status" aria-label="Loading the people" className="grid gap-2 py-2">
          <Skeleton className="h-10" />
          <Skeleton className="h-10" />
        </div>
      )}
      {members.isError && (
        <Failed title="Failed to load users" error={members.error} onRetry={members.refetch} />
      )}
      <ul className="grid grid-cols-1">
        {members.data?.map((member) => (
          <Row
            key={member.email}
            member={member}
            isAlone={members.data.length === 1}
            onRemove={() => setLeaving(member)}
            onNewLink={() => invite.mutate({ user_email: member.email, role: member.role })}
            link={invite.data?.isRenewed && invite.variables.user_email === member.email ? link : null}
          />
        ))}
      </ul>
      <ConfirmDialog
        open={leaving !== null}
        onOpenChange={(open) => open || setLeaving(null)}
        title="End this access?"
        description={leaving && afterwards(leaving.email, app)}
        confirmLabel="End access"
        destructive
        pending={remove.isPending}
        onConfirm={handleRemove}
      />
    </section>
  );
}

function afterwards(email: string, { name, public_settings }: App): string {
  const ends =
    public_settings === 'private_with_login'
      ? `${email} can no longer open ${name}.`
      : `${email} loses their role in ${name}, but ${visibilities[public_settings].who} can still open it.`;
  return `${ends} What they made in it stays.`;
}

const waitingText = (hasAccount: boolean) =>
  hasAccount ? 'Invited, has not opened the link yet' : 'Invited, not signed up yet';

type RowProps = {
  member: AppMember;
  isAlone: boolean;
  onRemove: () => void;
  onNewLink: () => void;
  /** The new link, once it is there. */
  link: ReactNode;
};

function Row({ member, isAlone, onRemove, onNewLink, link }: RowProps) {
  const { email, full_name, role, is_owner, has_account, is_waiting } = member;
  // Until they came in by their link, all that is known for sure is the address that was invited.
  const name = (!is_waiting && full_name) || email;
  return (
    <li className="flex min-h-12 flex-wrap items-center gap-3 py-1.5">
      <Avatar name={name} />
      <div className="grid min-w-0 flex-1">
        <span className="truncate max-sm:wrap-anywhere max-sm:whitespace-normal">{name}</span>
        <span className="truncate text-caption text-muted max-sm:wrap-anywhere max-sm:whitespace-normal">
          {is_waiting || !has_account ? waitingText(has_account) : full_name && email}
        </span>
        {is_waiting && (
          <Button
            variant="link"
            size="inline"
            className="justify-self-start text-caption max-md:min-h-10"
            aria-label={`New link for ${email}`}
            onClick={onNewLink}
          >
            New link
          </Button>
        )}
      </div>
      <Badge tone={is_owner ? 'accent' : 'neutral'}>
        {is_owner ? 'Owner' : role === 'admin' ? 'Admin' : 'User'}
      </Badge>
      {/* Keeps the badges of all people in one column. */}
      {is_owner && !isAlone && <span className="size-8 shrink-0 max-md:size-10" />}
      {!is_owner && (
        <IconButton label={`End the access of ${email}`} tooltip={false} size="sm" onClick={onRemove}>
          <X className="size-4" />
        </IconButton>
      )}
      {link && <div className="basis-full">{link}</div>}
    </li>
  );
}
