import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { atTheEnd } from '../../../testing/at-the-end.ts';
import { isAlive } from '../../database/processes.ts';
import { ReadingProblem } from '../reader.ts';
import { createLocalAnswers, type LocalLimits } from './local-answers.ts';

const script = join(import.meta.dirname, '../../../testing/odd-local-model.ts');
const usual: LocalLimits = {
  memoryBytes: 2_000_000_000,
  threads: 1,
  longestMs: 60_000,
  startMs: 60_000,
  idleMs: 60_000,
  contextTokens: 4_096,
};
const never = new AbortController().signal;

function open(changed: Partial<LocalLimits> = {}, file = 'model.gguf') {
  const place = { library: 'nowhere', file };
  let starts = 0;
  const find = async () => {
    starts += 1;
    return { ...place };
  };
  const answers = createLocalAnswers({ limits: { ...usual, ...changed }, find, script });
  atTheEnd(answers.rest);
  const read = async (text: string, { signal = never, asker = 'ada', attachments = [] as string[] } = {}) =>
    JSON.parse(await answers.answer({ text, attachments, asker }, signal)) as {
      pid: number;
      env: Record<string, string>;
      nice: number;
      question: string;
    };
  const faultOf = (text: string, more: Parameters<typeof read>[1] = {}) =>
    read(text, more).then(
      () => 'none',
      (error: unknown) => (error instanceof ReadingProblem ? error.fault : error),
    );
  return { answers, read, faultOf, place, starts: () => starts };
}

/** A file that is there once the process was asked. */
async function aMark(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'sayso-mark-'));
  atTheEnd(() => rm(folder, { recursive: true }));
  return join(folder, 'asked');
}

test('one process reads one text after the other, behind everything else and with an empty environment', async () => {
  const { read, answers } = open();
  const first = await read('We lend tools');
  const second = await read('A choir');
  expect(first.question).toContain('We lend tools');
  expect(second).toMatchObject({ pid: first.pid, nice: 10, env: {} });
  expect(answers.standing()).toEqual({ isOff: false, lastFault: null });
});

test('two at once are read one after the other, eight may wait, and one more is told that it is too busy', async () => {
  const { read, faultOf } = open();
  const askers = ['ada', 'ada', 'bob', 'cem', 'dan', 'eve', 'fay', 'gus', 'hal'];
  const order: number[] = [];
  const readings = askers.map((asker, nr) => read(`Text ${nr}`, { asker }).finally(() => order.push(nr)));
  expect(await faultOf('One too many')).toBe('busy');
  const answers = await Promise.all(readings);
  expect(answers.map(({ question }, nr) => question.includes(`Text ${nr}`))).not.toContain(false);
  expect(new Set(answers.map(({ pid }) => pid)).size).toBe(1);
  // Ada's second one comes after Bob's.
  expect(order.indexOf(2)).toBeLessThan(order.indexOf(1));
});

test('nobody fills all places: a third of one asker is too many, and others still wait', async () => {
  const { read, faultOf } = open();
  const mine = ['One', 'Two', 'Three'].map((text) => read(text));
  expect(await faultOf('Four')).toBe('busy');
  const [other, ...others] = await Promise.all([read('Other', { asker: 'bob' }), ...mine]);
  expect(other?.question).toContain('Other');
  expect(others).toHaveLength(3);
});

test.each(['hang', 'spin'])(
  'whoever goes away while it would %s ends the process, and the next one gets another',
  async (deed) => {
    const { read } = open();
    const { pid } = await read('First');
    const gone = new AbortController();
    const mark = await aMark();
    const reading = read(`please ${deed}, mark ${mark} `, { signal: gone.signal });
    const next = read('Next');
    await expect.poll(() => existsSync(mark)).toBe(true);
    gone.abort(new Error('gone'));
    await expect(reading).rejects.toThrow('gone');
    expect(isAlive(pid)).toBe(false);
    expect((await next).pid).not.toBe(pid);
  },
);

