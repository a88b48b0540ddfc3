import { texts } from '@sayso/contracts/texts';
import type { ProviderError } from '@sayso/contracts/users';

const words: Record<ProviderError, (name: string) => string> = {
  cancelled: (name) => `You did not finish signing in with ${name}. Try again, or use your password.`,
  expired: () => 'This sign-in took too long, or it was begun in another window. Please try again.',
  provider_away: (name) =>
    `${name} cannot be reached right now. Try again in a moment, or use your password.`,
  provider_refused: (name) => `${name} did not confirm this sign-in. Please try again.`,
  email_missing: (name) => `${name} did not tell your e-mail address, which an account here needs.`,
  email_unverified: (name) =>
    `${name} has not verified your e-mail address. Confirm it there, then try again.`,
  account_exists: (name) =>
    `An account with this e-mail address exists already. Sign in with its password, and ${name} is added to it.`,
  account_disabled: () => texts.accountDisabled,
  too_many_requests: () => 'Too many tries from here. Please try again later.',
  not_offered: (name) => `Signing in with ${name} is not set up for this app. Use another way.`,
  foreign_address: () => 'The address that asked for this sign-in does not belong to the app.',
  setup_first: (name) =>
    `Nobody has an account here yet. Create the first one below, with the set-up code that the server printed, then sign in with ${name}.`,
  unavailable: () => 'The sign-in could not be finished just now. Please try again in a moment.',
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
  return { error, text: words[error](name ?? 'The account provider') };
}
