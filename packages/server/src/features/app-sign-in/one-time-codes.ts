import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';

export const codeMinutes = 10;
/** `scope`: the id of the app or of the account that the code is for. */
type Place = { scope: string; email: string };

/** Codes of six digits. A plain hash of one is undone by trying them all, so the hash has a key. */
export const createCodes = (key: Buffer) => {
  const hash = ({ scope, email }: Place, code: string) =>
    createHmac('sha256', key).update(`${scope}:${email}:${code}`).digest();
  return {
    make(place: Place) {
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      return { code, hash: hash(place, code), expiresAt: new Date(Date.now() + codeMinutes * 60_000) };
    },
    fits: (place: Place, code: string, stored: Uint8Array) => timingSafeEqual(hash(place, code), stored),
  };
};
export type Codes = ReturnType<typeof createCodes>;
