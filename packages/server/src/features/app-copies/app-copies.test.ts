import type { App, AppSummary } from '@sayso/contracts/apps';
import { expect, test } from 'vitest';
import { formOf, onePixel } from '../../testing/form.ts';
import { startServer } from '../../testing/start-server.ts';

const server = await startServer();
const owned = { 'x-owner-access': 'true' };
const Visit = {
  name: 'Visit',
  properties: {
    patient: { type: 'string' },
    photo: { type: 'string', format: 'file' },
    scan: { type: 'string' },
    before: { type: 'string', $ref: '/entities/Visit/id' },
  },
  rls: { read: { created_by: '{{user.email}}' } },
};

async function good<T>(method: string, path: string, body?: unknown, who = 'ada'): Promise<T> {
  const { status, text, body: answer } = await server.call(who, method, `/apps${path}`, body, owned);
  expect([method, path, status, text]).toEqual([method, path, 200, text]);
  return answer as T;
}
type Copied = { id: string; name: string; slug: string };
const clone = (id: string, body?: unknown, who = 'ada') =>
  server.call(who, 'POST', `/apps/${id}/clone`, body);

async function upload(id: string, endpoint = 'UploadFile'): Promise<Record<string, string>> {
  const { headers, body } = await formOf({ file: new File([new Uint8Array(onePixel)], 'Rex.png') });
  const path = `/apps/${id}/integration-endpoints/Core/${endpoint}`;
  return (await server.call('ada', 'POST', path, body, headers)).body as Record<string, string>;
}
const shown = (url: string) => server.ask(new URL(url).host, new URL(url).pathname);

test('[B-APPS-06] [W-CALL-03] [W-SET-02] a copy has sources, schema and settings, and what belongs to the original stays with it', async () => {
  const id = await server.anApp('ada', {
    name: 'Clinic',
    user_description: 'Two vets',
    public_settings: 'public_with_login',
    main_page: 'Home',
    custom_instructions: 'Be brief',
    frozen_files: ['pages/Home'],
    visitor_permissions: { upload_files: true },
    entities: { Visit },
  });
  const { file_url: logo = '' } = await upload(id);
  const content = `export default function Home() {\n  return <img src="${logo}" alt="Us" />;\n}\n`;
  await good('PUT', `/${id}`, { is_starred: true, frozen_files: [] });
  await good('POST', `/${id}/coding/write`, { file_path: 'pages/Home', content });
  await good('PUT', `/${id}`, { frozen_files: ['pages/Home'] });
  await good('POST', `/${id}/entities/Visit`, { patient: 'Rex' });
  await good('POST', `/${id}/users/invite-user`, { user_email: 'kim@example.com' });
  await good('POST', `/${id}/deploy`);
  await server.sql`
    update checkpoints set memory = '{"plan": 1}' where id = (select checkpoint_id from apps where id = ${id})`;

  const { status, body } = await clone(id);
  const copied = body as Copied;
  expect([status, copied.name]).toEqual([200, 'Clinic copy']);
  const [from, to] = [await good<App>('GET', `/${id}`), await good<App>('GET', `/${copied.id}`)];
  const same = [
    'user_description',
    'public_settings',
    'main_page',
    'custom_instructions',
    'frozen_files',
    'visitor_permissions',
    'entities',
    'app_stage',
  ] as const;
  for (const field of same) expect([field, to[field]]).toEqual([field, from[field]]);
  expect(to.pages['Home']).toBe(content.replace(id, copied.id));
  expect(to).toMatchObject({
    slug: copied.slug,
    is_starred: false,
    last_deployed_at: null,
    status: { state: 'ready' },
    conversation: { messages: [] },
  });
  expect(to.slug).not.toBe(from.slug);
  expect(await good(`GET`, `/${copied.id}/entities/Visit`)).toEqual([]);
  const people = await server.sql`select email from app_users where app_id = ${copied.id}`;
  expect(people.map(({ email }) => email)).not.toContain('kim@example.com');
  const [memory] = await server.sql`
    select c.memory, c.kind from checkpoints c join apps a on a.checkpoint_id = c.id where a.id = ${copied.id}`;
  expect(memory).toEqual({ memory: { plan: 1 }, kind: 'start' });
  const log =
    await server.sql`select subject from audit_log where app_id = ${copied.id} and action = 'app.copied'`;
  expect(log).toEqual([{ subject: 'Clinic' }]);
  expect((await clone(id)).body).toMatchObject({ name: 'Clinic copy 2' });
  expect((await clone(copied.id, {})).body).toMatchObject({ name: 'Clinic copy 3' });
  expect((await clone(id, { name: 'Clinic' })).body).toMatchObject({ name: 'Clinic' });
  expect((await clone(id, { name: '  ' })).body).toMatchObject({ message: 'App name cannot be empty' });

  // The picture that a page shows came along: it is there when the original is gone for good.
  await good('DELETE', `/${id}`);
  await server.sql`update apps set deleted_at = now() - interval '31 days' where id = ${id}`;
  await server.core.jobs.enqueue(server.sql, 'apps.clean-up', {});
  await expect.poll(() => shown(logo).then(({ status }) => status), { timeout: 30_000 }).toBe(404);
  expect((await shown(logo.replace(id, copied.id))).bytes.equals(onePixel)).toBe(true);
}, 60_000);

