import { startServer } from '@sayso/server/testing/start-server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { libraries, newestClient, refusal } from './libraries.ts';

const server = await startServer();
const own = { created_by: '{{user.email}}' };
const Task = {
  properties: {
    title: { type: 'string' },
    points: { type: 'number' },
    state: { type: 'string', enum: ['open', 'done'], default: 'open' },
  },
  required: ['title'],
  rls: { create: true, read: own, write: own },
};
const appId = await server.anApp('ada', { public_settings: 'public_with_login', entities: { Task } });

// They print every refusal.
beforeAll(() => {
  for (const name of ['error', 'log'] as const) vi.spyOn(console, name).mockImplementation(() => {});
});
afterAll(() => vi.restoreAllMocks());

/** A member of the app, signed in to it alone. */
async function calling(name: string) {
  const { user } = await server.person(name);
  await server.call(name, 'POST', `/apps/${appId}/users/register`);
  const { token } = await server.core.tokens.issue('app', { userId: user.id, appId, appUserId: user.id });
  return { serverUrl: server.url, appId, token };
}

test.each(libraries)('%s: records are made, read, changed and deleted', async (version, client) => {
  const { entities } = client(await calling(`crud${version.replaceAll('.', '')}`));
  const task = entities['Task'];
  if (!task) throw new Error('No such entity');

  const made = await task.create({ title: 'One', points: 3, id: 'mine', created_by: 'else@example.com' });
  expect(made).toMatchObject({ title: 'One', points: 3, state: 'open', is_sample: false });
  expect(made['id']).toMatch(/^[0-9a-f]{24}$/);
  expect(made['created_by']).toBe(`crud${version.replaceAll('.', '')}@example.com`);
  const more = await task.bulkCreate([
    { title: 'Two', points: 1 },
    { title: 'Three', points: 2 },
  ]);
  expect(more.map(({ title }) => title)).toEqual(['Two', 'Three']);

  const byPoints = await task.list('-points', 2, 0, ['title']);
  expect(byPoints.map(({ title }) => title)).toEqual(['One', 'Three']);
  const few = await task.filter({ points: { $lte: 2 } }, 'points');
  expect(few.map(({ title }) => title)).toEqual(['Two', 'Three']);

  expect(await task.update(made['id'], { state: 'done' })).toMatchObject({ title: 'One', state: 'done' });
  expect(await task.get(made['id'])).toMatchObject({ points: 3, state: 'done' });
  await task.delete(made['id']);
  expect(await refusal(task.get(made['id']))).toMatchObject({
    status: 404,
    message: `Entity Task with ID ${made['id']} not found`,
  });
  await task.deleteMany({ points: { $gte: 1 } });
  expect(await task.list()).toEqual([]);
});

test.each(libraries)('%s: what breaks the schema or a rule is refused in words', async (version, client) => {
  const name = `rules${version.replaceAll('.', '')}`;
  const [mine, other] = [client(await calling(name)), client(await calling(`${name}b`))];
  const [task, theirs] = [mine.entities['Task'], other.entities['Task']];
  if (!task || !theirs) throw new Error('No such entity');
  const { id } = await task.create({ title: 'Mine' });

  expect(await refusal(task.create({ points: 'many' }))).toMatchObject({ status: 422 });
  expect(await refusal(theirs.get(id))).toMatchObject({ status: 404 });
  expect(await refusal(theirs.update(id, { title: 'Theirs' }))).toMatchObject({ status: 404 });
  expect(await theirs.list()).toEqual([]);
  const stranger = client({ serverUrl: server.url, appId }).entities['Task'];
  expect(await refusal(stranger?.list() ?? Promise.resolve())).toMatchObject({ status: 403 });
});

test.each(libraries)(
  '%s: a person is known, keeps data, and cannot rename themselves',
  async (version, client) => {
    const name = `me${version.replaceAll('.', '')}`;
    const { auth } = client(await calling(name));
    expect(await auth.me()).toMatchObject({ email: `${name}@example.com`, full_name: name, role: 'user' });
    await auth.updateMe({ colour: 'green', role: 'admin', email: 'else@example.com' });
    expect(await auth.me()).toMatchObject({ colour: 'green', email: `${name}@example.com`, role: 'user' });
    expect(await auth.isAuthenticated()).toBe(true);
    expect(await client({ serverUrl: server.url, appId }).auth.isAuthenticated()).toBe(false);
  },
);

test('0.8.50: a subscription tells what changes, as far as its rules let it see', async () => {
  const [mine, other] = [newestClient(await calling('sub')), newestClient(await calling('subb'))];
  const seen: string[] = [];
  const stop = mine.entities['Task']?.subscribe(({ type, data }) => {
    seen.push(`${type} ${String(data?.['title'])}`);
  });
  // A subscription does not say when it holds: changes are made until one is told.
  await expect
    .poll(async () => {
      await other.entities['Task']?.create({ title: 'Hidden' });
      await mine.entities['Task']?.create({ title: 'Shown' });
      return seen.length;
    })
    .toBeGreaterThan(0);
  stop?.();
  mine.cleanup();
  expect(new Set(seen)).toEqual(new Set(['create Shown']));
});

test.each(libraries)('[B-RUNTIME-03] %s: a csv is imported', async (version, client) => {
  const { entities } = client(await calling(`import${version.replaceAll('.', '')}`));
  const file = new File(['title,points\nFour,4\nFive,5\n'], 'tasks.csv', { type: 'text/csv' });

  expect(await entities['Task']?.importEntities(file)).toMatchObject({
    status: 'success',
    output: [
      { title: 'Four', points: 4 },
      { title: 'Five', points: 5 },
    ],
    n_entities_created: 2,
  });
  expect((await entities['Task']?.list('points'))?.map(({ title }) => title)).toEqual(['Four', 'Five']);
});
