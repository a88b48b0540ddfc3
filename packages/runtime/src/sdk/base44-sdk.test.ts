// @vitest-environment happy-dom
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createClient, getAccessToken } from './base44-sdk.ts';
import { setPlace } from './origin.ts';
import { type Answer, type Heard, listenOnLoopback } from './testing-server.ts';
import { setToken } from './token.ts';

const appId = '65f000000000000000000001';
let answer: (heard: Heard) => Answer = () => ({ body: {} });
const server = await listenOnLoopback((heard) => answer(heard));
afterAll(() => server.close());
setPlace({ appId, apiBase: server.apiBase, mainOrigin: 'https://build.example' });

beforeEach(() => {
  server.heard.length = 0;
  answer = () => ({ body: {} });
  setToken('app-token');
});

/** As an exported app writes it: for another app, on another server. */
const base44 = createClient({
  appId: '68123456789abcdef0123456',
  serverUrl: 'https://vendor.example',
  requiresAuth: true,
});
const heard = () =>
  server.heard.map(({ method, path, body }) => [method, path.replace(/^\/api\/apps/, ''), body]);

test('whatever app and server a client names, this page’s app on this server is called', async () => {
  answer = () => ({ body: [] });
  await base44.entities['Plant']?.list();
  expect(server.heard).toMatchObject([
    { path: `/api/apps/${appId}/entities/Plant`, appId, token: 'app-token' },
  ]);
});

test('functions are called by their name, too', async () => {
  await base44.functions['remindWatering']?.({ plant: 'a' });
  await base44.functions.invoke('returnLoan', { loan: 'b' });
  expect(heard()).toEqual([
    ['POST', `/${appId}/functions/remindWatering`, '{"plant":"a"}'],
    ['POST', `/${appId}/functions/returnLoan`, '{"loan":"b"}'],
  ]);
});

test('many records at once, and visits, go where the wire has them', async () => {
  answer = () => ({ body: [] });
  await base44.entities['Plant']?.bulkUpdate([{ id: 'x', name: 'Rose' }]);
  answer = () => ({ body: { success: true, updated: 1, has_more: false } });
  await base44.entities['Plant']?.updateMany({ name: 'Rose' }, { $set: { name: 'Rosa' } });
  await base44.appLogs.logUserInApp('My Page');
  expect(heard()).toEqual([
    ['PUT', `/${appId}/entities/Plant/bulk`, '[{"id":"x","name":"Rose"}]'],
    [
      'PATCH',
      `/${appId}/entities/Plant/update-many`,
      '{"query":{"name":"Rose"},"data":{"$set":{"name":"Rosa"}}}',
    ],
    ['POST', `/api/app-logs/${appId}/log-user-in-app/My%20Page`, ''],
  ]);
});

test('what an app tracks is reported with its page, and a refusal disturbs nobody', async () => {
  answer = () => ({ status: 403, body: { message: 'no' } });
  base44.analytics.track({ eventName: 'bought', properties: { price: 4 } });
  await expect
    .poll(heard)
    .toEqual([
      [
        'POST',
        `/${appId}/analytics/track/batch`,
        '{"events":[{"event_name":"bought","properties":{"price":4},"page_url":"/"}]}',
      ],
    ]);
});

test('the sign-in of an app takes the token that it is given', async () => {
  answer = () => ({ body: { access_token: 'fresh', user: {} } });
  await base44.auth.loginViaEmailPassword('ada@example.com', 'secret');
  expect(getAccessToken()).toBe('fresh');
  await base44.auth.verifyOtp({ email: 'ada@example.com', otpCode: '123456' });
  await base44.auth.changePassword({ userId: 'u', currentPassword: 'a', newPassword: 'b' });
  await base44.users.inviteUser('bob@example.com', 'user');
  expect(heard()).toEqual([
    ['POST', `/${appId}/auth/login`, '{"email":"ada@example.com","password":"secret"}'],
    ['POST', `/${appId}/auth/verify-otp`, '{"email":"ada@example.com","otp_code":"123456"}'],
    ['POST', `/${appId}/auth/change-password`, '{"user_id":"u","current_password":"a","new_password":"b"}'],
    ['POST', `/${appId}/users/invite-user`, '{"user_email":"bob@example.com","role":"user"}'],
  ]);
});