test('[W-SET-02] with its records a copy has their ids, dates, authors and files, and neither app changes the other', async () => {
  const unique = { ...Visit, 'x-sayso': { unique: [['patient']] } };
  const id = await server.anApp('ada', { entities: { Visit: unique } });
  const { file_url: photo = '' } = await upload(id);
  const { file_uri: hidden = '' } = await upload(id, 'UploadPrivateFile');
  const rex = await good<{ id: string }>('POST', `/${id}/entities/Visit`, { patient: 'Rex', photo });
  await good('POST', `/${id}/entities/Visit`, { patient: 'Moss', scan: hidden, before: rex.id });
  const before = await good<object[]>('GET', `/${id}/entities/Visit?sort=patient`);

  const copied = (await clone(id, { with_records: true })).body as Copied;
  const path = `/${copied.id}/entities/Visit`;
  const rows = await good<Record<string, string>[]>('GET', `${path}?sort=patient`);
  expect(rows).toEqual(JSON.parse(JSON.stringify(before).replaceAll(id, copied.id)));
  expect(rows[1]?.['photo']).toBe(photo.replace(id, copied.id));
  expect(rows[0]?.['scan']).toBe(hidden.replace(id, copied.id));
  expect(await good<object>('GET', `/${copied.id}/files`)).toMatchObject({ files: [{}, {}] });
  // No two patients of one name in the copy, either.
  const taken = await server.call('ada', 'POST', `/apps${path}`, { patient: 'Rex' }, owned);
  expect(taken.status).toBe(409);

  await good('DELETE', `/${copied.id}/entities/Visit/${rex.id}`);
  expect(await good('GET', `/${id}/entities/Visit?sort=patient`)).toEqual(before);
  const rule = { read: { created_by: '{{user.email}}' } };
  expect((await good<App>('GET', `/${copied.id}`)).entities['Visit']?.rls).toEqual(rule);
}, 60_000);

test('an app with 50,000 records is copied while others go on', async () => {
  const id = await server.anApp('ada', { entities: { Visit } });
  await server.sql`
    insert into records (app_id, entity, id, data, created_by)
    select ${id}, 'Visit', lpad(to_hex(n), 24, '0'), jsonb_build_object('patient', 'Patient ' || n), 'ada@example.com'
    from generate_series(1, 50000) n`;
  const copying = clone(id, { with_records: true });
  let isCopied = false;
  void copying.then(() => {
    isCopied = true;
  });
  let answered = 0;
  while (!isCopied) {
    await good('POST', `/${id}/entities/Visit`, { patient: `New ${answered}` });
    answered += 1;
  }
  const { status, body } = await copying;
  expect([status, answered > 0]).toEqual([200, true]);
  const [count] = await server.sql<{ count: number }[]>`
    select count(*)::int as count from records where app_id = ${(body as Copied).id} and data ->> 'patient' like 'Patient%'`;
  expect(count?.count).toBe(50_000);
}, 120_000);

