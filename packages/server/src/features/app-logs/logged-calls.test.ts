import type { AppLog } from '@sayso/contracts/log-entries';
import { expect, test } from 'vitest';
import { isAppScoped } from '../../http/app-scope.ts';
import { formOf, onePixel } from '../../testing/form.ts';
import { startServer } from '../../testing/start-server.ts';

const server = await startServer();

/** Calls that apps make and their log does not tell, with why. */
const untold: Readonly<Record<string, readonly string[]>> = {
  'comes before anybody knows which app is meant': [
    'GET /api/apps/auth/:provider/login',
    'GET /api/apps/auth/login',
    'GET /api/apps/auth/popup',
    'GET /api/apps/public/domains/:domain',
    'GET /api/apps/public/login-info/by-slug/:slug',
    'GET /api/apps/public/prod/:by/',
    'GET /api/apps/public/prod/by-slug/:slug',
    'GET /api/apps/public/prod/domain/:domain',
    'GET /api/apps/public/trending',
  ],
  'is a page’s own way to the app, which tells its visit itself': [
    'GET /api/apps/:appId/auth/sso/login',
    'GET /api/apps/public/:appId/invitation',
    'GET /api/apps/public/login-info/by-id/:appId',
    'GET /api/apps/public/prod/by-id/:appId',
    'GET /api/apps/public/prod/public-settings/by-id/:appId',
    'GET /api/files/:appId/:name',
  ],
  'forgets who was signed in, which never fails': [
    'GET /api/apps/auth/logout',
    'POST /api/apps/:appId/auth/logout',
  ],
  'writes into the log, or events beside it': [
    'POST /api/app-logs/:appId/log-user-in-app/:page',
    'POST /api/app-logs/:appId/page-errors',
    'POST /api/apps/:appId/analytics/track/batch',
  ],
  'is of the workshop, whose frame is not the app at work': [
    'GET /api/apps/:appId/integration-endpoints/schema',
    'POST /api/apps/:appId/preview/boot',
    'POST /api/apps/:appId/preview/locate',
    'POST /api/apps/:appId/preview/try-classes',
  ],
};

test('each call that apps make is in their log, or named here as one that is not', () => {
  const scoped = [...server.core.api.contracts].filter(([, endpoint]) => isAppScoped(endpoint));
  const silent = scoped.filter(([, { logs }]) => logs === undefined).map(([call]) => call);
  expect(silent.toSorted()).toEqual(Object.values(untold).flat().toSorted());
  expect(scoped.length - silent.length).toBeGreaterThan(25);
});

test('one alone is told of calls', () => {
  expect(() => server.core.api.listenToCalls(() => {})).toThrow('Calls already have a listener');
});

const Task = {
  name: 'Task',
  properties: { title: { type: 'string' }, hours: { type: 'number' } },
  required: ['title'],
};
const logsOf = async (app: string) =>
  ((await server.call('ada', 'GET', `/app-logs/${app}`)).body as AppLog[]).toReversed();
async function inApp(app: string, who: string) {
  if (who !== 'ada') await server.call(who, 'POST', `/apps/${app}/users/register`);
  const { body } = await server.call(who, 'GET', `/apps/${app}/auth/token`);
  const headers = { authorization: `Bearer ${(body as { token: string }).token}` };
  return (method: string, path: string, given?: unknown, more: Record<string, string> = {}) =>
    server.call(null, method, `/apps/${app}${path}`, given, { ...headers, ...more });
}

