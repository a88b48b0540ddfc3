// @vitest-environment happy-dom
import { afterAll, beforeEach, expect, test } from 'vitest';
import { auth, currentUser, mainLoginAddress } from './auth.ts';
import { CallError, type CallEvent, call, onCall, onRefusal } from './call.ts';
import { base44 } from './client.ts';
import { createEntity } from './entity.ts';
import { createFunction } from './functions.ts';
import { UploadFile } from './integrations.ts';
import { setPlace } from './origin.ts';
import { type Answer, type Heard, listenOnLoopback } from './testing-server.ts';
import { getToken, keepTokenInMemory, setToken, takeTokenFromAddress } from './token.ts';

const appId = '65f000000000000000000001';
let answer: (heard: Heard) => Answer = () => ({ body: [] });
const server = await listenOnLoopback((heard) => answer(heard));
afterAll(() => server.close());
setPlace({ appId, apiBase: server.apiBase, mainOrigin: 'https://build.example' });

const Task = createEntity('Task', { name: 'Task', properties: { title: { type: 'string' } } });
const row = { id: '65f0000000000000000000aa', title: 'Water the beds' };

beforeEach(() => {
  server.heard.length = 0;
  answer = () => ({ body: row });
  setToken('app-token');
});

test('[P-RUN-13] a filter with sort, limit and skip becomes one GET as this app, with the token', async () => {
  answer = () => ({ body: [row] });

  expect(await Task.filter({ done: false }, '-due', 10, 20, ['title'])).toEqual([row]);

  expect(server.heard).toMatchObject([
    {
      method: 'GET',
      path: `/api/apps/${appId}/entities/Task`,
      query: { q: '{"done":false}', sort: '-due', limit: '10', skip: '20', fields: 'title' },
      token: 'app-token',
      appId,
    },
  ]);
});

test('[P-RUN-13] a list without arguments sends no query', async () => {
  answer = () => ({ body: [] });
  await Task.list();
  expect(server.heard[0]?.query).toEqual({});
});

test('[P-RUN-13] create, update, delete, bulkCreate and count call the paths of the wire', async () => {
  await Task.create({ title: 'x' });
  await Task.update(row.id, { title: 'y' });
  await Task.delete(row.id);
  answer = () => ({ body: [row] });
  await Task.bulkCreate([{ title: 'z' }]);
  answer = () => ({ body: { count: 7 } });
  expect(await Task.count({ done: true })).toBe(7);

  const base = `/api/apps/${appId}/entities/Task`;
  expect(server.heard.map(({ method, path, body }) => [method, path, body])).toEqual([
    ['POST', base, '{"title":"x"}'],
    ['PUT', `${base}/${row.id}`, '{"title":"y"}'],
    ['DELETE', `${base}/${row.id}`, ''],
    ['POST', `${base}/bulk`, '[{"title":"z"}]'],
    ['GET', `${base}/count`, ''],
  ]);
});

