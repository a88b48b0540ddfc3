import { startServer } from '@sayso/server/testing/start-server';
import { expect, test } from 'vitest';
import { newestClient } from './libraries.ts';

const server = await startServer();

test('0.8.50: visits are logged without signing in too, and their logs and figures are read by the maker', async () => {
  const appId = await server.anApp('ada', { public_settings: 'public_without_login' });
  const { user } = await server.person('mia');
  await server.call('mia', 'POST', `/apps/${appId}/users/register`);
  const { token } = await server.core.tokens.issue('app', { userId: user.id, appId, appUserId: user.id });
  const calling = { serverUrl: server.url, appId };
  await newestClient(calling).appLogs.logUserInApp('Home');
  await newestClient({ ...calling, token }).appLogs.logUserInApp('Tasks');

  const { appLogs } = newestClient({ ...calling, token: await server.token('ada') });
  expect(await appLogs.fetchLogs({ limit: 10 })).toMatchObject([
    { page: 'Tasks', user_email: 'mia@example.com' },
    { page: 'Home', user_email: null },
  ]);
  expect(await appLogs.getStats()).toMatchObject({
    total_visits: 2,
    anonymous_visits: 1,
    signed_in_users: 1,
  });
});
