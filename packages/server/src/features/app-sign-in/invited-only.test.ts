import { expect, test } from 'vitest';
import { invitationsTo } from '../../testing/invitations.ts';
import { startServer } from '../../testing/start-server.ts';

// Without a mail server nobody shows that an address is theirs.
const server = await startServer();
const registered = { user_condition: { role: { $in: ['user', 'admin'] } } };
const entities = {
  Customer: {
    type: 'object',
    properties: { name: { type: 'string' } },
    rls: { create: registered, read: registered, update: registered, delete: registered },
  },
};
const outside = { status: 403, body: { reason: 'user_not_registered' } };
const { password } = server;

async function anApp(public_settings: string) {
  const app = await server.anApp('ada', { public_settings, entities });
  await server.call('ada', 'POST', `/apps/${app}/entities/Customer`, { name: 'Robin Reed' });
  const auth = (call: string, body: object) => server.call(null, 'POST', `/apps/${app}/auth/${call}`, body);
  const bearing = (token: string) => (method: string, path: string, body?: object) =>
    server.call(null, method, `/apps/${app}${path}`, body, { authorization: `Bearer ${token}` });
  const forInvited = (is_invited_only: boolean) =>
    server.call('ada', 'PUT', `/apps/${app}`, { is_invited_only });
  return { app, auth, bearing, forInvited, ...invitationsTo(server, app) };
}

test.each(['public_with_login', 'public_without_login'])(
  'who only knows an invited address stays outside where accounts are for the invited (%s)',
  async (visibility) => {
    const { app, auth, bearing, forInvited, invited, aStranger } = await anApp(visibility);
    await forInvited(true);
    const [kim, lea] = ['kim', 'lea'].map((name) => `${name}.${visibility.replaceAll('_', '')}@example.com`);
    const code = await invited(kim ?? '');
    await invited(lea ?? '');

    await auth('register', { email: kim, password });
    expect(await auth('login', { email: kim, password })).toMatchObject({ status: 401 });
    const { access_token } = (await aStranger(lea ?? '')).body as { access_token: string };
    const asEve = bearing(access_token);
    expect(await auth('login', { email: lea, password: 'password of eve' })).toMatchObject(outside);
    expect(await asEve('POST', '/users/register')).toMatchObject(outside);
    expect(await asEve('GET', '/auth/token')).toMatchObject(outside);
    expect(await asEve('POST', '/auth/hand-over', { from_url: '', agreed: true })).toMatchObject(outside);
    expect((await asEve('GET', '/entities/User/me')).status).toBeGreaterThanOrEqual(401);
    expect((await asEve('GET', '/entities/Customer')).text).not.toContain('Robin');
    const people = (await server.call('ada', 'GET', `/apps/${app}/entities/User`)).text;
    expect(people).not.toContain(lea);

    await auth('register', { email: kim, password, invite_code: code });
    const { body } = await auth('login', { email: kim, password });
    const asKim = bearing((body as { access_token: string }).access_token);
    expect((await asKim('GET', '/entities/Customer')).body).toMatchObject([{ name: 'Robin Reed' }]);
  },
);

test('who came in by themselves stays a user when accounts are for the invited, also once invited', async () => {
  const { auth, bearing, forInvited, invited } = await anApp('public_with_login');
  const early = { email: 'early.bird@example.com', password };
  await auth('register', early);
  const { body } = await auth('login', early);
  const asEarly = bearing((body as { access_token: string }).access_token);
  await forInvited(true);
  expect((await asEarly('GET', '/entities/Customer')).status).toBe(200);
  await invited(early.email, 'admin');
  expect((await asEarly('GET', '/entities/User/me')).body).toMatchObject({ role: 'user' });
  expect(await auth('login', early)).toMatchObject({ status: 200 });
});
