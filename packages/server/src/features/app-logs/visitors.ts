import { createHmac, randomBytes } from 'node:crypto';
import { networkOf } from '../../platform/rates/network-of.ts';

/** What tells visitors apart who are not signed in, for one day. */
export type Visitor = { address: string; browser: string };
/** Hashes of that day: of who it is, and of where they came from. */
export type VisitorName = { visitor: string; network: string };
type Salt = { day: string; bytes: Promise<Uint8Array> };

/** A day (UTC) as yyyy-MM-dd. */
export const dayOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10);

/** `take` answers the day's salt as all servers have it, and makes it of `fresh` where it is not there yet. */
type Deps = { take(day: string, fresh: Uint8Array): Promise<Uint8Array> };

/**
 * Names a visitor by a hash of network, browser and app. The salt is of the day and thrown away with it, so that nobody
 * can tell later who it was, nor follow anyone from one day or one app to the next.
 */
export function createVisitorNames({ take }: Deps) {
  let salt: Salt | null = null;

  const saltOf = (day: string): Promise<Uint8Array> => {
    if (salt?.day === day) return salt.bytes;
    const taken: Salt = { day, bytes: take(day, randomBytes(32)) };
    salt = taken;
    taken.bytes.catch(() => {
      if (salt === taken) salt = null;
    });
    return taken.bytes;
  };

  return async (appId: string, day: string, { address, browser }: Visitor): Promise<VisitorName> => {
    const salt = await saltOf(day);
    const hashOf = (...parts: string[]) =>
      createHmac('sha256', salt).update(JSON.stringify(parts)).digest('hex').slice(0, 32);
    const network = networkOf(address);
    return { visitor: hashOf(appId, network, browser), network: hashOf(appId, network) };
  };
}
