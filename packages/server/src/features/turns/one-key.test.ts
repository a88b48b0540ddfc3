import { App } from '@sayso/contracts/apps';
import { expect, test } from 'vitest';
import { page, write } from '../../testing/conversations.ts';
import { startModelServer } from '../../testing/model-wires/model-server.ts';
import { apiKey, wires } from '../../testing/model-wires/model-talks.ts';
import { startServer } from '../../testing/start-server.ts';
import { turnOver } from '../../testing/wait-for.ts';

/** The one key that a person sets; the address beside it leads to loopback in place of the provider. */
const settings = {
  anthropic: (url: string) => ({ ANTHROPIC_API_KEY: apiKey, ANTHROPIC_BASE_URL: url }),
  openai: (url: string) => ({ OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: url }),
  google: (url: string) => ({ GOOGLE_GENERATIVE_AI_API_KEY: apiKey, GOOGLE_BASE_URL: url }),
  compatible: (url: string) => ({ SAYSO_MODEL_BASE_URL: url, SAYSO_MODEL: 'local' }),
};

test.each(wires)('[B-GEN-01] with one key set, $provider answers the chat', async (wire) => {
  const models = await startModelServer(wire);
  const server = await startServer({ env: settings[wire.provider](models.baseUrl) });
  const made = await server.call('ada', 'POST', '/apps/chat/create-from-message', { content: 'A task list' });
  const { id } = App.parse(made.body);
  const over = turnOver(server, id);
  const exchange = await models.next();
  expect(exchange.key).toBe(wire.provider === 'compatible' ? undefined : apiKey);
  exchange.say(write('pages/Home', page('Home')));
  exchange.end();
  await over;
  const app = App.parse((await server.call('ada', 'GET', `/apps/${id}`)).body);
  expect(app).toMatchObject({ status: { state: 'ready' }, pages: { Home: page('Home') } });
  await server.close();
});