test('[P-RUN-13] the calls on many records call the paths of the wire and answer what it says', async () => {
  const base = `/api/apps/${appId}/entities/Task`;
  const page = { items: [row], next_cursor: 'c2', has_more: true };
  answer = () => ({ body: page });
  expect(await Task.list({ sort: 'title', limit: 2, fields: ['title'] })).toEqual(page);
  expect(await Task.filter({ done: true }, { limit: 1 })).toEqual(page);
  expect(await Task.list({ cursor: 'c2', limit: 2 })).toEqual(page);
  answer = () => ({ body: { rows: [{ count: 3 }], truncated: false } });
  expect(await Task.aggregate({ groupBy: 'title', sum: 'points' })).toEqual({
    rows: [{ count: 3 }],
    truncated: false,
  });
  answer = () => ({ body: { created: 1, updated: 2, records: [row] } });
  expect(await Task.upsert([{ title: 'x' }], { key: 'title' })).toEqual({
    created: 1,
    updated: 2,
    records: [row],
  });
  answer = () => ({ body: { success: true, updated: 500, has_more: true } });
  expect(await Task.updateMany({ done: false }, { $set: { done: true } })).toEqual({
    success: true,
    updated: 500,
    has_more: true,
  });
  answer = () => ({ body: [row] });
  expect(await Task.bulkUpdate([{ id: row.id, title: 'y' }])).toEqual([row]);

  const told = server.heard.map(({ method, path, query, body }) => [method, path, query, body]);
  expect(told).toEqual([
    ['GET', `${base}/v2/list`, { sort: 'title', limit: '2', fields: 'title' }, ''],
    ['GET', `${base}/v2/list`, { q: '{"done":true}', limit: '1' }, ''],
    ['GET', `${base}/v2/list`, { cursor: 'c2', limit: '2' }, ''],
    ['POST', `${base}/aggregate`, {}, '{"groupBy":"title","sum":"points"}'],
    ['POST', `${base}/upsert`, {}, '{"records":[{"title":"x"}],"key":"title"}'],
    ['PATCH', `${base}/update-many`, {}, '{"query":{"done":false},"data":{"$set":{"done":true}}}'],
    ['PUT', `${base}/bulk`, {}, `[{"id":"${row.id}","title":"y"}]`],
  ]);
});

test('[P-RUN-13] a file is imported as a form, and what is wrong with it is answered', async () => {
  const problems = [{ row: 2, field: 'title', message: 'This field is required' }];
  answer = () => ({ body: { status: 'error', details: 'Nothing was imported', output: problems } });
  const outcome = await Task.importEntities(new File(['title\n'], 'tasks.csv', { type: 'text/csv' }));

  expect(outcome).toEqual({
    status: 'error',
    details: 'Nothing was imported',
    output: problems,
    n_entities_created: 0,
  });
  expect(server.heard[0]).toMatchObject({ method: 'POST', path: `/api/apps/${appId}/entities/Task/import` });
  expect(server.heard[0]?.type).toContain('multipart/form-data');
});

test('a refused record tells what each field lacks', async () => {
  answer = () => ({
    status: 422,
    body: {
      message: 'Not valid',
      detail: 'Not valid',
      error_type: 'invalid',
      request_id: 'r',
      fields: { title: 'This field is required' },
    },
  });

  const error = await Task.create({}).catch((caught: unknown) => caught);

  expect(error).toBeInstanceOf(CallError);
  expect(error).toMatchObject({
    status: 422,
    message: 'Not valid',
    fields: { title: 'This field is required' },
  });
});

test('a 403 hands its reason to the host', async () => {
  const heard: (string | undefined)[] = [];
  const stop = onRefusal(({ reason }) => heard.push(reason));
  answer = () => ({ status: 403, body: { message: 'No', extra_data: { reason: 'user_not_registered' } } });

  await expect(Task.list()).rejects.toThrow('No');

  stop();
  expect(heard).toEqual(['user_not_registered']);
});

test('a server that is away is said in words', async () => {
  const base = server.apiBase;
  // Nobody listens on port 1.
  setPlace({ apiBase: 'http://127.0.0.1:1/api' });
  await expect(Task.list()).rejects.toThrow(
    'The server can’t be reached. Check your connection and try again.',
  );
  setPlace({ apiBase: base });
});

test('[P-RUN-13] functions and integrations call their paths; a file travels as a form', async () => {
  answer = () => ({ body: { sent: 2 } });
  expect(await createFunction('sendReminders')({ days: 3 })).toEqual({ data: { sent: 2 }, status: 200 });
  await base44.integrations['Core']?.['InvokeLLM']?.({ prompt: 'Hi' });
  await UploadFile({ file: new File(['a'], 'a.txt') });

  const base = `/api/apps/${appId}`;
  expect(server.heard.map(({ path }) => path)).toEqual([
    `${base}/functions/sendReminders`,
    `${base}/integration-endpoints/Core/InvokeLLM`,
    `${base}/integration-endpoints/Core/UploadFile`,
  ]);
  expect(server.heard[1]?.body).toBe('{"prompt":"Hi"}');
  expect(server.heard[2]?.type).toMatch(/^multipart\/form-data/);
});

