import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { AppParams, Id, Success } from './ids.ts';

/** Pages of the browser, not calls: they lead on (wire.md, "Auth"). Where `app_id` is missing the host names the app. */
const Wish = z.object({
  app_id: Id.optional(),
  from_url: z.string().max(2000).optional(),
  /** Of an app in a frame, which opens the sign-in in a window and waits there for what it is told. */
  popup_origin: z.string().max(300).optional(),
});
const door = { method: 'GET', caller: 'anyone', query: Wish, reply: z.never() } as const;

/** Google's has no segment. */
export const appGoogleLogin = endpoint({ ...door, path: '/apps/auth/login' });
export const appProviderLogin = endpoint({
  ...door,
  path: '/apps/auth/:provider/login',
  params: z.object({ provider: z.string().regex(/^[a-z]{1,20}$/) }),
});
/** The provider that the installation itself was given, whichever it is. */
export const appSsoLogin = endpoint({ ...door, path: '/apps/:appId/auth/sso/login', params: AppParams });

/** Where such a window ends, on the app's own origin: it tells the page that opened it. */
export const popupPage = endpoint({
  method: 'GET',
  path: '/apps/auth/popup',
  caller: 'anyone',
  reply: z.never(),
});

/** The app's token that comes along is no longer good. */
export const endAppSession = endpoint({
  method: 'POST',
  path: '/apps/:appId/auth/logout',
  params: AppParams,
  caller: 'app',
  reply: Success,
});

/** After a client library forgot its token: ends the session that a cookie names, and goes back to the app. */
export const appLogout = endpoint({
  method: 'GET',
  path: '/apps/auth/logout',
  caller: 'anyone',
  query: z.object({ from_url: z.string().max(2000).optional() }),
  reply: z.never(),
});

/** The ways into an app that its maker leaves open; those that are not set up here stay shut. */
export const AuthConfig = z.object({
  enable_username_password: z.boolean(),
  enable_google_login: z.boolean(),
  enable_sso_login: z.boolean(),
  /** Who becomes a user of an app that others can open: anyone who signs in, or the invited alone. */
  registration: z.enum(['open', 'invitation']),
  /** What people have to have told of themselves before they become users, however they come. */
  required_fields: z.array(z.enum(['full_name'])).max(1),
});
export type AuthConfig = z.infer<typeof AuthConfig>;

export const getAuthConfig = endpoint({
  method: 'GET',
  path: '/apps/:appId/deployment/auth-configuration',
  params: AppParams,
  reply: AuthConfig,
});
export const setAuthConfig = endpoint({
  method: 'PUT',
  path: '/apps/:appId/deployment/auth-configuration',
  params: AppParams,
  body: AuthConfig.partial(),
  reply: AuthConfig,
});
