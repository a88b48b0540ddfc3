import { expect, test } from 'vitest';
import { aPublishableApp } from '../../testing/published-app.ts';
import { startServer } from '../../testing/start-server.ts';

const server = await startServer();
const link = '/reset-password?token=abc&x=1';
const onMainHost = 'http://sayso.localhost:0/reset-password?token=abc';

test('the link of an app’s letter leads to the main host, where passwords are typed', async () => {
  const app = await aPublishableApp(server);
  expect(await app.get(link)).toMatchObject({ status: 302, headers: { location: onMainHost } });

  await app.deploy();
  // Twice: what is open to everybody is answered from memory from then on.
  for (const path of ['/', link, link, '/', link]) {
    const leadsOn = { status: 302, headers: { location: `${onMainHost}&app_id=${app.id}` } };
    expect(await app.get(path)).toMatchObject(path === '/' ? { status: 200 } : leadsOn);
  }
});
