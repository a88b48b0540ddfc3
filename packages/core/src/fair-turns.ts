import { FairQueue, type QueueLimits } from './fair-queue.ts';

type Options = {
  running: QueueLimits;
  /** How many may wait, and what the others are told: too many of their own key do, or of all. Without it all wait. */
  waiting?: QueueLimits & { refuse(whose: 'own' | 'all'): Error };
};

type Waiter = { start(): void; refuse(why: Error): void };

/**
 * Runs few tasks at a time and gives each key its turn among the others. Where no more may wait, one that comes takes
 * the place of the newest of the key with the most waiting, so that nobody can fill all places.
 */
export function fairTurns({ running, waiting }: Options) {
  const queue = new FairQueue<Waiter>(running);

  const startNext = () => {
    for (let next = queue.next(); next; next = queue.next()) next.item.start();
  };

  const makeRoom = (key: string): void => {
    if (!waiting) return;
    const own = queue.waitingOf(key);
    if (own >= waiting.each) throw waiting.refuse('own');
    if (queue.waiting < waiting.all) return;
    const dropped = queue.dropFromLongest(own + 1);
    if (!dropped) throw waiting.refuse('all');
    dropped.refuse(waiting.refuse('own'));
  };

  /** Whoever goes away while waiting, by the signal, leaves the line and is told its reason. */
  return async <T>(key: string, task: () => Promise<T>, signal?: AbortSignal): Promise<T> => {
    signal?.throwIfAborted();
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const waiter = { start: resolve, refuse: reject };
    makeRoom(key);
    queue.add(key, waiter);
    const leave = () => {
      queue.remove(key, waiter);
      reject(signal?.reason);
    };
    signal?.addEventListener('abort', leave, { once: true });
    startNext();
    await promise.finally(() => signal?.removeEventListener('abort', leave));
    try {
      return await task();
    } finally {
      queue.done(key);
      startNext();
    }
  };
}
