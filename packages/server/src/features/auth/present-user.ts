import type { Id } from '@sayso/contracts/ids';
import type { User } from '@sayso/contracts/users';
import type { Mail } from '../../platform/mail/mail.ts';
import type { Vault } from '../../platform/vault.ts';
import type { UserRow } from './store.ts';

export const apiKeyPurpose = (userId: Id) => `api_key:${userId}`;

type How = { vault: Vault; mail: Pick<Mail, 'isReal'> };

/** A user as `reader` may see them: the API key is for its owner's eyes alone. */
export function presentUser({ vault, mail }: How, row: UserRow, reader: Id): User {
  const isOwn = reader === row.id;
  return {
    id: row.id,
    email: row.email,
    username: row.email,
    full_name: row.full_name,
    phone_number: row.phone_number,
    platform_role: row.platform_role,
    subscription_tier: row.subscription_tier,
    api_key: isOwn && row.api_key_sealed ? vault.open(row.api_key_sealed, apiKeyPurpose(row.id)) : null,
    is_beta_tester: row.is_beta_tester,
    disabled: row.disabled,
    stripe_customer_id: row.stripe_customer_id,
    stripe_subscription_id: row.stripe_subscription_id,
    stripe_subscription_status: row.stripe_subscription_status,
    subscription_schedule_id: row.subscription_schedule_id,
    subscription_schedule_tier: row.subscription_schedule_tier,
    has_local_login: row.password_hash !== null,
    github_username: row.github_username,
    must_verify_email: mail.isReal && row.email_verified_date === null,
    created_date: row.created_date.toISOString(),
  };
}
