import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Deployed, DeployStanding, PublishedVersion } from '@sayso/contracts/publishing';
import { expect, test } from 'vitest';
import { aPublishableApp, pageWith } from '../../testing/published-app.ts';
import { startServer } from '../../testing/start-server.ts';

const server = await startServer({ config: { answerWithinMs: 50 } });
type App = Awaited<ReturnType<typeof aPublishableApp>>;

const standing = async (id: string, job: string, who = 'ada') =>
  server.call(who, 'GET', `/apps/${id}/deploy/${job}`);

/** Publishes and waits until it is over. A server that is slow enough answers with the job. */
async function published(app: App): Promise<DeployStanding> {
  const { job_id } = (await app.deploy()).body as DeployStanding;
  await expect
    .poll(async () => (await standing(app.id, job_id)).body)
    .not.toMatchObject({ state: 'running' });
  return (await standing(app.id, job_id)).body as DeployStanding;
}

/** Begins a publish that cannot come to its end before it is released. */
async function heldPublish(app: App) {
  const { promise: held, resolve } = Promise.withResolvers<void>();
  const { promise: locked, resolve: isLocked } = Promise.withResolvers<void>();
  const holding = server.sql.begin(async (tx) => {
    await tx`select 1 from apps where id = ${app.id} for no key update`;
    isLocked();
    await held;
  });
  await locked;
  const reply = await app.deploy();
  const release = async () => {
    resolve();
    await holding;
  };
  return { reply, job: (reply.body as DeployStanding).job_id, release };
}

test('a publish that takes long is answered with a job, which tells how it stands until it is done', async () => {
  const app = await aPublishableApp(server);
  const { reply, job, release } = await heldPublish(app);
  expect([reply.status, reply.body]).toEqual([
    202,
    { job_id: expect.stringMatching(/^[0-9a-f]{24}$/), state: 'running', deployed: null, message: null },
  ]);
  expect((await standing(app.id, job)).body).toEqual(reply.body);
  await release();
  await expect.poll(async () => (await standing(app.id, job)).body).toMatchObject({ state: 'done' });

  const { deployed } = (await standing(app.id, job)).body as { deployed: Deployed };
  expect(deployed).toMatchObject({ version: 1, url: expect.stringContaining(app.slug) });
  expect((await app.get()).status).toBe(200);
  expect((await standing(app.id, '0'.repeat(24))).status).toBe(404);
  expect((await standing(app.id, job, 'bob')).status).toBe(403);
}, 60_000);

test('a job that failed says so, and one whose server is gone did fail', async () => {
  const app = await aPublishableApp(server);
  const { job, release } = await heldPublish(app);
  await server.sql`alter table publications add constraint refused check (false) not valid`;
  await release();
  await expect
    .poll(async () => (await standing(app.id, job)).body)
    .toMatchObject({ state: 'failed', deployed: null, message: 'Failed to deploy app' });
  await server.sql`alter table publications drop constraint refused`;
  expect((await app.get()).status).toBe(404);

  const lost = { app_id: app.id, id: 'a'.repeat(24), runner: 'sayso-that-ended' };
  await server.sql`insert into deploys ${server.sql(lost)}`;
  expect((await standing(app.id, lost.id)).body).toMatchObject({
    state: 'failed',
    message: expect.stringContaining('publish again'),
  });
}, 60_000);

test('an outcome that could not be noted at once is noted later, and one that never can be is not waited for', async () => {
  const app = await aPublishableApp(server);
  const { sql } = server;
  await sql`create sequence deploy_notes`;
  await sql`
    create function refuse_once() returns trigger language plpgsql as $$
    begin
      if nextval('deploy_notes') = 1 then raise exception 'The connection was lost'; end if;
      return new;
    end $$`;
  await sql`create trigger refuse_once before update on deploys for each row execute function refuse_once()`;
  expect(await published(app)).toMatchObject({ state: 'done', deployed: { version: 1 } });

  await sql`drop trigger refuse_once on deploys`;
  await sql`alter table deploys add constraint refused check (state = 'running') not valid`;
  expect(await published(app)).toMatchObject({
    state: 'failed',
    message: expect.stringContaining('publish again'),
  });
  await sql`alter table deploys drop constraint refused`;
}, 60_000);

