import { hashToken } from '../../access/tokens.ts';
import { cookieValues } from '../../http/cookies.ts';

const name = 'sayso_session';
/** Nothing else learns of it. */
const path = '/api/apps/auth/logout';

/**
 * Names the app's session to the page that client libraries send browsers to for signing out, which carries no token.
 * It holds the hash only: good for ending that session and for nothing else.
 */
export const sessionCookie = (token: string, isSecure: boolean): string => {
  const value = hashToken(token).toString('base64url');
  const parts = [
    `${name}=${value}`,
    `Path=${path}`,
    `Max-Age=${30 * 24 * 60 * 60}`,
    'HttpOnly',
    'SameSite=Strict',
  ];
  return [...parts, ...(isSecure ? ['Secure'] : [])].join('; ');
};

export const forgetSessionCookie = `${name}=; Path=${path}; Max-Age=0; HttpOnly; SameSite=Strict`;

/** As many as the headers of a request hold (16 KB). */
const mostSessions = 300;
const hashBytes = 32;

/**
 * Hashes of the sessions that these cookies name. A sibling app can put its own ahead of ours, which end with it; it
 * must not keep ours from being seen.
 */
export const sessionsIn = (cookies: string | undefined): Buffer[] =>
  cookieValues(cookies, name)
    .map((value) => Buffer.from(value, 'base64url'))
    .filter((hash) => hash.length === hashBytes)
    .slice(0, mostSessions);
