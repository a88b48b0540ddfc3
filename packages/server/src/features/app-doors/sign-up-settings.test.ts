import { expect, test } from 'vitest';
import { startServer } from '../../testing/start-server.ts';

const server = await startServer();
await server.person('ada');

const anApp = () => server.anApp('ada', { public_settings: 'public_with_login' });
const set = (app: string, config: object, who = 'ada') =>
  server.call(who, 'PUT', `/apps/${app}/deployment/auth-configuration`, config);
const join = (app: string, who: string) => server.call(who, 'POST', `/apps/${app}/users/register`);
const signUp = (app: string, body: object) =>
  server.call(null, 'POST', `/apps/${app}/auth/register`, { password: server.password, ...body });
const notRegistered = { status: 403, body: { reason: 'user_not_registered' } };

test('where sign-up is by invitation nobody else becomes a user, by any door, and users stay', async () => {
  const app = await anApp();
  expect((await join(app, 'early')).status).toBe(200);
  // From now on it is remembered for a few seconds what they may do here.
  expect(await server.call('stranger', 'GET', `/apps/${app}/entities/User/me`)).toMatchObject(notRegistered);
  expect(await set(app, { registration: 'invitation' })).toMatchObject({
    status: 200,
    body: { registration: 'invitation', enable_username_password: true },
  });

  expect(await join(app, 'stranger')).toMatchObject(notRegistered);
  const login = { email: 'stranger@example.com', password: server.password };
  expect(await server.call(null, 'POST', `/apps/${app}/auth/login`, login)).toMatchObject(notRegistered);
  // What answers by mail elsewhere tells strangers nothing, and opens no account.
  expect((await signUp(app, { email: 'new@example.com' })).status).toBe(200);
  expect(await server.sql`select 1 from users where email = 'new@example.com'`).toEqual([]);
  const members = await server.sql`select email from app_users where app_id = ${app} order by email`;
  expect(members.map(({ email }) => email)).not.toContain('stranger@example.com');

  expect((await server.call('early', 'GET', `/apps/${app}/entities/User/me`)).status).toBe(200);
  expect((await join(app, 'early')).status).toBe(200);
  await server.call('ada', 'POST', `/apps/${app}/users/invite-user`, { user_email: 'guest@example.com' });
  const invited = await server.call('ada', 'GET', `/apps/${app}/users`);
  expect(JSON.stringify(invited.body)).toContain('guest@example.com');
  await set(app, { registration: 'open' });
  expect((await join(app, 'stranger')).status).toBe(200);
});

test('an app that is first published with accounts for the invited shows strangers no records of people', async () => {
  const registered = { user_condition: { role: { $in: ['user', 'admin'] } } };
  const rules = { create: true, read: registered, update: registered, delete: false };
  const properties = { name: { type: 'string' }, phone: { type: 'string' } };
  const app = await server.anApp('ada', {
    entities: { Customer: { type: 'object', properties, rls: rules } },
  });
  const code = 'export default function Home() { return <p>Repairs</p>; }';
  await server.call('ada', 'POST', `/apps/${app}/coding/write`, { file_path: 'pages/Home', content: code });
  const customers = `/apps/${app}/entities/Customer`;
  const made = await server.call('ada', 'POST', customers, { name: 'Robin Reed', phone: '020 7946 0000' });
  const customer = `${customers}/${(made.body as { id: string }).id}`;
  // As the panel does by default.
  const access = { public_settings: 'public_without_login', is_invited_only: true };
  expect((await server.call('ada', 'PUT', `/apps/${app}`, access)).body).toMatchObject(access);
  expect((await server.call('ada', 'POST', `/apps/${app}/deploy`)).status).toBe(200);

  const email = 'thief@example.com';
  await signUp(app, { email });
  const login = { email, password: server.password };
  expect((await server.call(null, 'POST', `/apps/${app}/auth/login`, login)).status).toBe(401);
  expect(await join(app, 'snoop')).toMatchObject(notRegistered);
  for (const who of [null, 'snoop']) {
    const list = await server.call(who, 'GET', customers);
    expect(JSON.stringify(list.body)).not.toContain('Robin');
    expect((await server.call(who, 'PUT', customer, { name: 'Mine' })).status).toBeGreaterThanOrEqual(401);
  }
  await server.call('ada', 'POST', `/apps/${app}/users/invite-user`, { user_email: 'mechanic@example.com' });
  expect((await join(app, 'mechanic')).status).toBe(200);
  expect((await server.call('mechanic', 'GET', customers)).body).toMatchObject([{ name: 'Robin Reed' }]);
});

