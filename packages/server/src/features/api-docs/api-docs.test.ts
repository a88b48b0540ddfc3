import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { promisify } from 'node:util';
import type { ExampleLanguage } from '@sayso/contracts/api-docs';
import { Validator } from '@seriousme/openapi-schema-validator';
import { beforeAll, expect, test } from 'vitest';
import { startServer } from '../../testing/start-server.ts';

const run = promisify(execFile);

/** The code names the server's public address, so that has to be known before it starts. */
async function freePort(): Promise<string> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as { port: number };
  await new Promise((closed) => probe.close(closed));
  return String(port);
}

const server = await startServer({ env: { PORT: await freePort(), SAYSO_HOST: 'localhost' } });
const host = `localhost:${server.port}`;
const own = { created_by: '{{user.email}}' };
const task = {
  description: 'Something to do',
  properties: {
    title: { type: 'string', maxLength: 200 },
    state: { type: 'string', enum: ['open', 'done'], default: 'open' },
    paper: { type: 'binary' },
    hours: { type: 'number', minimum: 0 },
    steps: { type: 'array', items: { type: 'object', properties: { text: { type: 'string' } } } },
    project: { type: 'string', $ref: '/entities/Project/id' },
    secret: { type: 'string', rls: { read: own } },
  },
  required: ['title'],
  rls: { create: own, read: own, update: own, delete: own },
};
const title = `Ada's "first" $HOME \`task\` \\ ü 🚀`;
const ground = { app: '', record: '', key: '' };
const tokens = new Map<string, string>();

async function signUp(name: string): Promise<void> {
  const body = { email: `${name}@example.com`, password: server.password, full_name: name };
  const reply = await server.ask(host, '/api/auth/register', { method: 'POST', body });
  tokens.set(name, (reply.body as { access_token: string }).access_token);
}

async function call(who: string | null, method: string, path: string, body?: unknown, key?: string) {
  const token = who === null ? {} : { authorization: `Bearer ${tokens.get(who)}` };
  return server.ask(host, `/api${path}`, {
    method,
    ...(body === undefined ? {} : { body }),
    headers: { ...token, ...(key === undefined ? {} : { api_key: key }) },
  });
}

beforeAll(async () => {
  await signUp('root');
  await signUp('ada');
  const made = await call('ada', 'POST', '/apps', {
    name: 'Desk',
    entities: { Task: task, Project: { properties: { name: { type: 'string' } } } },
  });
  ground.app = (made.body as { id: string }).id;
  const stored = await call('ada', 'POST', `/apps/${ground.app}/entities/Task`, { title });
  ground.record = (stored.body as { id: string }).id;
  ground.key = ((await call('ada', 'POST', '/auth/regenerate_api_key')).body as { api_key: string }).api_key;
});

test('[W-API-04] reading and changing records takes the api_key header alone, and only a valid one', async () => {
  const at = `/apps/${ground.app}/entities/Task`;
  const read = await call(null, 'GET', at, undefined, ground.key);
  const changed = await call(null, 'PUT', `${at}/${ground.record}`, { state: 'done' }, ground.key);

  expect([read.status, read.body]).toEqual([200, [expect.objectContaining({ title, state: 'open' })]]);
  expect([changed.status, changed.body]).toEqual([200, expect.objectContaining({ title, state: 'done' })]);
  expect((await call(null, 'GET', at, undefined, 'sayso_key_wrong')).status).toBe(401);
  expect((await call(null, 'PUT', `${at}/${ground.record}`, { state: 'open' })).status).toBe(403);
});

test('[B-APPS-09] with an api_key the app answers a token that acts in this app alone', async () => {
  const reply = await call(null, 'GET', `/apps/${ground.app}/auth/token`, undefined, ground.key);
  const { token } = reply.body as { token: string };
  const asToken = async (path: string) =>
    (await server.ask(host, `/api${path}`, { headers: { authorization: `Bearer ${token}` } })).status;
  const other = (await call('ada', 'POST', '/apps', { name: 'Other' })).body as { id: string };

  expect([reply.status, Object.keys(reply.body as object)]).toEqual([200, ['token']]);
  expect(await asToken(`/apps/${ground.app}/entities/User/me`)).toBe(200);
  expect(await asToken(`/apps/${ground.app}/entities/Task`)).toBe(200);
  expect([await asToken(`/apps/${other.id}/entities/User/me`), await asToken('/auth/me')]).toEqual([
    403, 403,
  ]);
  const without = [null, 'sayso_key_wrong'].map(async (key) => {
    const asked = await call(null, 'GET', `/apps/${ground.app}/auth/token`, undefined, key ?? undefined);
    return asked.status;
  });
  expect(await Promise.all(without)).toEqual([401, 401]);
});