test('[W-SET-09] nobody copies what is not theirs, is being built or is blocked, and a copy that fails leaves nothing', async () => {
  const id = await server.anApp('ada', { entities: { Visit } });
  expect((await clone(id, {}, 'mallory')).status).toBe(403);
  await server.sql`update apps set state = 'processing' where id = ${id}`;
  expect((await clone(id)).body).toMatchObject({ extra_data: { reason: 'app_busy' } });
  await server.sql`update apps set state = 'ready' where id = ${id}`;
  await good('PUT', `/${id}`, { is_blocked: true }, 'root');
  expect(await clone(id)).toMatchObject({ status: 403, body: { extra_data: { reason: 'app_blocked' } } });
  await good('PUT', `/${id}`, { is_blocked: false }, 'root');

  await upload(id);
  await server.sql`create function refuse() returns trigger language plpgsql as 'begin raise ''full''; end'`;
  await server.sql`create trigger refused before insert on unique_values for each row execute function refuse()`;
  await server.sql`insert into records (app_id, entity, id, data) values (${id}, 'Visit', 'a', '{}')`;
  await server.sql`alter table unique_values disable trigger refused`;
  await server.sql`insert into unique_values values (${id}, 'Visit', 'patient', 'h', '', 'a')`;
  await server.sql`alter table unique_values enable trigger refused`;
  const apps = () => server.sql<{ id: string }[]>`select id from apps order by id`;
  const before = await apps();
  expect((await clone(id, { with_records: true })).status).toBe(500);
  await server.sql`drop trigger refused on unique_values`;
  expect(await apps()).toEqual(before);
  const [left] = await server.sql`
    select count(*)::int as count from app_files f where not exists (select 1 from apps a where a.id = f.app_id)`;
  expect(left).toEqual({ count: 0 });
});

test('[W-SET-09] an app that is blocked while it is copied has no copy, unless an admin makes it', async () => {
  const id = await server.anApp('ada', { entities: { Visit } });
  await good('POST', `/${id}/entities/Visit`, { patient: 'Rex' });
  const meanwhile = (who: string) =>
    server.sql.begin(async (tx) => {
      // Holds up the copy where all was asked but its end.
      await tx`lock table unique_values in access exclusive mode`;
      const copying = clone(id, { with_records: true }, who);
      const waiting = () => tx`
        select 1 from pg_locks where not granted and relation = 'unique_values'::regclass`;
      await expect.poll(async () => (await waiting()).length, { timeout: 20_000 }).toBeGreaterThan(0);
      await good('PUT', `/${id}`, { is_blocked: true }, 'root');
      return { copying };
    });
  const { copying } = await meanwhile('ada');
  expect(await copying).toMatchObject({ status: 403, body: { extra_data: { reason: 'app_blocked' } } });
  const copies = () =>
    server.sql<{ subject: string; after: string; actor_email: string }[]>`
      select subject, after, actor_email from audit_log where app_id = ${id} and action = 'app.copied_to'`;
  expect(await copies()).toEqual([]);
  const reply = await clone(id, { with_records: true, name: 'Evidence' }, 'root');
  expect(reply.status).toBe(200);
  // The original's maker sees who took what.
  expect(await copies()).toMatchObject([
    { subject: 'Evidence', after: 'with its records and files', actor_email: 'root@example.com' },
  ]);
}, 60_000);

