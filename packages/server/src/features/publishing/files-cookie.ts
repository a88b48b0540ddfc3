import { createHmac, timingSafeEqual } from 'node:crypto';
import { filesPath } from '@sayso/compiler/publish/files-path';
import type { AppId } from '@sayso/contracts/ids';
import { cookieValues } from '../../http/cookies.ts';

const name = 'sayso_files';
const secondsValid = 15 * 60;

/**
 * The cookie that opens the hashed files of an app which needs a login: good for those files alone, on that host
 * alone. A script's `import` can carry no bearer token (compiler.md, "Publishing").
 */
export const createFilesCookie = ({ secret, isSecure }: { secret: Buffer; isSecure: boolean }) => {
  const sign = (appId: AppId, until: number) =>
    createHmac('sha256', secret).update(`${appId}.${until}`).digest('base64url');
  const isGood = (appId: AppId, value: string): boolean => {
    const [until = '', signature = ''] = value.split('.');
    if (!(Number(until) > Date.now() / 1000)) return false;
    const expected = Buffer.from(sign(appId, Number(until)));
    const given = Buffer.from(signature);
    return expected.length === given.length && timingSafeEqual(expected, given);
  };
  return {
    header(appId: AppId): string {
      const until = Math.floor(Date.now() / 1000) + secondsValid;
      const parts = [
        `${name}=${until}.${sign(appId, until)}`,
        `Path=${filesPath}`,
        `Max-Age=${secondsValid}`,
        'HttpOnly',
        'SameSite=Lax',
      ];
      return [...parts, ...(isSecure ? ['Secure'] : [])].join('; ');
    },
    opens(appId: AppId, cookies: string | undefined): boolean {
      // A sibling app can toss one of this name for the shared parent domain: any good one will do.
      return cookieValues(cookies, name).some((value) => isGood(appId, value));
    },
  };
};

/** Ends the cookie, whichever app it is of. */
export const forgetFilesCookie = `${name}=; Path=${filesPath}; Max-Age=0; HttpOnly; SameSite=Lax`;
export type FilesCookie = ReturnType<typeof createFilesCookie>;
