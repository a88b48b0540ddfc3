import { expect, test } from 'vitest';
import type { Queryable } from '../../platform/database/database.ts';
import type { Reply } from '../../testing/http-call.ts';
import { startServer } from '../../testing/start-server.ts';

const server = await startServer();
const { sql, password } = server;
await server.person('root');
const newer = 'a newer password';
/** What the triggers below wait for. */
const barrier = 4_711;

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const login = (email: string, given = password) =>
  server.call(null, 'POST', '/auth/login', { email, password: given });
const tokenIn = (reply: Reply) => (reply.body as { access_token: string }).access_token;
const by = (token: string, method: string, path: string, body?: object) =>
  server.call(null, method, path, body, bearer(token));
const change = (token: string, next = newer) =>
  by(token, 'POST', '/auth/change-password', { current_password: password, new_password: next });
const meOf = async (headers: Record<string, string>) =>
  (await server.call(null, 'GET', '/auth/me', undefined, headers)).status;

await sql`create table held (user_id text)`;
await sql`
  create function hold_back() returns trigger language plpgsql as $$
  begin
    if exists (select 1 from held where user_id = new.user_id) then
      perform pg_advisory_xact_lock(4711);
    end if;
    return new;
  end $$`;
await sql`create trigger held_back before insert on tokens for each row execute function hold_back()`;

/** Somebody with two sessions: their own, and one that is a thief's. */
async function robbed(name: string) {
  const { user } = await server.person(name);
  const [own, thief] = [tokenIn(await login(user.email)), tokenIn(await login(user.email))];
  expect([await meOf(bearer(own)), await meOf(bearer(thief))]).toEqual([200, 200]);
  return { user, own, thief };
}

/** How many statements wait for a lock; what is seen of others stays as it is in a transaction unless it is cleared. */
async function waiting(tx: Queryable): Promise<number> {
  await tx`select pg_stat_clear_snapshot()`;
  const [row] = await tx<{ count: number }[]>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  return row?.count ?? 0;
}

/** Has the calls wait for the account, one behind the other, and lets them go. */
async function inTurn(userId: string, calls: readonly (() => Promise<Reply>)[]): Promise<Reply[]> {
  const started: Promise<Reply>[] = [];
  await sql.begin(async (tx) => {
    await tx`select 1 from users where id = ${userId} for update`;
    for (const call of calls) {
      started.push(call());
      await expect.poll(() => waiting(tx)).toBe(started.length);
    }
  });
  return Promise.all(started);
}

/**
 * Holds what a call stores in `tokens` for this person back until a change of the password is over, or waits for it in
 * its turn.
 */
async function whileStoring(userId: string, issue: () => Promise<Reply>, set: () => Promise<Reply>) {
  const started: Promise<Reply>[] = [];
  await sql.begin(async (tx) => {
    await tx`select pg_advisory_xact_lock(${barrier})`;
    await sql`insert into held values (${userId})`;
    started.push(issue());
    await expect.poll(() => waiting(tx)).toBe(1);
    let isOver = false;
    started.push(
      set().finally(() => {
        isOver = true;
      }),
    );
    await expect.poll(async () => isOver || (await waiting(tx)) === 2).toBe(true);
  });
  await sql`delete from held`;
  const [issued, changed] = await Promise.all(started);
  return { issued, changed };
}

test('a key that a thief asks for while the password changes ends with it', async () => {
  const { user, own, thief } = await robbed('ada');
  const [changed, key] = await inTurn(user.id, [
    () => change(own),
    () => by(thief, 'POST', '/auth/regenerate_api_key'),
  ]);

  expect(changed).toMatchObject({ status: 200 });
  expect(key).toMatchObject({ status: 401, body: { reason: 'auth_required' } });
  expect(await sql`select 1 from users where id = ${user.id} and api_key_hash is not null`).toHaveLength(0);
  expect([await meOf(bearer(own)), await meOf(bearer(thief))]).toEqual([200, 401]);
  expect((await by(own, 'POST', '/auth/regenerate_api_key')).status).toBe(200);
});

test('neither does an API key renew itself past the password', async () => {
  const { user, own, thief } = await robbed('abe');
  const made = await by(thief, 'POST', '/auth/regenerate_api_key');
  const { api_key } = made.body as { api_key: string };
  const [changed, key] = await inTurn(user.id, [
    () => change(own),
    () => server.call(null, 'POST', '/auth/regenerate_api_key', undefined, { api_key }),
  ]);

  expect([changed?.status, key?.status]).toEqual([200, 401]);
  expect(await sql`select 1 from users where id = ${user.id} and api_key_hash is not null`).toHaveLength(0);
});

