// @vitest-environment happy-dom
import type { FrameMessage } from '@sayso/contracts/preview';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { createEntity } from '../sdk/entity.ts';
import { setPlace } from '../sdk/origin.ts';
import { type Answer, listenOnLoopback } from '../sdk/testing-server.ts';
import { reportActivity } from './activity-report.ts';

const appId = '65f000000000000000000001';
let answer: () => Answer = () => ({ body: [] });
const server = await listenOnLoopback(() => answer());
afterAll(() => server.close());
setPlace({ appId, apiBase: server.apiBase, mainOrigin: 'https://build.example' });
const Task = createEntity('Task', { name: 'Task', properties: { title: { type: 'string' } } });

const told: FrameMessage[] = [];
let stop = () => {};
const watch = () => {
  told.length = 0;
  stop = reportActivity((message) => told.push(message));
};
afterEach(() => stop());

/** Quiet, so that what a test logs does not fill the test's own output. */
const quiet = (name: 'log' | 'warn' | 'error') => vi.spyOn(console, name).mockImplementation(() => {});

test('[W-ACT-10] a call is told when it starts and when it ends', async () => {
  watch();
  answer = () => ({ body: [{ id: '65f0000000000000000000aa', title: 'Dig' }] });
  await Task.list();
  const requestId = 'requestId' in (told[0] ?? {}) ? (told[0] as { requestId: string }).requestId : '';
  expect(told).toEqual([
    {
      type: 'api-request-start',
      requestId,
      data: { url: `${server.apiBase}/apps/${appId}/entities/Task`, method: 'GET', body: null },
    },
    {
      type: 'api-request-end',
      requestId,
      data: { statusCode: 200, response: [{ id: '65f0000000000000000000aa', title: 'Dig' }] },
    },
  ]);
});

test('[W-ACT-10] a long answer travels cut, as text', async () => {
  watch();
  answer = () => ({ body: [{ title: 'x'.repeat(50_000) }] });
  await Task.list();
  const { data } = told[1] as Extract<FrameMessage, { type: 'api-request-end' }>;
  expect(data.response).toHaveLength(20_001);
});

test('[P-PREV-01] [W-ACT-10] what the app logs is told with its severity, and printed as before', () => {
  const [log, warn, error] = [quiet('log'), quiet('warn'), quiet('error')];
  watch();
  console.log('Loaded %s of %d', 'tasks', 3, { done: false });
  console.warn(new TypeError('Odd'));
  console.error('x'.repeat(2_000));
  stop();
  console.log('Not told');

  expect(told).toMatchObject([
    { type: 'console-log', data: { message: 'Loaded tasks of 3 {"done":false}', severity: 'other' } },
    { type: 'console-log', data: { message: expect.stringContaining('TypeError: Odd'), severity: 'warn' } },
    { type: 'console-log', data: { message: `${'x'.repeat(997)}…`, severity: 'error' } },
  ]);
  expect(log.mock.calls).toEqual([['Loaded %s of %d', 'tasks', 3, { done: false }], ['Not told']]);
  expect([warn, error].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  vi.restoreAllMocks();
});

test('a loop that logs does not flood the builder, and what refers to itself is told all the same', () => {
  quiet('log');
  watch();
  const circle: Record<string, unknown> = {};
  circle['self'] = circle;
  console.log(circle);
  for (let count = 0; count < 5_000; count += 1) console.log(count);
  expect(told[0]).toMatchObject({ data: { message: '[object Object]' } });
  // A new second may have begun in between.
  expect(told.length).toBeLessThanOrEqual(200);
  vi.restoreAllMocks();
});
