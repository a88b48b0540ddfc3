import { once } from 'node:events';
import { expect, test } from 'vitest';
import { formOf } from '../testing/form.ts';
import { halfForm, halfSent } from '../testing/half-sent.ts';
import { startServer } from '../testing/start-server.ts';

const limits = {
  windowMs: 400,
  bytesPerSecond: 1_000_000,
  perNetwork: 14,
  crowdedGraceMs: 600_000,
  memoryBytes: 56_000_000,
  smallBytes: 100_000,
};
const patient = { ...limits, windowMs: 600_000 };
const [strict, crowded, server] = await Promise.all([
  startServer({ config: { bodies: limits } }),
  startServer({ config: { bodies: { ...patient, crowdedGraceMs: 50 } } }),
  // Each test has senders of its own, as a proxy names them.
  startServer({ config: { bodies: patient, trustedProxies: 1 } }),
]);

const uploadPath = (app: string) => `/apps/${app}/integration-endpoints/Core/UploadFile`;
async function upload(who: string, app: string, from: string) {
  const { headers, body } = await formOf({ file: new File(['quick'], 'b.txt') });
  return server.call(who, 'POST', uploadPath(app), body, { ...headers, 'x-forwarded-for': from });
}

test('twelve uploads that stand still do not keep another app’s upload from finishing', async () => {
  const apps = await Promise.all(Array.from({ length: 4 }, () => server.anApp('ada')));
  const [app = ''] = apps;
  const other = await server.anApp('ben');
  const token = await server.token('ada');
  const slow = await Promise.all(
    Array.from({ length: 12 }, (_, at) =>
      halfSent(server, { ...halfForm, path: uploadPath(apps[at % 4] ?? ''), token }),
    ),
  );

  expect((await upload('ben', other, '192.0.2.2')).status).toBe(200);
  // The same app's and the same person's go through as well.
  expect((await upload('ada', app, '192.0.2.1')).status).toBe(200);
  expect(slow.map(({ answer }) => answer())).toEqual(slow.map(() => ''));
});

test('more bodies on their way than an address, or a network of IPv6, may have are refused with 429 and Retry-After', async () => {
  const app = await server.anApp('ada');
  const token = await server.token('ada');
  const held = await Promise.all(
    Array.from({ length: 14 }, (_, at) =>
      halfSent(server, { ...halfForm, path: uploadPath(app), token, from: `2001:db8:1:2::${at + 1}` }),
    ),
  );

  const again = () => upload('ada', app, '2001:db8:1:2:ffff::1');
  await expect.poll(again).toMatchObject({
    status: 429,
    headers: { 'access-control-allow-origin': '*', 'retry-after': expect.stringMatching(/^[1-9]/) },
  });
  expect((await upload('ada', app, '2001:db8:1:3::1')).status).toBe(200);

  held[0]?.socket.destroy();
  await expect.poll(async () => (await again()).status).toBe(200);
});

test('heads without a body do not keep others of their network from sending theirs', async () => {
  const token = await crowded.token('ada');
  const held = await Promise.all(
    Array.from({ length: 14 }, () => halfSent(crowded, { path: '/apps', token, first: '' })),
  );
  const save = async () => (await crowded.call('ben', 'POST', '/apps', { name: 'Trial' })).status;
  await expect.poll(save).toBe(200);
  expect(await save()).toBe(200);
  const ended = held.map(({ answer }) => answer()).filter((text) => text !== '');
  expect(ended.length).toBeGreaterThan(0);
  for (const text of ended) expect(text).toMatch(/^HTTP\/1\.1 408 /);
});

test('bodies that memory holds until they are whole are taken as far as there is memory for them', async () => {
  const app = await server.anApp('ada');
  const big = {
    path: `/apps/${app}/chat/message`,
    from: '192.0.2.3',
    token: await server.token('ada'),
    length: 13_000_000,
    first: '{"content":"',
  };
  const both = await Promise.all([halfSent(server, big), halfSent(server, big)]);
  const answers = () => both.map(({ answer }) => answer()).join('');
  await expect.poll(answers).toMatch(/^HTTP\/1\.1 429 [\s\S]*receiving too much/);
});

test('one site has a quarter of the memory, in however many of its networks its senders are', async () => {
  const app = await server.anApp('ada');
  const big = {
    path: `/apps/${app}/chat/message`,
    token: await server.token('ada'),
    length: 13_000_000,
    first: '{"content":"',
  };
  const first = await halfSent(server, { ...big, from: '2001:db8:9:1::1' });
  const second = await halfSent(server, { ...big, from: '2001:db8:9:2::1' });
  await expect.poll(second.answer).toMatch(/^HTTP\/1\.1 429 [\s\S]*receiving too much/);
  expect(first.answer()).toBe('');
  first.socket.destroy();
});

test('people go on saving from anywhere while large bodies hold all the memory there is for them', async () => {
  const app = await server.anApp('ada');
  const token = await server.token('ada');
  const big = { path: `/apps/${app}/chat/message`, token, length: 13_000_000, first: '{"content":"' };
  const from = (nr: number) => `198.51.100.${nr}`;
  const held = await Promise.all([1, 2, 3, 4].map((nr) => halfSent(server, { ...big, from: from(nr) })));
  const { answer } = await halfSent(server, { ...big, from: from(5) });
  await expect.poll(answer).toMatch(/^HTTP\/1\.1 429 /);

  const made = await server.call('ben', 'POST', '/apps', { name: 'Trial' }, { 'x-forwarded-for': from(6) });
  expect(made.status).toBe(200);
  expect(held.map((each) => each.answer())).toEqual(['', '', '', '']);
});

test('the fields of a form have a limit together, since memory holds them', async () => {
  const app = await server.anApp('ada');
  const field = 'x'.repeat(400_000);
  const { headers, body } = await formOf({ one: field, two: field, three: field });

  expect(await server.call('ada', 'POST', uploadPath(app), body, headers)).toMatchObject({
    status: 413,
    body: { message: expect.stringContaining('fields of a form') },
  });
});

test.each([
  ['JSON', { path: '/apps', first: '{"name":' }],
  ['a form', halfForm],
])('%s that arrives too slowly is ended with 408, and its connection closed', async (_what, begun) => {
  const app = await strict.anApp('ada');
  const token = await strict.token('ada');
  const { socket, answer } = await halfSent(strict, { path: uploadPath(app), token, ...begun });
  const ended = socket.closed || once(socket, 'close');
  const trickle = setInterval(() => socket.write('x'), 50);
  await ended;
  clearInterval(trickle);

  expect(answer()).toMatch(/^HTTP\/1\.1 408 /);
  expect(answer()).toContain('arrived too slowly');
});
