import { gzipSync } from 'node:zlib';
import { FaultBody } from '@sayso/contracts/faults';
import { limits } from '@sayso/contracts/limits';
import { expect, test } from 'vitest';
import { startServer } from '../testing/start-server.ts';

const server = await startServer();
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

test.each([
  ['a token that was never issued', bearer('x'.repeat(43))],
  ['an empty token', { authorization: 'Bearer ' }],
  ['another scheme', { authorization: 'Basic YWRhOng=' }],
  ['an API key that was never issued', { api_key: 'sayso_key_x' }],
  ['no credentials', {}],
])('%s is a 401 in the common form', async (_what, headers) => {
  const reply = await server.call(null, 'GET', '/apps', undefined, headers);

  expect(reply.status).toBe(401);
  expect(FaultBody.parse(reply.body)).toMatchObject({
    error_type: 'unauthorized',
    detail: expect.any(String),
  });
});

test.each(['0123456789abcdef01234567', 'no-id', '%00', 'x'.repeat(200)])(
  'an unknown app is a 404 (%s)',
  async (id) => {
    const reply = await server.call('ada', 'GET', `/apps/${id}`);

    expect(reply.status).toBe(404);
    expect(FaultBody.parse(reply.body).error_type).toBe('not_found');
  },
);

test.each([
  ['no JSON', '{"content":', 400, 'bad_request'],
  ['nothing', undefined, 422, 'invalid'],
  ['a list', [], 422, 'invalid'],
  ['more than a message may hold', { content: 'x'.repeat(limits.messageBytes) }, 413, 'too_large'],
  ['a million bytes', { content: 'x'.repeat(1_000_001) }, 422, 'invalid'],
  ['a description of 100 KB', { content: 'x'.repeat(100_000) }, 422, 'invalid'],
  ['an empty description', { content: '' }, 422, 'invalid'],
])('a description that is %s is refused clearly', async (_what, body, status, error_type) => {
  const reply = await server.call('ada', 'POST', '/apps/chat/create-from-message', body);

  expect(reply.status).toBe(status);
  const fault = FaultBody.parse(reply.body);
  expect(fault).toMatchObject({ error_type, message: expect.stringMatching(/\S/), traceback: '' });
});

test('a compressed body is refused before it is read, whatever it would come to', async () => {
  const bomb = gzipSync(Buffer.alloc(3_000_000, ' '));
  const body = gzipSync(JSON.stringify({ name: 'Packed' }));
  for (const [encoding, packed] of [
    ['gzip', body],
    ['gzip', bomb],
    ['br', body],
    ['GZIP, identity', body],
    ['zstd', body],
  ] as const) {
    const headers = { 'content-type': 'application/json', 'content-encoding': encoding };
    const reply = await server.call('ada', 'POST', '/apps', packed, headers);

    expect(reply.status, encoding).toBe(415);
    expect(FaultBody.parse(reply.body)).toMatchObject({
      error_type: 'unsupported',
      message: 'Send the body as it is, without compression.',
    });
  }
});

test('a body that says that it is not compressed is read', async () => {
  const headers = { 'content-encoding': 'identity' };
  expect(await server.call('ada', 'POST', '/apps', { name: 'Plain' }, headers)).toMatchObject({
    status: 200,
  });
});

const brackets = '['.repeat(7_000) + ']'.repeat(7_000);
test.each([
  ['a list of apps', `/apps?q=${brackets}`],
  ['a list of apps, inside', `/apps?q={"name":${brackets}}`],
  ['records', `/apps/:app/entities/Task?q={"title":${brackets}}`],
  ['a count', `/apps/:app/entities/Task/count?q={"title":${brackets}}`],
  ['a page', `/apps/:app/entities/Task/v2/list?q={"title":${brackets}}`],
  ['people', `/apps/:app/entities/User?q={"title":${brackets}}`],
])('a filter of 7,000 brackets for %s is a bad request', async (_what, path) => {
  const id = await server.anApp('ada', { entities: { Task: { properties: { title: { type: 'string' } } } } });
  const reply = await server.call('ada', 'GET', path.replace(':app', id));

  expect(reply.status).toBe(400);
  expect(FaultBody.parse(reply.body).message).toMatch(/nested too deeply/);
});

test('a body of 7,000 brackets is a bad request', async () => {
  const reply = await server.call('ada', 'POST', '/apps', `{"name":${brackets}}`, {
    'content-type': 'application/json',
  });
  expect(reply).toMatchObject({ status: 400, body: { message: 'This is nested deeper than 32 levels.' } });
});

test('a body with an object of too many keys, and one of too many values, are bad requests', async () => {
  const app = await server.anApp('ada', { entities: { Task: { properties: {} } } });
  const keys = Array.from({ length: 10_001 }, (_, at) => `"k${at}":0`).join();
  for (const [body, message] of [
    [`[{"map":{${keys}}}]`, /^An object in this has more than 10,000 keys\. Split/],
    [`[{"list":[${'0,'.repeat(1_000_000)}0]}]`, /^This holds more than 1,000,000 values\. Send it in parts/],
  ] as const) {
    const reply = await server.call('ada', 'POST', `/apps/${app}/entities/Task/bulk`, body, {
      'content-type': 'application/json',
    });
    expect(reply).toMatchObject({ status: 400, body: { message: expect.stringMatching(message) } });
  }
});

test('a description of exactly 50,000 characters makes an app', async () => {
  const reply = await server.call('ada', 'POST', '/apps/chat/create-from-message', {
    content: 'A list. '.repeat(6_250),
  });

  expect(reply).toMatchObject({ status: 200, body: { id: expect.any(String) } });
});

test.each(['DELETE', 'GET', 'PUT', 'POST'])(
  'a %s that names the type of a body which it does not have is answered',
  async (method) => {
    const id = await server.anApp('ada');
    const headers = { 'content-type': 'application/json' };
    const reply = await server.call('ada', method, `/apps/${id}`, undefined, headers);

    expect(reply.status).toBeLessThan(500);
    if (method === 'DELETE') expect((await server.call('ada', 'GET', `/apps/${id}`)).status).toBe(404);
  },
);
