import type { StoredRecord } from '@sayso/contracts/records';
import { expect, test } from 'vitest';
import { startServer } from '../../testing/start-server.ts';

const server = await startServer();

const own = { created_by: '{{user.email}}' };
const admins = { user_condition: { role: 'admin' } };
const entity = (rls?: object) => ({ properties: { title: { type: 'string' } }, ...(rls ? { rls } : {}) });
const entities = { Deal: entity({ read: own }), Note: entity(), Log: entity({ read: admins }) };

type Role = 'visitor' | 'user' | 'admin';
type Boot = {
  access_token: string;
  may_upload: boolean;
  user: { id: string; email: string; role: string } | null;
};

const onFrame = (appId: string) => `preview--${appId}.sayso.localhost:${server.port}`;
const ticketFor = (who: string | null, appId: string, role: unknown) =>
  server.call(who, 'POST', `/apps/${appId}/preview-token/view-as`, { role });
async function boot(appId: string, role: Role): Promise<Boot> {
  const { access_token } = (await ticketFor('ada', appId, role)).body as { access_token: string };
  const path = `/api/apps/${appId}/preview/boot`;
  const reply = await server.ask(onFrame(appId), path, { method: 'POST', body: { access_token } });
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  return reply.body as Boot;
}
async function openAs(appId: string, role: Role) {
  const { access_token: token, user } = await boot(appId, role);
  const call = (method: string, path: string, body?: unknown) =>
    server.call(null, method, path, body, { authorization: `Bearer ${token}` });
  const records = `/apps/${appId}/entities`;
  return {
    user,
    call,
    on: (method: string, path: string, body?: unknown) => call(method, `${records}/${path}`, body),
    titles: async (name: string) =>
      ((await call('GET', `${records}/${name}`)).body as StoredRecord[]).map((each) => each['title']),
  };
}
const open = { entities, public_settings: 'public_without_login' };

test('only who manages the app is given a look at it as somebody else', async () => {
  const app = await server.anApp('ada', open);
  expect([
    (await ticketFor(null, app, 'user')).status,
    (await ticketFor('bob', app, 'user')).status,
    (await ticketFor('ada', app, 'owner')).status,
    (await ticketFor('ada', 'f'.repeat(24), 'user')).status,
    (await ticketFor('ada', app, 'user')).status,
    (await ticketFor('root', app, 'user')).status,
  ]).toEqual([401, 403, 422, 404, 200, 200]);
  const asAdmin = await openAs(app, 'admin');
  expect((await asAdmin.call('POST', `/apps/${app}/preview-token/view-as`, { role: 'user' })).status).toBe(
    403,
  );
});

test('each sees and may do what a person of that role does, not what the maker may', async () => {
  const app = await server.anApp('ada', open);
  for (const name of ['Deal', 'Note', 'Log']) {
    await server.call('ada', 'POST', `/apps/${app}/entities/${name}`, { title: `Ada’s ${name}` });
  }
  const seen = async (role: Role) => {
    const person = await openAs(app, role);
    return Promise.all(['Deal', 'Note', 'Log'].map(person.titles));
  };
  expect(await seen('visitor')).toEqual([[], ['Ada’s Note'], []]);
  expect(await seen('user')).toEqual([[], ['Ada’s Note'], []]);
  expect(await seen('admin')).toEqual([[], ['Ada’s Note'], ['Ada’s Log']]);

  const user = await openAs(app, 'user');
  expect(user.user).toMatchObject({ email: 'user@preview.invalid', role: 'user' });
  expect((await user.on('GET', 'User/me')).body).toMatchObject({ email: 'user@preview.invalid' });
  expect((await user.on('POST', 'Deal', { title: 'Mine' })).status).toBe(200);
  expect((await user.on('POST', 'Log', { title: 'No' })).status).toBe(403);
  // The same person each time, who finds again what they made.
  expect(await (await openAs(app, 'user')).titles('Deal')).toEqual(['Mine']);
  expect(await (await openAs(app, 'admin')).titles('Deal')).toEqual([]);
  expect((await openAs(app, 'visitor')).user).toBe(null);
});

test('what they add is sample data by its mark, so that it goes with it', async () => {
  const app = await server.anApp('ada', open);
  for (const role of ['visitor', 'user', 'admin'] as const) {
    const person = await openAs(app, role);
    expect((await person.on('POST', 'Note', { title: role })).status).toBe(200);
    expect((await person.on('POST', 'Note/bulk', [{ title: role }])).status).toBe(200);
  }
  await server.call('ada', 'POST', `/apps/${app}/entities/Note`, { title: 'Real' });
  const notes = (await server.call('ada', 'GET', `/apps/${app}/entities/Note?sort=created_date`))
    .body as StoredRecord[];
  expect(notes.map(({ is_sample, created_by }) => [is_sample, created_by])).toEqual([
    [true, null],
    [true, null],
    [true, 'user@preview.invalid'],
    [true, 'user@preview.invalid'],
    [true, 'admin@preview.invalid'],
    [true, 'admin@preview.invalid'],
    [false, 'ada@example.com'],
  ]);
});

