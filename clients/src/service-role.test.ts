import { startServer } from '@sayso/server/testing/start-server';
import { createClientFromRequest } from 'sdk-newest';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createWithService, newestClient, refusal } from './libraries.ts';

const server = await startServer();
const own = { created_by: '{{user.email}}' };
const Task = {
  properties: { title: { type: 'string' } },
  required: ['title'],
  rls: { create: true, read: own, write: own },
};
const appId = await server.anApp('ada', { public_settings: 'public_with_login', entities: { Task } });
const { token: serviceToken } = await server.core.tokens.issue('service', { appId });

// They print every refusal.
beforeAll(() => {
  for (const name of ['error', 'log'] as const) vi.spyOn(console, name).mockImplementation(() => {});
});
afterAll(() => vi.restoreAllMocks());

async function aMember(name: string): Promise<string> {
  const { user } = await server.person(name);
  await server.call(name, 'POST', `/apps/${appId}/users/register`);
  return (await server.core.tokens.issue('app', { userId: user.id, appId, appUserId: user.id })).token;
}

test('0.8.50: asServiceRole reads and writes past row rules, the person’s own client does not', async () => {
  const token = await aMember('mia');
  const client = createWithService({ serverUrl: server.url, appId, token, serviceToken });
  const { Task: theirs } = newestClient({
    serverUrl: server.url,
    appId,
    token: await aMember('ben'),
  }).entities;
  const others = await theirs?.create({ title: 'Of Ben' });
  const id = String(others?.['id']);
  const [mine, service] = [client.entities['Task'], client.asServiceRole.entities['Task']];
  if (!mine || !service) throw new Error('No such entity');

  expect(await mine.list()).toEqual([]);
  expect(await refusal(mine.update(id, { title: 'Changed' }))).toMatchObject({ status: 404 });
  expect(await service.update(id, { title: 'Changed' })).toMatchObject({ created_by: 'ben@example.com' });
  expect(await service.create({ title: 'Made' })).toMatchObject({ created_by: `service@${appId}` });
  expect((await service.list('title')).map(({ title }) => title)).toEqual(['Changed', 'Made']);
  expect(await refusal(service.create({ points: 1 }))).toMatchObject({ status: 422 });
  expect((await client.asServiceRole.entities['User']?.list())?.length).toBe(3);
  await service.deleteMany({});
  expect(await theirs?.list()).toEqual([]);
});

test('0.8.50: a backend function has both of them from the headers of its call', async () => {
  const token = await aMember('eve');
  const headers = {
    'Base44-App-Id': appId,
    'Base44-Api-Url': server.url,
    'Base44-Service-Authorization': `Bearer ${serviceToken}`,
    authorization: `Bearer ${token}`,
  };
  const client = createClientFromRequest(new Request(`${server.url}/functions/tidy`, { headers }));
  const made = await client.asServiceRole.entities['Task']?.create({ title: 'By a function' });
  expect(made).toMatchObject({ title: 'By a function', created_by_id: appId });
  expect(await client.entities['Task']?.list()).toEqual([]);
  expect(await client.auth.me()).toMatchObject({ email: 'eve@example.com' });
});
