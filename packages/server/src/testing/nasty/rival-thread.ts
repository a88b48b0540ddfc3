import { Agent, get } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import type { RivalData } from './rival.ts';

/**
 * Makes light requests, each of one statement, one after the other, and works while it waits for each. What is counted is work rather than
 * time, so a machine at work, which slows both threads, changes nothing.
 */
const { port, most, pause } = workerData as RivalData;
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
let rounds = 0;
let isOver = false;
let sink = 1;

parentPort?.on('message', (message: 'round' | 'end') => {
  if (message === 'end') isOver = true;
  else rounds += 1;
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

while (!isOver) {
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
  for (let at = 0; at < pause; at++) {
    work();
    await setImmediate();
  }
}
agent.destroy();
parentPort?.close();