test('samples that they change stay samples, which those that people change do not', async () => {
  const app = await server.anApp('ada', open);
  const person = await openAs(app, 'admin');
  const ids: string[] = [];
  for (const title of ['Tried', 'Changed'])
    ids.push(((await person.on('POST', 'Note', { title })).body as StoredRecord).id);
  const [tried = '', changed = ''] = ids;
  expect((await person.on('PUT', `Note/${tried}`, { title: 'By nobody' })).status).toBe(200);
  expect((await person.on('PUT', 'Note/bulk', [{ id: tried, title: 'By nobody again' }])).status).toBe(200);
  const note = `/apps/${app}/entities/Note/${changed}`;

  expect((await server.call('ada', 'GET', `/apps/${app}/entities/Note/${tried}`)).body).toMatchObject({
    title: 'By nobody again',
    is_sample: true,
  });
  expect((await server.call('ada', 'PUT', note, { title: 'Mine' })).body).toMatchObject({ is_sample: false });
});

test('a made-up admin changes no real people, sends nothing, and opens neither the builder nor another app', async () => {
  const [app, other] = [await server.anApp('ada', open), await server.anApp('ada', open)];
  await server.call('ada', 'POST', `/apps/${app}/users/invite-user`, {
    user_email: 'mia@example.com',
    role: 'user',
  });
  const admin = await openAs(app, 'admin');
  const invite = { user_email: 'eve@example.com', role: 'user' };
  const mail = { to: 'eve@example.com', subject: 'Hi', body: 'Hi' };
  const refused: [string, string, unknown?][] = [
    ['GET', `/apps/${app}`],
    ['PUT', `/apps/${app}`, { name: 'Mine' }],
    [
      'POST',
      `/apps/${app}/coding/write`,
      { file_path: 'pages/Home', content: 'export default () => null;\n' },
    ],
    ['POST', `/apps/${app}/users/invite-user`, invite],
    ['POST', `/apps/${app}/runtime/users/invite-user`, invite],
    ['POST', `/apps/${app}/integration-endpoints/Core/SendEmail`, mail],
    ['PUT', `/apps/${app}/entities/User/me`, { note: 'x' }],
    ['GET', `/apps/${other}/entities/Note`],
    ['GET', '/auth/me'],
    ['GET', '/apps'],
  ];
  for (const [method, path, body] of refused) {
    expect([method, path, (await admin.call(method, path, body)).status]).toEqual([method, path, 403]);
  }
  const owned = await server.call(null, 'GET', `/apps/${app}/entities/Deal`);
  expect(owned.body).toEqual([]);
});

test('an app that visitors cannot open stays closed to a visitor, and a user is inside', async () => {
  const app = await server.anApp('ada', { entities, public_settings: 'private_with_login' });
  const { access_token } = (await ticketFor('ada', app, 'visitor')).body as { access_token: string };
  const reply = await server.ask(onFrame(app), `/api/apps/${app}/preview/boot`, {
    method: 'POST',
    body: { access_token },
  });
  expect(reply).toMatchObject({ status: 403, body: { reason: 'auth_required' } });
  expect(await (await openAs(app, 'user')).titles('Note')).toEqual([]);
});

test('a look ends with the maker’s rights in the app', async () => {
  const app = await server.anApp('kim', open);
  const { access_token } = (await ticketFor('root', app, 'user')).body as { access_token: string };
  const path = `/api/apps/${app}/preview/boot`;
  const reply = await server.ask(onFrame(app), path, { method: 'POST', body: { access_token } });
  const { access_token: token } = reply.body as Boot;
  const look = () =>
    server.call(null, 'GET', `/apps/${app}/entities/Note`, undefined, { authorization: `Bearer ${token}` });
  expect((await look()).status).toBe(200);
  await server.sql`update users set platform_role = 'user' where email = 'root@example.com'`;
  server.core.session.forgetAll();
  expect((await look()).status).toBe(403);
  await server.sql`update users set platform_role = 'platform_admin' where email = 'root@example.com'`;
  server.core.session.forgetAll();
});

test('nobody takes the address of somebody who does not exist: not with an account, not by an invitation', async () => {
  const app = await server.anApp('ada');
  const body = { email: 'User@preview.invalid', password: server.password };
  const message = expect.stringContaining('.invalid');
  expect(await server.call(null, 'POST', '/auth/register', body)).toMatchObject({
    status: 422,
    body: { fields: { email: message } },
  });
  const invited = { user_email: 'admin@preview.invalid', role: 'admin' };
  expect(await server.call('ada', 'POST', `/apps/${app}/users/invite-user`, invited)).toMatchObject({
    status: 422,
    body: { fields: { user_email: message } },
  });
});

test('a look as somebody says whether they may add files', async () => {
  const app = await server.anApp('ada', open);
  const told = async () => [(await boot(app, 'visitor')).may_upload, (await boot(app, 'user')).may_upload];
  expect(await told()).toEqual([false, true]);
  await server.call('ada', 'PUT', `/apps/${app}`, { visitor_permissions: { upload_files: true } });
  expect(await told()).toEqual([true, true]);
});
