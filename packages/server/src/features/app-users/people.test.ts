import { expect, test } from 'vitest';
import { startServer } from '../../testing/start-server.ts';

const server = await startServer({ env: { SAYSO_STAFF_DOMAIN: 'staff.example' } });
type Person = { id: string; email: string; role: string; is_app_owner?: true; is_owner?: boolean };

/** A private app of Ada's with Boss, an admin inside, and Bob, and calls with tokens of the app. */
async function anApp(user_entity: object | null = null) {
  const id = await server.anApp('ada', {
    entities: { Note: { properties: { text: { type: 'string' } } } },
    user_entity,
  });
  const tokens: Record<string, string> = {};
  for (const [name, role] of [
    ['boss', 'admin'],
    ['bob', 'user'],
  ] as const) {
    const { user } = await server.person(name);
    await server.call('ada', 'POST', `/apps/${id}/users/invite-user`, { user_email: user.email, role });
    const issued = await server.core.tokens.issue('app', { userId: user.id, appId: id, appUserId: user.id });
    tokens[name] = issued.token;
  }
  const call = (who: string, method: string, path: string, body?: unknown) =>
    who === 'ada'
      ? server.call('ada', method, `/apps/${id}/entities/${path}`, body)
      : server.call(null, method, `/apps/${id}/entities/${path}`, body, {
          authorization: `Bearer ${tokens[who]}`,
        });
  return { id, call, people: async () => (await call('ada', 'GET', 'User?sort=email')).body as Person[] };
}
const idOf = async (name: string) => (await server.person(name)).user.id;

test('[B-USERS-01] the owner joined when the app was made, also with an entry of their own that is younger', async () => {
  const { id, people } = await anApp();
  const ada = await idOf('ada');
  await server.sql`
    insert into app_users (app_id, email, user_id, created_date)
    values (${id}, 'ada@example.com', ${ada}, now() + interval '1 hour')`;
  const [owner] = (await people()) as (Person & { created_date: string })[];
  const { created_date } = (await server.call('ada', 'GET', `/apps/${id}`)).body as { created_date: string };
  expect(owner).toMatchObject({ email: 'ada@example.com', created_date });
});

test('[B-DATA-13] [P-ENT-13] the maker lists, changes and removes people of the app, by its user schema', async () => {
  const app = await anApp({
    name: 'User',
    properties: { city: { type: 'string' }, age: { type: 'number', minimum: 0 } },
  });
  const bob = await idOf('bob');
  expect(await app.people()).toMatchObject([
    { email: 'ada@example.com', role: 'admin' },
    { id: bob, email: 'bob@example.com', full_name: 'bob', role: 'user' },
    { email: 'boss@example.com', role: 'admin' },
  ]);
  const changed = await app.call('ada', 'PUT', `User/${bob}`, { city: 'Oslo', age: 30, role: 'admin' });
  expect(changed).toMatchObject({ status: 200, body: { id: bob, city: 'Oslo', age: 30, role: 'admin' } });
  expect((await app.call('bob', 'GET', 'User/me')).body).toMatchObject({ city: 'Oslo', role: 'admin' });
  expect(await app.call('ada', 'PUT', `User/${bob}`, { age: -1 })).toMatchObject({
    status: 422,
    body: { fields: { age: 'Enter 0 or more' } },
  });
  // Who somebody is belongs to their account.
  await app.call('ada', 'PUT', `User/${bob}`, { email: 'x@example.com', full_name: 'X', id: 'x' });
  expect((await app.call('bob', 'GET', 'User/me')).body).toMatchObject({
    id: bob,
    email: 'bob@example.com',
    full_name: 'bob',
  });

  expect(await app.call('ada', 'DELETE', `User/${bob}`)).toMatchObject({
    status: 200,
    body: { success: true },
  });
  expect((await app.people()).map(({ email }) => email)).toEqual(['ada@example.com', 'boss@example.com']);
  expect((await app.call('bob', 'GET', 'Note')).status).toBe(401);
  const { body } = await server.call('ada', 'GET', `/apps/${app.id}/audit-log?limit=3`);
  expect(body).toMatchObject([
    { action: 'user.removed', subject: 'bob@example.com' },
    { action: 'user.changed', subject: 'bob@example.com', after: 'city, age' },
    { action: 'user.role_changed', subject: 'bob@example.com', before: 'user', after: 'admin' },
  ]);
});

test('the user schema is stored with the app, and its fields are those of people from then on', async () => {
  const app = await anApp();
  const bob = await idOf('bob');
  const user_entity = { name: 'User', properties: { team: { type: 'string', enum: ['red', 'blue'] } } };
  const path = `/apps/${app.id}`;
  expect((await server.call('ada', 'GET', path)).body).toMatchObject({ user_entity: null });
  expect((await server.call('ada', 'PUT', path, { user_entity })).status).toBe(200);
  expect((await server.call('ada', 'GET', path)).body).toMatchObject({ user_entity, entities: { Note: {} } });

  expect(await app.call('ada', 'PUT', `User/${bob}`, { team: 'green' })).toMatchObject({
    status: 422,
    body: { fields: { team: expect.any(String) } },
  });
  expect((await app.call('ada', 'PUT', `User/${bob}`, { team: 'blue' })).status).toBe(200);
  expect((await app.people()).find(({ id }) => id === bob)).toMatchObject({ team: 'blue' });
});

