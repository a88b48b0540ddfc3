import type { AppUser, LoginPage } from '@sayso/contracts/publishing';
import type { ListedAppUser } from '@sayso/contracts/records';
import type { AppIdentity } from '../../access/enter.ts';
import type { AppRow, PersonRow } from './store.ts';

/** A person as an app and its code see them; what the app itself keeps of them never replaces who they are. */
export const presentUser = ({ id, email, full_name, role, data }: AppIdentity): AppUser => ({
  ...data,
  id,
  email,
  full_name,
  role,
});

/** The same in a list, which tells since when they are there. */
export const presentListed = ({ created_date, updated_date, ...person }: PersonRow): ListedAppUser => ({
  ...presentUser(person),
  created_date: created_date.toISOString(),
  updated_date: updated_date.toISOString(),
});

/** With the ways to sign in that are both set up here and left open by the app's maker. */
export const presentLogin = (app: AppRow, providers: string[]): LoginPage => {
  const { id, slug, name, logo_url, theme_color, public_settings, auth_config: config } = app;
  const isOpen = (provider: string) =>
    (provider === 'google' ? config.enable_google_login : config.enable_sso_login) !== false;
  const has_password = config.enable_username_password !== false;
  return {
    id,
    slug,
    name,
    logo_url,
    theme_color,
    public_settings,
    providers: providers.filter(isOpen),
    has_password,
  };
};
