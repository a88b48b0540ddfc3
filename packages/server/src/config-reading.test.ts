import { availableParallelism } from 'node:os';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const key = { ANTHROPIC_API_KEY: 'sk-ant-key' };

test.each<[what: string, env: Record<string, string>, reader: string | null]>([
  ['nothing is set', {}, 'auto'],
  ['there is a model', key, 'model'],
  ['a model is wanted, and there is one', { ...key, SAYSO_READER: 'model' }, 'model'],
  ['a local model is wanted beside another', { ...key, SAYSO_READER: 'local' }, 'local'],
  ['the rules alone are wanted', { ...key, SAYSO_READER: 'rules' }, null],
])('who reads where %s', (_, env, reader) => {
  expect(readConfig(env).reading.reader).toBe(reader);
});

test('a local model has more time, one thread fewer than processors, and no more than half of the memory', () => {
  const { longestMs, local } = readConfig({}).reading;
  expect(longestMs).toBe(60_000);
  expect(local).toMatchObject({
    file: null,
    longestMs: 180_000,
    threads: Math.max(1, availableParallelism() - 1),
  });
  expect(local.memoryBytes).toBeLessThanOrEqual(4_096_000_000);
});

test('what the settings say of a local model holds', () => {
  const env = { SAYSO_READER_TIMEOUT: '90', SAYSO_READER_MEMORY: '8000', SAYSO_READER_THREADS: '6' };
  const { longestMs, local } = readConfig({ ...env, SAYSO_READER_FILE: '/models/a.gguf' }).reading;
  expect(longestMs).toBe(90_000);
  expect(local).toEqual({ file: '/models/a.gguf', longestMs: 90_000, memoryBytes: 8e9, threads: 6 });
});

test.each([
  ['SAYSO_READER', 'gpt', /must be auto, rules, model or local/],
  ['SAYSO_READER_MEMORY', '100', /must be at least 256/],
  ['SAYSO_READER_THREADS', '0', /must be at least 1/],
  ['SAYSO_READER_TIMEOUT', '601', /must be at most 600/],
])('%s=%s is refused with what it may be', (name, value, words) => {
  expect(() => readConfig({ [name]: value })).toThrow(words);
});

test('npm is told where it is and how it gets out, and none of the server’s keys', () => {
  const env = { PATH: '/bin', HOME: '/home/a', https_proxy: 'http://p', npm_config_registry: 'http://r' };
  const keys = {
    ...key,
    DATABASE_URL: 'postgres://u:p@db/sayso',
    SAYSO_MASTER_KEY: 'a'.repeat(64),
    LANG: '',
  };
  expect(readConfig({ ...env, ...keys }).npm).toEqual(env);
});

test('a model that is to read has to be there', () => {
  expect(() => readConfig({ SAYSO_READER: 'model' })).toThrow('SAYSO_READER: is model, but no model is set');
});

test.each([
  ['there is no model', {}, 'plan', false],
  ['a model reads', key, 'plan', true],
  ['only the rules read beside a model', { ...key, SAYSO_READER: 'rules' }, 'model', false],
  ['a local model reads beside a model', { ...key, SAYSO_READER: 'local' }, 'plan', true],
])(
  'how a first version begins, and whether that can be chosen, where %s',
  (_, env, firstBuild, mayChoose) => {
    expect(readConfig({ NODE_ENV: 'production', ...env }).reading).toMatchObject({ firstBuild, mayChoose });
  },
);
