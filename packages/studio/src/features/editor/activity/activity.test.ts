import type { FrameMessage } from '@sayso/contracts/preview';
import { expect, test } from 'vitest';
import {
  type ActivityEntry,
  activityReducer,
  bodyText,
  filterActivity,
  nextFilter,
  previewOf,
  shortAddress,
} from './activity.ts';

const start = (requestId: string, method = 'GET'): FrameMessage => ({
  type: 'api-request-start',
  requestId,
  data: { url: 'http://a.localhost/api/apps/x/entities/Task', method, body: { q: 1 } },
});
const end = (requestId: string, statusCode = 200): FrameMessage => ({
  type: 'api-request-end',
  requestId,
  data: { statusCode, response: [{ id: '1' }] },
});
const log = (severity: 'error' | 'warn' | 'other', message = 'Said'): FrameMessage => ({
  type: 'console-log',
  data: { message, severity, component: 'Tasks' },
});
const play = (...told: FrameMessage[]): readonly ActivityEntry[] =>
  told.reduce<readonly ActivityEntry[]>(
    (entries, message, at) => activityReducer(entries, { message, now: 1_000 + at * 10, id: `log-${at}` }),
    [],
  );

test('[W-ACT-11] [W-ACT-12] a request is pending from its start and completed with its end', () => {
  const started = {
    id: 'r1',
    type: 'request',
    method: 'POST',
    url: 'http://a.localhost/api/apps/x/entities/Task',
    body: { q: 1 },
    response: null,
    status: 'pending',
    statusCode: null,
    duration: null,
    startTime: 1_000,
    endTime: null,
  };
  expect(play(start('r1', 'POST'))).toEqual([started]);
  expect(play(start('r1', 'POST'), start('r2'), end('r1', 201))[0]).toEqual({
    ...started,
    status: 'completed',
    statusCode: 201,
    response: [{ id: '1' }],
    endTime: 1_020,
    duration: 20,
  });
});

test.each(['error', 'warn', 'other'] as const)(
  '[W-ACT-13] a log of severity %s has it, message, component and time',
  (severity) => {
    expect(play(log(severity))).toEqual([
      { id: 'log-0', type: 'log', message: 'Said', severity, component: 'Tasks', timestamp: 1_000 },
    ]);
  },
);

test('a logged error says where in the sources it was logged, where that is known', () => {
  const data = { message: 'Said', severity: 'error', file: 'pages/Tasks', line: 7, column: 3 } as const;
  expect(play({ type: 'console-log', data })).toMatchObject([{ place: 'pages/Tasks, line 7' }]);
});

test('a frame that was loaded anew answers nothing any more; an end without a start is nothing', () => {
  const entries = play(start('r1'), { type: 'ready' }, end('r1'), end('r9'));
  expect(entries).toMatchObject([{ id: 'r1', status: 'completed', statusCode: 0, response: null }]);
});

test('[W-ACT-04] clearing empties the list of all that is over', () => {
  const entries = play(start('r1'), start('r2'), end('r1'), log('error'));
  expect(activityReducer(entries, 'cleared').map(({ id }) => id)).toEqual(['r2']);
});

test('the oldest of very many give way', () => {
  const entries = play(...Array.from({ length: 600 }, (_, at) => log('other', `${at}`)));
  expect(entries).toHaveLength(500);
  expect(entries.at(-1)).toMatchObject({ message: '599' });
});

test('[W-ACT-03] the filter cycles, and each takes its own', () => {
  const cycle = ['all'] as ReturnType<typeof nextFilter>[];
  for (let step = 0; step < 5; step += 1) cycle.push(nextFilter(cycle.at(-1) ?? 'all'));
  expect(cycle).toEqual(['all', 'requests', 'logs', 'success', 'errors', 'all']);

  const entries = play(
    start('ok'),
    end('ok'),
    start('bad'),
    end('bad', 404),
    start('on'),
    log('error'),
    log('warn'),
  );
  const ids = (filter: (typeof cycle)[number]) => filterActivity(entries, filter).map(({ id }) => id);
  expect(cycle.slice(0, 5).map(ids)).toEqual([
    ['ok', 'bad', 'on', 'log-5', 'log-6'],
    ['ok', 'bad', 'on'],
    ['log-5', 'log-6'],
    ['ok'],
    ['bad', 'log-5'],
  ]);
});

test('texts are cut and bodies shown as people read them', () => {
  expect(previewOf('x'.repeat(60))).toBe('x'.repeat(60));
  expect(previewOf(`a\n  b${'x'.repeat(60)}`)).toBe(`a b${'x'.repeat(57)}…`);
  expect([bodyText(null), bodyText(''), bodyText('text'), bodyText({ a: 1 })]).toEqual([
    null,
    null,
    'text',
    '{\n  "a": 1\n}',
  ]);
  const address =
    'http://a.localhost/api/apps/65f000000000000000000001/entities/Task?q=%7B%22a%22%3A%22b+c%22%7D&limit=5';
  expect([shortAddress(address), shortAddress('odd')]).toEqual([
    '/entities/Task?q={"a":"b c"}&limit=5',
    'odd',
  ]);
});
