import { rooms, socketPath } from '@sayso/contracts/realtime';
import { io } from 'socket.io-client';
import { beforeAll, expect, test } from 'vitest';
import { startServer } from '../testing/start-server.ts';

/** All doors of one private app, tried by strangers; the matrix asks who may call, this asks what they get by it. */
const server = await startServer();
const { password } = server;
const app = await server.anApp('ada', {
  name: 'Vault',
  public_settings: 'private_with_login',
  user_description: 'planted-plan',
  entities: { Note: { properties: { text: { type: 'string' } } } },
});
const { slug } = (await server.call('ada', 'GET', `/apps/${app}`)).body as { slug: string };
const note = (await server.call('ada', 'POST', `/apps/${app}/entities/Note`, { text: 'planted-note' }))
  .body as { id: string };
await server.call('ada', 'POST', `/apps/${app}/coding/write`, {
  file_path: 'pages/Home',
  content: 'export default () => <p>planted-page</p>;',
});
const inPath = (path: string) => path.replace(':app', app).replace(':note', note.id).replace(':slug', slug);

type Row = readonly [door: string, method: string, path: string, body?: object];
const email = 'stranger@example.com';
const home = `http://app--${slug}.sayso.localhost:0`;

/** Answered with a refusal, whoever of the strangers asks. */
const shut: readonly Row[] = [
  ['records list', 'GET', '/apps/:app/entities/Note'],
  ['records page', 'GET', '/apps/:app/entities/Note/v2/list'],
  ['records get', 'GET', '/apps/:app/entities/Note/:note'],
  ['records count', 'GET', '/apps/:app/entities/Note/count'],
  ['records aggregate', 'POST', '/apps/:app/entities/Note/aggregate', { groupBy: 'text' }],
  ['records create', 'POST', '/apps/:app/entities/Note', { text: 'x' }],
  ['records bulk', 'POST', '/apps/:app/entities/Note/bulk', [{ text: 'x' }]],
  ['records upsert', 'POST', '/apps/:app/entities/Note/upsert', { records: [{ text: 'x' }], key: 'text' }],
  ['records update', 'PUT', '/apps/:app/entities/Note/:note', { text: 'x' }],
  ['records bulk update', 'PUT', '/apps/:app/entities/Note/bulk', [{ id: note.id, text: 'x' }]],
  [
    'records update-many',
    'PATCH',
    '/apps/:app/entities/Note/update-many',
    { query: {}, data: { $set: { text: 'x' } } },
  ],
  ['records delete', 'DELETE', '/apps/:app/entities/Note/:note'],
  ['records delete-many', 'DELETE', '/apps/:app/entities/Note', {}],
  ['records export', 'GET', '/apps/:app/entities/Note/export'],
  ['data export', 'GET', '/apps/:app/data-export'],
  ['people', 'GET', '/apps/:app/entities/User'],
  ['me', 'GET', '/apps/:app/entities/User/me'],
  ['change me', 'PUT', '/apps/:app/entities/User/me', { theme: 'x' }],
  ['members', 'GET', '/apps/:app/users'],
  ['enter', 'POST', '/apps/:app/enter', {}],
  ['users/register', 'POST', '/apps/:app/users/register', {}],
  ['invite', 'POST', '/apps/:app/users/invite-user', { user_email: email }],
  ['invite inside', 'POST', '/apps/:app/runtime/users/invite-user', { user_email: email }],
  ['login', 'POST', '/apps/:app/auth/login', { email, password }],
  ['verify-otp', 'POST', '/apps/:app/auth/verify-otp', { email, otp_code: '000000' }],
  ['reset', 'POST', '/apps/:app/auth/reset-password', { reset_token: 'made-up', new_password: password }],
  [
    'change password',
    'POST',
    '/apps/:app/auth/change-password',
    { user_id: 'x', current_password: password, new_password: password },
  ],
  ['token', 'GET', '/apps/:app/auth/token'],
  ['hand-over', 'POST', '/apps/:app/auth/hand-over', { from_url: `${home}/`, agreed: true }],
  [
    'hand-over by popup, as after a provider',
    'POST',
    '/apps/:app/auth/hand-over',
    { from_url: `${home}/`, agreed: true, popup_origin: home },
  ],
  ['ways to sign in', 'PUT', '/apps/:app/deployment/auth-configuration', { enable_google_login: false }],
  ['bundle by id', 'GET', '/apps/public/prod/by-id/:app'],
  ['bundle by slug', 'GET', '/apps/public/prod/by-slug/:slug'],
  ['upload', 'POST', '/apps/:app/integration-endpoints/Core/UploadFile', {}],
  ['signed file', 'POST', '/apps/:app/integration-endpoints/Core/CreateFileSignedUrl', { file_uri: 'x' }],
  ['InvokeLLM', 'POST', '/apps/:app/integration-endpoints/Core/InvokeLLM', { prompt: 'planted?' }],
  ['file by name', 'GET', `/files/:app/${'0'.repeat(48)}.png`],
  ['public settings', 'GET', '/apps/public/prod/public-settings/by-id/:app'],
  ['app logs', 'GET', '/app-logs/:app'],
  ['app log figures', 'GET', '/app-logs/:app/stats'],
  ['app events', 'GET', '/app-logs/:app/events'],
  ['OpenAPI document', 'GET', '/apps/:app/openapi.json'],
  ['API examples', 'GET', '/apps/:app/api-examples'],
  ['app', 'GET', '/apps/:app'],
  ['preview', 'POST', '/apps/:app/preview/boot', { access_token: 'made-up' }],
];

