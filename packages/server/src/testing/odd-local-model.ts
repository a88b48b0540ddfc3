import { writeFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import type { Job, Said } from '../platform/readers/local/protocol.ts';

/**
 * A process that speaks as one with a local model does, and does what its question says: for what the server does with
 * such a process, whatever the library. At its start the name of the file says what happens.
 */
const say = (said: Said) => process.send?.(said);
const eaten: Buffer[] = [];

const deeds: Readonly<Record<string, () => void>> = {
  hang: () => setInterval(() => {}, 1_000),
  /** As one that reads its prompt: deaf to everything. */
  spin: () => {
    for (;;);
  },
  crash: () => {
    process.stderr.write('Segmentation fault, as it were\n');
    process.kill(process.pid, 'SIGSEGV');
  },
  eat: () => {
    setInterval(() => eaten.push(Buffer.alloc(20_000_000, 1)), 20);
  },
};
const deedIn = (text: string) => Object.entries(deeds).find(([name]) => text.includes(`please ${name}`))?.[1];

process.on('message', (job: Job) => {
  const words = job.kind === 'load' ? job.file : job.question;
  const mark = /mark (\S+)/.exec(words)?.[1];
  if (mark) writeFileSync(mark, 'I was asked');
  const deed = deedIn(words);
  if (deed) return deed();
  if (job.kind === 'load') {
    if (job.file.includes('please refuse')) return void say({ kind: 'large', bytes: 9e12 });
    return void say({ kind: 'ready' });
  }
  const { nr, question } = job;
  const room = Number(/room for (\d+)/.exec(question)?.[1] ?? Number.POSITIVE_INFINITY);
  if (question.length > room) return void say({ kind: 'long', nr, tokens: question.length, room });
  if (question.includes('please say too much')) return void say({ kind: 'cut', nr });
  const { pid, env } = process;
  return void say({
    kind: 'answer',
    nr,
    text: JSON.stringify({ pid, env, nice: getPriority(), question }),
  });
});
process.on('disconnect', () => process.exit());
