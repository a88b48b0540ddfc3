import type { App } from '@sayso/contracts/apps';
import type { AuditEntry } from '@sayso/contracts/audit';
import { expect, test } from 'vitest';
import { formOf, onePixel } from '../../testing/form.ts';
import { startServer } from '../../testing/start-server.ts';

const server = await startServer();
const anOpenApp = () => server.anApp('ada', { public_settings: 'public_without_login' });
const allow = (app: string, visitor_permissions: object, who = 'ada') =>
  server.call(who, 'PUT', `/apps/${app}`, { visitor_permissions });

async function upload(app: string, who: string | null, endpoint = 'UploadFile') {
  const { headers, body } = await formOf({ file: new File([new Uint8Array(onePixel)], 'dot.png') });
  return server.call(who, 'POST', `/apps/${app}/integration-endpoints/Core/${endpoint}`, body, headers);
}
const core = (app: string, who: string | null, endpoint: string, values: object) =>
  server.call(who, 'POST', `/apps/${app}/integration-endpoints/Core/${endpoint}`, values);
const stored = (app: string) => server.sql`select 1 from app_files where app_id = ${app}`;

test('visitors store no files and ask no model until the owner allows it', async () => {
  const app = await anOpenApp();
  const uploads = [
    await upload(app, null),
    await upload(app, null, 'UploadPrivateFile'),
    await core(app, null, 'GenerateImage', { prompt: 'A lake' }),
    // Who has an account but is no user of this app is a visitor of it.
    await upload(app, 'stranger'),
  ];
  for (const reply of uploads) {
    expect(reply).toMatchObject({
      status: 403,
      body: { reason: 'visitor_uploads_off', message: expect.stringMatching(/^Uploads are switched off/) },
    });
  }
  const asked = [
    await core(app, null, 'InvokeLLM', { prompt: 'Hi' }),
    await core(app, null, 'ExtractDataFromUploadedFile', { file_url: 'x', json_schema: {} }),
  ];
  for (const reply of asked) expect(reply).toMatchObject({ status: 403, body: { reason: 'visitor_ai_off' } });
  expect(await stored(app)).toHaveLength(0);
});

test('visitors do what the owner allows, each on its own, and app users need no permission', async () => {
  const app = await anOpenApp();
  await server.call('mia', 'POST', `/apps/${app}/users/register`);
  expect((await upload(app, 'mia')).status).toBe(200);

  expect((await allow(app, { upload_files: true })).status).toBe(200);
  expect((await upload(app, null)).status).toBe(200);
  expect((await core(app, null, 'GenerateImage', { prompt: 'A lake' })).status).toBe(200);
  expect((await core(app, null, 'InvokeLLM', { prompt: 'Hi' })).status).toBe(403);
  expect(await stored(app)).toHaveLength(3);

  await allow(app, { use_ai: true });
  // Let through: it is this server that has no model.
  expect((await core(app, null, 'InvokeLLM', { prompt: 'Hi' })).body).not.toMatchObject({
    reason: 'visitor_ai_off',
  });
  await allow(app, { upload_files: false });
  expect((await upload(app, null)).status).toBe(403);
});

test('what visitors may do is shown to and changed by whoever manages the app, and recorded', async () => {
  const app = await anOpenApp();
  const read = async () => (await server.call('ada', 'GET', `/apps/${app}`)).body as App;
  expect((await read()).visitor_permissions).toEqual({ upload_files: false, use_ai: false });

  expect((await allow(app, { upload_files: true }, 'mallory')).status).toBe(403);
  expect((await allow(app, { upload_files: 'yes' })).status).toBe(422);
  expect((await read()).visitor_permissions).toEqual({ upload_files: false, use_ai: false });

  await allow(app, { upload_files: true });
  await allow(app, { upload_files: true });
  await allow(app, { use_ai: true, upload_files: false });
  expect((await read()).visitor_permissions).toEqual({ upload_files: false, use_ai: true });
  const log = (await server.call('ada', 'GET', `/apps/${app}/audit-log`)).body as AuditEntry[];
  expect(
    log.flatMap(({ action, before, after }) =>
      action === 'visitor_permissions.changed' ? [[before, after]] : [],
    ),
  ).toEqual([
    ['upload files', 'use AI'],
    ['nothing', 'upload files'],
  ]);
});

test('calls that visitors never may make use up nothing of what the app may do', async () => {
  const one = [{ most: 1, seconds: 3_600 }];
  const limited = await startServer({
    config: { rates: { factor: 1_000, windows: { integrationsOfApp: one } } },
  });
  const open = await limited.anApp('ada', { public_settings: 'public_without_login' });
  const mail = { to: 'eve@example.com', subject: 'Hello', body: 'Hello' };
  const path = `/apps/${open}/integration-endpoints/Core/SendEmail`;
  expect(await limited.call(null, 'POST', path, mail)).toMatchObject({ status: 403 });

  expect(await limited.call('ada', 'POST', path, mail)).toMatchObject({ status: 200 });
});

test('an app hears on entering whether who came may add files', async () => {
  const app = await anOpenApp();
  await server.call('mia', 'POST', `/apps/${app}/users/register`);
  const told = async (who: string | null) =>
    ((await server.call(who, 'POST', `/apps/${app}/enter`)).body as { may_upload: boolean }).may_upload;
  expect([await told(null), await told('stranger'), await told('mia')]).toEqual([false, false, true]);
  await allow(app, { upload_files: true });
  expect([await told(null), await told('stranger'), await told('mia')]).toEqual([true, true, true]);
});
