import { expect, test } from 'vitest';
import { startServer } from '../../testing/start-server.ts';

const server = await startServer();
const slow = { type: 'string', pattern: '^(a+)+$' };
const code = { type: 'string', pattern: '^[A-Z]{2}\\d{3}$' };
const entities = {
  Slow: {
    properties: {
      one: slow,
      nested: { type: 'object', properties: { list: { type: 'array', items: slow } } },
    },
  },
  Code: { properties: { code } },
  Note: { properties: { text: { type: 'string' } } },
};
const appId = await server.anApp('ada', { entities });
const call = (method: string, path: string, body?: unknown) =>
  server.call('ada', method, `/apps/${appId}/${path}`, body);
const backtracking = `${'a'.repeat(40)}!`;

test('a pattern that backtracks without end elsewhere is judged here, however many records it is for', async () => {
  const refused = {
    status: 422,
    body: { message: expect.stringContaining('This isn’t in the right format') },
  };
  expect(await call('POST', 'entities/Slow', { one: backtracking })).toMatchObject(refused);
  expect(await call('POST', 'entities/Slow', { nested: { list: [backtracking] } })).toMatchObject(refused);
  const many = Array(500).fill({ one: backtracking });
  expect(await call('POST', 'entities/Slow/bulk', many)).toMatchObject(refused);
  expect((await call('GET', 'entities/Slow')).body).toEqual([]);
  expect(await call('POST', 'entities/Slow', { one: 'a'.repeat(100_000) })).toMatchObject({ status: 200 });
});

test('a text that a pattern would take too long for is refused', async () => {
  const costly = { Costly: { properties: { text: { type: 'string', pattern: '[ab]*a[ab]{400}$' } } } };
  const id = await server.anApp('ada', { entities: costly });
  const create = (text: string) => server.call('ada', 'POST', `/apps/${id}/entities/Costly`, { text });

  expect(await create('ab'.repeat(100_000))).toMatchObject({
    status: 422,
    body: { message: expect.stringContaining('too long for the pattern') },
  });
  expect(await create('a'.repeat(401))).toMatchObject({ status: 200 });
});

test('honest patterns hold for a thousand records of one call', async () => {
  const rows = Array.from({ length: 1_000 }, (_, at) => ({ code: `AB${String(at).padStart(3, '0')}` }));
  const reply = await call('POST', 'entities/Code/bulk', rows);
  expect(reply.status, reply.text.slice(0, 300)).toBe(200);
  expect(await call('POST', 'entities/Code/bulk', [{ code: 'AB123' }, { code: 'ab123' }])).toMatchObject({
    status: 422,
    body: { fields: { '1.code': 'This isn’t in the right format' } },
  });
});

/** Entities of as many fields as there are patterns for each. */
const entitiesWith = (patterns: readonly (readonly string[])[]) =>
  Object.fromEntries(
    patterns.map((each, nr) => [
      `E${nr}`,
      { properties: Object.fromEntries(each.map((pattern, at) => [`f${at}`, { type: 'string', pattern }])) },
    ]),
  );
const times = <T>(most: number, make: (nr: number) => T): T[] =>
  Array.from({ length: most }, (_, nr) => make(nr));

test('patterns that would become huge are refused by their text, all of an app', async () => {
  const bomb = (nr: number, at: number) => `(?:(?:${1_000 + nr * 10 + at}${'a?'.repeat(113)}){100}){10}`;
  const bombs = entitiesWith(times(20, (nr) => times(6, (at) => bomb(nr, at))));
  const reply = await server.call('ada', 'POST', '/apps', { name: 'Bombs', entities: bombs });
  expect(reply).toMatchObject({
    status: 422,
    body: { fields: { 'entities.E0.properties.f0': 'pattern: it repeats too much' } },
  });
  expect(Object.keys((reply.body as { fields: object }).fields)).toHaveLength(120);
});

test('large patterns of many entities in one call are refused, usual ones are taken', async () => {
  const large = entitiesWith(times(20, (nr) => times(4, (at) => `^${nr}-${at}.{0,1000}$`)));
  expect(await server.call('ada', 'POST', '/apps', { name: 'Large', entities: large })).toMatchObject({
    status: 422,
    body: { message: expect.stringContaining('Together, the patterns of these entities are too large') },
  });
  const usual = entitiesWith(
    times(20, (nr) => times(12, (at) => `^[A-Z]{2}\\d{2}[A-Z0-9]{11,30}-${nr}-${at}$`)),
  );
  expect((await server.call('ada', 'POST', '/apps', { name: 'Usual', entities: usual })).status).toBe(200);
});

test('a record does not grow without end by many small changes', async () => {
  const { body } = await call('POST', 'entities/Note', { text: 'a' });
  const { id } = body as { id: string };
  const change = (at: number) => call('PUT', `entities/Note/${id}`, { [`part${at}`]: 'x'.repeat(900_000) });
  expect([(await change(1)).status, (await change(2)).status]).toEqual([200, 200]);
  expect(await change(3)).toMatchObject({ status: 413, body: { error_type: 'too_large' } });
  const kept = (await call('GET', `entities/Note/${id}`)).body as Record<string, unknown>;
  expect(Object.keys(kept)).toEqual(expect.arrayContaining(['text', 'part1', 'part2']));
  expect(kept).not.toHaveProperty('part3');
});

test('what an app keeps of a person does not grow without end', async () => {
  const change = (at: number) => call('PUT', 'entities/User/me', { [`part${at}`]: 'x'.repeat(140_000) });
  expect([(await change(1)).status, (await change(2)).status]).toEqual([200, 200]);
  expect(await change(3)).toMatchObject({ status: 413 });
});
