import type { ReplyOf } from '@sayso/contracts/endpoint';
import type { fileUses, listAppFiles } from '@sayso/contracts/files';
import { expect, test } from 'vitest';
import { formOf, onePixel } from '../../testing/form.ts';
import { startServer } from '../../testing/start-server.ts';

const server = await startServer();

const Photo = {
  name: 'Photo',
  properties: {
    title: { type: 'string' },
    file: { type: 'string' },
    more: { type: 'array', items: { type: 'string' } },
  },
  rls: { read: false, create: true },
};
const user_entity = { name: 'User', properties: { badge: { type: 'string' } } };
const anApp = () =>
  server.anApp('ada', { public_settings: 'public_with_login', entities: { Photo }, user_entity });

type Given = { who?: string; name: string; content: string | Uint8Array; endpoint?: string };
async function upload(app: string, { who = 'ada', name, content, endpoint = 'UploadFile' }: Given) {
  const given = typeof content === 'string' ? content : new Uint8Array(content);
  const { headers, body } = await formOf({ file: new File([given], name) });
  const path = `/apps/${app}/integration-endpoints/Core/${endpoint}`;
  const reply = await server.call(who, 'POST', path, body, headers);
  const { file_url, file_uri } = reply.body as Record<'file_url' | 'file_uri', string | undefined>;
  return file_url ?? file_uri ?? reply.text;
}
const nameIn = (address: string) => address.split('/').at(-1) ?? '';
const list = async (app: string, query = '') =>
  (await server.call('ada', 'GET', `/apps/${app}/files${query}`)).body as ReplyOf<typeof listAppFiles>;
const namesOf = async (app: string, query: string) =>
  (await list(app, query)).files.map(({ original_name }) => original_name);

test('a file is found by its name, its uploader and its kind, and the largest come first', async () => {
  const app = await anApp();
  await server.call('mia', 'POST', `/apps/${app}/users/register`);
  await upload(app, { name: 'Notes 100%.txt', content: 'x'.repeat(400) });
  await upload(app, { name: 'prices.csv', content: 'a,b\n1,2\n', who: 'mia' });
  await upload(app, { name: 'dot.png', content: onePixel });
  await upload(app, { name: 'big.txt', content: 'x'.repeat(5_000) });

  expect(await namesOf(app, '?search=NOTES')).toEqual(['Notes 100%.txt']);
  // What stands for anything in a pattern stands for itself here.
  expect(await namesOf(app, '?search=%25')).toEqual(['Notes 100%.txt']);
  expect(await namesOf(app, '?search=_')).toEqual([]);
  expect(await namesOf(app, '?search=mia%40')).toEqual(['prices.csv']);
  expect(await namesOf(app, '?kind=image')).toEqual(['dot.png']);
  expect(await namesOf(app, '?kind=table')).toEqual(['prices.csv']);
  expect(await namesOf(app, '?sort=largest')).toEqual(['big.txt', 'Notes 100%.txt', 'dot.png', 'prices.csv']);
  const first = await list(app, '?sort=largest&limit=2');
  expect(await namesOf(app, `?sort=largest&limit=2&after=${first.next}`)).toEqual(['dot.png', 'prices.csv']);
  expect((await server.call('ada', 'GET', `/apps/${app}/files?after=${first.next}`)).status).toBe(400);
  expect(first.kinds).toEqual([
    { kind: 'document', files: 2, bytes: 5_400 },
    { kind: 'image', files: 1, bytes: onePixel.length },
    { kind: 'table', files: 1, bytes: 8 },
  ]);
});

