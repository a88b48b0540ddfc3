// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { CallError } from '../sdk/call.ts';
import { createEntity } from '../sdk/entity.ts';
import { setPlace } from '../sdk/origin.ts';
import { type Answer, listenOnLoopback } from '../sdk/testing-server.ts';
import { captureUncaught, componentIn, describeError, isReportable } from './error-report.ts';

const appId = '65f000000000000000000001';
let answer: () => Answer = () => ({ body: [] });
const server = await listenOnLoopback(() => answer());
afterAll(() => server.close());
setPlace({ appId, apiBase: server.apiBase, mainOrigin: 'https://build.example' });
const Task = createEntity('Task', { name: 'Task', properties: { title: { type: 'string' } } });
const failing = (given: Answer, values: Record<string, unknown>) => {
  answer = () => given;
  return Task.create(values).catch((error: unknown) => error);
};

test('[B-FRAME-03] [B-FRAME-04] a failed call is reported with what was asked, sent and answered, cut at 1,000', async () => {
  const refusal = { message: 'title: too short', fields: { title: 'too short' } };
  const url = `${server.apiBase}/apps/${appId}/entities/Task`;
  expect(describeError(await failing({ status: 422, body: refusal }, { title: '' }))).toMatchObject({
    title: 'Request failed: title: too short',
    details: [
      'title: too short',
      `Request: POST ${url}, status 422`,
      'Sent: {"title":""}',
      `Answer: ${JSON.stringify(refusal)}`,
    ].join('\n'),
  });
  const long = describeError(await failing({ status: 422, body: refusal }, { title: 'x'.repeat(5_000) }));
  expect(long.details).toHaveLength(998);
});

test('[P-ENT-16] an error is reported with title, details, component and the error itself', async () => {
  const stack = '\n    at TaskCard (http://x/_m/1/components/TaskCard.js:3:9)';
  expect(describeError(new TypeError('x is undefined'), stack)).toMatchObject({
    title: 'TypeError: x is undefined',
    details: 'x is undefined',
    componentName: 'TaskCard',
    originalError: 'TypeError: x is undefined',
  });
  const call = describeError(await failing({ status: 422, body: { message: 'too short' } }, {}));
  expect(call).toMatchObject({ title: 'Request failed: too short', originalError: 'CallError: too short' });
  expect(describeError({ code: 7 })).toMatchObject({
    title: 'Error: {"code":7}',
    originalError: '{"code":7}',
  });
});

test.each(['app-host.tsx', 'plain-frame.tsx', 'error-boundary.tsx'])(
  'no component of %s, which stand around every page, is told as one of the app',
  (file) => {
    const text = readFileSync(join(import.meta.dirname, file), 'utf8');
    const names = [...text.matchAll(/^(?:export )?(?:function|const|class) ([A-Z]\w*)/gm)].map(
      ([, name]) => name,
    );
    expect(names).not.toEqual([]);
    expect(
      names.filter((name) => componentIn(`\n    at ${name} (http://v/host.js:3:9)`) !== undefined),
    ).toEqual([]);
  },
);

test('a part of the kit that breaks is told with the component of the app that asked for it', () => {
  const inKit =
    '\n    at Row (http://v/kit.js:3:9)\n    at div\n    at Tasks (http://x/_m/1/pages/Tasks.js:9:2)';
  const error = new TypeError('x is undefined');
  error.stack = 'TypeError: x is undefined\n    at Row (http://v/kit.js:3:9)';
  const asked = '\n    at Tasks (http://x/_m/1/pages/Tasks.js:14:2)';
  const { componentName, stack } = describeError(error, inKit, asked);
  expect(componentName).toBe('Tasks');
  // Where the part was asked for says more than where its component begins.
  expect(stack?.match(/_m.+/g)).toEqual(['_m/1/pages/Tasks.js:14:2)', '_m/1/pages/Tasks.js:9:2)']);
  expect(describeError(error, 'Row@http://v/kit.js:3:9').componentName).toBe('Row');
});

test('errors are told apart by their titles, which stay short', () => {
  expect(describeError(new TypeError('x is undefined\nat once')).title).toBe('TypeError: x is undefined');
  expect(describeError(new Error('y'.repeat(500))).title).toHaveLength(121);
  const cut = describeError(new Error(`${'y'.repeat(112)}😀${'y'.repeat(2_000)}`));
  expect([cut.title, cut.title.isWellFormed()]).toEqual([`Error: ${'y'.repeat(112)}…`, true]);
});

test('[P-PREV-06] a call that waits for payment is not reported, other errors are', async () => {
  const told: string[] = [];
  const stop = captureUncaught(({ title }) => told.push(title));
  const unpaid = await failing({ status: 402, body: { message: 'No credits left' } }, {});
  for (const error of [unpaid, new TypeError('x')]) {
    window.dispatchEvent(Object.assign(new ErrorEvent('error', { error, message: 'Uncaught' })));
    const rejection = Object.assign(new Event('unhandledrejection'), { reason: error });
    window.dispatchEvent(rejection);
  }
  stop();
  expect(unpaid).toBeInstanceOf(CallError);
  expect([isReportable(unpaid), isReportable(new Error('x'))]).toEqual([false, true]);
  expect(told).toEqual(['TypeError: x', 'TypeError: x']);
});
