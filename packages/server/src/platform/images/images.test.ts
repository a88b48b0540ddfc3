import { ProviderFault } from '@sayso/core/provider-fault';
import { fileTypeFromBuffer } from 'file-type';
import { describe, expect, test } from 'vitest';
import { startImageServer } from '../../testing/image-server.ts';
import { drawnImages } from './drawn.ts';
import type { Images } from './images.ts';
import { createModelImages } from './model-images.ts';

const peer = await startImageServer();
const patience = { firstByteMs: 5_000, silenceMs: 5_000 };
const model = { model: 'painter-1', apiKey: 'key-1', baseUrl: peer.baseUrl };
const byModel = createModelImages(model, patience);

const drivers: [string, Images][] = [
  ['drawn', drawnImages],
  ['by a model', byModel],
];
const wish = {
  prompt: 'A green paw',
  app: { name: 'Harbour <Clinic>', color: '#2f7d4f' },
  mark: 0,
};
const never = new AbortController().signal;

describe.each(drivers)('%s', (_kind, images) => {
  test('a prompt becomes a picture of the kind that is said', async () => {
    const { bytes, extension } = await images.logo(wish, never);
    const sniffed = await fileTypeFromBuffer(bytes);
    if (extension === 'svg') expect(bytes.toString()).toMatch(/^<svg [^>]+>.*<\/svg>\n$/);
    else expect(sniffed?.ext).toBe(extension);
  });

  test('the longest prompt and odd words are taken', async () => {
    const prompt = `</svg><script>"&'\u{1F600}${'ü'.repeat(1_900)}`;
    expect((await images.logo({ ...wish, prompt }, never)).bytes.length).toBeGreaterThan(50);
  });

  test('nothing is made for who has left', async () => {
    await expect(images.logo(wish, AbortSignal.abort())).rejects.toThrow();
  });
});

test('a model is asked with its key, by the words and the app', async () => {
  await byModel.logo(wish, never);
  const { key, body } = peer.asked.at(-1) ?? {};
  expect(key).toBe('Bearer key-1');
  expect(body).toMatchObject({ model: 'painter-1', n: 1, response_format: 'b64_json' });
  expect(body?.['prompt']).toContain('A green paw\n');
  expect(body?.['prompt']).toContain('“Harbour <Clinic>”');
  // Newer models are not asked for the one form that they know.
  await createModelImages({ ...model, model: 'gpt-image-2', apiKey: null }, patience).logo(wish, never);
  expect(peer.asked.at(-1)?.body).not.toHaveProperty('response_format');
  expect(peer.asked.at(-1)?.key).toBeUndefined();
});

test.each([
  ['a refused key', { status: 401, body: {} }, 'key'],
  ['too many requests', { status: 429, body: {} }, 'overloaded'],
  ['a used up quota', { status: 429, body: { error: { code: 'insufficient_quota' } } }, 'quota'],
  ['a refused prompt', { status: 400, body: { error: { code: 'content_policy_violation' } } }, 'declined'],
  ['trouble', { status: 503, body: 'busy' }, 'trouble'],
  ['no JSON', { status: 200, body: '<html>' }, 'unreadable'],
  ['no picture', { status: 200, body: { data: [] } }, 'empty'],
  ['another file', { status: 200, body: { data: [{ b64_json: btoa('<svg/>') }] } }, 'empty'],
])('%s is told for what it is', async (_what, answer, kind) => {
  peer.answerWith(answer);
  const failure = await byModel.logo(wish, never).catch((error: unknown) => error);
  peer.answerWith();
  expect(failure).toBeInstanceOf(ProviderFault);
  expect(failure).toMatchObject({ kind, detail: expect.not.stringContaining('paw') });
});

test('a service that hangs or is not there is given up', async () => {
  peer.answerWith('nothing');
  const hurried = createModelImages(model, { firstByteMs: 100, silenceMs: 100 });
  await expect(hurried.logo(wish, never)).rejects.toMatchObject({ kind: 'silent' });
  peer.answerWith();
  const nowhere = createModelImages({ ...model, baseUrl: 'http://127.0.0.1:1/v1' }, patience);
  await expect(nowhere.logo(wish, never)).rejects.toMatchObject({ kind: 'unreachable' });
});