test('a private file has an address by which its maker sees it', async () => {
  const app = await anApp();
  await upload(app, { name: 'secret.txt', content: 'ours', endpoint: 'UploadPrivateFile' });
  const [file] = (await list(app)).files;
  expect(file?.file_url).toMatch(/^private\//);
  const { host, pathname, search } = new URL(file?.view_url ?? '');
  expect((await server.ask(host, pathname + search)).text).toBe('ours');
  expect((await server.ask(host, pathname)).status).toBe(401);
});

test('which records and users name a file is told, whatever the rules hide, and for makers only', async () => {
  const app = await anApp();
  const [used, badge, idle] = await Promise.all([
    upload(app, { name: 'used.txt', content: 'a' }),
    upload(app, { name: 'badge.txt', content: 'b', endpoint: 'UploadPrivateFile' }),
    upload(app, { name: 'idle.txt', content: 'c' }),
  ]);
  const add = async (body: object) =>
    ((await server.call('ada', 'POST', `/apps/${app}/entities/Photo`, body)).body as { id: string }).id;
  // One that names it twice is one record.
  const twice = await add({ title: 'Twice', file: used, more: [used, 'x', used] });
  const others: string[] = [];
  for (let nr = 0; nr < 6; nr += 1) others.push(await add({ title: `Nr ${nr}`, more: [used] }));
  await server.call('mia', 'POST', `/apps/${app}/users/register`);
  await server.sql`
    update app_users set data = ${JSON.stringify({ badge })}::text::jsonb where app_id = ${app}`;
  const names = [used, badge, idle].map(nameIn).join(',');
  const reply = await server.call('ada', 'GET', `/apps/${app}/files/uses?names=${names}`);
  const uses = reply.body as ReplyOf<typeof fileUses>;

  const ofUsed = uses[nameIn(used)];
  expect(ofUsed).toMatchObject({ total: 7, is_logo: false });
  expect(ofUsed?.records).toHaveLength(5);
  for (const { entity, id } of ofUsed?.records ?? []) {
    expect(entity).toBe('Photo');
    expect([twice, ...others]).toContain(id);
  }
  expect(uses[nameIn(badge)]).toMatchObject({ total: 1, records: [{ entity: 'User' }] });
  expect(uses[nameIn(idle)]).toEqual({ total: 0, records: [], pages: [], is_logo: false });

  expect((await server.call('mia', 'GET', `/apps/${app}/files/uses?names=${names}`)).status).toBe(403);
  expect((await server.call('ada', 'GET', `/apps/${app}/files/uses?names=x`)).status).toBe(400);
});

test('a file that a page shows, or that the published app shows, is used, and its kind comes with it', async () => {
  const app = await anApp();
  const [photo, former] = [
    await upload(app, { name: 'photo.png', content: onePixel }),
    await upload(app, { name: 'former.png', content: onePixel }),
  ];
  const write = async (file_path: string, src: string) => {
    const name = file_path.split('/').at(-1);
    const content = `export default function ${name}() {\n  return <img src="${src}" alt="Us" />;\n}\n`;
    const path = `/apps/${app}/coding/write`;
    expect((await server.call('ada', 'POST', path, { file_path, content })).status).toBe(200);
  };
  const pages = async () => {
    const names = [nameIn(photo), nameIn(former)];
    const { body } = await server.call('ada', 'GET', `/apps/${app}/files/uses?names=${names}`);
    return names.map((name) => (body as ReplyOf<typeof fileUses>)[name]);
  };
  expect(await pages()).toMatchObject([{ total: 0, pages: [] }, { pages: [] }]);
  await write('pages/Home', former);
  expect((await server.call('ada', 'POST', `/apps/${app}/deploy`)).status).toBe(200);
  await write('pages/Home', photo);
  await write('components/Card', photo);
  // What is published goes on showing the former one.
  expect(await pages()).toMatchObject([
    { total: 0, pages: ['Card', 'Home'] },
    { total: 0, pages: ['Home'] },
  ]);
  expect((await list(app)).files.map(({ kind }) => kind)).toEqual(['image', 'image']);
});

test('the maker of a blocked app still chooses from its files and deletes them, while nobody is served them', async () => {
  const app = await anApp();
  const address = await upload(app, { name: 'photo.png', content: onePixel });
  const served = async () => (await server.ask(new URL(address).host, new URL(address).pathname)).status;
  expect(await served()).toBe(200);
  await server.call('root', 'PUT', `/apps/${app}`, { is_blocked: true });
  expect(await served()).toBe(404);
  const path = `/apps/${app}/update-logo`;
  expect((await server.call('ada', 'POST', path, { logo_url: address })).status).toBe(200);
  expect((await server.call('ada', 'DELETE', `/apps/${app}/files/${nameIn(address)}`)).status).toBe(200);
  expect((await list(app)).files).toEqual([]);
});
