import { useUser } from '../../../../lib/session.ts';
import { t } from '../../../../texts/share.ts';
import { Field } from '../../../../ui/field.tsx';
import { Select } from '../../../../ui/select.tsx';
import type { Role } from '../../share/use-app-users.ts';

type Props = {
  role: Role;
  onChange: (role: Role) => void;
  /** Why it cannot be changed. */
  fixed?: string | null;
};

/** What somebody is in the app (W-TIER-04); on the free tier nobody can be made an admin (B-USERS-06). */
export function RoleField({ role, onChange, fixed = null }: Props) {
  const isFree = useUser().subscription_tier === 'free';
  return (
    <Field label={t('invite.role')} hint={fixed ?? t(`role.may.${role}`)}>
      {(control) => (
        <Select
          {...control}
          value={role}
          onChange={onChange}
          disabled={fixed !== null}
          options={[
            { value: 'user', label: t('role.user') },
            {
              value: 'admin',
              label: t(isFree ? 'role.adminNeedsPlan' : 'role.admin'),
              // Who is one already may stay one.
              disabled: isFree && role !== 'admin',
            },
          ]}
        />
      )}
    </Field>
  );
}
