import { setImmediate as soon } from 'node:timers/promises';
import type { Fault } from '@sayso/contracts/faults';
import { expect, test } from 'vitest';
import { startServer } from '../../testing/start-server.ts';
import { createPatternTurns } from './pattern-turns.ts';

const server = await startServer();

/** Work that goes on until it is let go; tells the order in which it was begun. */
function held(turns: ReturnType<typeof createPatternTurns>) {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const ask = (appId: string) =>
    turns(appId, async () => {
      begun.push(appId);
      await new Promise<void>((resolve) => ends.push(resolve));
    }).catch((error: unknown) => (error as Fault).kind);
  return { begun, ends, ask };
}

test('an app that has ten of them is told to come back, another one is not', async () => {
  const { begun, ends, ask } = held(createPatternTurns());
  const asked = Array.from({ length: 10 }, () => ask('a'));

  expect(await ask('a')).toBe('too_many_requests');
  const other = ask('b');
  await soon();
  expect(begun).toEqual(['a', 'a', 'b']);
  for (let done = 0; done < 11; done++) {
    ends.shift()?.();
    await soon();
  }
  await Promise.all([...asked, other]);
});

test('apps that fill all places leave one to whoever comes next', async () => {
  const { begun, ends, ask } = held(createPatternTurns());
  const asked = ['a', 'b', 'c', 'd'].flatMap((app) => Array.from({ length: 8 }, () => ask(app)));

  const other = ask('other');
  expect(await Promise.race([other, soon('waits')])).toBe('waits');
  for (let done = 0; done < 28; done++) {
    ends.shift()?.();
    await soon();
  }
  await other;
  expect(begun.indexOf('other')).toBeLessThan(8);
  const told = await Promise.all(asked);
  expect(told.filter((kind) => kind !== undefined)).toEqual(Array(6).fill('too_many_requests'));
});

test('an account with many apps has the turn of one', async () => {
  const entities = { Note: { properties: { text: { type: 'string' } }, rls: { read: true } } };
  const apps = await Promise.all(Array.from({ length: 12 }, () => server.anApp('mallory', { entities })));
  const other = await server.anApp('bob', { entities });
  const q = encodeURIComponent(JSON.stringify({ text: { $regex: 'a+b' } }));
  const search = (who: string, app: string) => server.call(who, 'GET', `/apps/${app}/entities/Note?q=${q}`);
  await Promise.all([search('mallory', apps[0] ?? ''), search('bob', other)]);

  const { many, own } = await server.core.slowSql.begin(async (tx) => {
    await tx`lock table records in access exclusive mode`;
    const sent = apps.map((app) => search('mallory', app));
    await expect.poll(() => Promise.race([...sent, soon(null)])).toMatchObject({ status: 429 });
    return { many: sent, own: search('bob', other) };
  });
  expect((await own).status).not.toBe(429);
  const statuses = (await Promise.all(many)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 429)).toHaveLength(2);
}, 60_000);

test('searches by pattern that hang leave connections to everybody else', async () => {
  const entities = { Note: { properties: { text: { type: 'string' } } } };
  const appId = await server.anApp('ada', { entities });
  const q = encodeURIComponent(JSON.stringify({ text: { $regex: 'a+b' } }));
  const search = () => server.call('ada', 'GET', `/apps/${appId}/entities/Note?q=${q}`);
  await search();

  const searches = await server.core.slowSql.begin(async (tx) => {
    await tx`lock table records in access exclusive mode`;
    const sent = Array.from({ length: 13 }, search);
    // Refused at once, so by then as many as may be are running or waiting.
    const refused = await Promise.race(sent);
    expect(refused).toMatchObject({ status: 429, headers: { 'retry-after': '2' } });
    expect(await server.call('ada', 'GET', `/apps/${appId}`)).toMatchObject({ status: 200 });
    return sent;
  });
  const statuses = (await Promise.all(searches)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 429)).toHaveLength(3);
  expect(statuses.every((status) => status < 500)).toBe(true);
}, 60_000);
