import { App } from '@sayso/contracts/apps';
import { reservedWords } from '@sayso/contracts/ids';
import { texts } from '@sayso/contracts/texts';
import { expect, test } from 'vitest';
import { startServer } from '../../testing/start-server.ts';
import { nextEvent } from '../../testing/wait-for.ts';

const server = await startServer();
const unknown = '0123456789abcdef01234567';

const create = async (who: string, body: Record<string, unknown>) =>
  App.parse((await server.call(who, 'POST', '/apps', body)).body);
const get = async (who: string, id: string) => App.parse((await server.call(who, 'GET', `/apps/${id}`)).body);
const task = { properties: { zeta: { type: 'string' }, alpha: { type: 'boolean' } }, required: ['zeta'] };

test('[B-ENT-02] [B-ENT-03] [B-APPS-03] [W-ENT-01] a created app answers with all its fields', async () => {
  const reply = await server.call('ada', 'POST', '/apps', { name: 'Team Tasks', entities: { Task: task } });

  expect(reply).toMatchObject({
    status: 200,
    body: {
      name: 'Team Tasks',
      slug: 'team-tasks',
      logo_url: null,
      logo_prompt: null,
      user_description: null,
      status: { state: 'ready', details: null },
      created_by: 'ada@example.com',
      id: expect.stringMatching(/^[0-9a-f]{24}$/),
      created_date: expect.stringMatching(/Z$/),
      public_settings: 'private_with_login',
      main_page: null,
      is_starred: false,
      is_blocked: false,
      deep_coding_mode: false,
      app_stage: 'ready',
      _last_msg: null,
      integrations: [],
      secrets: [],
      conversation: { messages: [] },
      pages: {},
      components: {},
      layout: null,
      user_entity: null,
      custom_instructions: null,
      frozen_files: [],
      entities: { Task: { ...task, name: 'Task' } },
    },
  });
  expect(Object.keys(App.parse(reply.body).entities['Task']?.properties ?? {})).toEqual(['zeta', 'alpha']);
});

test('that somebody chose who may open an app is kept, also where it stays as it began', async () => {
  const app = await server.anApp('ada');
  const isChosen = async (id: string) =>
    App.parse((await server.call('ada', 'GET', `/apps/${id}`)).body).is_visibility_chosen;
  await server.call('ada', 'PUT', `/apps/${app}`, { name: 'Other name' });
  const copyOf = async () =>
    ((await server.call('ada', 'POST', `/apps/${app}/clone`)).body as { id: string }).id;
  expect([await isChosen(app), await isChosen(await copyOf())]).toEqual([false, false]);

  const told = nextEvent(server, 'app.changed', ({ appId }) => appId === app);
  await server.call('ada', 'PUT', `/apps/${app}`, { public_settings: 'private_with_login' });
  expect((await told).patch).toMatchObject({ is_visibility_chosen: true });
  expect([await isChosen(app), await isChosen(await copyOf())]).toEqual([true, true]);
});

test('that somebody chose who makes an account is kept, and other settings of sign-in are no such choice', async () => {
  const app = await server.anApp('ada');
  const told = async (id = app) => {
    const read = App.parse((await server.call('ada', 'GET', `/apps/${id}`)).body);
    return { chosen: read.is_registration_chosen, invited: read.is_invited_only };
  };
  const settings = `/apps/${app}/deployment/auth-configuration`;
  await server.call('ada', 'PUT', settings, { required_fields: ['full_name'] });
  expect(await told()).toEqual({ chosen: false, invited: false });

  const event = nextEvent(server, 'app.changed', ({ appId }) => appId === app);
  await server.call('ada', 'PUT', `/apps/${app}`, { is_invited_only: true });
  expect((await event).patch).toMatchObject({ is_invited_only: true, is_registration_chosen: true });
  expect(await told()).toEqual({ chosen: true, invited: true });
  expect((await server.call('ada', 'GET', settings)).body).toMatchObject({
    registration: 'invitation',
    required_fields: ['full_name'],
  });
  const copy = (await server.call('ada', 'POST', `/apps/${app}/clone`)).body as { id: string };
  expect(await told(copy.id)).toEqual({ chosen: true, invited: true });
  await server.call('ada', 'PUT', settings, { registration: 'open' });
  expect(await told()).toEqual({ chosen: true, invited: false });
  expect((await server.call('ada', 'GET', `/apps/${app}/audit-log`)).body).toContainEqual(
    expect.objectContaining({
      action: 'sign_in.changed',
      before: 'sign-up for anybody',
      after: 'sign-up by invitation',
    }),
  );
});

