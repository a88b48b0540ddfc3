import type { ReplyOf } from '@sayso/contracts/endpoint';
import type { listAppFiles } from '@sayso/contracts/files';
import { expect, test } from 'vitest';
import { formOf } from '../../testing/form.ts';
import { startServer } from '../../testing/start-server.ts';

const quota = { app: 10_000, account: 20_000, total: 1_000_000 };
const server = await startServer({ config: { quota } });

const appsOf = (who: string, count: number) =>
  Promise.all(Array.from({ length: count }, () => server.anApp(who)));

async function upload(who: string, app: string, bytes: number) {
  const { headers, body } = await formOf({ file: new File(['x'.repeat(bytes)], 'a.txt') });
  const path = `/apps/${app}/integration-endpoints/Core/UploadFile`;
  return server.call(who, 'POST', path, body, headers);
}
const list = async (who: string, app: string) =>
  (await server.call(who, 'GET', `/apps/${app}/files`)).body as ReplyOf<typeof listAppFiles>;

/** What each owner's counter says, beside what their files come to. */
const counters = () => server.sql<{ counted: number; rows: number }[]>`
  select o.bytes::int as counted, coalesce(sum(f.bytes), 0)::int as rows
  from stored_bytes_by_owner o
    left join apps a on a.owner_id = o.owner_id left join app_files f on f.app_id = a.id
  group by o.owner_id, o.bytes`;

test('all apps of an owner together store no more than an account may, and other owners are not held up', async () => {
  const apps = await appsOf('ada', 4);
  const replies = await Promise.all(apps.map((app) => upload('ada', app, 6_000)));

  expect(replies.map(({ status }) => status).sort()).toEqual([200, 200, 200, 413]);
  expect(replies.find(({ status }) => status === 413)?.body).toMatchObject({
    reason: 'quota_exceeded',
    message:
      'The owner of this app has no room left for the file: their apps can store 0.02 MB in total, and apps they deleted in the last 30 days still count. They can make room by deleting files in their apps.',
  });
  const [bobs = ''] = await appsOf('bob', 1);
  expect((await upload('bob', bobs, 6_000)).status).toBe(200);

  const full = apps.find((_, at) => replies[at]?.status === 200) ?? '';
  const known = await list('ada', full);
  expect(known).toMatchObject({ account_used_bytes: 18_000, account_quota_bytes: 20_000 });
  await server.call('ada', 'DELETE', `/apps/${full}/files/${known.files[0]?.name}`);
  expect((await upload('ada', full, 6_000)).status).toBe(200);
});

test('files that visitors and members store count for the owner of the app', async () => {
  const [app = '', other = ''] = [
    await server.anApp('eve', { public_settings: 'public_with_login' }),
    ...(await appsOf('eve', 1)),
  ];
  await server.call('mia', 'POST', `/apps/${app}/users/register`);
  await upload('mia', app, 9_000);

  expect(await list('eve', other)).toMatchObject({ used_bytes: 0, account_used_bytes: 9_000 });
});

test('a deleted app counts for its owner until its files go, 30 days later', async () => {
  const [first = '', second = '', third = ''] = await appsOf('carl', 3);
  for (const app of [first, second]) expect((await upload('carl', app, 9_000)).status).toBe(200);
  for (const app of [first, second]) await server.call('carl', 'DELETE', `/apps/${app}`);
  expect((await upload('carl', third, 9_000)).status).toBe(413);

  await server.sql`update apps set deleted_at = now() - interval '31 days' where id = ${first}`;
  await server.core.jobs.enqueue(server.sql, 'apps.clean-up', {});

  await expect
    .poll(async () => (await list('carl', third)).account_used_bytes, { timeout: 20_000 })
    .toBe(9_000);
  expect((await upload('carl', third, 9_000)).status).toBe(200);
}, 30_000);

test('an app that gets another owner counts for that one from then on', async () => {
  const [app = ''] = await appsOf('dora', 1);
  const [theirs = ''] = await appsOf('finn', 1);
  await upload('dora', app, 9_000);
  await server.sql`
    update apps set owner_id = (select id from users where email = 'finn@example.com') where id = ${app}`;

  expect(await list('finn', theirs)).toMatchObject({ account_used_bytes: 9_000 });
  for (const { counted, rows } of await counters()) expect(counted).toBe(rows);
});