test('where sign-up is by invitation strangers still look at what is open to everybody', async () => {
  const app = await server.anApp('ada', { public_settings: 'public_without_login' });
  await set(app, { registration: 'invitation' });
  expect((await server.call('passer', 'GET', `/apps/public/prod/public-settings/by-id/${app}`)).status).toBe(
    200,
  );
  expect(await join(app, 'passer')).toMatchObject(notRegistered);
});

test('an app that asks for a full name lets nobody sign up without one', async () => {
  const app = await anApp();
  await set(app, { required_fields: ['full_name'] });
  expect(await signUp(app, { email: 'nameless@example.com' })).toMatchObject({
    status: 422,
    body: { reason: 'full_name_needed', fields: { full_name: expect.stringMatching(/full name/) } },
  });
  expect(await server.sql`select 1 from users where email = 'nameless@example.com'`).toEqual([]);
  // Nor with one that nobody can see, also where an account has it from before.
  for (const full_name of ['\u200b', '\u3164', '\u2800']) {
    const reply = await signUp(app, { email: 'nameless@example.com', full_name });
    expect(reply).toMatchObject({ status: 422, body: { fields: { full_name: expect.any(String) } } });
  }
  await server.person('hidden');
  await server.sql`update users set full_name = ${'\u3164'} where email = 'hidden@example.com'`;
  expect(await join(app, 'hidden')).toMatchObject({ status: 422, body: { reason: 'full_name_needed' } });
  expect((await signUp(app, { email: 'named@example.com', full_name: 'Nam Ed' })).status).toBe(200);
  const info = await server.call(null, 'GET', `/apps/public/login-info/by-id/${app}`);
  expect(info.body).toMatchObject({ asks_full_name: true, is_invited_only: false });
  await set(app, { registration: 'invitation' });
  expect((await server.call(null, 'GET', `/apps/public/login-info/by-id/${app}`)).body).toMatchObject({
    is_invited_only: true,
  });
});

/** Signs up, and takes the name away again. */
async function nameless(who: string, isProved = true) {
  const { user } = await server.person(who, { isProved });
  await server.call(who, 'POST', `/auth/${user.id}/update-user`, { full_name: null });
}
const name = async (who: string) =>
  server.call(who, 'POST', `/auth/${(await server.person(who)).user.id}/update-user`, {
    full_name: 'Nam Ed',
  });
const nameNeeded = { status: 422, body: { reason: 'full_name_needed' } };

