import type { Plan } from '@sayso/contracts/plan';
import type { Template } from '@sayso/contracts/templates';
import { expect, test } from 'vitest';
import { startServer } from '../../testing/start-server.ts';

const server = await startServer();

test('whoever signs in sees the starter apps, and the plan that each begins with', async () => {
  const list = await server.call('ada', 'GET', '/templates');
  const templates = list.body as Template[];
  expect(list.status).toBe(200);
  expect(templates.find(({ id }) => id === 'bicycle-workshop')).toMatchObject({
    name: 'Bicycle Workshop',
    group: 'business',
    things: expect.arrayContaining(['Repair', 'Customer', 'Bike', 'Part']),
    public_pages: expect.arrayContaining(['Request a repair']),
  });

  const one = await server.call('ada', 'GET', '/templates/bicycle-workshop');
  const { plan, name } = one.body as Template & { plan: Plan };
  expect(one.status).toBe(200);
  expect(name).toBe('Bicycle Workshop');
  const repair = plan.things.find((thing) => thing.name === 'Repair');
  const states = repair?.fields.find(({ kind }) => kind === 'states');
  expect(states?.choices?.map(({ label }) => label)).toEqual([
    'Received',
    'Waiting for parts',
    'Ready',
    'Collected',
  ]);
  const form = plan.pages.find((page) => page.name === 'Request a repair');
  const asked = repair?.fields.filter(({ id }) => form?.asks?.includes(id)).map((field) => field.name);
  expect(form?.audience).toBe('visitors');
  expect(asked).toEqual(['What’s wrong', 'Contact name', 'Phone', 'Email', 'Make and model']);
});

test('a starter app that does not exist is not found, and strangers see none', async () => {
  expect((await server.call('ada', 'GET', '/templates/no-such-app')).status).toBe(404);
  expect((await server.call(null, 'GET', '/templates')).status).toBe(401);
});
