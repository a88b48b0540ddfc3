import { savedViewLimits } from '@sayso/contracts/data-views';
import { expect, test } from 'vitest';
import { startServer } from '../../testing/start-server.ts';

const server = await startServer();
const view = {
  search: 'moss',
  filters: [{ field: 'status', operator: 'anyOf', values: ['open'] }],
  sort: { field: 'title', isDescending: true },
  order: ['status', 'title'],
  hidden: ['id'],
  widths: { title: 300 },
};
const entities = { Task: { properties: { title: { type: 'string' } } } };
const names = async (who: string, path: string) =>
  ((await server.call(who, 'GET', path)).body as { name: string }[]).map(({ name }) => name);

test('a view is kept for whoever saved it, by app and entity, and one of the same name takes its place', async () => {
  const app = await server.anApp('ada', { entities });
  const path = `/apps/${app}/data-views/Task`;
  const first = await server.call('ada', 'PUT', path, { name: ' Open ', view });
  expect(first).toMatchObject({ status: 200, body: { name: 'Open', view } });
  await server.call('ada', 'PUT', path, { name: 'All', view: { ...view, filters: [] } });
  const again = await server.call('ada', 'PUT', path, { name: 'Open', view: { ...view, search: '' } });
  expect(again.body).toMatchObject({ id: (first.body as { id: string }).id, view: { search: '' } });
  expect(await names('ada', path)).toEqual(['Open', 'All']);
  expect(await names('ada', `/apps/${app}/data-views/Other`)).toEqual([]);

  // A platform admin who helps out has views of their own, and takes away none of the owner's.
  const { id } = first.body as { id: string };
  expect(await names('root', path)).toEqual([]);
  await server.call('root', 'DELETE', `${path}/${id}`);
  await server.call('root', 'PUT', path, { name: 'Open', view });
  expect(await names('ada', path)).toEqual(['Open', 'All']);
  expect((await server.call('mallory', 'GET', path)).status).toBe(403);

  expect((await server.call('ada', 'DELETE', `${path}/${id}`)).status).toBe(200);
  expect(await names('ada', path)).toEqual(['All']);
  expect(await names('root', path)).toEqual(['Open']);
});

test('views that are no views, too large or too many are refused, and nothing is stored', async () => {
  const app = await server.anApp('ada', { entities });
  const path = `/apps/${app}/data-views/Task`;
  const save = (name: string, changed: object = {}) =>
    server.call('ada', 'PUT', path, { name, view: { ...view, ...changed } });
  expect((await save(' ')).status).toBe(422);
  expect((await save('x'.repeat(81))).status).toBe(422);
  expect((await save('Odd', { filters: [{ field: 'a', operator: 'runs', values: [] }] })).status).toBe(422);
  const long = Array.from({ length: 600 }, (_, at) => `${at}`.padEnd(200, 'x'));
  const tooLarge = await save('Large', { order: long });
  expect(tooLarge).toMatchObject({ status: 422, body: { message: expect.stringContaining('too large') } });
  expect(await names('ada', path)).toEqual([]);

  const { views } = savedViewLimits;
  // All at once, so that no two of them count the same room.
  const replies = await Promise.all(Array.from({ length: views + 2 }, (_, at) => save(`View ${at}`)));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(views);
  expect(replies.filter(({ status }) => status === 422)).toHaveLength(2);
  const [kept = ''] = await names('ada', path);
  expect((await save(kept, { search: 'changed' })).status).toBe(200);
  expect(await names('ada', path)).toHaveLength(views);
});

test('views are of lists that are there, and one person keeps so many of an app', async () => {
  const lists = Array.from({ length: 11 }, (_, nr) => [`List${nr}`, entities.Task] as const);
  const app = await server.anApp('ada', { entities: Object.fromEntries(lists) });
  const save = (entity: string, name: string) =>
    server.call('ada', 'PUT', `/apps/${app}/data-views/${entity}`, { name, view });
  expect((await save('Gone', 'All')).status).toBe(404);
  expect((await save('no%20name', 'All')).status).toBe(404);
  expect((await server.call('ada', 'GET', `/apps/${app}/data-views/Gone`)).body).toEqual([]);
  const { user } = await server.person('ada');
  await server.sql`
    insert into data_views (id, app_id, entity, user_id, name, view)
    select left(md5(list || ':' || nr), 24), ${app}, 'List' || list, ${user.id}, 'View ' || nr, ${server.sql.json(view)}
    from generate_series(0, 9) as list, generate_series(1, 50) as nr`;
  expect((await save('List10', 'One more')).status).toBe(422);
  expect((await save('List9', 'View 7')).status).toBe(200);
});
