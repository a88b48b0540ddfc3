import { expect, test } from 'vitest';
import { startServer } from '../../testing/start-server.ts';

const once = [{ most: 1, seconds: 3600 }];
const server = await startServer({ config: { rates: { factor: 1, windows: { newApps: once } } } });
server.core.models.use({ name: 'silent', async *answer() {} });

test('a description that is sent again after its answer was lost counts once', async () => {
  const send = (client_message_id: string) =>
    server.call('ada', 'POST', '/apps/chat/create-from-message', {
      content: 'A list of tasks',
      client_message_id,
    });
  const first = await send('one');
  expect(first.status).toBe(200);
  const { id } = first.body as { id: string };

  expect(await send('one')).toMatchObject({ status: 200, body: { id } });
  expect(await send('two')).toMatchObject({ status: 429 });
});
