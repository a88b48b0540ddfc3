import { getApp, listApps, updateApp } from '@sayso/contracts/apps';
import { Fault } from '@sayso/contracts/faults';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { startPeer } from '../testing/peer.ts';
import { anApp, newId } from '../testing/samples.ts';
import { call } from './call.ts';
import { setSocketId } from './socket-id.ts';

const peer = await startPeer();
afterAll(peer.close);

beforeEach(() => {
  localStorage.clear();
  peer.reset();
  window.happyDOM.setURL(`${peer.origin}/apps?search=tea`);
});

test('[B-AUTH-07] each call carries the bearer token, the socket id and the page it comes from', async () => {
  localStorage.setItem('token', 'mine');
  setSocketId('socket-7');
  peer.on(listApps, () => []);
  await call(listApps, undefined, {});

  expect(peer.asked[0]?.headers).toMatchObject({
    authorization: 'Bearer mine',
    'x-socket-id': 'socket-7',
    'x-origin-url': `${peer.origin}/apps?search=tea`,
  });
});

test('params go into the path, a body into the body, a query into the address', async () => {
  const app = anApp();
  peer.on(updateApp, ({ given }) => anApp({ ...app, name: given.name ?? '' }));
  peer.on(listApps, () => []);
  const renamed = await call(updateApp, { appId: app.id }, { name: 'Tea & more' });
  await call(listApps, undefined, { q: '{"a":1}', limit: 9 });

  expect(renamed.name).toBe('Tea & more');
  expect(peer.asked[0]).toMatchObject({ path: `/api/apps/${app.id}`, body: { name: 'Tea & more' } });
  expect(peer.asked[1]?.query).toEqual({ q: '{"a":1}', limit: '9' });
});

test('a refusal rejects with message, status, reason, fields and time to wait', async () => {
  peer.on(getApp, () => {
    throw new Fault('too_many_requests', 'Slow down', {
      reason: 'rate',
      fields: { name: 'No' },
      retryAfter: 30,
    });
  });

  await expect(call(getApp, { appId: newId() })).rejects.toMatchObject({
    name: 'ApiError',
    message: 'Slow down',
    status: 429,
    reason: 'rate',
    fields: { name: 'No' },
    retryAfter: 30,
  });
});

test('a server that is away rejects with words for a person', async () => {
  const away = await startPeer();
  await away.close();
  window.happyDOM.setURL(`${away.origin}/`);

  await expect(call(listApps, undefined, {})).rejects.toMatchObject({
    status: 0,
    message: 'The server didn’t answer. Check your connection and try again.',
  });
});

test('an answer that breaks the contract is spoken of in development', async () => {
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => {});
  const app = anApp();
  peer.on(getApp, () => app);
  await call(getApp, { appId: app.id });
  expect(complaint).not.toHaveBeenCalled();

  peer.on(listApps, () => []);
  await call({ ...listApps, reply: getApp.reply }, undefined, {});
  expect(complaint.mock.calls[0]?.[0]).toBe('GET /apps broke its contract');
});
