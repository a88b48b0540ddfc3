import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { FaultBody } from '@sayso/contracts/faults';
import { expect, test } from 'vitest';
import {
  createServerProcesses,
  postgresOf,
  type ServerProcess,
  signUp,
} from '../../testing/server-process.ts';
import { untilGone } from './processes.ts';

const processes = createServerProcesses();
const dataDir = await processes.preparedFolder();
const server = await processes.start({ dataDir });
const token = await signUp(server, 'ada@example.com');
const made = await server.call('POST', '/apps', {
  token,
  body: { name: 'Notes', entities: { Note: { properties: { text: { type: 'string' } } } } },
});
const { id } = made.body as { id: string };
const path = `/apps/${id}/entities/Note`;

type Write = (text: string) => ReturnType<ServerProcess['call']>;
const writeRecord: Write = (text) => server.call('POST', path, { token, body: { text } });
/** Makes an app, which takes a transaction of several statements. */
const writeApp: Write = (name) => server.call('POST', '/apps', { token, body: { name } });

/** Writes one after another until told to stop; keeps what was acknowledged and what was answered instead. */
function writeSteadily(write: Write, name: string) {
  const acknowledged: string[] = [];
  const refused: { status: number; body: unknown }[] = [];
  let isOver = false;
  const work = async () => {
    for (let nr = 0; !isOver; nr += 1) {
      const text = `${name} ${nr}`;
      const { status, body } = await write(text);
      if (status === 200) acknowledged.push(text);
      else refused.push({ status, body });
    }
  };
  const done = work();
  return {
    acknowledged,
    refused,
    async stop() {
      isOver = true;
      await done;
    },
  };
}

test('the database is killed during writes: the server lives, answers clearly, recovers and lost nothing', async () => {
  const records = ['a', 'b', 'c', 'd'].map((name) => writeSteadily(writeRecord, name));
  const apps = ['e', 'f', 'g', 'h'].map((name) => writeSteadily(writeApp, name));
  const writers = [...records, ...apps];
  for (let kill = 0; kill < 3; kill += 1) {
    const before = writers.map(({ acknowledged }) => acknowledged.length);
    const advanced = () =>
      writers.every(({ acknowledged }, nr) => acknowledged.length > (before[nr] ?? 0) + 20);
    await expect.poll(advanced, { timeout: 30_000, interval: 10 }).toBe(true);
    const pid = await postgresOf(dataDir);
    process.kill(pid, 'SIGKILL');
    expect(await untilGone(pid, 5_000)).toBe(true);
    const healthy = async () => (await server.call('GET', path, { token })).status;
    await expect.poll(healthy, { timeout: 30_000, interval: 20 }).toBe(200);
  }
  await Promise.all(writers.map((writer) => writer.stop()));

  expect(server.isRunning()).toBe(true);
  const names = async (from: string, key: string) => {
    const rows = (await server.call('GET', `${from}?limit=5000`, { token })).body as Record<string, string>[];
    return new Set(rows.map((row) => row[key] ?? ''));
  };
  const [texts, appNames] = [await names(path, 'text'), await names('/apps', 'name')];
  expect(acknowledgedBy(records).filter((text) => !texts.has(text))).toEqual([]);
  expect(acknowledgedBy(apps).filter((name) => !appNames.has(name))).toEqual([]);
  for (const answer of writers.flatMap(({ refused }) => refused)) expectAway(answer);

  const asked = await server.call('POST', '/apps/chat/create-from-message', {
    token,
    body: { content: 'A diary' },
  });
  const { id: diary } = asked.body as { id: string };
  const state = async () => {
    const { body } = await server.call('GET', `/apps/${diary}`, { token });
    return (body as { status?: { state: string } }).status?.state;
  };
  await expect.poll(state, { timeout: 30_000, interval: 50 }).toBe('ready');
}, 120_000);

const acknowledgedBy = (writers: ReturnType<typeof writeSteadily>[]) =>
  writers.flatMap(({ acknowledged }) => acknowledged);

function expectAway({ status, body }: { status: number; body: unknown }): void {
  expect(status).toBe(503);
  expect(FaultBody.parse(body)).toMatchObject({
    error_type: 'unavailable',
    message: expect.stringContaining('database can’t be reached'),
  });
}

test('a database that does not come back: calls are told so at once, and work again when it does', async () => {
  const [known, aside] = [join(dataDir, 'postgres/cluster/PG_VERSION'), join(dataDir, 'PG_VERSION.aside')];
  await rename(known, aside);
  process.kill(await postgresOf(dataDir), 'SIGKILL');
  const read = () => server.call('GET', path, { token });
  await expect.poll(async () => (await read()).status, { timeout: 30_000 }).toBe(503);
  expectAway(await read());
  expectAway(await writeRecord('while it is away'));
  await rename(aside, known);
  await expect.poll(async () => (await read()).status, { timeout: 30_000 }).toBe(200);
  expect((await writeRecord('when it is back')).status).toBe(200);
  expect(server.isRunning()).toBe(true);
}, 120_000);
