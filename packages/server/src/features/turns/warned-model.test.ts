import { App } from '@sayso/contracts/apps';
import { formatBlock } from '@sayso/core/blocks/format';
import { expect, test } from 'vitest';
import { page, write } from '../../testing/conversations.ts';
import { compatibleWire } from '../../testing/model-wires/compatible-wire.ts';
import { startModelServer } from '../../testing/model-wires/model-server.ts';
import { startServer } from '../../testing/start-server.ts';
import { turnOver } from '../../testing/wait-for.ts';

const models = await startModelServer(compatibleWire);
const server = await startServer({ env: { SAYSO_MODEL_BASE_URL: models.baseUrl, SAYSO_MODEL: 'hasty' } });

/** The next question that the model is asked, answered with these words; answers what it was asked. */
async function answer(said: string): Promise<string> {
  const exchange = await models.next();
  exchange.say(said);
  exchange.end();
  return exchange.prompt.at(-1)?.text ?? '';
}

async function send(id: string, content: string, ...said: string[]): Promise<{ app: App; asked: string[] }> {
  const over = turnOver(server, id);
  await server.call('ada', 'POST', `/apps/${id}/chat/message`, { content });
  const asked: string[] = [];
  for (const text of said) asked.push(await answer(text));
  await over;
  return { app: App.parse((await server.call('ada', 'GET', `/apps/${id}`)).body), asked };
}

const status = { type: 'string', title: 'Status', enum: ['open', 'done'], default: 'open' };
const task = (properties: object, mode = 'merge') =>
  formatBlock('entity', { name: 'Task', mode }, JSON.stringify({ properties, rls: { read: true } }));

async function built(): Promise<string> {
  const { body } = await server.call('ada', 'POST', '/apps/chat/create-from-message', { content: 'Tasks' });
  const { id } = App.parse(body);
  const over = turnOver(server, id);
  await answer(`${task({ status })}${write('pages/Home', page('Home'))}`);
  await over;
  return id;
}

const lost = '“Status” no longer has its choices (Open, Done)';

test('choices and a default that vanish are told in the answer, and to the model in its repair and next', async () => {
  const id = await built();
  const whole = task({ status: { type: 'string', title: 'Status' } }, 'replace');
  const broken = 'export default function Board() {\n  return <p>;\n}\n';
  const { app, asked } = await send(
    id,
    'Add a board',
    `${whole}${write('pages/Board', broken)}`,
    write('pages/Board', page('Board')),
  );

  expect(asked[0]).not.toContain('the person was told');
  expect(asked[1]).toContain(`Of your last changes the person was told: "entities/Task: ${lost}"`);
  expect(app.conversation.messages.at(-1)?.turn).toMatchObject({
    state: 'settled',
    changes: [
      { path: 'entities/Task', warnings: [lost, '“Status” no longer starts with a value (Open)'] },
      { path: 'pages/Board' },
    ],
  });

  const next = await send(id, 'Put the choices back', task({ status }));
  expect(next.asked[0]).toContain(`"entities/Task: ${lost}"`);
  expect(next.app.entities['Task']).toMatchObject({ properties: { status } });
  expect((await send(id, 'Thank you', 'You are welcome.')).asked[0]).not.toContain('the person was told');
});

test('what only names choices keeps them, and nobody is warned', async () => {
  const id = await built();
  const { app } = await send(id, 'Name the choices', task({ status: { enumNames: ['To do', 'Ready'] } }));
  expect(app.entities['Task']).toMatchObject({
    properties: { status: { ...status, enumNames: ['To do', 'Ready'] } },
  });
  expect(app.conversation.messages.at(-1)?.turn?.changes[0]).not.toHaveProperty('warnings');
});
