import type { App, Visibility } from '@sayso/contracts/apps';

type Access = Pick<App, 'public_settings' | 'is_invited_only'>;

/**
 * Who can open the published app. Where sign-up is by invitation, an app that people have to sign in to is for the
 * invited only, as a private one is; one that is open without signing in stays open.
 */
export const whoComesIn = ({ public_settings, is_invited_only }: Access): Visibility =>
  is_invited_only && public_settings === 'public_with_login' ? 'private_with_login' : public_settings;

/** Whether the way people sign up narrows what the app's visibility says by itself. */
export const isNarrowedBySignUp = (app: Access): boolean => whoComesIn(app) !== app.public_settings;
