import { expect, test } from 'vitest';
import { formOf } from '../testing/form.ts';
import { halfForm, halfSent } from '../testing/half-sent.ts';
import { startServer } from '../testing/start-server.ts';

// Each test has senders of its own, as a proxy names them; one network has room for two files of 1 MB together.
const server = await startServer({
  config: { tempFiles: { files: 8, bytes: 4_000_000 }, trustedProxies: 1 },
});

/** Sends the head of a form and the first bytes of its file. */
async function halfUpload(path: string, from: string) {
  const token = await server.token('ada');
  return halfSent(server, { ...halfForm, path, token, from, length: 5_000_000 });
}
async function send(path: string, bytes: number, from: string) {
  const { headers, body } = await formOf({ file: new File(['x'.repeat(bytes)], 'a.txt') });
  return server.call('ada', 'POST', path, body, { ...headers, 'x-forwarded-for': from });
}
const uploadTo = (app: string) => `/apps/${app}/integration-endpoints/Core/UploadFile`;

test.each([
  ['uploads', (app: string) => uploadTo(app), '192.0.2'],
  ['imports', (app: string) => `/apps/${app}/data-import`, '198.51.100'],
])('half-sent %s of one network hold its room until their connections end', async (_, pathOf, network) => {
  const app = await server.anApp('ada');
  const own = `${network}.1`;
  const sent = await Promise.all([1, 2, 3].map(() => halfUpload(pathOf(app), own)));

  // Which of them is refused is a matter of who is faster.
  const refusals = () => sent.map(({ answer }) => answer()).filter((text) => text !== '');
  await expect.poll(refusals).toHaveLength(1);
  expect(refusals()[0]).toMatch(/^HTTP\/1\.1 429 [\s\S]*^retry-after: \d[\s\S]*uploads from your network/m);
  expect((await send(uploadTo(app), 100, `${network}.9`)).status).toBe(200);
  expect((await send(uploadTo(app), 100, own)).status).toBe(429);

  for (const { socket } of sent) socket.destroy();
  await expect.poll(async () => (await send(uploadTo(app), 100, own)).status).toBe(200);
});

test('half-sent files of all networks together take no more than there is, and others are asked to wait', async () => {
  const app = await server.anApp('ada');
  const sent = await Promise.all(
    [1, 1, 2, 2, 3, 3, 4, 4, 5].map((at) => halfUpload(`/apps/${app}/data-import`, `203.0.113.${at}`)),
  );

  const refusals = () => sent.map(({ answer }) => answer()).filter((text) => text !== '');
  await expect.poll(refusals).toHaveLength(1);
  expect(refusals()[0]).toMatch(/^HTTP\/1\.1 429 [\s\S]*^retry-after: \d[\s\S]*The server is receiving/m);
  expect((await send(uploadTo(app), 100, '203.0.113.9')).status).toBe(429);

  for (const { socket } of sent) socket.destroy();
  await expect.poll(async () => (await send(uploadTo(app), 100, '203.0.113.9')).status).toBe(200);
});

test('files that were refused, are too large or break off hold no room afterwards', async () => {
  const app = await server.anApp('ada');
  const stranger = await server.anApp('ben');
  const from = '192.0.2.200';
  const before = async () => {
    expect((await send(uploadTo(app), 950_000, from)).status).toBe(200);
  };
  await before();
  // Of a kind that is not taken, no zip, more than there is room for, another's app, and a form that breaks off.
  const { headers, body } = await formOf({ file: new File(['x'.repeat(900_000)], 'a.exe') });
  const asFrom = { ...headers, 'x-forwarded-for': from };
  expect((await server.call('ada', 'POST', uploadTo(app), body, asFrom)).status).toBe(422);
  expect((await send(`/apps/${app}/data-import`, 900_000, from)).text).toContain('zip');
  expect((await send(uploadTo(app), 1_100_000, from)).status).toBe(429);
  expect((await send(uploadTo(stranger), 900_000, from)).status).toBe(403);
  const broken = await server.call('ada', 'POST', uploadTo(app), body.subarray(0, 800_000), asFrom);
  expect(broken.status).toBe(400);
  await before();
});
