import { texts } from '@sayso/contracts/texts';
import type { ProviderError } from '@sayso/contracts/users';
import { t } from '../../texts/sign-in.ts';

const words: Record<ProviderError, (name: string) => string> = {
  cancelled: (name) => t('refusals.cancelled', { name }),
  expired: () => t('refusals.expired'),
  provider_away: (name) => t('refusals.unreachable', { name }),
  provider_refused: (name) => t('refusals.refused', { name }),
  email_missing: (name) => t('refusals.emailMissing', { name }),
  email_unverified: (name) => t('refusals.emailUnverified', { name }),
  account_exists: (name) => t('refusals.accountExists', { name }),
  account_disabled: () => texts.accountDisabled,
  too_many_requests: () => t('refusals.tooMany'),
  not_offered: (name) => t('refusals.notOffered', { name }),
  foreign_address: () => t('refusals.foreignAddress'),
  setup_first: (name) => t('refusals.setupFirst', { name }),
  unavailable: () => t('refusals.unavailable'),
};

const isKnown = (error: string | null): error is ProviderError =>
  error !== null && Object.hasOwn(words, error);

export type ProviderRefusal = { error: ProviderError; text: string };

/** What `/login?error=…&provider=…` says; null for an address that says nothing we know. */
export function providerRefusal(
  address: URLSearchParams,
  providers: readonly { id: string; name: string }[],
): ProviderRefusal | null {
  const error = address.get('error');
  if (!isKnown(error)) return null;
  const name = providers.find(({ id }) => id === address.get('provider'))?.name;
  return { error, text: words[error](name ?? t('providers.unnamed')) };
}
