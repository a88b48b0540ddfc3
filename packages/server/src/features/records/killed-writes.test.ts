import { expect, test } from 'vitest';
import { createServerProcesses, signUp } from '../../testing/server-process.ts';

const processes = createServerProcesses();

test('a server killed in the middle of writes: every record that it acknowledged is there when it is back', async () => {
  const dataDir = await processes.folder();
  const first = await processes.start({ dataDir });
  const token = await signUp(first, 'ada@example.com');
  const entities = { Note: { properties: { text: { type: 'string' } } } };
  const made = await first.call('POST', '/apps', { token, body: { name: 'Notes', entities } });
  const path = `/apps/${(made.body as { id: string }).id}/entities/Note`;
  const acknowledged: string[] = [];
  const { promise: enough, resolve } = Promise.withResolvers<void>();
  const write = async (): Promise<void> => {
    for (;;) {
      const reply = await first.call('POST', path, { token, body: { text: 'x' } }).catch(() => null);
      if (reply === null) return;
      expect(reply.status, reply.text).toBe(200);
      if (acknowledged.push((reply.body as { id: string }).id) === 100) resolve();
    }
  };
  const writers = Promise.all(Array.from({ length: 8 }, write));
  await Promise.race([enough, writers]);
  await first.end('SIGKILL');
  await writers;

  const second = await processes.start({ dataDir, port: first.port });
  const { body } = await second.call('GET', `${path}?fields=id&limit=5000`, { token });
  const stored = new Set((body as { id: string }[]).map(({ id }) => id));
  expect(acknowledged.length).toBeGreaterThanOrEqual(100);
  expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
}, 120_000);
