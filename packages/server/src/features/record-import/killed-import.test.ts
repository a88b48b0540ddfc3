import { rooms, socketPath } from '@sayso/contracts/realtime';
import { io } from 'socket.io-client';
import { expect, test } from 'vitest';
import { createServerProcesses, signUp } from '../../testing/server-process.ts';
import { uploadFile } from '../../testing/upload-file.ts';

const processes = createServerProcesses();

test('a server killed in the middle of an import leaves nothing of it, and the same file can be imported then', async () => {
  const dataDir = await processes.preparedFolder();
  const first = await processes.start({ dataDir });
  const token = await signUp(first, 'ada@example.com');
  const made = await first.call('POST', '/apps', {
    token,
    body: { name: 'Notes', entities: { Note: { properties: { text: { type: 'string' } } } } },
  });
  const { id } = made.body as { id: string };
  const path = `/apps/${id}/entities/Note`;
  await first.call('POST', path, { token, body: { text: 'kept' } });
  const content = `text\n${Array.from({ length: 30_000 }, (_, nr) => `Note ${nr}`).join('\n')}`;
  const upload = (port: number, query = '') =>
    uploadFile({ url: `http://127.0.0.1:${port}/api${path}/import${query}`, token, name: 'a.csv', content });

  const socket = io(`http://127.0.0.1:${first.port}`, {
    path: socketPath,
    transports: ['websocket'],
    reconnection: false,
    query: { token },
  });
  await new Promise((resolve) => {
    socket.on('joined', resolve);
    socket.on('connect', () => socket.emit('join', rooms.import(id, 'killed-1')));
  });
  const isStoring = new Promise<void>((resolve) => {
    socket.on('update_model', ({ data }: { data: string }) => {
      if (data.includes('"storing"')) resolve();
    });
  });
  const answered = upload(first.port, '?progress_id=killed-1').then(
    ({ status }) => status,
    () => 'none',
  );
  await isStoring;
  await first.end('SIGKILL');
  expect(await answered).toBe('none');

  const second = await processes.start({ dataDir, port: first.port });
  const count = async () => (await second.call('GET', `${path}/count`, { token })).body;
  expect(await count()).toEqual({ count: 1 });
  expect((await upload(second.port)).body).toMatchObject({ status: 'success', n_entities_created: 30_000 });
  expect(await count()).toEqual({ count: 30_001 });
}, 120_000);
