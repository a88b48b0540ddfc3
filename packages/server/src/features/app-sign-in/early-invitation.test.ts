import { expect, test } from 'vitest';
import { invitationsTo } from '../../testing/invitations.ts';
import { startServer } from '../../testing/start-server.ts';

const server = await startServer();
const app = await server.anApp('ada', { public_settings: 'private_with_login' });

const { invited, publish, aStranger } = invitationsTo(server, app);

test('[W-VIS-02] before the app is published the page of the builder keeps the link for later', async () => {
  const invite_code = await invited('early@example.com');
  const { access_token } = (await aStranger('early@example.com')).body as { access_token: string };
  const come = (token: string, agreed = false) =>
    server.call(
      null,
      'POST',
      `/apps/${app}/auth/hand-over`,
      { from_url: '', agreed, invite_code },
      { authorization: `Bearer ${token}` },
    );
  for (const _again of [1, 2]) {
    expect(await come(access_token)).toMatchObject({
      status: 200,
      body: { redirect_url: null, is_published: false, email: 'early@example.com' },
    });
  }
  // Their owner sees that they came.
  const people = (await server.call('ada', 'GET', `/apps/${app}/users`)).body;
  expect(people).toContainEqual(expect.objectContaining({ email: 'early@example.com', is_waiting: false }));
  // It says nothing to whom it is not for.
  const other = (await aStranger('not-early@example.com')).body as { access_token: string };
  expect(await come(other.access_token)).toMatchObject({
    status: 403,
    body: { reason: 'invitation_stale' },
  });

  await publish(true);
  expect(await come(access_token)).toMatchObject({ body: { redirect_url: null, is_published: true } });
  // Used up now: whoever else has the link learns nothing by it.
  const found = await server.call(null, 'GET', `/apps/public/${app}/invitation?code=${invite_code}`);
  expect(found).toMatchObject({ status: 404, body: { reason: 'invitation_stale' } });
  expect(await come(access_token, true)).toMatchObject({
    body: { redirect_url: expect.stringContaining('access_token=') },
  });
});