test('[B-APPS-02] an app answers to its maker and to platform admins', async () => {
  const id = await server.anApp('ada');

  expect(await server.call('ada', 'GET', `/apps/${id}`)).toMatchObject({ status: 200, body: { id } });
  expect(await server.call('root', 'GET', `/apps/${id}`)).toMatchObject({ status: 200, body: { id } });
});

test.each([
  ['GET', ''],
  ['PUT', ''],
  ['DELETE', ''],
  ['POST', '/coding/write'],
])(
  '[B-ROLE-03] %s %s of an app: a stranger is refused, an unknown app is 404, a wrong token 401',
  async (method, path) => {
    const id = await server.anApp('ada', { name: 'Mine' });
    const body =
      method === 'POST'
        ? { file_path: 'layout', content: 'x' }
        : method === 'PUT'
          ? { name: 'Theirs' }
          : undefined;
    const wrong = { authorization: 'Bearer sayso_builder_wrong' };

    expect(await server.call('mallory', method, `/apps/${id}${path}`, body)).toMatchObject({
      status: 403,
      body: { message: texts.noAppAccess },
    });
    expect(await server.call('ada', method, `/apps/${unknown}${path}`, body)).toMatchObject({
      status: 404,
      body: { message: texts.appNotFound },
    });
    expect((await server.call(null, method, `/apps/${id}${path}`, body)).status).toBe(401);
    expect((await server.call(null, method, `/apps/${id}${path}`, body, wrong)).status).toBe(401);
    expect(await get('ada', id)).toMatchObject({ name: 'Mine', layout: null });
  },
);

test.each(['not-an-id', '12', unknown])('an unknown app id is 404: %s', async (id) => {
  expect(await server.call('ada', 'GET', `/apps/${id}`)).toMatchObject({
    status: 404,
    body: { message: texts.appNotFound, error_type: 'not_found' },
  });
});

test.each([
  ['main_page', 'Board'],
  ['name', 'New name'],
  ['is_starred', true],
  ['public_settings', 'public_with_login'],
  ['is_invited_only', true],
  ['user_description', 'About tasks'],
  ['custom_instructions', 'Be brief'],
  ['frozen_files', ['pages/A']],
])('[W-CALL-02] [B-APPS-03] an update of %s alone leaves the other fields', async (field, value) => {
  const before = await create('ada', { name: 'Stable', entities: { Task: task }, main_page: 'Home' });

  const reply = await server.call('ada', 'PUT', `/apps/${before.id}`, { [field]: value });

  expect(reply.status).toBe(200);
  const after = await get('ada', before.id);
  const chosen = {
    ...(field === 'public_settings' ? { is_visibility_chosen: true } : {}),
    ...(field === 'is_invited_only' ? { is_registration_chosen: true } : {}),
  };
  expect(after).toEqual({ ...before, [field]: value, ...chosen, updated_date: after.updated_date });
});

test('[W-CALL-02] is_blocked is for platform admins', async () => {
  const id = await server.anApp('ada');

  expect((await server.call('ada', 'PUT', `/apps/${id}`, { is_blocked: true })).status).toBe(403);
  expect(await get('ada', id)).toMatchObject({ is_blocked: false });
  expect(await server.call('root', 'PUT', `/apps/${id}`, { is_blocked: true })).toMatchObject({
    status: 200,
    body: { is_blocked: true },
  });
});

const visibilities = ['private_with_login', 'public_with_login', 'public_without_login'];
test.each(visibilities.flatMap((from) => visibilities.filter((to) => to !== from).map((to) => [from, to])))(
  '[W-VIS-05] visibility goes from %s to %s and stays',
  async (from, to) => {
    const id = await server.anApp('ada', { public_settings: from });
    expect(await get('ada', id)).toMatchObject({ public_settings: from });

    await server.call('ada', 'PUT', `/apps/${id}`, { public_settings: to });

    expect(await get('ada', id)).toMatchObject({ public_settings: to });
  },
);

test('a rename keeps the slug', async () => {
  const { id, slug } = await create('ada', { name: 'First words' });
  await server.call('ada', 'PUT', `/apps/${id}`, { name: 'Other' });
  expect(await get('ada', id)).toMatchObject({ name: 'Other', slug });
});

