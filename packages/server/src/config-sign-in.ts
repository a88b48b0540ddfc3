import { z } from 'zod';
import { settingWords } from './texts/settings.ts';

/** An account provider that speaks OpenID Connect. */
export type SignInProvider = {
  /** Stands in its addresses, such as `/api/auth/google/callback`. */
  readonly id: 'google' | 'oidc';
  readonly name: string;
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
};

/** Host names that no other machine answers to, so that plain http is no risk there. */
const loopback = /^(?:localhost|(?:[a-z0-9-]+\.)+localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/;
export const isLoopback = (host: string) => loopback.test(host);
export const isLoopbackHttp = ({ protocol, hostname }: URL) => protocol === 'http:' && isLoopback(hostname);

const Issuer = z.string().refine((text) => {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  const isPlain = url.search === '' && url.hash === '' && url.username === '' && url.password === '';
  return isPlain && (url.protocol === 'https:' || isLoopbackHttp(url));
}, settingWords.issuer);

export const signInSettings = {
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  OIDC_ISSUER: Issuer.optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  OIDC_NAME: z.string().trim().max(40, settingWords.atMostCharacters(40)).optional(),
};
type Values = { [Name in keyof typeof signInSettings]?: string | undefined };

const google = ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'] as const;
const other = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] as const;

/** A provider is set up with all of its settings or with none. */
export function checkSignIn(values: Values, context: z.RefinementCtx): void {
  for (const names of [google, other]) {
    const given = names.filter((name) => values[name]);
    if (given.length === 0) continue;
    for (const name of names) {
      if (values[name]) continue;
      context.addIssue({ code: 'custom', path: [name], message: settingWords.missing(String(given[0])) });
    }
  }
  if (values.OIDC_NAME && !values.OIDC_ISSUER) {
    context.addIssue({ code: 'custom', path: ['OIDC_ISSUER'], message: settingWords.missing('OIDC_NAME') });
  }
}

export function signInProviders(values: Values): SignInProvider[] {
  const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET } = values;
  const found: SignInProvider[] = [];
  if (GOOGLE_CLIENT_ID && GOOGLE_CLIENT_SECRET) {
    found.push({
      id: 'google',
      name: 'Google',
      issuer: 'https://accounts.google.com',
      clientId: GOOGLE_CLIENT_ID,
      clientSecret: GOOGLE_CLIENT_SECRET,
    });
  }
  if (OIDC_ISSUER && OIDC_CLIENT_ID && OIDC_CLIENT_SECRET) {
    found.push({
      id: 'oidc',
      name: values.OIDC_NAME || new URL(OIDC_ISSUER).hostname,
      issuer: OIDC_ISSUER,
      clientId: OIDC_CLIENT_ID,
      clientSecret: OIDC_CLIENT_SECRET,
    });
  }
  return found;
}