test('the OpenAPI document is valid and names every call that the entities answer, and no rule', async () => {
  const reply = await call('ada', 'GET', `/apps/${ground.app}/openapi.json`);
  const found = await new Validator().validate(reply.body as Parameters<Validator['validate']>[0]);
  expect(found).toEqual({ valid: true });

  const { paths, servers } = reply.body as {
    paths: Record<string, Record<string, unknown>>;
    servers: { url: string }[];
  };
  const methods = new Set(['get', 'post', 'put', 'patch', 'delete']);
  const described = Object.entries(paths).flatMap(([path, calls]) =>
    Object.keys(calls)
      .filter((method) => methods.has(method))
      .map((method) => `${method.toUpperCase()} /api${path}`),
  );
  const of = (entity: string) =>
    [...server.core.api.routes]
      .filter((route) => /^(?!HEAD|OPTIONS)\w+ \/api\/apps\/:appId\/entities\/:entity/.test(route))
      .map((route) =>
        route
          .replace(':appId', ground.app)
          .replace(':entity', entity)
          .replace(/:(\w+)/g, '{$1}'),
      );
  expect(described.toSorted()).toEqual([...of('Task'), ...of('Project')].toSorted());
  expect(servers).toEqual([{ url: `http://${host}/api` }]);
  expect(reply.text).not.toContain('created_by":"{{');
  expect(reply.body).toMatchObject({
    components: {
      schemas: {
        Task: {
          required: ['title'],
          properties: {
            paper: { type: 'string' },
            project: { type: 'string', description: 'Id of a Project record' },
            steps: { items: { properties: { text: { type: 'string' } } } },
          },
        },
      },
    },
  });
});

const python = await run('python3', ['--version']).then(
  () => true,
  () => false,
);
const runners: [ExampleLanguage, (code: string) => Promise<{ stdout: string }>, boolean][] = [
  ['javascript', (code) => run(process.execPath, ['--input-type=module', '--eval', code]), true],
  ['python', (code) => run('python3', ['-c', code]), python],
  ['curl', (code) => run('sh', ['-c', code]), true],
];

test.each(runners)('the %s examples run as pasted', async (language, execute, isHere) => {
  const path = (entity: string) => `/apps/${ground.app}/api-examples?entity=${entity}&language=${language}`;
  const reply = await call('ada', 'GET', path('Task'));
  const { read, update, ...facts } = reply.body as { read: string; update: string };
  expect(facts).toEqual({ has_api_key: true, has_record: true });
  for (const code of [read, update]) {
    expect(code).toContain('api_key');
    expect(code).toContain(ground.key);
    expect(code).toContain(`/api/apps/${ground.app}/entities/Task`);
  }
  expect(update).toContain(`/entities/Task/${ground.record}`);
  expect(update).toContain('PUT');

  if (!isHere) {
    console.warn(`The ${language} examples were not run: this machine has no ${language}`);
    return;
  }
  expect((await execute(read)).stdout).toContain(ground.record);
  const before = await call('ada', 'GET', `/apps/${ground.app}/entities/Task/${ground.record}`);
  expect((await execute(update)).stdout).toContain(ground.record);
  const after = await call('ada', 'GET', `/apps/${ground.app}/entities/Task/${ground.record}`);
  expect(after.body).toEqual({ ...(before.body as object), updated_date: expect.any(String) });
  expect((after.body as { updated_date: string }).updated_date).not.toBe(
    (before.body as { updated_date: string }).updated_date,
  );

  const empty = await call('ada', 'GET', path('Project'));
  expect(empty.body).toMatchObject({ has_record: false, update: expect.stringContaining('RECORD_ID') });
  expect((await call('ada', 'GET', path('User'))).status).toBe(404);
  const keyless = (await call('root', 'GET', path('Task'))).body;
  expect(keyless).toMatchObject({ has_api_key: false, read: expect.stringContaining('YOUR_API_KEY') });
});