test('two apps of one name get two slugs, and none is a reserved word', async () => {
  const made = [await create('ada', { name: 'Twin' }), await create('bob', { name: 'Twin' })];
  expect(made[0]?.slug).toBe('twin');
  expect(made[1]?.slug).toMatch(/^twin-[0-9a-f]{3,}$/);
  expect(reservedWords).not.toContain((await create('ada', { name: 'API' })).slug);
});

test('entities of a PUT replace the map; a schema that cannot work changes nothing', async () => {
  const { id } = await create('ada', { name: 'Shop', entities: { Task: task } });
  const order = { properties: { task: { type: 'string', $ref: '/entities/Task/id' } } };

  const refused = await server.call('ada', 'PUT', `/apps/${id}`, { name: 'No', entities: { Order: order } });
  expect(refused).toMatchObject({
    status: 422,
    body: { fields: { 'entities.Order.properties.task.$ref': 'There is no entity "Task"' } },
  });
  expect(await get('ada', id)).toMatchObject({ name: 'Shop', entities: { Task: task } });

  await server.call('ada', 'PUT', `/apps/${id}`, {
    entities: { Task: task, Order: order },
    user_entity: { properties: { phone: { type: 'string' } } },
  });
  expect(await get('ada', id)).toMatchObject({
    entities: { Task: task, Order: order },
    user_entity: { name: 'User' },
  });
});

test('[W-CALL-01] a deleted app is gone for everyone', async () => {
  const id = await server.anApp('ada', { name: 'Doomed' });

  expect(await server.call('ada', 'DELETE', `/apps/${id}`)).toMatchObject({
    status: 200,
    body: { success: true },
  });

  expect((await server.call('ada', 'GET', `/apps/${id}`)).status).toBe(404);
  expect((await server.call('ada', 'GET', '/apps')).text).not.toContain(id);
});

test('[B-APPS-01] a list holds own apps, for admins all, and honours q, sort, limit, skip and fields', async () => {
  for (const name of ['Alpha one', 'Beta 100%', 'Gamma two']) await server.anApp('carol', { name });
  await server.anApp('dave', { name: 'Alpha theirs' });
  const list = async (query: Record<string, string>, who = 'carol') => {
    const reply = await server.call(who, 'GET', `/apps?${new URLSearchParams(query)}`);
    expect(reply.status).toBe(200);
    return (reply.body as { name: string }[]).map(({ name }) => name);
  };

  expect(await list({ sort: 'name' })).toEqual(['Alpha one', 'Beta 100%', 'Gamma two']);
  expect(await list({ sort: '-name', limit: '1', skip: '1' })).toEqual(['Beta 100%']);
  expect(await list({ q: '{"name":{"$regex":"alpha","$options":"i"}}' })).toEqual(['Alpha one']);
  expect(await list({ q: '{"name":{"$regex":"0%"}}' })).toEqual(['Beta 100%']);
  expect(await list({ sort: 'name', q: '{"$or":[{"name":"Alpha one"},{"name":"Gamma two"}]}' })).toEqual([
    'Alpha one',
    'Gamma two',
  ]);
  expect(await list({ q: '{"created_by":"dave@example.com"}' }, 'root')).toEqual(['Alpha theirs']);
  const fields = await server.call('carol', 'GET', '/apps?fields=name,slug&limit=1&sort=name');
  expect(fields.body).toEqual([{ name: 'Alpha one', slug: 'alpha-one' }]);
});

test.each([
  '{',
  '[]',
  '{"owner_id":"x"}',
  '{"name":{"$where":"1"}}',
  '{"name":{"$regex":"a.*b"}}',
  '{"$or":{}}',
])('a filter that cannot be read is a 400: %s', async (q) => {
  expect((await server.call('ada', 'GET', `/apps?${new URLSearchParams({ q })}`)).status).toBe(400);
});

test('[B-APPS-04] apps are deleted one by one, or those of one’s own that a filter selects', async () => {
  const [one, two, kept] = await Promise.all(
    ['Old one', 'Old two', 'New'].map((name) => server.anApp('erin', { name })),
  );
  const theirs = await server.anApp('frank', { name: 'Old theirs' });
  const statusOf = async (id: string | undefined) => (await server.call('root', 'GET', `/apps/${id}`)).status;
  for (const nothing of [{}, []])
    expect((await server.call('erin', 'DELETE', '/apps', nothing)).status).toBe(422);
  expect((await server.call('erin', 'DELETE', '/apps', { owner_id: 'x' })).status).toBe(400);

  const gone = await server.call('erin', 'DELETE', '/apps', { name: { $regex: 'Old' } });
  expect(gone).toMatchObject({ status: 200, body: { success: true, deleted: 2 } });
  expect(await Promise.all([one, two, kept, theirs].map(statusOf))).toEqual([404, 404, 200, 200]);
  // Also who sees all apps deletes their own ones alone in this way.
  expect((await server.call('root', 'DELETE', '/apps', { name: 'Old theirs' })).body).toMatchObject({
    deleted: 0,
  });
  expect((await server.call('erin', 'DELETE', `/apps/${kept}`)).status).toBe(200);
  expect(await statusOf(kept)).toBe(404);
});

