import { App } from '@sayso/contracts/apps';
import type { TurnProvider } from '@sayso/core/turn-provider';
import { afterAll, expect, test } from 'vitest';
import { startServer } from '../../testing/start-server.ts';

const server = await startServer();
const stopAll = new AbortController();
afterAll(() => stopAll.abort());

const answering: string[] = [];
/** Never comes to an end by itself where it is asked to hang. */
const provider: TurnProvider = {
  name: 'patient',
  async *answer({ text, app }, signal) {
    answering.push(app.id);
    const isOver = AbortSignal.any([signal, stopAll.signal]);
    if (text.includes('hang') && !isOver.aborted)
      await new Promise((resolve) => isOver.addEventListener('abort', resolve));
    yield { type: 'text', text: 'Done.' };
  },
};
server.core.models.use(provider);

const create = async (who: string, content: string) =>
  App.parse((await server.call(who, 'POST', '/apps/chat/create-from-message', { content })).body).id;
const stateOf = async (who: string, id: string) =>
  App.parse((await server.call(who, 'GET', `/apps/${id}`)).body).status.state;
const isIdle = (who: string, id: string) =>
  expect.poll(() => stateOf(who, id), { timeout: 30_000 }).not.toBe('processing');

test("one person's many messages keep neither others' answers nor mail waiting, and all have their turn", async () => {
  const ids = await Promise.all(Array.from({ length: 9 }, (_, at) => create('ada', `Let it hang, ${at}`)));
  await expect.poll(() => answering.length).toBe(3);

  const others = await Promise.all(
    ['bob', 'cy', 'dee'].map(async (who) => [who, await create(who, 'Go on')]),
  );
  for (const [who = '', id = ''] of others) await isIdle(who, id);
  await server.call(null, 'POST', '/auth/reset-password-request', {
    email: (await server.person('bob')).user.email,
  });
  const left = () =>
    server.sql<{ id: string }[]>`select id from graphile_worker.jobs where task_identifier = 'mail.send'`;
  await expect.poll(async () => (await left()).length, { timeout: 20_000 }).toBe(0);
  expect(answering.filter((id) => ids.includes(id))).toHaveLength(3);

  for (const id of answering.slice(0, 3)) await server.call('ada', 'POST', `/apps/${id}/chat/stop`);
  await expect.poll(() => answering.filter((id) => ids.includes(id)).length).toBe(6);
  stopAll.abort();
  for (const id of ids) await isIdle('ada', id);
  expect(new Set(answering.filter((id) => ids.includes(id))).size).toBe(9);
}, 120_000);

test('people with many answers under way leave places to those who have none', async () => {
  const hang = new AbortController();
  const answers: string[] = [];
  server.core.models.use({
    name: 'patient',
    async *answer({ text, app }, signal) {
      answers.push(app.id);
      const isOver = AbortSignal.any([signal, hang.signal]);
      if (text.includes('hang') && !isOver.aborted)
        await new Promise((resolve) => isOver.addEventListener('abort', resolve));
      yield { type: 'text', text: 'Done.' };
    },
  });
  const threeOf = (who: string) =>
    Promise.all([1, 2, 3].map(async (nr) => [who, await create(who, `Let it hang, ${nr}`)] as const));
  // One after the other: were all nine asked for at once, each of the three might have two under way and none a third.
  const many = [...(await threeOf('eve')), ...(await threeOf('fay'))];
  await expect.poll(() => answers.length, { timeout: 20_000 }).toBe(6);
  many.push(...(await threeOf('gil')));
  await expect.poll(() => answers.length, { timeout: 20_000 }).toBe(7);
  await isIdle('hal', await create('hal', 'Go on'));
  hang.abort();
  for (const [who, id] of many) await isIdle(who, id);
}, 120_000);
