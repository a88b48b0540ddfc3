import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { App } from '@sayso/contracts/apps';
import { formatBlock } from '@sayso/core/blocks/format';
import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../testing/database.ts';
import { httpCall } from '../../testing/http-call.ts';

const database = await createTestDatabase();
const dataDir = await mkdtemp(join(tmpdir(), 'sayso-killed-'));
const children: ChildProcess[] = [];
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

const page = (name: string) => `export default function ${name}() {\n  return <p>${name}</p>;\n}\n`;
const write = (name: string) => formatBlock('write', { path: `pages/${name}` }, page(name));

/** A server process on the file's database; `line` waits for what it prints. */
async function start(
  says: string[],
  hangs: boolean,
  { mends, begins }: { mends?: string[]; begins?: string[] } = {},
) {
  const entry = join(import.meta.dirname, '../../testing/hanging-server.ts');
  const given = JSON.stringify({ target: database.target, dataDir, says, hangs, mends, begins });
  const child = spawn(process.execPath, [entry, given], { stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(child);
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const line = async (): Promise<{ port?: number; hangs?: boolean }> =>
    JSON.parse((await lines.next()).value ?? '{}');
  const { port = 0 } = await line();
  const call = async (token: string | null, method: string, path: string, body?: unknown) =>
    httpCall(port, {
      method,
      path: `/api${path}`,
      body,
      headers: token === null ? {} : { authorization: `Bearer ${token}` },
    });
  const kill = async () => {
    child.kill('SIGKILL');
    await once(child, 'exit');
  };
  return { line, call, kill };
}

/** An app with one page, made by a server that is gone by now. */
async function anApp(email: string) {
  const first = await start([write('Home')], false);
  const signedUp = await first.call(null, 'POST', '/auth/register', {
    email,
    password: 'correct horse',
  });
  const { access_token: token } = signedUp.body as { access_token: string };
  const made = await first.call(token, 'POST', '/apps/chat/create-from-message', { content: 'A list' });
  const { id } = App.parse(made.body);
  const read = async (server: Awaited<ReturnType<typeof start>>) =>
    App.parse((await server.call(token, 'GET', `/apps/${id}`)).body);
  await expect.poll(async () => (await read(first)).status.state).toBe('ready');
  const before = await read(first);
  await first.kill();
  return { id, token, before, read };
}

test('a server killed in the middle of a turn: the next one ends it clearly, and nothing is lost', async () => {
  const { id, token, before, read } = await anApp('ada@example.com');

  const second = await start(['Adding a page.\n', write('Board'), 'More to come'], true);
  expect(
    (await second.call(token, 'POST', `/apps/${id}/chat/message`, { content: 'Add a board' })).status,
  ).toBe(200);
  await second.line();
  expect(Object.keys((await read(second)).pages)).toEqual(['Home', 'Board']);
  await second.kill();

  const third = await start([write('Board')], false);
  const after = await read(third);
  expect(after.status).toMatchObject({
    state: 'error',
    details: expect.stringContaining('The server restarted'),
  });
  expect(after.pages).toEqual(before.pages);
  expect(after.app_code_hash).toBe(before.app_code_hash);
  expect(after.conversation.messages.slice(2)).toMatchObject([
    { role: 'user', content: 'Add a board' },
    { role: 'assistant', content: expect.stringContaining('Adding a page.'), turn: { state: 'failed' } },
  ]);

  expect((await third.call(token, 'POST', `/apps/${id}/chat/message`, { content: 'Again' })).status).toBe(
    200,
  );
  await expect.poll(async () => Object.keys((await read(third)).pages)).toEqual(['Home', 'Board']);
  await expect.poll(async () => (await read(third)).status.state).toBe('ready');
  // Any server of the database takes its turns.
  await third.kill();
}, 120_000);

test('a server killed while the rest of a first version is written: what it began with stands', async () => {
  const first = await start([write('Board'), 'More to come'], true, { begins: ['A plan.\n', write('Home')] });
  const email = 'dora@example.com';
  const signedUp = await first.call(null, 'POST', '/auth/register', { email, password: 'correct horse' });
  const { access_token: token } = signedUp.body as { access_token: string };
  const made = await first.call(token, 'POST', '/apps/chat/create-from-message', { content: 'A list' });
  const { id } = App.parse(made.body);
  await first.line();
  await first.kill();

  const second = await start([write('Board')], false);
  const after = App.parse((await second.call(token, 'GET', `/apps/${id}`)).body);
  expect(Object.keys(after.pages)).toEqual(['Home']);
  expect(after.app_stage).toBe('ready');
  expect(after.status).toMatchObject({
    state: 'error',
    details:
      'The server restarted while the assistant was working. Your app was built from the plan, but the rest isn’t in it yet. Ask for what’s missing.',
  });
  await second.call(token, 'POST', `/apps/${id}/chat/message`, { content: 'Add a board' });
  await expect
    .poll(async () => App.parse((await second.call(token, 'GET', `/apps/${id}`)).body).status.state)
    .toBe('ready');
  expect(Object.keys(App.parse((await second.call(token, 'GET', `/apps/${id}`)).body).pages)).toEqual([
    'Home',
    'Board',
  ]);
  await second.kill();
}, 120_000);

test('a server killed while the assistant mends its mistakes: the app is as it was before the message', async () => {
  const { id, token, before, read } = await anApp('cleo@example.com');

  const broken = write('Broken').replace('</p>;', '');
  const second = await start([write('Board'), broken], true, {
    mends: ['Let me see.\n', write('Other')],
  });
  await second.call(token, 'POST', `/apps/${id}/chat/message`, { content: 'Add a board' });
  await second.line();
  const during = await read(second);
  expect(Object.keys(during.pages)).toEqual(['Home', 'Board', 'Other']);
  expect(during.conversation.messages.at(-1)?.turn).toMatchObject({ state: 'running', repairing: 1 });
  await second.kill();

  const third = await start(['Fine.'], false);
  const after = await read(third);
  expect(after).toMatchObject({ status: { state: 'error' }, pages: before.pages });
  expect(after.app_code_hash).toBe(before.app_code_hash);
  expect(after.conversation.messages.at(-1)?.turn).toMatchObject({ state: 'failed' });
  // "Try again" in the studio sends the message once more.
  await third.call(token, 'POST', `/apps/${id}/chat/message`, { content: 'Add a board' });
  await expect.poll(async () => (await read(third)).status.state).toBe('ready');
  await third.kill();
}, 120_000);

test('a message that was accepted and not yet begun is answered by the next server', async () => {
  const server = await start(['Hello.'], false);
  const signedIn = await server.call(null, 'POST', '/auth/register', {
    email: 'bob@example.com',
    password: 'correct horse',
  });
  const { access_token: token } = signedIn.body as { access_token: string };
  const made = await server.call(token, 'POST', '/apps/chat/create-from-message', { content: 'A diary' });
  await server.kill();

  const next = await start(['Hello.'], false);
  const { id } = App.parse(made.body);
  await expect
    .poll(async () => App.parse((await next.call(token, 'GET', `/apps/${id}`)).body).status.state, {
      timeout: 20_000,
    })
    .not.toBe('processing');
}, 120_000);