test('[B-APPS-05] the schema of apps is no app’s id, and names what every app answers with', async () => {
  const reply = await server.call('ada', 'GET', '/apps/schema');
  expect(reply).toMatchObject({ status: 200, body: { type: 'object' } });
  const { properties } = reply.body as { properties: Record<string, object> };
  const app = (await server.call('ada', 'GET', `/apps/${await server.anApp('ada')}`)).body as object;
  expect(Object.keys(properties).sort()).toEqual(Object.keys(app).sort());
  expect(app).toMatchObject({
    has_backend_functions_enabled: false,
    github_repo_url: null,
    app_code_hash: expect.stringMatching(/./),
    last_deployed_at: null,
    installable_integrations: [],
    conversation: { messages: [] },
  });
});

test('[B-ROLE-02] an ordinary person makes, edits and lists apps, changes their settings and gives feedback', async () => {
  const { user } = await server.person('olga', { tier: 'free' });
  const id = await server.anApp('olga', { name: 'Mine' });
  const call = (method: string, path: string, body?: unknown) => server.call('olga', method, path, body);
  expect(await call('PUT', `/apps/${id}`, { name: 'Ours' })).toMatchObject({
    status: 200,
    body: { name: 'Ours' },
  });
  expect((await call('GET', '/apps')).body).toMatchObject([{ id, name: 'Ours' }]);
  const own = { full_name: 'Olga', phone_number: '+1 555' };
  expect((await call('POST', `/auth/${user.id}/update-user`, own)).status).toBe(200);
  expect((await call('GET', '/auth/me')).body).toMatchObject(own);
  expect((await call('POST', '/feedback', { tag: 'Idea' })).status).toBe(200);
});

test('[B-ROLE-01] [P-ENT-03] who is platform admin stands in their role, which is one of two', async () => {
  const { user } = await server.person('pat');
  const id = await server.anApp('ada');
  const seen = async () => (await server.call('pat', 'GET', `/apps/${id}`)).status;
  const setRole = (platform_role: string) =>
    server.call('root', 'POST', `/auth/${user.id}/update-user`, { platform_role });
  expect(await seen()).toBe(403);
  // A word that holds "admin" is no role, nor is any other but the two.
  for (const role of ['not_an_admin', 'admin', 'platform_admins', 'Platform_Admin', 'owner', ''])
    expect([role, (await setRole(role)).status]).toEqual([role, 422]);
  expect(await seen()).toBe(403);
  expect(await setRole('platform_admin')).toMatchObject({
    status: 200,
    body: { platform_role: 'platform_admin' },
  });
  expect(await seen()).toBe(200);
  await setRole('user');
  expect(await seen()).toBe(403);
});

test('an unknown sort is a 400', async () => {
  expect((await server.call('ada', 'GET', '/apps?sort=password_hash')).status).toBe(400);
});

test('[P-CREATE-03] an app made from a prompt starts its conversation with it, and sent twice at once it is one app', async () => {
  const body = { content: 'A list of songs', client_message_id: 'visit-1' };
  const send = (who: string) => server.call(who, 'POST', '/apps/chat/create-from-message', body);
  const [one, two] = (await Promise.all([send('songs'), send('songs')])).map((reply) =>
    App.parse(reply.body),
  );

  // The one that came second may already see the answer begin.
  const details = [one, two].map((app) => app?.status.details);
  expect(details).toContain(texts.startingConversation);
  for (const app of [one, two])
    expect(app?.conversation.messages[0]).toMatchObject({ role: 'user', content: body.content });
  expect(two?.id).toBe(one?.id);
  expect((await server.call('songs', 'GET', '/apps')).body).toHaveLength(1);
  // The same id of somebody else, and a new one, are other apps.
  expect(App.parse((await send('dora')).body).id).not.toBe(one?.id);
  const next = { ...body, client_message_id: 'visit-2' };
  await server.call('songs', 'POST', '/apps/chat/create-from-message', next);
  expect((await server.call('songs', 'GET', '/apps')).body).toHaveLength(2);
});
