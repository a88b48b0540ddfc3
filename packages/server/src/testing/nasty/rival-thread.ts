import { Agent, get } from 'node:http';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import type { RivalData } from './rival.ts';

/**
 * Makes light requests, each of one statement, one after the other while it is watched, and works while it waits for
 * each. What is counted is work rather than time, so a machine at work, which slows both threads, changes nothing.
 * Between two requests it sleeps: nothing is counted there, and the processor belongs to the server and the other tests.
 */
const { port, most, pauseMs } = workerData as RivalData;
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
let rounds = 0;
let isWatched = false;
let isOver = false;
let sink = 1;
let wake = () => {};

parentPort?.on('message', (message: 'watch' | 'rest' | 'round' | 'end') => {
  if (message === 'round') rounds += 1;
  else if (message === 'end') isOver = true;
  else isWatched = message === 'watch';
  wake();
});

const untilNeeded = () =>
  new Promise<void>((resolve) => {
    wake = () => {
      if (isWatched || isOver) resolve();
    };
    wake();
  });

function work(): void {
  for (let at = 0; at < 100_000; at++) sink = (Math.imul(sink, 1_103_515_245) + 12_345) | 0;
}

const light = () =>
  new Promise<void>((resolve, reject) => {
    get({ agent, port, host: '127.0.0.1', path: '/readyz' }, (reply) => {
      reply.resume().on('end', resolve).on('error', reject);
    }).on('error', reject);
  });

for (;;) {
  // The server may close a connection that rests, just when it is used again.
  if (!isWatched) agent.destroy();
  await untilNeeded();
  if (isOver) break;
  const asked = rounds;
  let isAnswered = false;
  const answer = light().then(() => {
    isAnswered = true;
  });
  let units = 0;
  for (; !isAnswered && units < most; units++) {
    work();
    await setImmediate();
  }
  await answer;
  rounds -= asked;
  parentPort?.postMessage({ isLate: units >= most, asked });
  await setTimeout(pauseMs);
}
agent.destroy();
parentPort?.close();
