import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LocalReaderState } from '@sayso/contracts/reading-admin';
import { expect, test } from 'vitest';
import { binaryPackage, libraryVersion } from '../../platform/readers/local/local-folder.ts';
import { startServer } from '../../testing/start-server.ts';
import { tinyModel } from '../../testing/tiny-model.ts';

const server = await startServer();
const { config } = server.core;
const folder = join(config.dataDir, 'local-reader');
const models = join(folder, 'models');
await mkdir(models, { recursive: true });

const call = (method: string, path: string, body?: unknown, who = 'root') =>
  server.call(who, method, `/admin/local-reader${path}`, body);
const state = async () => (await call('GET', '')).body as LocalReaderState;

/** As if npm had been there; what it installs is no library. */
async function pretendInstalled() {
  for (const name of ['node-llama-cpp', binaryPackage() ?? '']) {
    await mkdir(join(folder, 'node_modules', name), { recursive: true });
    const text = JSON.stringify({ name, version: libraryVersion });
    await writeFile(join(folder, 'node_modules', name, 'package.json'), text);
  }
}

test('only admins of the server see a local model, and only they change it', async () => {
  for (const [method, path] of [
    ['GET', ''],
    ['POST', '/install'],
    ['POST', '/cancel'],
    ['POST', '/remove'],
    ['POST', '/retry'],
    ['PUT', '/file'],
  ] as const) {
    const body = method === 'PUT' ? { file: null } : undefined;
    expect(await call(method, path, body, 'ada')).toMatchObject({
      status: 403,
      body: { message: 'Only an admin of this server can do this' },
    });
    expect(await server.call(null, method, `/admin/local-reader${path}`, body)).toMatchObject({
      status: 401,
    });
  }
});

test('without the library a sentence says so, and people are offered no closer reading', async () => {
  expect(await state()).toMatchObject({
    status: 'not installed',
    message: 'The library that runs local models isn’t installed yet.',
    reader: null,
    library: { version: libraryVersion, is_installed: false, install: { is_running: false, problem: null } },
    models_folder: models,
    models: [],
    file: null,
    last_fault: null,
    memory_mb: Math.round(config.reading.local.memoryBytes / 1_000_000),
    threads: config.reading.local.threads,
    timeout_seconds: 180,
  });
  expect((await server.call('ada', 'GET', '/readings/reader')).body).toMatchObject({ reader: null });
});

test('an installation that fails says why', async () => {
  expect((await call('POST', '/install')).body).toMatchObject({ status: expect.stringMatching(/install/) });
  await expect.poll(async () => (await state()).library.install.is_running).toBe(false);
  const { library, status } = await state();
  expect(library.install.problem?.message).toMatch(/registry|npm/);
  expect(status).toBe('not installed');
});

test('files that were put into the folder are listed with what is wrong, and a whole one can be chosen', async () => {
  await pretendInstalled();
  await writeFile(join(models, 'noise.gguf'), tinyModel());
  await writeFile(join(models, 'broken.gguf'), 'GGUF');
  await writeFile(join(models, 'readme.txt'), 'no model');
  expect(await state()).toMatchObject({
    status: 'no file',
    message: 'Choose a model file.',
    models: [
      { file: 'broken.gguf', problem: { fault: 'broken', message: expect.stringContaining('breaks off') } },
      { file: 'noise.gguf', name: 'Tiny noise', problem: null },
    ],
  });
  expect(await call('PUT', '/file', { file: 'broken.gguf' })).toMatchObject({ status: 422 });
  for (const file of ['none.gguf', 'readme.txt', '../../secret.gguf'])
    expect(await call('PUT', '/file', { file })).toMatchObject({ status: 404 });
  expect((await call('PUT', '/file', { file: 'noise.gguf' })).body).toMatchObject({
    status: 'ready',
    reader: 'local',
    file: { file: 'noise.gguf', from: 'choice', problem: null },
  });
  const offered = { reader: 'local', name: 'Tiny noise' };
  expect((await server.call('ada', 'GET', '/readings/reader')).body).toMatchObject(offered);
  const other = await server.another();
  const token = await server.token('ada');
  const elsewhere = await other.call('GET', '/readings/reader', {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(elsewhere.body).toMatchObject(offered);
});

test('a library that cannot be loaded fails no call: people get a sentence, and admins what it was', async () => {
  const reply = await server.call('ada', 'POST', '/readings', { text: 'We lend tools to members.' });
  expect(reply).toMatchObject({
    status: 200,
    body: {
      reading: null,
      problem: { fault: 'missing', message: expect.stringContaining('isn’t installed') },
    },
  });
  expect((await state()).last_fault).toMatchObject({
    fault: 'missing',
    message: expect.stringContaining('couldn’t be loaded'),
  });
});

test('a file that was damaged later is told, and no reading is offered any more', async () => {
  await writeFile(join(models, 'noise.gguf'), tinyModel().subarray(0, 10_000));
  expect(await state()).toMatchObject({ status: 'wrong file', reader: null });
  expect((await server.call('ada', 'GET', '/readings/reader')).body).toMatchObject({ reader: null });
});

test('with the library gone the models stay', async () => {
  expect((await call('POST', '/remove')).body).toMatchObject({ status: 'not installed', models: [{}, {}] });
  expect((await call('PUT', '/file', { file: null })).body).toMatchObject({ file: null });
});

test('where the settings name the file nobody chooses another, and its absence is told to whoever asks', async () => {
  const env = { SAYSO_READER: 'local', SAYSO_READER_FILE: 'gone.gguf', SAYSO_READER_TIMEOUT: '90' };
  const settled = await startServer({ env });
  const reply = await settled.call('root', 'PUT', '/admin/local-reader/file', { file: null });
  expect(reply).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('SAYSO_READER_FILE') },
  });
  expect((await settled.call('root', 'GET', '/admin/local-reader')).body).toMatchObject({
    status: 'not installed',
    reader: 'local',
    file: { file: 'gone.gguf', from: 'setting', problem: { fault: 'missing' } },
    timeout_seconds: 90,
  });
  const read = await settled.call('ada', 'POST', '/readings', { text: 'We lend tools.' });
  expect(read.body).toMatchObject({ problem: { fault: 'missing' } });
});
