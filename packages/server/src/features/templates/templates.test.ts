import type { Template } from '@sayso/contracts/templates';
import { expect, test } from 'vitest';
import { startServer } from '../../testing/start-server.ts';

const server = await startServer();

test('whoever signs in sees the starter apps, and strangers see none', async () => {
  const list = await server.call('ada', 'GET', '/templates');
  const templates = list.body as Template[];
  expect(list.status).toBe(200);
  expect(templates.find(({ id }) => id === 'bicycle-workshop')).toMatchObject({
    name: 'Bicycle Workshop',
    group: 'business',
    things: expect.arrayContaining(['Repair', 'Customer', 'Bike', 'Part']),
    public_pages: expect.arrayContaining(['Request a repair']),
  });
  expect((await server.call(null, 'GET', '/templates')).status).toBe(401);
});