test.each(['private_with_login', 'public_with_login', 'public_without_login'])(
  'who comes by an invitation says their name, too, by any door (%s)',
  async (public_settings) => {
    const app = await server.anApp('ada', { public_settings });
    await set(app, { required_fields: ['full_name'] });
    const who = `guest-${public_settings.replaceAll('_', '')}`;
    await nameless(who, false);
    const email = `${who}@example.com`;
    const invited = await server.call('ada', 'POST', `/apps/${app}/users/invite-user`, { user_email: email });
    const { invite_link } = invited.body as { invite_link: string };
    const invite_code = new URL(invite_link).searchParams.get('invite');
    const handOver = () =>
      server.call(who, 'POST', `/apps/${app}/auth/hand-over`, { from_url: '', agreed: true, invite_code });
    const login = { email, password: server.password, invite_code };

    expect(await handOver()).toMatchObject(nameNeeded);
    expect(await server.call(null, 'POST', `/apps/${app}/auth/login`, login)).toMatchObject(nameNeeded);
    // Without its link an invitation opens no private app, with a name or without.
    const withoutLink = public_settings === 'private_with_login' ? notRegistered : nameNeeded;
    expect(await server.call(who, 'GET', `/apps/${app}/auth/token`)).toMatchObject(withoutLink);
    expect(await join(app, who)).toMatchObject(withoutLink);
    // Their own session opens no door either: a user they are not yet.
    expect((await server.call(who, 'GET', `/apps/${app}/entities/User/me`)).status).not.toBe(200);
    const [row] = await server.sql`
      select is_accepted, agreed_date from app_users where app_id = ${app} and email = ${email}`;
    expect(row).toEqual({ is_accepted: false, agreed_date: null });

    // The link that was tried meanwhile still counts.
    await name(who);
    expect(await handOver()).toMatchObject({ status: 200, body: { redirect_url: expect.any(String) } });
    expect((await server.call(who, 'GET', `/apps/${app}/entities/User/me`)).body).toMatchObject({
      email,
      full_name: 'Nam Ed',
    });
  },
);

test('who was a user before the name was asked for stays one, and whoever has no way in is told that first', async () => {
  const app = await anApp();
  await nameless('old');
  expect((await join(app, 'old')).status).toBe(200);
  await set(app, { required_fields: ['full_name'] });
  expect((await join(app, 'old')).status).toBe(200);
  expect((await server.call('old', 'GET', `/apps/${app}/entities/User/me`)).status).toBe(200);

  const shut = await server.anApp('ada', { public_settings: 'private_with_login' });
  await set(shut, { required_fields: ['full_name'] });
  expect(await join(shut, 'old')).toMatchObject(notRegistered);
});

test('whether an address has an account shows in no answer to those who give no name, or give one', async () => {
  const app = await anApp();
  await set(app, { required_fields: ['full_name'] });
  await nameless('quiet');
  const answers = async (body: object) =>
    Promise.all(
      ['quiet@example.com', 'unheard@example.com'].map(async (email) => signUp(app, { email, ...body })),
    );
  for (const answer of await answers({})) expect(answer).toMatchObject(nameNeeded);
  for (const answer of await answers({ full_name: 'Nam Ed' })) expect(answer.status).toBe(200);
});

test('the last way that anybody could sign in by stays on, also where others are on that this server lacks', async () => {
  const app = await anApp();
  const refused = { status: 422, body: { message: 'An app needs at least one way to sign in.' } };
  expect(await set(app, { enable_username_password: false })).toMatchObject(refused);
  expect((await server.call('ada', 'GET', `/apps/${app}/deployment/auth-configuration`)).body).toMatchObject({
    enable_username_password: true,
  });
  expect((await set(app, { registration: 'sometimes' })).status).toBe(422);
  expect((await set(app, { required_fields: ['shoe_size'] })).status).toBe(422);
  expect((await set(app, { registration: 'invitation' }, 'stranger')).status).toBe(403);
});

test('who may sign up is written down when it changes', async () => {
  const app = await anApp();
  await set(app, { registration: 'invitation', required_fields: ['full_name'] });
  expect((await server.call('ada', 'GET', `/apps/${app}/audit-log`)).body).toMatchObject([
    {
      action: 'sign_in.changed',
      before: 'enable_username_password, enable_google_login, enable_sso_login',
      after: expect.stringMatching(/, sign-up by invitation, full name required$/),
    },
  ]);
});

test('an app says whether its users have to be invited, so that nothing promises more than is true', async () => {
  const app = await anApp();
  const told = async () => (await server.call('ada', 'GET', `/apps/${app}`)).body;
  expect(await told()).toMatchObject({ is_invited_only: false });
  await set(app, { registration: 'invitation' });
  expect(await told()).toMatchObject({ is_invited_only: true, public_settings: 'public_with_login' });
  const { body } = await server.call('ada', 'GET', '/apps');
  expect(body).toContainEqual(expect.objectContaining({ id: app, is_invited_only: true }));
});
