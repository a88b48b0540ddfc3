import { localReaderWords } from '../../../texts/local-reader.ts';
import { ReadingProblem } from '../reader.ts';

type Waiting = { asker: string; go(): void };

/** One reading at a time; a few may wait, and whoever asks often lets the others go first. */
export function createTurns(mostWaiting: number) {
  const waiting: Waiting[] = [];
  let isTaken = false;
  let last = '';

  return {
    /** Resolves when it is this reading's turn; `pass` ends it. */
    async take(asker: string, signal: AbortSignal): Promise<void> {
      signal.throwIfAborted();
      if (isTaken) await wait(asker, signal);
      isTaken = true;
      last = asker;
    },

    pass(): void {
      const others = waiting.findIndex(({ asker }) => asker !== last);
      const [next] = waiting.splice(Math.max(0, others), 1);
      // Whoever comes in between must find it taken.
      if (next) next.go();
      else isTaken = false;
    },

    get waiting(): number {
      return waiting.length;
    },
  };

  async function wait(asker: string, signal: AbortSignal): Promise<void> {
    if (waiting.length >= mostWaiting) throw new ReadingProblem('busy', localReaderWords.busy(mostWaiting));
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const mine = { asker, go: resolve };
    const leave = () => {
      const place = waiting.indexOf(mine);
      if (place < 0) return;
      waiting.splice(place, 1);
      reject(signal.reason);
    };
    waiting.push(mine);
    signal.addEventListener('abort', leave, { once: true });
    await promise.finally(() => signal.removeEventListener('abort', leave));
  }
}
