import { parentPort } from 'node:worker_threads';

export type Reply<Item> =
  | { kind: 'ready' }
  | { kind: 'item'; item: Item }
  | { kind: 'end' }
  | { kind: 'failed'; failure: string };

/** The worker's side of a pool: answers one question after the other, each item as soon as it is there. */
export function serve<Question, Item>(answer: (question: Question) => AsyncIterable<Item>): void {
  const port = parentPort;
  if (port === null) throw new Error('This runs in a worker only');
  const say = (reply: Reply<Item>) => port.postMessage(reply);
  port.on('message', async (question: Question) => {
    try {
      for await (const item of answer(question)) say({ kind: 'item', item });
      say({ kind: 'end' });
    } catch (error) {
      say({
        kind: 'failed',
        failure: error instanceof Error ? (error.stack ?? error.message) : String(error),
      });
    }
  });
  say({ kind: 'ready' });
}
