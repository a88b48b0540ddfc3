import { expect, test } from 'vitest';
import { startServer } from '../../testing/start-server.ts';

const server = await startServer();
const { sql, password } = server;
await server.person('root');

const linkBy = async (who: string, email: string): Promise<string> => {
  const reply = await server.call(who, 'POST', '/auth/password-link', { email });
  expect(reply.status).toBe(200);
  return (reply.body as { link: string }).link;
};
const tokenIn = (link: string) => new URL(link).searchParams.get('token') ?? '';
const choose = (link: string, new_password = 'a newer password') =>
  server.call(null, 'POST', '/auth/reset-password', { reset_token: tokenIn(link), new_password });
const update = async (name: string, changes: object) => {
  const { user } = await server.person(name);
  expect((await server.call('root', 'POST', `/auth/${user.id}/update-user`, changes)).status).toBe(200);
};
const admin = async (name: string) => {
  await server.person(name);
  await update(name, { platform_role: 'platform_admin' });
  return name;
};
const stale = { status: 400, body: { reason: 'reset_expired' } };

test.each([
  ['demoted', { platform_role: 'user' }],
  ['disabled', { disabled: true }],
])('a link of an admin who was %s since sets no password', async (how, changes) => {
  const [maker, { user }] = [await admin(`${how}-admin`), await server.person(`${how}-owner`)];
  const link = await linkBy(maker, user.email);
  await update(maker, changes);

  expect(await choose(link)).toMatchObject(stale);
  const signIn = { email: user.email, password };
  expect((await server.call(null, 'POST', '/auth/login', signIn)).status).toBe(200);
});

test('links that an admin made end with the admin’s own password', async () => {
  const [maker, { user }] = [await admin('robbed'), await server.person('gil')];
  const link = await linkBy(maker, user.email);
  const given = { current_password: password, new_password: 'a newer password' };
  expect((await server.call(maker, 'POST', '/auth/change-password', given)).status).toBe(200);

  expect(await choose(link)).toMatchObject(stale);
});

test('a newer link takes the place of the older ones, also when many are made at once', async () => {
  const { user } = await server.person('hal');
  const older = await linkBy('root', user.email);
  const links = await Promise.all([1, 2, 3, 4].map(() => linkBy('root', user.email)));

  expect(await choose(older)).toMatchObject(stale);
  const statuses: number[] = [];
  for (const link of links) statuses.push((await choose(link)).status);
  expect(statuses.sort()).toEqual([200, 400, 400, 400]);
});

test('a link is written down with who made it, and the account’s owner is told; neither holds it', async () => {
  const { user: root } = await server.person('root');
  const { user } = await server.person('ida');
  const app = await server.anApp('ida', { name: 'Mine' });
  const token = tokenIn(await linkBy('root', user.email));

  const rows = await sql<{ app_id: string | null; text: string }[]>`
    select app_id, l::text as text from audit_log l
    where action = 'password_link.created' and subject = ${user.email} and actor_id = ${root.id}
      and created_date > now() - interval '1 hour' order by id`;
  expect(rows.map(({ app_id }) => app_id)).toEqual([null, app]);
  const shown = await server.call('ida', 'GET', `/apps/${app}/audit-log`);
  expect(shown.body).toMatchObject([
    { action: 'password_link.created', subject: user.email, actor_email: root.email },
  ]);
  const letter = async () => {
    const { body } = await server.call('root', 'GET', '/admin/outbox');
    return (body as { to: string; subject: string; text: string }[]).find(({ to }) => to === user.email);
  };
  await expect.poll(letter).toMatchObject({
    subject: 'An admin created a link to reset your password',
    text: expect.stringContaining('root@example.com, an admin of http://sayso.localhost'),
  });
  for (const text of [JSON.stringify(rows), JSON.stringify(shown.body), JSON.stringify(await letter())]) {
    expect(text).not.toContain(token);
    expect(text).not.toContain('sayso_reset_');
  }
});