test('whoever goes away while waiting is not read at all', async () => {
  const { read, faultOf } = open({ longestMs: 500 });
  const gone = new AbortController();
  const first = faultOf('please hang');
  const waiting = read('please crash', { signal: gone.signal });
  gone.abort(new Error('gone'));
  await expect(waiting).rejects.toThrow('gone');
  expect(await first).toBe('late');
  expect((await read('Next')).question).toContain('Next');
});

test.each(['hang', 'spin'])('one that would %s for too long is ended', async (deed) => {
  const { read, faultOf } = open({ longestMs: 1_500 });
  const { pid } = await read('First');
  expect(await faultOf(`please ${deed}`)).toBe('late');
  expect(isAlive(pid)).toBe(false);
});

test('one that does not get ready in time is ended', async () => {
  expect(await open({ startMs: 300 }, 'please spin').faultOf('First')).toBe('late');
});

test('a start that fails says why, and the next reading starts anew', async () => {
  const { read, faultOf, place, answers } = open({}, 'please refuse');
  expect(await faultOf('First')).toBe('memory');
  expect(answers.standing()).toMatchObject({
    isOff: false,
    lastFault: { fault: 'memory', detail: expect.stringContaining('9,000,000 MB') },
  });
  place.file = 'model.gguf';
  expect((await read('Second')).question).toContain('Second');
  expect(answers.standing().lastFault).toBeNull();
});

test('one that takes more memory than it may is ended', async () => {
  const { read, faultOf } = open({ memoryBytes: 300_000_000 });
  const { pid } = await read('First');
  expect(await faultOf('please eat')).toBe('memory');
  expect(isAlive(pid)).toBe(false);
});

test('after three crashes it is off, and starts no further process', async () => {
  const { read, faultOf, answers, starts } = open();
  for (let nr = 0; nr < 2; nr += 1) expect(await faultOf('please crash')).toBe('broken');
  expect((await read('In between')).question).toContain('In between');
  expect(answers.standing().isOff).toBe(false);
  expect(await faultOf('please crash')).toBe('broken');
  const before = starts();
  expect(await faultOf('Now?')).toBe('off');
  expect(starts()).toBe(before);
  expect(answers.standing()).toMatchObject({
    isOff: true,
    lastFault: { fault: 'broken', detail: expect.stringContaining('Segmentation fault') },
  });
  answers.forgive();
  expect(answers.standing()).toEqual({ isOff: false, lastFault: null });
  expect((await read('Once more')).question).toContain('Once more');
  for (let nr = 0; nr < 2; nr += 1) expect(await faultOf('please crash')).toBe('broken');
  expect(answers.standing().isOff).toBe(false);
});

test('a crash at the start counts as well', async () => {
  const { faultOf } = open({}, 'please crash');
  for (let nr = 0; nr < 3; nr += 1) expect(await faultOf('First')).toBe('broken');
  expect(await faultOf('Fourth')).toBe('off');
});

test('without a reading for a while the process gives its memory back', async () => {
  const { read } = open({ idleMs: 50 });
  const { pid } = await read('First');
  await expect.poll(() => isAlive(pid)).toBe(false);
  expect((await read('Second')).pid).not.toBe(pid);
});

test('another file is read with by another process', async () => {
  const { read, place } = open();
  const { pid } = await read('First');
  place.file = 'other.gguf';
  expect((await read('Second')).pid).not.toBe(pid);
  expect(isAlive(pid)).toBe(false);
});

test('an answer without an end is cut', async () => {
  expect(await open().faultOf('please say too much')).toBe('cut');
});

test('of a long text the first 4,000 characters are read, to the end of a word', async () => {
  const { question } = await open().read(`${'tools '.repeat(700)}LAST`, { attachments: ['attached'] });
  expect(question.match(/tools/g)?.length).toBe(666);
  expect(question).not.toContain('LAST');
});

test('a text that the model has no room for is read as far as there is some, first without what came with it', async () => {
  const { read, faultOf } = open();
  const { question } = await read(`room for 900 ${'tools '.repeat(300)}`, { attachments: ['attached'] });
  expect(question.length).toBeLessThanOrEqual(900);
  expect(question.match(/tools/g)?.length).toBeGreaterThan(50);
  expect(question).not.toContain('attached');
  expect(await faultOf('room for 0')).toBe('broken');
});
