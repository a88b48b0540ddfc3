import type { App } from '@sayso/contracts/apps';
import { expect, test } from 'vitest';
import { formOf, onePixel } from '../../testing/form.ts';
import { startImageServer } from '../../testing/image-server.ts';
import { startServer } from '../../testing/start-server.ts';

const server = await startServer();

const setLogo = (app: string, body: object, who = 'ada', at = server) =>
  at.call(who, 'POST', `/apps/${app}/update-logo`, body);
const appOf = async (app: string) => (await server.call('ada', 'GET', `/apps/${app}`)).body as App;
async function upload(app: string, name: string, content: string | Uint8Array, endpoint = 'UploadFile') {
  const given = typeof content === 'string' ? content : new Uint8Array(content);
  const { headers, body } = await formOf({ file: new File([given], name) });
  const path = `/apps/${app}/integration-endpoints/Core/${endpoint}`;
  const reply = await server.call('ada', 'POST', path, body, headers);
  const { file_url, file_uri } = reply.body as { file_url?: string; file_uri?: string };
  return file_url ?? file_uri ?? '';
}
const open = (url: string) => {
  const { host, pathname } = new URL(url);
  return server.ask(host, pathname);
};

test('[B-LOGO-06] a picture that the app stores becomes its logo, also on its sign-in page', async () => {
  const app = await server.anApp('ada');
  const logo_url = await upload(app, 'logo.png', onePixel);
  const reply = await setLogo(app, { logo_url });
  expect([reply.status, reply.body]).toEqual([
    200,
    expect.objectContaining({ id: app, logo_url, logo_prompt: null }),
  ]);
  expect(await appOf(app)).toMatchObject({ logo_url });
  const shown = await server.call(null, 'GET', `/apps/public/login-info/by-id/${app}`);
  expect(shown.body).toMatchObject({ logo_url });
  // The file is used by it, and the logo goes when the file goes.
  const name = logo_url.split('/').at(-1) ?? '';
  const uses = await server.call('ada', 'GET', `/apps/${app}/files/uses?names=${name}`);
  expect(uses.body).toMatchObject({ [name]: { is_logo: true } });
  await server.call('ada', 'DELETE', `/apps/${app}/files/${name}`);
  expect(await appOf(app)).toMatchObject({ logo_url: null });
});

test('[B-LOGO-06] a prompt becomes a drawn logo, which is stored with the app, and the prompt with it', async () => {
  const app = await server.anApp('ada');
  const drawn: string[] = [];
  for (const mark of [0, 1]) {
    const reply = await setLogo(app, { prompt: ' A green paw ', mark });
    expect(reply.status).toBe(200);
    const { logo_url, logo_prompt } = reply.body as App;
    expect(logo_prompt).toBe('A green paw');
    const picture = await open(logo_url ?? '');
    expect(picture.headers['content-type']).toMatch(/^image\/svg\+xml/);
    drawn.push(picture.text);
  }
  expect(drawn[0]).not.toBe(drawn[1]);
  expect((await setLogo(app, { logo_url: null })).body).toMatchObject({ logo_url: null, logo_prompt: null });
  expect((await server.call('ada', 'GET', `/apps/${app}/logo-options`)).body).toEqual({ has_model: false });
});

test('what is no picture of this app that everybody may see is refused with its reason', async () => {
  const [app, other] = [await server.anApp('ada'), await server.anApp('ada')];
  const refused: [object, RegExp][] = [
    [{ logo_url: await upload(app, 'notes.txt', 'no picture') }, /isn’t an image/],
    [{ logo_url: await upload(app, 'a.png', onePixel, 'UploadPrivateFile') }, /is private/],
    [{ logo_url: await upload(other, 'a.png', onePixel) }, /another app/],
    [{ logo_url: `/api/files/${app}/${'0'.repeat(48)}.png` }, /doesn’t exist/],
    [{ logo_url: 'javascript:alert(1)' }, /https/],
    [{ logo_url: 'data:image/svg+xml,<svg/>' }, /https/],
    [{ logo_url: 'https://a:b@example.com/x.png' }, /https/],
    [{ logo_url: 'x'.repeat(2_001) }, /./],
    [{ prompt: '  ' }, /Please enter a prompt/],
    [{ prompt: 'x'.repeat(2_001) }, /./],
    [{}, /either/],
    [{ logo_url: null, prompt: 'A paw' }, /either/],
  ];
  for (const [body, message] of refused) {
    const reply = await setLogo(app, body);
    expect([body, reply.status]).toEqual([body, 422]);
    expect((reply.body as { message: string }).message).toMatch(message);
  }
  expect(await appOf(app)).toMatchObject({ logo_url: null });
  expect((await setLogo(app, { logo_url: 'https://example.com/logo.gif' })).status).toBe(200);
  expect((await setLogo(app, { prompt: 'A paw' }, 'mia')).status).toBe(403);
});

test('where there is a model it draws the logo, and a failure of it is told while the old one stays', async () => {
  const peer = await startImageServer();
  const painting = await startServer({
    env: { SAYSO_IMAGE_MODEL: 'painter-1', SAYSO_IMAGE_BASE_URL: peer.baseUrl },
  });
  await painting.person('root');
  const app = await painting.anApp('ada');
  expect((await painting.call('ada', 'GET', `/apps/${app}/logo-options`)).body).toEqual({ has_model: true });
  const made = (await setLogo(app, { prompt: 'A paw' }, 'ada', painting)).body as App;
  expect(made.logo_url).toMatch(/\.png$/);
  // The drawn ones are still there to choose.
  const drawn = (await setLogo(app, { prompt: 'A paw', mark: 2 }, 'ada', painting)).body as App;
  expect(drawn.logo_url).toMatch(/\.svg$/);
  peer.answerWith({ status: 401, body: {} });
  expect(await setLogo(app, { prompt: 'A paw' }, 'ada', painting)).toMatchObject({
    status: 503,
    body: { message: expect.stringMatching(/^The model service didn’t accept this server’s key\. /) },
  });
  const kept = (await painting.call('ada', 'GET', `/apps/${app}`)).body as App;
  expect(kept.logo_url).toBe(drawn.logo_url);
});
