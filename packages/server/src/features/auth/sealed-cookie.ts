import type { z } from 'zod';
import { cookieValues } from '../../http/cookies.ts';
import { networkOf } from '../../platform/rates/network-of.ts';
import type { Vault } from '../../platform/vault.ts';

const secondsValid = 10 * 60;

type Deps<T> = {
  vault: Vault;
  name: string;
  isSecure: boolean;
  content: z.ZodType<T>;
  now?: () => number;
};

/**
 * What a browser carries for us between two of its pages, unreadable and unchangeable by anybody. Nothing is stored
 * here, so that pages which anyone may open fill no table.
 *
 * On https its name keeps apps on names below ours from setting it. On plain http any of them can, so there it only
 * counts in the network that it was made for: a stranger cannot make another browser finish their own sign-in.
 */
export const createSealedCookie = <T>({ vault, name, isSecure, content, now = Date.now }: Deps<T>) => {
  // With the prefix no app on a name below ours can set it (RFC 6265bis, 4.1.3.2).
  const fullName = isSecure ? `__Host-${name}` : name;
  const header = (value: string, seconds: number) => {
    const parts = [`${fullName}=${value}`, 'Path=/', `Max-Age=${seconds}`, 'HttpOnly', 'SameSite=Lax'];
    return [...parts, ...(isSecure ? ['Secure'] : [])].join('; ');
  };
  const placeOf = (address: string) => (isSecure ? '' : networkOf(address));
  const opened = (value: string, address: string): T | null => {
    try {
      const [until, kept, place] = JSON.parse(vault.open(Buffer.from(value, 'base64url'), name)) as unknown[];
      return Number(until) > now() && place === placeOf(address) ? content.parse(kept) : null;
    } catch {
      return null;
    }
  };
  return {
    /** Value of the Set-Cookie header for the browser at this address. */
    set: (kept: T, address: string) => {
      const plain = JSON.stringify([now() + secondsValid * 1000, kept, placeOf(address)]);
      return header(vault.seal(plain, name).toString('base64url'), secondsValid);
    },
    clear: () => header('', 0),
    /** Null where there is none, it is too old, or it is not of our making. */
    read(cookies: string | undefined, address: string): T | null {
      const [value, ...others] = cookieValues(cookies, fullName);
      // Of two, one was tossed by another host: which of them cannot be told.
      return value !== undefined && others.length === 0 ? opened(value, address) : null;
    },
  };
};
export type SealedCookie<T> = ReturnType<typeof createSealedCookie<T>>;
