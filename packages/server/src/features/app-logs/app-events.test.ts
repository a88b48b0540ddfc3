import type { AppEvent } from '@sayso/contracts/app-events';
import { expect, test } from 'vitest';
import { startServer } from '../../testing/start-server.ts';
import { createEventStore } from './event-store.ts';

const server = await startServer({ config: { trustedProxies: 1, rates: { factor: 1 } } });

let addresses = 0;
const track = (who: string | null, app: string, events: unknown, address = `10.0.0.${++addresses}`) =>
  server.call(who, 'POST', `/apps/${app}/analytics/track/batch`, { events }, { 'x-forwarded-for': address });
const eventsOf = async (app: string, query = '') =>
  (await server.call('ada', 'GET', `/app-logs/${app}/events${query}`)).body as AppEvent[];
const open = () => server.anApp('ada', { public_settings: 'public_without_login' });

test('what an app tracks is kept with its properties and the person of the token, the library’s own is not', async () => {
  const app = await open();
  const first = await track(null, app, [
    { event_name: '__initialization_event__', properties: { referrer: '' } },
    { event_name: 'opened', page_url: '/Board', session_id: 's1', timestamp: 'x', user_id: 'somebody else' },
  ]);
  const second = await track('ada', app, [
    { event_name: 'bought', properties: { price: 4, name: 'a\u0000b' } },
  ]);
  await track(null, app, [{ event_name: '__user_heartbeat_event__' }]);

  expect([first.status, first.body, second.status]).toEqual([200, { success: true }, 200]);
  expect(await eventsOf(app)).toMatchObject([
    { event_name: 'bought', properties: { price: 4, name: 'a\uFFFDb' }, user_email: 'ada@example.com' },
    { event_name: 'opened', properties: {}, page_url: '/Board', session_id: 's1', user_id: null },
  ]);
  expect((await eventsOf(app, '?event_name=opened')).map(({ event_name }) => event_name)).toEqual(['opened']);
  expect((await eventsOf(app, '?limit=1&skip=1')).map(({ event_name }) => event_name)).toEqual(['opened']);
});

test('a private app takes no events of people who may not be inside it', async () => {
  const app = await server.anApp('ada');
  const events = [{ event_name: 'opened' }];
  const answers = [await track(null, app, events), await track('stranger', app, events)];
  expect([answers.map(({ status }) => status), await eventsOf(app)]).toEqual([[403, 403], []]);
  expect((await server.call('stranger', 'GET', `/app-logs/${app}/events`)).status).toBe(403);
});

test.each([
  ['no events', [], 'events'],
  ['more than the library holds back', Array.from({ length: 1_001 }, () => ({ event_name: 'a' })), 'events'],
  ['no name', [{ properties: {} }], 'events.0.event_name'],
  ['large properties', [{ event_name: 'a', properties: { text: 'x'.repeat(4_001) } }], 'events.0.properties'],
  ['properties that are no object', [{ event_name: 'a', properties: [1] }], 'events.0.properties'],
])('a batch with %s is refused with its place, and nothing of it is kept', async (_, events, place) => {
  const app = await open();
  const { status, body } = await track('ada', app, events);
  expect([status, Object.keys((body as { fields: object }).fields)]).toEqual([422, [place]]);
  expect(await eventsOf(app)).toEqual([]);
});

test('one address that reports without end is told to wait', async () => {
  const app = await open();
  const events = [{ event_name: '__user_heartbeat_event__' }];
  const flood = await Promise.all(Array.from({ length: 303 }, () => track(null, app, events, '10.1.1.1')));
  expect(flood.filter(({ status }) => status === 429)).toHaveLength(3);
  expect((await track(null, app, events)).status).toBe(200);
});

test('as many events as the library holds back are taken at once, whatever they weigh', async () => {
  const app = await open();
  const events = Array.from({ length: 1_000 }, () => ({
    event_name: 'seen',
    properties: { text: 'x'.repeat(1_100) },
  }));
  expect((await track(null, app, events)).status).toBe(200);
  expect(await eventsOf(app, '?limit=1000')).toHaveLength(1_000);
});

test('events are counted, not batches alone: from one address, and of an app from all of them', async () => {
  const [app, other] = [await open(), await open()];
  const flood = (count: number, name = 'seen') => Array.from({ length: count }, () => ({ event_name: name }));
  const statuses: number[] = [];
  const report = async (...given: Parameters<typeof track>) => statuses.push((await track(...given)).status);

  for (const size of [1_000, 999, 2, 1, 1]) await report(null, app, flood(size), '10.2.0.1');
  expect(statuses.splice(0)).toEqual([200, 200, 429, 200, 429]);
  // What is not kept counts for nothing.
  await report(null, app, flood(1_000, '__user_heartbeat_event__'), '10.2.0.1');
  await report(null, other, flood(1), '10.2.0.1');
  expect(statuses.splice(0)).toEqual([200, 429]);

  for (let at = 0; at < 9; at += 1) await report(null, app, flood(1_000));
  expect(statuses.splice(0)).toEqual([...Array(8).fill(200), 429]);
  await report(null, other, flood(1_000));
  expect(statuses).toEqual([200]);
});

test('90 days and the newest of each app are kept, and they go with their app', async () => {
  const app = await open();
  const store = createEventStore(server.sql, 2);
  await track('ada', app, [{ event_name: 'one' }, { event_name: 'two' }, { event_name: 'three' }]);
  await server.sql`
    insert into app_events (app_id, event_name, properties, created_date)
    values (${app}, 'old', '{}', now() - interval '91 days')`;
  await store.prune();
  expect((await eventsOf(app)).map(({ event_name }) => event_name)).toEqual(['three', 'two']);

  await store.forgetApp(app);
  expect(await eventsOf(app)).toEqual([]);
});
