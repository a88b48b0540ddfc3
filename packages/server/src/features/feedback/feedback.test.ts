import { expect, test } from 'vitest';
import { startServer } from '../../testing/start-server.ts';

const server = await startServer();
const send = (body: object, who: string | null = 'ada') => server.call(who, 'POST', '/feedback', body);
const stored = () =>
  server.sql`select user_email, tag, feedback_url, emoji, feedback from feedback order by id`;

test('[B-FEEDB-03] [W-FEED-02] [W-FEED-04] feedback is stored: a tag with its page, or a rating with a text', async () => {
  const tagged = { tag: 'Bug', feedback_url: 'http://localhost/apps/1', feedback: 'The button is dead' };
  expect(await send(tagged)).toMatchObject({ status: 200, body: { success: true } });
  expect((await send({ tag: 'Idea' })).status).toBe(200);
  expect((await send({ emoji: 'Good', feedback: 'Quick' })).status).toBe(200);
  const nothing = { tag: null, feedback_url: null, emoji: null, feedback: null };
  const expected = [
    { user_email: 'ada@example.com', ...nothing, ...tagged },
    { user_email: 'ada@example.com', ...nothing, tag: 'Idea' },
    { user_email: 'ada@example.com', ...nothing, emoji: 'Good', feedback: 'Quick' },
  ];
  expect([...(await stored())]).toEqual(expected);

  // A rating wants a text and a text a rating, a tag is one that was chosen, and nobody is unknown.
  for (const body of [
    { emoji: 'Good' },
    { emoji: 'Good', feedback: ' ' },
    { feedback: 'x' },
    { tag: '' },
    {},
  ])
    expect((await send(body)).status).toBe(422);
  expect((await send({ emoji: 'Great', feedback: 'x' })).status).toBe(422);
  expect((await send(tagged, null)).status).toBe(401);
  expect([...(await stored())]).toEqual(expected);
});

test('[W-FEED-03] who is signed in is told the support mailbox that the operator named', async () => {
  expect(await server.call('ada', 'GET', '/support')).toMatchObject({ status: 200, body: { email: null } });
  expect((await server.call(null, 'GET', '/support')).status).toBe(401);
  const named = await startServer({ env: { SAYSO_SUPPORT_EMAIL: 'Help@Example.com' } });
  expect((await named.call('ada', 'GET', '/support')).body).toEqual({ email: 'help@example.com' });
});