test('a publish is told of as done where only the tidying after it cannot be queued', async () => {
  const app = await aPublishableApp(server);
  const { sql } = server;
  await sql`
    create function refuse_job() returns trigger language plpgsql as $$
    begin raise exception 'No job today'; end $$`;
  await sql`
    create trigger refuse_job before insert on graphile_worker._private_jobs
    for each row execute function refuse_job()`;
  const done = await published(app);
  await sql`drop trigger refuse_job on graphile_worker._private_jobs`;
  expect(done).toMatchObject({ state: 'done', deployed: { version: 1 } });
  expect((await app.get()).status).toBe(200);
}, 60_000);

const hour = 3_600_000;

/** Publishes 2 to `last` as they would lie there, each with a file of its own, made and left long ago. */
async function addOld(app: App, last: number): Promise<string> {
  const folder = join(server.core.config.dataDir, 'published', app.id);
  // The pruning after the first publish would take files whose row is still to come.
  const pruning = () => server.sql`
    select 1 from graphile_worker.jobs where task_identifier = 'publishing.prune'`;
  await expect.poll(async () => (await pruning()).length).toBe(0);
  await mkdir(folder, { recursive: true });
  const then = new Date(Date.now() - 3 * hour);
  const write = async (name: string) => {
    await writeFile(join(folder, name), 'old');
    await utimes(join(folder, name), then, then);
  };
  for (let version = 2; version <= last; version += 1) {
    const own = `page-old${version}.js`;
    await Promise.all([own, `${own}.br`, `${own}.gz`].map(write));
    await server.sql`
      insert into publications (app_id, version, checkpoint_id, bundle, facts, tree, published_by, retired_at)
      select app_id, ${version}, checkpoint_id,
        jsonb_set(bundle, '{files}', (bundle -> 'files') || ${server.sql.json([own])}),
        facts, tree, published_by, ${then}
      from publications where app_id = ${app.id} and version = 1`;
  }
  for (const name of await readdir(folder)) await utimes(join(folder, name), then, then);
  await server.sql`update publications set retired_at = ${then} where app_id = ${app.id} and version <> 1`;
  return folder;
}

const oldFiles = async (folder: string) =>
  (await readdir(folder)).filter((name) => /^page-old\d+\.js$/.test(name)).length;

test('old publishes go with their files, the newest can be gone back to, and the one that is public stays', async () => {
  const app = await aPublishableApp(server);
  await published(app);
  const folder = await addOld(app, 30);
  const versions = async () =>
    ((await server.call('ada', 'GET', `/apps/${app.id}/publications`)).body as PublishedVersion[]).map(
      ({ version }) => version,
    );
  expect((await versions()).length).toBe(30);
  expect(await oldFiles(folder)).toBe(29);

  await app.write('pages/Home', pageWith('newest text'));
  expect(await published(app)).toMatchObject({ state: 'done', deployed: { version: 31 } });
  const newest = Array.from({ length: 20 }, (_, at) => 31 - at);
  // Version 1 was public until a moment ago, so tabs may still load its files.
  await expect.poll(versions).toEqual([...newest, 1]);
  await expect.poll(() => oldFiles(folder)).toBe(19);
  expect((await readdir(folder)).filter((name) => name.startsWith('page-old11'))).toEqual([]);
  expect((await readdir(folder)).filter((name) => name.startsWith('page-old12'))).toHaveLength(3);

  const goBack = (version: number) =>
    server.call('ada', 'POST', `/apps/${app.id}/publications/${version}/restore`);
  expect((await goBack(11)).status).toBe(404);
  expect((await goBack(12)).status).toBe(200);
  const { text } = await app.get();
  const files = [...new Set(text.match(/\/_f\/[\w.-]+\.(?:js|css|woff2)/g))];
  expect(files.length).toBeGreaterThan(2);
  for (const file of files) expect([file, (await app.get(file)).status]).toEqual([file, 200]);
}, 60_000);
