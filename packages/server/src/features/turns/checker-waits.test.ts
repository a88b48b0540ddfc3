import { endlessTypes } from '@sayso/compiler/testing/endless-types';
import { App } from '@sayso/contracts/apps';
import { formatBlock } from '@sayso/core/blocks/format';
import { expect, test } from 'vitest';
import { page, write } from '../../testing/conversations.ts';
import { compatibleWire } from '../../testing/model-wires/compatible-wire.ts';
import { startModelServer } from '../../testing/model-wires/model-server.ts';
import { startServer } from '../../testing/start-server.ts';
import { turnOver } from '../../testing/wait-for.ts';

const models = await startModelServer(compatibleWire);
const server = await startServer({
  env: { SAYSO_MODEL_BASE_URL: models.baseUrl, SAYSO_MODEL: 'local-test', SAYSO_TYPE_CHECK: 'on' },
});
const task = formatBlock(
  'entity',
  { name: 'Task' },
  '{"properties":{"title":{"type":"string"}},"rls":{"read":true}}',
);
const list = (field: string) =>
  `import { Task } from '@/entities/Task';\nimport { RecordTable } from '@/kit';\n\nexport default function List() {\n  return <RecordTable entity={Task} columns={['${field}']} />;\n}\n`;

const get = async (who: string, id: string) => App.parse((await server.call(who, 'GET', `/apps/${id}`)).body);
const turnOf = ({ conversation }: App) =>
  conversation.messages.findLast(({ role }) => role === 'assistant')?.turn;
const describe = async (who: string) => {
  const made = await server.call(who, 'POST', '/apps/chat/create-from-message', { content: 'Tasks' });
  return App.parse(made.body).id;
};
async function answer(...said: string[]) {
  const exchange = await models.next();
  for (const text of said) exchange.say(text);
  exchange.end();
  return exchange.prompt.at(-1)?.text ?? '';
}

/** The model is told of the wrong page that it has just written, which is not live. */
async function told(who: string, id: string) {
  const second = await models.next();
  expect(second.prompt.at(-1)?.text).toContain("Task has no field 'titel'");
  expect((await get(who, id)).pages).not.toHaveProperty('List');
  return second;
}

test('a quick answer waits for a checker that was at rest, and its mistake does not go live', async () => {
  const id = await describe('ada');
  const over = turnOver(server, id);
  const first = await models.next();
  expect(server.core.types?.isWarm).toBe(false);
  first.say(task + write('pages/List', list('titel')));
  first.end();
  const second = await told('ada', id);
  second.say(write('pages/List', list('title')));
  second.end();
  await over;
  const app = await get('ada', id);
  expect(app.pages['List']).toBe(list('title'));
  expect(turnOf(app)).toMatchObject({ state: 'settled', receipt: { credits: 1 } });
}, 150_000);

test('an app of somebody else that holds the checker keeps no mistake from being found', async () => {
  const id = await describe('ada');
  const built = turnOver(server, id);
  await answer(task + write('pages/Home', page('Home')));
  await built;
  const endless = await describe('bob');
  await answer(write('pages/Home', `${endlessTypes}\n${page('Home')}`));

  const over = turnOver(server, id);
  await server.call('ada', 'POST', `/apps/${id}/chat/message`, { content: 'Show them' });
  await answer(write('pages/List', list('titel')));
  const second = await told('ada', id);
  second.end();
  await over;
  const app = await get('ada', id);
  expect(app.pages).not.toHaveProperty('List');
  expect(turnOf(app)).toMatchObject({ state: 'needs_attention', receipt: { credits: 0 } });

  // That one is live all the same, and says that nobody knows whether it is right.
  const wordsOfBob = async () => (await get('bob', endless)).conversation.messages.at(-1)?.content;
  await expect
    .poll(wordsOfBob, { timeout: 110_000 })
    .toContain('I couldn’t check this version for mistakes.');
  expect((await get('bob', endless)).pages).toHaveProperty('Home');
}, 290_000);
