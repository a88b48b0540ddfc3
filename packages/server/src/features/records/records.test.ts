import { expect, test } from 'vitest';
import { startServer } from '../../testing/start-server.ts';

const server = await startServer();
const task = {
  name: 'Task',
  type: 'object',
  properties: {
    title: { type: 'string' },
    status: { type: 'string', enum: ['todo', 'done'], default: 'todo' },
    points: { type: 'integer', minimum: 0, maximum: 100 },
    due: { type: 'string', format: 'date' },
    project: { type: 'string', $ref: '/entities/Project/id' },
    tags: { type: 'array', items: { type: 'string' } },
  },
  required: ['title'],
  additionalProperties: false,
};
const project = { name: 'Project', properties: { name: { type: 'string' } }, required: ['name'] };
const appId = await server.anApp('ada', { entities: { Task: task, Project: project } });
const path = `/apps/${appId}/entities/Task`;
type Row = Record<string, unknown> & { id: string };

const make = async (values: object): Promise<Row> => {
  const reply = await server.call('ada', 'POST', path, values);
  expect(reply.status, reply.text).toBe(200);
  return reply.body as Row;
};

test('[B-RUNTIME-01] a record is created, read, listed, changed in part and deleted', async () => {
  const made = await make({ title: 'Buy milk', points: 3, id: 'mine', created_by: 'root@example.com' });
  expect(made).toMatchObject({
    title: 'Buy milk',
    status: 'todo',
    points: 3,
    created_by: 'ada@example.com',
    is_sample: false,
  });
  expect(made.id).toMatch(/^[0-9a-f]{24}$/);
  expect(made['created_date']).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);

  const changed = await server.call('ada', 'PUT', `${path}/${made.id}`, { status: 'done', created_by: 'x' });
  expect(changed).toMatchObject({ status: 200, body: { title: 'Buy milk', status: 'done', points: 3 } });
  expect(await server.call('ada', 'GET', `${path}/${made.id}`)).toMatchObject({
    status: 200,
    body: { ...(changed.body as object), created_by: 'ada@example.com' },
  });
  expect((await server.call('ada', 'GET', path)).body).toEqual([changed.body]);

  expect((await server.call('ada', 'DELETE', `${path}/${made.id}`)).body).toEqual({ success: true });
  expect(await server.call('ada', 'GET', `${path}/${made.id}`)).toMatchObject({ status: 404 });
  expect(await server.call('ada', 'DELETE', `${path}/${made.id}`)).toMatchObject({ status: 404 });
  expect((await server.call('ada', 'GET', path)).text).toBe('[]');
});
