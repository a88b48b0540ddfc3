import { expect, test } from 'vitest';
import { startServer } from '../../testing/start-server.ts';
import { uploadFile } from '../../testing/upload-file.ts';

const server = await startServer({ config: { rates: { factor: 1 } } });

test('rows of a visitor’s file count when they are checked, also where none of them is stored', async () => {
  const rls = { create: true, read: true };
  const entities = { Note: { properties: { points: { type: 'integer' } }, rls } };
  const app = await server.anApp('ada', { public_settings: 'public_without_login', entities });
  const url = `${server.url}/api/apps/${app}/entities/Note/import`;
  const send = () =>
    uploadFile({ url, token: null, name: 'rows.csv', content: `points\n${'many\n'.repeat(700)}` });
  expect(await send()).toMatchObject({ status: 200, body: { status: 'error', n_problems: 700 } });
  expect(await send()).toMatchObject({ status: 429 });
});
