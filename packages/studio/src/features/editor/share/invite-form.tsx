import type { AppMember } from '@sayso/contracts/publishing';
import { texts } from '@sayso/contracts/texts';
import { Email } from '@sayso/contracts/users';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useUser } from '../../../lib/session.ts';
import { t } from '../../../texts/share.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { Select } from '../../../ui/select.tsx';
import type { Role, useInvite } from './use-app-users.ts';

type Props = {
  invite: ReturnType<typeof useInvite>;
  link: ReactNode;
  /** Who has access already. */
  users: readonly AppMember[];
};

/** Nothing would change for them; who has yet to come is sent another invitation. */
const isIn = (address: string, role: Role) => (user: AppMember) =>
  user.email === address && user.role === role && user.has_account && !user.is_waiting;

/** Asks for an e-mail address and a role; on the free tier nobody can be made an admin (B-USERS-06). */
export function InviteForm({ invite, link, users }: Props) {
  const isFree = useUser().subscription_tier === 'free';
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<Role>('user');
  const [refusal, setRefusal] = useState<string>();
  const mayId = useId();

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (invite.isPending) return;
    const address = Email.safeParse(email);
    setRefusal(
      address.success ? undefined : email.trim() === '' ? texts.emailNeeded : t('invite.emailInvalid'),
    );
    if (!address.success) return;
    if (users.some(isIn(address.data, role))) {
      setRefusal(t('invite.hasAccess', { email: address.data }));
      return;
    }
    invite.mutate({ user_email: address.data, role }, { onSuccess: () => setEmail('') });
  };
  const handleEmail = (value: string) => {
    setEmail(value);
    setRefusal(undefined);
  };
  return (
    <div className="grid grid-cols-1 gap-3">
      <form
        noValidate
        onSubmit={handleSubmit}
        className="flex items-start gap-2 max-sm:flex-wrap max-sm:gap-y-3"
      >
        <Field label={t('invite.email')} error={refusal} className="min-w-48 flex-1 max-sm:basis-full">
          {(control) => (
            <Input
              {...control}
              type="email"
              autoComplete="off"
              placeholder={t('invite.emailPlaceholder')}
              value={email}
              onChange={(event) => handleEmail(event.target.value)}
            />
          )}
        </Field>
        <Field label={t('invite.role')} className="w-28 max-sm:flex-1">
          {(control) => (
            <Select
              {...control}
              aria-describedby={mayId}
              value={role}
              onChange={setRole}
              options={[
                { value: 'user', label: t('role.user') },
                {
                  value: 'admin',
                  label: t(isFree ? 'role.adminNeedsPlan' : 'role.admin'),
                  disabled: isFree,
                },
              ]}
            />
          )}
        </Field>
        {/* In line with the fields, whose labels stand above. */}
        <Button type="submit" variant="primary" pending={invite.isPending} className="mt-6">
          {t('invite.submit')}
        </Button>
      </form>
      <p id={mayId} className="text-caption text-muted">
        {t(`role.may.${role}`)}
      </p>
      {link}
    </div>
  );
}
