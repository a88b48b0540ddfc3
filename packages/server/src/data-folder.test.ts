import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { formOf } from './testing/form.ts';
import { aPublishableApp } from './testing/published-app.ts';
import { startServer } from './testing/start-server.ts';

const server = await startServer();
const { dataDir } = server.core.config;

const everything = () =>
  readdirSync(dataDir, { recursive: true, encoding: 'utf8' }).map((path) => ({
    path,
    mode: statSync(join(dataDir, path)).mode & 0o777,
  }));

test('nothing that the server keeps in the data folder is for other accounts of the machine', async () => {
  const app = await aPublishableApp(server);
  await app.deploy();
  await app.get('/');
  const { headers, body } = await formOf({ file: new File(['ours'], 'a.txt') });
  const upload = `/apps/${app.id}/integration-endpoints/Core/UploadFile`;
  expect((await server.call('ada', 'POST', upload, body, headers)).status).toBe(200);

  const found = everything();
  for (const folder of ['published', 'files', 'uploads'])
    expect(found.map(({ path }) => path)).toContain(folder);
  expect(found.some(({ path }) => path.endsWith('.js'))).toBe(true);
  // On servers whose PostgreSQL is another account's, the folder itself lets others pass.
  expect(found.filter(({ mode }) => (mode & 0o077) !== 0)).toEqual([]);
}, 60_000);