/** Open to be asked, and answered alike for everybody; what they tell of the app is its face at most. */
const mute: readonly Row[] = [
  ['register', 'POST', '/apps/:app/auth/register', { email: 'new@example.com', password }],
  ['resend-otp', 'POST', '/apps/:app/auth/resend-otp', { email }],
  ['reset request', 'POST', '/apps/:app/auth/reset-password-request', { email }],
  ['login info by id', 'GET', '/apps/public/login-info/by-id/:app'],
  ['login info by slug', 'GET', '/apps/public/login-info/by-slug/:slug'],
  ['provider login', 'GET', '/apps/auth/login?app_id=:app'],
  ['sso login', 'GET', '/apps/:app/auth/sso/login'],
  ['popup', 'GET', '/apps/auth/popup'],
  ['logout', 'GET', '/apps/auth/logout'],
];

const byDoor = (rows: readonly Row[]) => rows.map((row) => [row[0], row] as const);
const strangers = ['nobody', 'an account', 'a token without invitation', 'a token of another app'] as const;
const tokens = new Map<string, string | null>();
beforeAll(async () => {
  const { user, access_token } = await server.person('stranger');
  const other = await server.anApp('stranger');
  const tokenIn = async (appId: string) =>
    (await server.core.tokens.issue('app', { userId: user.id, appId, appUserId: user.id })).token;
  const made = [null, access_token, await tokenIn(app), await tokenIn(other)];
  for (const [nr, name] of strangers.entries()) tokens.set(name, made[nr] ?? null);
});

const planted = /planted|sayso_(?:app|preview|ticket|builder)_/;
const knock = async (who: string, [, method, path, body]: Row) => {
  const token = tokens.get(who) ?? null;
  return server.call(null, method, inPath(path), body, token ? { authorization: `Bearer ${token}` } : {});
};
/** Nobody came in and nothing was changed. */
const isUntouched = async () => {
  const rows = await server.sql`select data->>'text' as text from records where app_id = ${app}`;
  const members =
    await server.sql`select 1 from app_users where app_id = ${app} and email <> 'ada@example.com'`;
  const accounts = await server.sql`select 1 from users where email = 'new@example.com'`;
  expect([rows, members.length, accounts.length]).toEqual([[{ text: 'planted-note' }], 0, 0]);
};

test.each(byDoor(shut))(
  '[W-VIS-02] door %s: strangers of a private app are refused and told nothing',
  async (_door, row) => {
    for (const who of strangers) {
      const reply = await knock(who, row);
      expect({
        who,
        isRefused: [400, 401, 403, 404].includes(reply.status),
        leak: planted.exec(reply.text),
      }).toEqual({
        who,
        isRefused: true,
        leak: null,
      });
    }
    await isUntouched();
  },
);

test.each(byDoor(mute))(
  '[W-VIS-02] door %s: asked by strangers it tells nothing of a private app',
  async (_door, row) => {
    for (const who of strangers) {
      const reply = await knock(who, row);
      expect({ who, isServed: reply.status < 400 }).toEqual({ who, isServed: true });
      expect(`${reply.text} ${reply.headers['location'] ?? ''}`).not.toMatch(planted);
    }
    await isUntouched();
  },
);

test.each(strangers)('[W-VIS-02] door realtime: %s joins no room of a private app', async (who) => {
  const token = tokens.get(who) ?? null;
  const joined = await new Promise<boolean>((resolve) => {
    const socket = io(server.url, {
      path: socketPath,
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
      query: token === null ? {} : { token },
    });
    const end = (isIn: boolean) => {
      socket.disconnect();
      resolve(isIn);
    };
    socket.on('connect_error', () => end(false));
    socket.on('join_error', () => end(false));
    socket.on('joined', () => end(true));
    socket.on('connect', () => socket.emit('join', rooms.entity(app, 'Note')));
  });
  expect(joined).toBe(false);
});

test('[W-VIS-02] door page and zip: the host of a private app shows its face at most', async () => {
  expect(await server.call('ada', 'POST', `/apps/${app}/deploy`)).toMatchObject({ status: 200 });
  for (const path of ['/', '/Home', '/login', '/robots.txt', '/entities/Note', '/app.zip']) {
    const { text } = await server.ask(`app--${slug}.sayso.localhost`, path);
    expect(text).not.toMatch(planted);
  }
});