test('[W-LOGS-07] whatever fails in an app is in its log: people, invitations, imports and signing in', async () => {
  const app = await server.anApp('ada', { public_settings: 'public_without_login', entities: { Task } });
  const mia = await inApp(app, 'mia');
  const gone = '0'.repeat(24);
  const wrong = { email: 'mia@example.com', password: 'not this one' };
  const { headers, body } = await formOf({ file: new File(['title\nx\n'], 'tasks.csv') });
  const statuses = [
    await mia('GET', `/entities/User/${gone}`),
    await mia('POST', '/users/invite-user', { user_email: 'x@example.com' }),
    await mia('DELETE', `/entities/User/${gone}`),
    await mia('POST', '/entities/Nope', {}),
    await mia('POST', '/entities/Nope/import', body, headers),
    await server.call(null, 'POST', `/apps/${app}/auth/login`, wrong),
    await server.call(null, 'GET', `/apps/${app}/entities/User/me`),
  ].map(({ status }) => status);
  expect(statuses).toEqual([404, 403, 404, 404, 404, 401, 401]);

  const told = (await logsOf(app)).map((line) => [
    line.log_type,
    line.object_name,
    line.user_email,
    line.status,
  ]);
  const mias = 'mia@example.com';
  expect(told).toEqual([
    ['read', 'User', mias, 'error'],
    ['create', 'User', mias, 'error'],
    ['delete', 'User', mias, 'error'],
    ['create', 'Nope', mias, 'error'],
    ['create', 'Nope', mias, 'error'],
    ['sign_in', 'User', null, 'error'],
  ]);
  // Nothing that was typed to sign in.
  expect((await logsOf(app)).at(-1)).toMatchObject({ inputs: null, outputs: null });
});

test('an import and an invitation are in the log, the link that lets somebody in is not', async () => {
  const app = await server.anApp('ada', { entities: { Task } });
  const ada = await inApp(app, 'ada');
  const load = async (rows: string) => {
    const { headers, body } = await formOf({ file: new File([rows], 'tasks.csv') });
    return (await ada('POST', '/entities/Task/import', body, headers)).body as { status: string };
  };
  expect((await load('title,hours\nPaint,3\n')).status).toBe('success');
  expect((await load('title,hours\nPaint,many\n')).status).toBe('error');
  const invited = await ada('POST', '/users/invite-user', { user_email: 'kim@example.com' });
  expect(invited.body).toMatchObject({ invite_link: expect.any(String) });

  const [stored, refused, invitation] = await logsOf(app);
  expect(stored).toMatchObject({ log_type: 'create', object_name: 'Task', status: 'success' });
  expect(stored?.outputs).toContain('"n_entities_created":1');
  expect(refused).toMatchObject({ log_type: 'create', status: 'error', error: expect.any(String) });
  expect(refused?.outputs).toContain('"n_problems":1');
  expect(invitation).toMatchObject({
    log_type: 'create',
    object_name: 'User',
    status: 'success',
    outputs: expect.stringContaining('"invite_link":"[hidden]"'),
  });
});

test('a file that was stored is named in the log, and why another was not stands there once', async () => {
  const app = await server.anApp('ada', { entities: { Task } });
  const ada = await inApp(app, 'ada');
  const send = async (file: File) => {
    const { headers, body } = await formOf({ file });
    return (await ada('POST', '/integration-endpoints/Core/UploadFile', body, headers)).status;
  };
  expect(await send(new File([new Uint8Array(onePixel)], 'logo.png'))).toBe(200);
  expect(await send(new File(['no picture'], 'fake.png'))).toBe(422);
  const [stored, refused] = await logsOf(app);
  expect(stored).toMatchObject({ object_name: 'UploadFile', inputs: '{"file":"logo.png"}' });
  expect(refused).toMatchObject({ status: 'error', error: expect.stringMatching(/^“fake\.png” [^\n]+$/) });
});

test('what a caller is told of a refusal is not changed by what its log tells the owner', async () => {
  const closed = {
    ...Task,
    rls: { create: true, read: true, update: true, delete: { created_by: '{{user.email}}' } },
  };
  const app = await server.anApp('ada', {
    public_settings: 'public_without_login',
    entities: { Task: closed },
  });
  const [ada, mia] = [await inApp(app, 'ada'), await inApp(app, 'mia')];
  const { id } = (await ada('POST', '/entities/Task', { title: 'Paint' })).body as { id: string };
  const { status, body } = await mia('DELETE', `/entities/Task/${id}`);
  expect([status, body]).toEqual([
    403,
    {
      message: 'Permission denied',
      detail: 'Permission denied',
      error_type: 'forbidden',
      request_id: expect.any(String),
      traceback: '',
    },
  ]);
  expect((await logsOf(app)).at(-1)).toMatchObject({
    log_type: 'delete',
    object_name: 'Task',
    inputs: JSON.stringify({ id }),
    error: 'Permission denied',
  });
});