/** What is stored for somebody, by a thief who has a session or the old password. */
const ways: [string, (thief: string, app: string, email: string) => Promise<Reply>][] = [
  ['a token of an app', (thief, app) => by(thief, 'GET', `/apps/${app}/auth/token`)],
  ['a ticket of a preview', (thief, app) => by(thief, 'POST', `/apps/${app}/preview-token`)],
  ['a session by the old password', (_thief, _app, email) => login(email)],
  [
    'a session of an app by the old password',
    (_thief, app, email) => server.call(null, 'POST', `/apps/${app}/auth/login`, { email, password }),
  ],
];
const tokensOf = (id: string) => sql<{ scope: string }[]>`select scope from tokens where user_id = ${id}`;

test.each(ways)('%s that is stored while the password changes ends with it', async (what, issue) => {
  const { user, own, thief } = await robbed(`bob-${ways.findIndex(([way]) => way === what)}`);
  const app = await server.anApp(user.full_name ?? '', { public_settings: 'public_with_login' });
  const { issued, changed } = await whileStoring(
    user.id,
    () => issue(thief, app, user.email),
    () => change(own),
  );

  expect([issued?.status, changed?.status]).toEqual([200, 200]);
  expect(await tokensOf(user.id)).toEqual([{ scope: 'builder' }]);
  expect(await meOf(bearer(own))).toBe(200);
});

test('what a ticket of a preview is exchanged for while the password changes ends with it', async () => {
  const { user, own, thief } = await robbed('bea');
  const app = await server.anApp('bea');
  const ticket = tokenIn(await by(thief, 'POST', `/apps/${app}/preview-token`));
  const { changed } = await whileStoring(
    user.id,
    () => server.call(null, 'POST', `/apps/${app}/preview/boot`, { access_token: ticket }),
    () => change(own),
  );

  expect(changed?.status).toBe(200);
  expect(await tokensOf(user.id)).toEqual([{ scope: 'builder' }]);
});

test('a session that is stored while a link sets the password ends with it', async () => {
  const { user } = await robbed('cy');
  const made = await server.call('root', 'POST', '/auth/password-link', { email: user.email });
  const reset_token = new URL((made.body as { link: string }).link).searchParams.get('token');
  const { issued, changed } = await whileStoring(
    user.id,
    () => login(user.email),
    () => server.call(null, 'POST', '/auth/reset-password', { reset_token, new_password: newer }),
  );

  expect([issued?.status, changed?.status]).toEqual([200, 200]);
  expect(await tokensOf(user.id)).toEqual([]);
});

test('a session that is stored while an admin disables the account ends with that', async () => {
  const { user } = await robbed('dan');
  const { issued, changed } = await whileStoring(
    user.id,
    () => login(user.email),
    () => server.call('root', 'POST', `/auth/${user.id}/update-user`, { disabled: true }),
  );

  expect([issued?.status, changed?.status]).toEqual([200, 200]);
  expect(await tokensOf(user.id)).toEqual([]);
});

test('the old password signs nobody in once it has changed, also where it was right when it was checked', async () => {
  const { user, own } = await robbed('eve');
  const [changed, signedIn] = await inTurn(user.id, [() => change(own), () => login(user.email)]);

  expect(changed).toMatchObject({ status: 200 });
  expect(signedIn).toMatchObject({ status: 401, body: { reason: 'wrong_credentials' } });
  expect(await tokensOf(user.id)).toHaveLength(1);
});

test('of several changes at once one is made, and its session goes on', async () => {
  const { user, own, thief } = await robbed('fay');
  const replies = await inTurn(user.id, [
    () => change(own, 'the first new one'),
    () => change(thief, 'the second new one'),
    () => change(own, 'the third new one'),
  ]);

  expect(replies.map(({ status }) => status)).toEqual([200, 422, 422]);
  expect(replies[1]).toMatchObject({ body: { fields: { current_password: expect.any(String) } } });
  expect([await meOf(bearer(own)), await meOf(bearer(thief))]).toEqual([200, 401]);
  expect((await login(user.email, 'the first new one')).status).toBe(200);
});