test('[B-RUNTIME-06] an integration called with a string raises an error', () => {
  expect(() => base44.integrations['Core']?.['InvokeLLM']?.('Hi' as never)).toThrow('named parameters');
});

test('me() reads and keeps the person, updateMyUserData changes them', async () => {
  const ada = { id: '65f0000000000000000000bb', email: 'ada@example.com', full_name: 'Ada', role: 'user' };
  answer = () => ({ body: ada });
  await auth.me();
  expect(currentUser()).toEqual(ada);

  answer = () => ({ body: { ...ada, full_name: 'Ada L' } });
  await base44.auth.updateMyUserData({ full_name: 'Ada L' });

  expect(currentUser()?.full_name).toBe('Ada L');
  expect(server.heard[1]).toMatchObject({ method: 'PUT', path: `/api/apps/${appId}/entities/User/me` });
});

test('[P-HOST-03] the sign-in of the main host is told the app and where to come back to', () => {
  const address = new URL(mainLoginAddress('/Tasks?id=1'));
  expect(address.origin + address.pathname).toBe('https://build.example/login');
  expect(address.searchParams.get('app_id')).toBe(appId);
  expect(address.searchParams.get('from_url')).toBe(new URL('/Tasks?id=1', location.href).href);
});

test('[P-SESS-05] the token is kept under the key "token"', () => {
  setToken('t-1');
  expect(localStorage.getItem('token')).toBe('t-1');
  setToken(null);
  expect(localStorage.getItem('token')).toBeNull();
});

test('a token in the address is taken and removed, the rest of the address stays', () => {
  history.replaceState(null, '', '/Tasks?id=4&access_token=secret#top');
  expect(takeTokenFromAddress()).toBe('secret');
  expect(location.pathname + location.search + location.hash).toBe('/Tasks?id=4#top');
  expect(takeTokenFromAddress()).toBeNull();
});

test('a browser that refuses storage still signs in for this page', () => {
  const real = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('refused', 'SecurityError');
    },
  });
  setToken('t-2');
  expect(getToken()).toBe('t-2');
  if (real) Object.defineProperty(globalThis, 'localStorage', real);
});

test('in a preview refused calls share one new token and are made again', async () => {
  let asked = 0;
  keepTokenInMemory('old', async () => {
    asked += 1;
    return 'new';
  });
  answer = ({ token }) =>
    token === 'new' ? { body: [row] } : { status: 401, body: { message: 'Please sign in to continue' } };

  const [one, other] = await Promise.all([Task.list(), Task.list('-due')]);

  expect([one, other]).toEqual([[row], [row]]);
  expect(asked).toBe(1);
  expect(localStorage.getItem('token')).not.toBe('new');
});

test('[W-ACT-10] whoever watches hears of each call and of its answer, refusals and lost connections too', async () => {
  const heard: CallEvent[] = [];
  const stop = onCall((event) => heard.push(event));
  await Task.create({ title: 'x' });
  answer = () => ({ status: 422, body: { message: 'title: too short' } });
  await Task.create({ title: '' }).catch(() => {});
  // What the host asks for itself is no doing of the app.
  await call('/apps/x/preview/locate', { method: 'POST', isOfHost: true }).catch(() => {});
  stop();
  await Task.list().catch(() => {});

  const url = `${server.apiBase}/apps/${appId}/entities/Task`;
  const [first, second] = [heard[0]?.requestId, heard[2]?.requestId];
  expect(first).not.toBe(second);
  expect(heard).toEqual([
    { type: 'start', requestId: first, url, method: 'POST', body: { title: 'x' } },
    { type: 'end', requestId: first, statusCode: 200, response: row },
    { type: 'start', requestId: second, url, method: 'POST', body: { title: '' } },
    { type: 'end', requestId: second, statusCode: 422, response: { message: 'title: too short' } },
  ]);
});
