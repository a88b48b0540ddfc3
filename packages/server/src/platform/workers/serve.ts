import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { parentPort } from 'node:worker_threads';

export type Reply<Item> =
  | { kind: 'ready' }
  | { kind: 'item'; item: Item }
  | { kind: 'end' }
  | { kind: 'failed'; failure: string };

/** After this long without a question a worker gives back the memory of its last ones: the limit lets much lie. */
const tidyAfterMs = 5_000;

/** The worker's side of a pool: answers one question after the other, each item as soon as it is there. */
export function serve<Question, Item>(answer: (question: Question) => AsyncIterable<Item>): void {
  const port = parentPort;
  if (port === null) throw new Error('This runs in a worker only');
  const say = (reply: Reply<Item>) => port.postMessage(reply);
  let tidying: NodeJS.Timeout | undefined;
  port.on('message', async (question: Question) => {
    clearTimeout(tidying);
    try {
      for await (const item of answer(question)) say({ kind: 'item', item });
      say({ kind: 'end' });
    } catch (error) {
      say({
        kind: 'failed',
        failure: error instanceof Error ? (error.stack ?? error.message) : String(error),
      });
    }
    tidying = setTimeout(collectGarbage, tidyAfterMs).unref();
  });
  say({ kind: 'ready' });
}

/** Node has it behind a flag only, which can be set while it runs. */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  setFlagsFromString('--no-expose-gc');
  if (typeof collect === 'function') collect();
}