test('files of a copy keep who uploaded them, and when', async () => {
  const id = await server.anApp('ada');
  await upload(id);
  await server.sql`update app_files set created_date = '2020-02-03' where app_id = ${id}`;
  const { id: copy } = (await clone(id, { with_records: true })).body as Copied;
  const { files } = await good<{ files: object[] }>('GET', `/${copy}/files`);
  expect(files).toMatchObject([
    { created_by: 'ada@example.com', created_date: expect.stringMatching(/^2020-02-0/) },
  ]);
});

test('a copy that a killed server left is nowhere to be seen, and goes with the deleted apps', async () => {
  const id = await server.anApp('ada', { name: 'Half a copy' });
  const hide = (age: string) => server.sql`
    update apps set is_unfinished = true, deleted_at = now() - ${age}::interval where id = ${id}`;
  await hide('1 minute');
  expect(await good<AppSummary[]>('GET', '/deleted')).not.toContainEqual(expect.objectContaining({ id }));
  expect((await server.call('ada', 'POST', `/apps/${id}/restore`)).status).toBe(404);
  await server.core.jobs.enqueue(server.sql, 'apps.clean-up', {});
  await hide('61 minutes');
  await server.core.jobs.enqueue(server.sql, 'apps.clean-up', {});
  const rows = () => server.sql`select 1 from apps where id = ${id}`;
  await expect.poll(async () => (await rows()).length, { timeout: 30_000 }).toBe(0);
}, 60_000);

/** Columns of an app that a copy has of its own, by why they are not the original's. */
const own: Readonly<Record<string, readonly string[]>> = {
  'are who and what it is': ['id', 'owner_id', 'slug', 'name', 'created_by', 'created_date', 'updated_date'],
  'are its history': ['state', 'status_details', 'status_date', 'suggestions', 'checkpoint_id'],
  'are where it is published': ['last_deployed_at', 'served_version', 'github_repo_url'],
  'are what happened to the original': ['is_starred', 'is_blocked', 'deleted_at', 'is_unfinished'],
};

test('[W-SET-02] each setting of an app is copied, or named here as the original’s own', async () => {
  const id = await server.anApp('ada', { entities: { Visit } });
  await server.sql`
    update apps set logo_url = 'https://example.com/logo.png', logo_prompt = 'A paw', user_description = 'Vets',
      app_stage = case when app_stage = 'ready' then 'pending' else 'ready' end,
      public_settings = 'public_with_login', is_visibility_chosen = true, main_page = 'Home', deep_coding_mode = true,
      has_backend_functions_enabled = true, theme_color = '#123456', custom_instructions = 'Be brief',
      frozen_files = '["pages/Home"]', integrations = '["Core"]', visitors_may_upload = true,
      visitors_may_use_ai = true, allow_embedding = true, installable_integrations = '["x"]',
      auth_config = '{"registration": "invitation"}'
    where id = ${id}`;
  server.core.session.forgetAll();
  const { id: copied } = (await clone(id)).body as Copied;
  const rowOf = async (app: string) => (await server.sql`select * from apps where id = ${app}`)[0] ?? {};
  const [fresh, from, to] = [await rowOf(await server.anApp('ada')), await rowOf(id), await rowOf(copied)];
  const isOwn = new Set(Object.values(own).flat());
  const settings = Object.keys(from).filter((column) => !isOwn.has(column));
  for (const column of settings) {
    // A value that every app has would tell nothing.
    expect([column, from[column]]).not.toEqual([column, fresh[column]]);
    expect([column, to[column]]).toEqual([column, from[column]]);
  }
  expect(settings.length + isOwn.size).toBe(Object.keys(from).length);
});

test('a copy counts as a new app of whoever makes it', async () => {
  const windows = { newApps: [{ most: 1, seconds: 600 }] };
  const strict = await startServer({ config: { rates: { factor: 1, windows } } });
  const id = await strict.anApp('ada');
  expect((await strict.call('ada', 'POST', `/apps/${id}/clone`)).status).toBe(429);
});
