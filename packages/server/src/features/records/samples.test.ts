import { expect, test } from 'vitest';
import { startServer } from '../../testing/start-server.ts';
import { createEntityModels } from './entity-models.ts';
import { createSamples } from './samples.ts';
import { createRecordStore } from './store.ts';

const server = await startServer();
const entities = {
  Project: { properties: { name: { type: 'string' } }, required: ['name'] },
  Task: {
    properties: {
      title: { type: 'string' },
      status: { type: 'string', enum: ['todo', 'done'], default: 'todo' },
      project: { type: 'string', $ref: '/entities/Project/id' },
      also: { type: 'array', items: { type: 'string', $ref: '/entities/Project/id' } },
    },
    required: ['title'],
    rls: { read: { created_by: '{{user.email}}' } },
  },
};
const { core, sql } = server;
const readSources = async ({ appId }: { appId: string }) => {
  const rows = await sql<{ tree: Record<string, string> }[]>`select tree from apps where id = ${appId}`;
  const texts = await sql<{ hash: string; content: string }[]>`
    select hash, content from source_blobs where app_id = ${appId}`;
  const byHash = new Map(texts.map(({ hash, content }) => [hash, content]));
  const tree = Object.entries(rows[0]?.tree ?? {}).map(([path, hash]) => [path, byHash.get(hash) ?? '']);
  return { tree: Object.fromEntries(tree) as Record<string, string>, hash: '' };
};
const store = createRecordStore(sql);
const insertSamples = createSamples({
  ...core,
  entities: createEntityModels({ readSources }),
  store,
  factsOf: store.factsOf,
});

const samples = [
  {
    entity: 'Task',
    records: [
      { title: 'Paint', project: '@Project:1', also: ['@Project:0', '@Project:1', '@Project:9'] },
      { title: 'Sell', status: 'unheard of', project: '@Project:0' },
      { status: 'done' },
    ],
  },
  { entity: 'Project', records: [{ name: 'House' }, { name: 'Boat' }] },
  { entity: 'Ghost', records: [{ a: 1 }] },
];

test("samples are the maker's, their references are resolved and what breaks the schema is left out", async () => {
  const appId = await server.anApp('ada', { entities });
  const grant = await core.access.forJob(appId);
  await insertSamples(grant, samples);
  const list = async (name: string) =>
    (await server.call('ada', 'GET', `/apps/${appId}/entities/${name}?sort=id`)).body as Record<
      string,
      unknown
    >[];
  const [house, boat] = await list('Project');
  expect([house, boat]).toMatchObject([
    { name: 'House', is_sample: true, created_by: 'ada@example.com' },
    { name: 'Boat', is_sample: true },
  ]);
  const tasks = await list('Task');
  expect(tasks).toMatchObject([
    { title: 'Paint', status: 'todo', project: boat?.['id'], also: [house?.['id'], boat?.['id']] },
    { title: 'Sell', status: 'todo', project: house?.['id'] },
  ]);
  expect(tasks).toHaveLength(2);

  await insertSamples(grant, samples);
  expect(await list('Task')).toEqual(tasks);
});

test('samples that come later find the records of entities that are there already', async () => {
  const appId = await server.anApp('ada', { entities });
  const grant = await core.access.forJob(appId);
  const made = await server.call('ada', 'POST', `/apps/${appId}/entities/Project`, { name: 'Mine' });
  await insertSamples(grant, samples);
  const projects = (await server.call('ada', 'GET', `/apps/${appId}/entities/Project`)).body;
  expect(projects).toEqual([made.body]);
  const tasks = (await server.call('ada', 'GET', `/apps/${appId}/entities/Task?sort=title`)).body;
  expect(tasks).toMatchObject([
    { title: 'Paint', project: null, also: [(made.body as { id: string }).id] },
    { title: 'Sell', project: (made.body as { id: string }).id },
  ]);
});

test('samples seem to have been made when their maker says, the others now', async () => {
  const appId = await server.anApp('ada', { entities });
  const records = [{ name: 'House' }, { name: 'Boat' }, { name: 'Shed' }];
  await insertSamples(await core.access.forJob(appId), [{ entity: 'Project', records, minutesAgo: [90, 5] }]);
  const stored = (await server.call('ada', 'GET', `/apps/${appId}/entities/Project?sort=created_date`)).body;
  const rows = stored as { name: string; created_date: string; updated_date: string }[];
  expect(rows.map(({ name }) => name)).toEqual(['House', 'Boat', 'Shed']);
  const [house = 0, boat = 0, shed = 0] = rows.map((row) => Date.parse(row.created_date));
  expect([shed - house, shed - boat]).toEqual([90 * 60_000, 5 * 60_000]);
  expect(rows.every((row) => row.updated_date === row.created_date)).toBe(true);
});

test('of samples that would share a unique value the first is stored', async () => {
  const Person = { properties: { name: { type: 'string' } }, 'x-sayso': { unique: [['name']] } };
  const appId = await server.anApp('ada', { entities: { ...entities, Person } });
  const records = [{ name: 'Mia' }, { name: 'Ben' }, { name: 'Mia' }];
  await insertSamples(await core.access.forJob(appId), [{ entity: 'Person', records }]);
  const people = `/apps/${appId}/entities/Person`;
  const stored = (await server.call('ada', 'GET', `${people}?sort=id`)).body;
  expect(stored).toMatchObject([{ name: 'Mia' }, { name: 'Ben' }]);
  expect(stored).toHaveLength(2);
  expect(await server.call('ada', 'POST', people, { name: 'Mia' })).toMatchObject({ status: 409 });
});

test('renaming an entity, all else alike, keeps its records', async () => {
  const appId = await server.anApp('ada', { entities });
  await server.call('ada', 'POST', `/apps/${appId}/entities/Project`, { name: 'Mine' });
  const { Task, Project } = entities;
  const renamed = await server.call('ada', 'PUT', `/apps/${appId}`, {
    entities: { Task: { ...Task, properties: { title: Task.properties.title } }, Venture: Project },
  });
  expect(renamed.status, renamed.text).toBe(200);
  expect((await server.call('ada', 'GET', `/apps/${appId}/entities/Venture`)).body).toMatchObject([
    { name: 'Mine' },
  ]);
});

test('people are no records, even where the app describes them', async () => {
  const user_entity = { properties: { city: { type: 'string' } }, additionalProperties: false };
  const appId = await server.anApp('ada', { entities, user_entity });
  const users = `/apps/${appId}/entities/User`;
  expect(await server.call('ada', 'POST', users, { city: 'Oslo' })).toMatchObject({ status: 404 });
  expect(await server.call('ada', 'GET', `${users}/count`)).toMatchObject({ status: 404 });
  expect(await server.call('ada', 'PUT', `${users}/me`, { city: 5 })).toMatchObject({
    status: 422,
    body: { fields: { city: 'Must be text' } },
  });
  expect(await server.call('ada', 'PUT', `${users}/me`, { ghost: 5 })).toMatchObject({ status: 422 });
  expect(await server.call('ada', 'PUT', `${users}/me`, { city: 'Oslo' })).toMatchObject({
    status: 200,
    body: { city: 'Oslo', email: 'ada@example.com' },
  });
});