test('admins inside change others but neither themselves nor the maker; who is no admin finds nobody', async () => {
  const app = await anApp();
  const [ada, boss, bob] = [await idOf('ada'), await idOf('boss'), await idOf('bob')];
  const put = async (who: string, id: string, body: object) =>
    (await app.call(who, 'PUT', `User/${id}`, body)).status;
  expect(await put('boss', bob, { role: 'admin' })).toBe(200);
  expect(await put('boss', bob, { role: 'user' })).toBe(200);
  expect(await put('boss', bob, { role: 'chief' })).toBe(422);
  expect(await put('boss', ada, { role: 'user' })).toBe(409);
  expect((await app.call('boss', 'DELETE', `User/${ada}`)).status).toBe(409);
  // Of oneself the role stays, whatever is sent.
  expect(await put('boss', boss, { role: 'user', motto: 'Go' })).toBe(200);
  expect(await put('bob', bob, { role: 'admin', motto: 'Go' })).toBe(200);
  expect((await app.people()).map(({ role }) => role)).toEqual(['admin', 'user', 'admin']);
  expect((await app.people()).map(({ is_app_owner }) => is_app_owner)).toEqual([true, undefined, undefined]);

  expect(await put('bob', boss, { motto: 'Stop' })).toBe(404);
  expect((await app.call('bob', 'DELETE', `User/${boss}`)).status).toBe(404);
  expect((await app.call('bob', 'DELETE', `User/${bob}`)).status).toBe(404);
  expect(await app.people()).toHaveLength(3);
  expect(await put('boss', 'f'.repeat(24), {})).toBe(404);
});

test('nobody passes for the owner by a field of the app’s own', async () => {
  const properties = { is_owner: { type: 'boolean' }, is_app_owner: { type: 'boolean' } };
  const app = await anApp({ name: 'User', properties });
  for (const claim of [true, false]) {
    const sent = { is_owner: claim, is_app_owner: claim };
    expect((await app.call('bob', 'PUT', 'User/me', sent)).status).toBe(200);
    const bob = (await app.people()).find(({ email }) => email === 'bob@example.com');
    expect(bob).toMatchObject({ is_owner: claim });
    expect(bob?.is_app_owner).toBeUndefined();
  }
  expect((await app.people())[0]).toMatchObject({ email: 'ada@example.com', is_app_owner: true });
});

test('[B-USERS-07] the app of a free account gets no further admins', async () => {
  const app = await anApp();
  const ada = await idOf('ada');
  const setTier = (subscription_tier: string) =>
    server.call('root', 'POST', `/auth/${ada}/update-user`, { subscription_tier });
  await setTier('free');
  expect(await app.call('ada', 'PUT', `User/${await idOf('bob')}`, { role: 'admin' })).toMatchObject({
    status: 402,
    body: { message: 'Only paying users can make other users admins.' },
  });
  await setTier('builder');
});

test('[B-USERS-03] staff of the installation are in no list of people', async () => {
  const app = await anApp();
  for (const email of ['mia@staff.example', 'MIA@STAFF.example ', 'eve@notstaff.example']) {
    await server.call(null, 'POST', '/auth/register', { email, password: server.password });
    await server.call('ada', 'POST', `/apps/${app.id}/users/invite-user`, { user_email: email });
  }
  await server.sql`update users set email_verified_date = now()`;
  const shown = ['ada@example.com', 'bob@example.com', 'boss@example.com', 'eve@notstaff.example'];
  expect((await app.people()).map(({ email }) => email)).toEqual(shown);
  const { body } = await server.call('ada', 'GET', `/apps/${app.id}/users`);
  expect((body as Person[]).map(({ email }) => email).sort()).toEqual(shown);
});

