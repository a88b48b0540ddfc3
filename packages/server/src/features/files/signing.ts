import { createHmac, timingSafeEqual } from 'node:crypto';
import { Fault } from '@sayso/contracts/faults';
import type { AppFilePlace } from '@sayso/contracts/files';
import { fileWords } from '../../texts/files.ts';

/** Tokens that open one private file for a while. */
export function createSigning(key: Buffer, now: () => number = Date.now) {
  const macOf = ({ appId, name }: AppFilePlace, until: number) =>
    createHmac('sha256', key).update(`${appId}/${name}/${until}`).digest();

  return {
    sign(place: AppFilePlace, seconds: number): string {
      const until = Math.floor(now() / 1_000) + seconds;
      return `${until}.${macOf(place, until).toString('base64url')}`;
    },

    /** How many seconds the token still holds; throws 401 without one, 400 where it opens nothing. */
    check(place: AppFilePlace, token: string | undefined): number {
      if (!token) throw new Fault('unauthorized', fileWords.isPrivate);
      const [, written = '', mac = ''] = /^(\d{1,12})\.([\w-]{43})$/.exec(token) ?? [];
      const until = Number(written);
      if (mac === '' || !timingSafeEqual(Buffer.from(mac, 'base64url'), macOf(place, until))) {
        throw new Fault('bad_request', fileWords.wrongSignature);
      }
      const left = until - Math.floor(now() / 1_000);
      if (left <= 0) throw new Fault('bad_request', fileWords.expired);
      return left;
    },
  };
}
export type Signing = ReturnType<typeof createSigning>;
