import { setImmediate as soon } from 'node:timers/promises';
import { Fault } from '@sayso/contracts/faults';
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

test('an app has two searches at once, and all apps have three', async () => {
  const { begun, ends, ask } = held(createPatternTurns());
  const asked = ['a', 'a', 'a', 'b', 'b', 'c'].map(ask);

  await soon();
  expect(begun).toEqual(['a', 'a', 'b']);
  while (begun.length < 6) {
    ends.shift()?.();
    await soon();
  }
  expect(begun).toEqual(['a', 'a', 'b', 'a', 'b', 'c']);
  for (const end of ends) end();
  await Promise.all(asked);
});

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

test('where many apps have many of them, whoever comes is told to come back', async () => {
  const { ends, ask } = held(createPatternTurns());
  const asked = Array.from({ length: 27 }, (_, at) => ask(`app${at}`));

  expect(await ask('another')).toBe('unavailable');
  for (let done = 0; done < 27; done++) {
    ends.shift()?.();
    await soon();
  }
  await Promise.all(asked);
});

test('work that fails gives its turn to the next', async () => {
  const turns = createPatternTurns();
  const fails = () => turns('a', async () => Promise.reject(new Fault('invalid', 'No')));
  for (let at = 0; at < 5; at++) await expect(fails()).rejects.toThrow('No');
  expect(await turns('a', async () => 'done')).toBe('done');
});

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
