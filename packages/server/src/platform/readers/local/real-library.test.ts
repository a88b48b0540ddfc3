import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PlanDraft } from '@sayso/contracts/plan-draft';
import { expect, test, vi } from 'vitest';
import { readConfig } from '../../../config.ts';
import { atTheEnd } from '../../../testing/at-the-end.ts';
import { localLibrary } from '../../../testing/local-library.ts';
import { tinyModel } from '../../../testing/tiny-model.ts';
import { builtIn } from '../../builder/built-in.ts';
import { createReader, ReadingProblem } from '../reader.ts';
import type { LocalLimits } from './local-answers.ts';
import { createLocalReader } from './local-reader.ts';

// The library takes seconds to load, each time, where others work on the machine as well.
vi.setConfig({ testTimeout: 120_000 });

const library = await localLibrary();
const testWithLibrary = test.skipIf(library === null);
const never = new AbortController().signal;
const text = 'We lend tools. Each tool has a label, and members borrow them.';
/** The model knows single characters only, so that the instructions alone are 4,000 tokens and more. */
const spacious = { contextTokens: 12_288 };
/** Noise that soon comes to its end; on other processors it may say something else. */
const seeds = [9, 7, 2, 8];
const whole = tinyModel({ seed: 9 });

async function open(
  bytes: Uint8Array | null = whole,
  more: { memory?: number; limits?: Partial<LocalLimits> } = {},
) {
  const dataDir = await mkdtemp(join(tmpdir(), 'sayso-local-'));
  atTheEnd(() => rm(dataDir, { recursive: true, force: true }));
  const folder = join(dataDir, 'local-reader');
  await mkdir(join(folder, 'models'), { recursive: true });
  await symlink(join(library ?? '', 'node_modules'), join(folder, 'node_modules'));
  if (bytes) await writeFile(join(folder, 'models', 'tiny.gguf'), bytes);
  const memory = String(more.memory ?? 1_000);
  const env = { SAYSO_READER: 'local', SAYSO_READER_THREADS: '1', SAYSO_READER_MEMORY: memory };
  const config = readConfig({
    ...env,
    NODE_ENV: 'test',
    SAYSO_DATA: dataDir,
    SAYSO_READER_FILE: 'tiny.gguf',
  });
  const chosen = { get: async () => null, set: async () => {} };
  const limits = { ...spacious, ...more.limits };
  const local = createLocalReader({ config, chosen, limits });
  atTheEnd(local.rest);
  const source = await local.source();
  return {
    local,
    answer: (words = text, { asker = 'ada' } = {}) =>
      source.answer({ text: words, attachments: [], asker }, never),
    read: () =>
      createReader(source, builtIn.checkReading).read({ text, attachments: [], asker: 'ada' }, never),
  };
}
const faultOf = (reading: Promise<unknown>) =>
  reading.then(
    () => 'none',
    (error: unknown) => (error instanceof ReadingProblem ? error.fault : error),
  );

/** A model whose answer to the usual text is not cut, with that answer. */
async function openTalking() {
  for (const seed of seeds) {
    const opened = await open(tinyModel({ seed }));
    const said = await opened.answer().catch(() => null);
    if (said !== null) return { ...opened, said };
  }
  throw new Error('None of them came to an end');
}

testWithLibrary(
  'a real model answers in the draft’s shape and without blanks, the same each time',
  async () => {
    const { answer, local, said } = await openTalking();
    const draft = JSON.parse(said);
    expect(Object.keys(draft)).toEqual(Object.keys(PlanDraft.shape));
    expect(said).toBe(JSON.stringify(draft));
    expect(draft.name.length).toBeLessThanOrEqual(32);
    // Two at once are read one after the other, after the instructions that are read already.
    expect(await Promise.all([answer(), answer(text, { asker: 'bob' })])).toEqual([said, said]);
    expect(local.standing()).toEqual({ isOff: false, lastFault: null });
  },
  90_000,
);

testWithLibrary(
  'noise is no reading, whatever it says',
  async () => {
    for (const seed of [2, 8]) {
      const { read, local } = await open(tinyModel({ seed }));
      // At its limit of tokens it is cut, which is as good.
      expect(['invalid', 'unlikely', 'cut']).toContain(await faultOf(read()));
      expect(local.standing().isOff).toBe(false);
    }
  },
  90_000,
);

testWithLibrary(
  'one that reads its prompt for too long is killed, which is no crash',
  async () => {
    const wide = tinyModel({ layers: 6, width: 256 });
    const { answer, local } = await open(wide, { limits: { longestMs: 1_000 } });
    for (let nr = 0; nr < 3; nr += 1) expect(await faultOf(answer())).toBe('late');
    expect(local.standing().isOff).toBe(false);
  },
  90_000,
);

testWithLibrary(
  'a text is read as far as the model has room for it, and none at all where there is none',
  async () => {
    const { answer } = await open(whole, { limits: { contextTokens: 7_000 } });
    expect(['none', 'cut']).toContain(await faultOf(answer('tools '.repeat(600))));
    const small = await open(whole, { limits: { contextTokens: 4_096 } });
    expect(await faultOf(small.answer())).toBe('broken');
  },
  90_000,
);

testWithLibrary(
  'weights and context that need more than they may are refused before they are loaded',
  async () => {
    const { answer, local } = await open(tinyModel({ layers: 8, width: 256 }), {
      memory: 260,
      limits: { contextTokens: 16_384 },
    });
    expect(await faultOf(answer())).toBe('memory');
    expect(local.standing().lastFault?.detail).toContain('at least');
  },
);

testWithLibrary.each<[what: string, bytes: Uint8Array | null, fault: string]>([
  ['missing', null, 'missing'],
  ['empty', new Uint8Array(), 'broken'],
  ['foreign', Buffer.from('PK and so on'), 'broken'],
  ['truncated', whole.subarray(0, whole.length / 2), 'broken'],
])('%s: a file that is no model is told without a start', async (_, bytes, fault) => {
  const { answer, local } = await open(bytes);
  expect(await faultOf(answer())).toBe(fault);
  expect(await local.isReady()).toBe(false);
});

testWithLibrary(
  'a whole file that the library does not know is told by the library, and not as a crash',
  async () => {
    const foreign = Buffer.from(whole);
    const at = foreign.indexOf('llama', foreign.indexOf('general.architecture'));
    foreign.write('lemma', at);
    const { answer, local } = await open(foreign);
    for (let nr = 0; nr < 4; nr += 1) expect(await faultOf(answer())).toBe('broken');
    expect(local.standing()).toMatchObject({
      isOff: false,
      lastFault: { detail: expect.stringMatching(/\w/) },
    });
  },
);
