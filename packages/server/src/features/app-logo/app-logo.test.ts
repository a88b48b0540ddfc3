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

test('a logo of the app is stored by the server’s own address, and another host’s is no file of the app', async () => {
  const app = await server.anApp('ada');
  const own = await upload(app, 'logo.png', onePixel);
  const path = new URL(own).pathname;
  for (const logo_url of [path, `${own}?a=%22%3E`, `${path}?x=1`]) {
    expect([logo_url, (await setLogo(app, { logo_url })).body]).toEqual([
      logo_url,
      expect.objectContaining({ logo_url: own }),
    ]);
  }
  expect(await setLogo(app, { logo_url: `http://evil.example${path}` })).toMatchObject({ status: 422 });
  expect(await appOf(app)).toMatchObject({ logo_url: own });

  // One that was stored before addresses were written alike goes with its file, too.
  await server.sql`update apps set logo_url = ${`${own}?a=b`} where id = ${app}`;
  await server.call('ada', 'DELETE', `/apps/${app}/files/${own.split('/').at(-1)}`);
  expect(await appOf(app)).toMatchObject({ logo_url: null });
});

test('the file of a logo from words goes with it, except where something else shows it', async () => {
  const app = await server.anApp('ada', { public_settings: 'public_without_login' });
  const files = async () => {
    const { body } = await server.call('ada', 'GET', `/apps/${app}/files`);
    return (body as { files: { file_url: string }[] }).files.map(({ file_url }) => file_url);
  };
  const make = async (mark: number) =>
    ((await setLogo(app, { prompt: 'A paw', mark })).body as App).logo_url ?? '';
  await make(0);
  const second = await make(1);
  expect(await files()).toEqual([second]);

  const content = `export default function Home() {\n  return <img src="${second}" alt="Us" />;\n}\n`;
  await server.call('ada', 'POST', `/apps/${app}/coding/write`, { file_path: 'pages/Home', content });
  const third = await make(2);
  expect((await files()).toSorted()).toEqual([second, third].toSorted());

  // What is published goes on showing the logo that it was published with.
  expect((await server.call('ada', 'POST', `/apps/${app}/deploy`)).status).toBe(200);
  const own = await upload(app, 'own.png', onePixel);
  await setLogo(app, { logo_url: own });
  await setLogo(app, { logo_url: null });
  expect((await files()).toSorted()).toEqual([second, third, own].toSorted());
}, 60_000);
