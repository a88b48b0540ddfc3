import type { App } from '@sayso/contracts/apps';
import { expect, test } from 'vitest';
import { openPlans } from '../../testing/plans.ts';
import { startServer } from '../../testing/start-server.ts';
import { turnOver } from '../../testing/wait-for.ts';

const server = await startServer();
const { build, field, get, thing } = openPlans(server);
const id = await build(
  'An app for a workshop. Repairs have a title, a due date and a price. Bikes have a brand and a frame size.',
);
const answerTo = async (content: string): Promise<App['conversation']['messages'][number] | undefined> => {
  const over = turnOver(server, id);
  const sent = await server.call('ada', 'POST', `/apps/${id}/chat/message`, { content });
  expect(sent.status, sent.text).toBe(200);
  await over;
  return (await get(id)).conversation.messages.at(-1);
};
const versions = async () =>
  (await server.call('ada', 'GET', `/apps/${id}/app-checkpoints`)).body as unknown[];

test.each([
  ['Let every repair whistle at noon', 'Repair'],
  ['Let the bikes hum quietly at midnight', 'Bike'],
])('"%s" cannot be carried out, so its answer points at what it names in the plan', async (asked, name) => {
  const before = { app: await get(id), versions: await versions() };
  const answer = await answerTo(asked);

  expect(answer?.turn).toMatchObject({
    state: 'settled',
    plan_place: { thing: (await thing(id, name)).id, words: expect.stringMatching(new RegExp(name, 'i')) },
    receipt: { credits: 0 },
  });
  expect((await get(id)).app_code_hash).toBe(before.app.app_code_hash);
  expect(await versions()).toEqual(before.versions);
  const costs = await server.sql`
    select 1 from credit_entries where app_id = ${id} and turn_id = ${answer?.turn?.id ?? ''} and kind = 'settled'`;
  expect(costs).toHaveLength(0);
});

test('a field that is named is pointed at with its thing', async () => {
  const answer = await answerTo('Make the frame size of bikes sparkle');
  const bike = await thing(id, 'Bike');
  expect(answer?.turn?.plan_place).toMatchObject({ thing: bike.id, field: field(bike, 'Frame size').id });
});

test('what is carried out, and what asks for nothing, points nowhere', async () => {
  const done = await answerTo('Add a field colour to bikes');
  expect(done?.turn?.changes).not.toEqual([]);
  expect(done?.turn).not.toHaveProperty('plan_place');
  for (const words of ['Thanks!', 'How many bikes are there?'])
    expect((await answerTo(words))?.turn, words).not.toHaveProperty('plan_place');
});
