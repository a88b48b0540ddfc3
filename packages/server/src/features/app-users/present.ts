import type { AppUser, LoginPage } from '@sayso/contracts/publishing';
import type { AppIdentity } from '../../access/enter.ts';
import type { AppRow } from './store.ts';

/** A person as an app and its code see them; what the app itself keeps of them never replaces who they are. */
export const presentUser = ({ id, email, full_name, role, data }: AppIdentity): AppUser => ({
  ...data,
  id,
  email,
  full_name,
  role,
});

export const presentLogin = (app: AppRow, providers: string[]): LoginPage => {
  const { id, slug, name, logo_url, public_settings } = app;
  return { id, slug, name, logo_url, public_settings, providers };
};