test('the people of an app with a thousand come in pages, found by name, in any order', async () => {
  const app = await anApp({ name: 'User', properties: { points: { type: 'number' } } });
  await server.sql`
    insert into users (id, email, full_name, email_verified_date)
    select lpad(to_hex(n), 24, '0'), 'guest-' || n || '@example.com', case when n % 100 = 0 then 'أمل ' || n end, now()
    from generate_series(1, 1000) n`;
  await server.sql`
    insert into app_users (app_id, email, user_id, is_invited, data)
    select ${app.id}, email, id, true, jsonb_build_object('points', substr(email, 7, position('@' in email) - 7)::int)
    from users where email like 'guest-%'`;
  const list = async (query: Record<string, string>) =>
    (await app.call('ada', 'GET', `User?${new URLSearchParams(query)}`)).body as Person[];
  const emails = (people: Person[]) => people.map(({ email }) => email);

  const last = await list({ sort: '-points', limit: '51', skip: '950', q: '{"role":"user"}' });
  expect(last).toHaveLength(51);
  expect(emails(last).slice(-2)).toEqual(['guest-1@example.com', 'bob@example.com']);
  const found = await list({
    q: JSON.stringify({ $or: [{ full_name: { $regex: 'أمل', $options: 'i' } }] }),
    sort: 'points',
  });
  expect(emails(found).slice(0, 2)).toEqual(['guest-100@example.com', 'guest-200@example.com']);
  expect(found).toHaveLength(10);
});

test('a rule of a field of users holds for what was there as well, so that nobody writes themselves past it', async () => {
  const app = await anApp({
    properties: {
      status: { type: 'string', rls: { write: { 'data.status': { $ne: 'banned' } } } },
    },
  });
  const bob = await idOf('bob');
  // Before he is first seen: what is known of people is kept for a moment, and nobody is told of this.
  await server.sql`
    update app_users set data = '{"status":"banned"}' where app_id = ${app.id} and user_id = ${bob}`;
  expect((await app.call('boss', 'PUT', 'User/me', { status: 'active' })).status).toBe(200);
  expect((await app.call('bob', 'PUT', 'User/me', { status: 'active' })).status).toBe(403);
  expect((await app.call('bob', 'GET', 'User/me')).body).toMatchObject({ status: 'banned' });
});

test('a rule that says who reads a field of users holds wherever an app is told of people', async () => {
  const admins = { user_condition: { role: 'admin' } };
  const app = await anApp({
    properties: {
      city: { type: 'string' },
      score: { type: 'number', rls: { read: admins } },
      note: { type: 'string', rls: { read: false, write: admins } },
    },
  });
  const [bob, boss] = [await idOf('bob'), await idOf('boss')];
  for (const [person, score] of [
    [bob, 7],
    [boss, 9],
  ]) {
    await server.sql`
      insert into app_users (app_id, email, user_id, data)
      select ${app.id}, email, id, ${JSON.stringify({ city: 'Oslo', score, note: 'late' })}::text::jsonb
      from users where id = ${person as string}
      on conflict (app_id, email) do update set data = excluded.data, user_id = excluded.user_id`;
  }
  const own = { city: 'Oslo', email: 'bob@example.com' };
  const seen = async (who: string, method: string, path: string, body?: object) => {
    const reply = await app.call(who, method, path, body);
    expect(reply.status, reply.text).toBe(200);
    return reply.body as Record<string, unknown> | Record<string, unknown>[];
  };
  const login = await server.call(null, 'POST', `/apps/${app.id}/auth/login`, {
    email: 'bob@example.com',
    password: server.password,
  });
  const { user, access_token: token } = login.body as { user: object; access_token: string };
  const entered = await server.call(null, 'POST', `/apps/${app.id}/enter`, undefined, {
    authorization: `Bearer ${token}`,
  });
  for (const told of [
    user,
    (entered.body as { user: object }).user,
    await seen('bob', 'GET', 'User/me'),
    await seen('bob', 'GET', `User/${bob}`),
    ...((await seen('bob', 'GET', 'User')) as object[]),
    await seen('bob', 'PUT', 'User/me', { city: 'Oslo' }),
    await seen('bob', 'PUT', `User/${bob}`, { city: 'Oslo' }),
  ]) {
    expect(told).toMatchObject(own);
    expect(told).not.toHaveProperty('score');
    expect(told).not.toHaveProperty('note');
  }

  // Admins inside see what is for them, of others and of themselves, and no filter or order tells the rest.
  const list = async (query: object) =>
    (
      (await seen('boss', 'GET', `User?${new URLSearchParams(query as Record<string, string>)}`)) as Person[]
    ).map(({ id }) => id);
  expect(await seen('boss', 'GET', `User/${bob}`)).toMatchObject({ score: 7 });
  expect(await seen('boss', 'GET', `User/${bob}`)).not.toHaveProperty('note');
  expect(await list({ q: '{"score":{"$gt":8}}' })).toEqual([boss]);
  expect(await list({ q: '{"note":"late"}' })).toEqual([]);

  // The maker looks after their people in the builder, and asks for all of it.
  const all = await server.call('ada', 'GET', `/apps/${app.id}/entities/User?q={"note":"late"}`, undefined, {
    'x-owner-access': 'true',
  });
  expect(all.body).toHaveLength(2);
  expect(all.body).toContainEqual(expect.objectContaining({ id: bob, score: 7, note: 'late' }));
  const plain = (await app.people()).find(({ id }) => id === bob);
  expect(plain).toMatchObject({ score: 7 });
  expect(plain).not.toHaveProperty('note');
});
