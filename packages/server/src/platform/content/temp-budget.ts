import { Fault } from '@sayso/contracts/faults';
import { requestWords } from '../../texts/requests.ts';
import { networkOf } from '../rates/network-of.ts';

/** What temporary files may come to at once, over all senders; those of one network have a quarter of it. */
export type TempLimits = { readonly files: number; readonly bytes: number };
type Amount = { files: number; bytes: number };

const share = 1 / 4;
const retryAfter = 10;
const networkIsFull = () =>
  new Fault('too_many_requests', requestWords.uploadsOfNetwork, {
    retryAfter,
  });
const serverIsFull = () =>
  new Fault('too_many_requests', requestWords.busyWithFiles, {
    retryAfter,
  });

/** Counts the temporary files of this process; throws 429 where there are enough of them. */
export function createTempBudget(limits: TempLimits) {
  const all: Amount = { files: 0, bytes: 0 };
  const byNetwork = new Map<string, Amount>();

  const take = (own: Amount, more: Amount): void => {
    if (!fits(own, more, share)) throw networkIsFull();
    if (!fits(all, more, 1)) throw serverIsFull();
    for (const amount of [own, all]) add(amount, more);
  };
  const fits = (amount: Amount, more: Amount, part: number): boolean =>
    amount.files + more.files <= limits.files * part && amount.bytes + more.bytes <= limits.bytes * part;

  /** A new file of this address; `release` takes back all that was counted for it, once. */
  return (address: string) => {
    const network = networkOf(address);
    const own = byNetwork.get(network) ?? { files: 0, bytes: 0 };
    take(own, { files: 1, bytes: 0 });
    byNetwork.set(network, own);
    let bytes = 0;
    let isReleased = false;
    return {
      add(more: number): void {
        take(own, { files: 0, bytes: more });
        bytes += more;
      },
      release(): void {
        if (isReleased) return;
        isReleased = true;
        for (const amount of [own, all]) add(amount, { files: -1, bytes: -bytes });
        if (own.files === 0) byNetwork.delete(network);
      },
    };
  };
}

function add(amount: Amount, more: Amount): void {
  amount.files += more.files;
  amount.bytes += more.bytes;
}
