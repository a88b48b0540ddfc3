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
const names = async (who: string, path: string) =>
  ((await server.call(who, 'GET', path)).body as { name: string }[]).map(({ name }) => name);

test('a view is kept for whoever saved it, by app and entity, and one of the same name takes its place', async () => {
  const app = await server.anApp('ada');
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
  const app = await server.anApp('ada');
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
