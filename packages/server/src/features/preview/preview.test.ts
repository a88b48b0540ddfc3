import type { HotUpdate, PreviewManifest } from '@sayso/contracts/preview';
import { rooms, socketPath } from '@sayso/contracts/realtime';
import { io, type Socket } from 'socket.io-client';
import { afterAll, expect, test } from 'vitest';
import { origins } from '../../http/origins.ts';
import { startServer } from '../../testing/start-server.ts';

const server = await startServer();

const files = {
  layout: 'export default ({ children }) => <main className="grid">{children}</main>;',
  'components/Card': 'export default function Card(p) { return <section className="p-4" {...p} />; }',
  'pages/Home':
    "import { Star } from 'lucide-react';\nimport Card from '@/components/Card';\nimport { Task } from '@/entities/all';\nexport default () => <Card><Star />{Task.name}</Card>;",
  'pages/About': 'export default () => <p>about</p>;',
};
const entities = { Task: { properties: { title: { type: 'string' } } } };

async function anApp(settings = {}): Promise<string> {
  const appId = await server.anApp('ada', { entities, ...settings });
  for (const [path, text] of Object.entries(files)) await write(appId, path, text);
  return appId;
}

type Ticket = { access_token: string; url: string };
type Boot = { access_token: string; user: { email: string }; manifest: PreviewManifest; preloads: string[] };

const ticketOf = async (appId: string) =>
  (await server.call('ada', 'POST', `/apps/${appId}/preview-token`)).body as Ticket;
const onFrame = (appId: string) => `preview--${appId}.sayso.localhost:${server.port}`;
const bootWith = (appId: string, ticket: string) =>
  server.ask(onFrame(appId), `/api/apps/${appId}/preview/boot`, {
    method: 'POST',
    body: { access_token: ticket },
  });
const boot = async (appId: string) =>
  (await bootWith(appId, (await ticketOf(appId)).access_token)).body as Boot;
const write = (appId: string, file_path: string, content: string) =>
  server.call('ada', 'POST', `/apps/${appId}/coding/write`, { file_path, content });
const module = (appId: string, path = '') => server.ask(onFrame(appId), path);

const sockets: Socket[] = [];
afterAll(() => {
  for (const socket of sockets) socket.disconnect();
});

/** A frame's ear: hears updates one by one, the greeting first; null where it is not let in. */
async function follower(appId: string, token: string) {
  const room = rooms.preview(appId);
  const options = { path: socketPath, transports: ['websocket'], forceNew: true, query: { token } };
  const socket = io(server.url, options);
  sockets.push(socket);
  const heard: HotUpdate[] = [];
  const waiting: ((update: HotUpdate) => void)[] = [];
  socket.on('update_model', ({ data }: { data: string }) => {
    const update = JSON.parse(data) as HotUpdate;
    const next = waiting.shift();
    if (next) next(update);
    else heard.push(update);
  });
  const isIn = await new Promise<boolean>((resolve, reject) => {
    socket.on('connect_error', reject);
    socket.on('joined', () => resolve(true));
    socket.on('join_error', () => resolve(false));
    socket.on('connect', () => socket.emit('join', room));
  });
  const next = () => {
    const held = heard.shift();
    return held ? Promise.resolve(held) : new Promise<HotUpdate>((resolve) => waiting.push(resolve));
  };
  return isIn ? { next } : null;
}

test('[W-PREV-11] a ticket is for makers alone, and stands in the address of the frame', async () => {
  const appId = await anApp();
  const ask = (who: string | null, id = appId) => server.call(who, 'POST', `/apps/${id}/preview-token`);
  expect([
    (await ask(null)).status,
    (await ask('bob')).status,
    (await ask('ada', 'f'.repeat(24))).status,
  ]).toEqual([401, 403, 404]);
  const { url, access_token } = await ticketOf(appId);
  expect(url).toBe(`${origins.preview(server.core.config, appId)}/?access_token=${access_token}`);
});

test('a ticket opens its own app once, with everything the first page needs', async () => {
  const [appId, otherId] = [await anApp(), await anApp()];
  const { access_token: ticket } = await ticketOf(appId);
  expect((await bootWith(otherId, ticket)).status).toBe(401);

  const again = (await ticketOf(appId)).access_token;
  const { access_token, user, manifest, preloads } = (await bootWith(appId, again)).body as Boot;
  expect(user.email).toBe('ada@example.com');
  expect(manifest.app).toMatchObject({ id: appId, name: 'Trial' });
  expect(Object.keys(manifest.pages).sort()).toEqual(['About', 'Home']);
  expect(manifest.layout).toMatch(/^\/_m\/[0-9a-f]{24}\/layout\.js$/);
  expect(manifest.css).toContain('.p-4');
  expect(manifest.diagnostics).toEqual([]);
  for (const end of ['/layout.js', '/components/Card.js', '/entities/Task.js', '/icons/star.js']) {
    expect([end, preloads.filter((address) => address.endsWith(end)).length]).toEqual([end, 1]);
  }
  expect((await bootWith(appId, again)).status).toBe(401);
  const me = await server.call(null, 'GET', `/apps/${appId}/entities/User/me`, undefined, {
    authorization: `Bearer ${access_token}`,
  });
  expect(me.body).toMatchObject({ email: 'ada@example.com' });
});

test('the page of a frame says nothing of the app, and runs what is named alone', async () => {
  const appId = await anApp();
  const page = await module(appId, '/?access_token=anything');
  expect(page.text).toContain(`<meta name="sayso-app" content="${appId}">`);
  expect(page.text).not.toMatch(/Trial|anything|Home/);
  expect(page.headers['cache-control']).toBe('no-store');
  const policy = String(page.headers['content-security-policy']);
  expect(policy).toContain(`frame-ancestors ${origins.builder(server.core.config)}`);
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
  expect(page.text.match(/<script[^>]*>/g)).toEqual([
    `<script nonce="${nonce}">`,
    `<script type="module" nonce="${nonce}">`,
  ]);
  expect((await module(appId, '/')).headers['content-security-policy']).not.toContain(String(nonce));
});

test("[P-RUN-13] modules are found at their own app's addresses alone, and everything they import is served", async () => {
  const [appId, otherId] = [await anApp(), await anApp()];
  const { manifest } = await boot(appId);
  const home = manifest.pages['Home'] ?? '';
  const found = await module(appId, home);
  expect(found.status).toBe(200);
  expect(found.headers['content-type']).toMatch(/^text\/javascript/);
  expect(found.headers['cache-control']).toBe('private, immutable, max-age=31536000');

  const imports = [...found.text.matchAll(/from "([^"]+)"/g)].map(
    ([, address = '']) => new URL(address, 'http://own'),
  );
  expect(imports.length).toBeGreaterThan(3);
  for (const { host, pathname } of imports) {
    const reply = await server.ask(host === 'own' ? onFrame(appId) : host, pathname);
    expect([pathname, reply.status]).toEqual([pathname, 200]);
  }
  const map = JSON.parse((await module(appId, `${home}.map`)).text) as { sources: string[] };
  expect(map.sources).toEqual(['pages/Home.tsx']);

  const guessed = home.replace(/[0-9a-f]{24}/, '0'.repeat(24));
  for (const path of [
    guessed,
    '/_m/x/pages/Home.js',
    '/_m/../../package.json',
    home.replace('Home', 'None'),
  ]) {
    expect([path, (await module(appId, path)).status]).toEqual([path, 404]);
  }
  await boot(otherId);
  expect((await module(otherId, home)).status).toBe(404);
  await server.call('ada', 'DELETE', `/apps/${appId}`);
  expect((await module(appId, home)).status).toBe(404);
});

test('a place of a served module leads to its source, also when that was replaced and only in its own app', async () => {
  const [appId, otherId] = [await anApp(), await anApp()];
  const first = `${files['pages/About']}\nexport const late = () => [import('@/components/Card'), new Error('late')];`;
  await write(appId, 'pages/About', first);
  const { access_token, manifest } = await boot(appId);
  const served = (await module(appId, manifest.pages['About'])).text;
  const before = served.slice(0, served.indexOf('new Error("late")')).split('\n');
  const hash = /"([0-9a-f]{64})"/.exec(served)?.[1] ?? '';
  const frame = { path: 'pages/About', hash, line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
  const locate = async (frames: unknown[], id = appId, token = access_token) => {
    const headers = { authorization: `Bearer ${token}` };
    return (await server.call(null, 'POST', `/apps/${id}/preview/locate`, { frames }, headers)).body;
  };
  const [above, below = ''] = first.split('\n');
  const column = below.indexOf('new Error') + 1;
  const places = [{ file: 'pages/About', line: 2, column, excerpt: `  1 | ${above}\n> 2 | ${below}` }];
  const written = { ...frame, line: 2, column, written: true };

  expect(await locate([frame])).toEqual({ places });
  for (let round = 0; round < 12; round += 1) {
    await write(appId, 'pages/About', `${'\n'.repeat(round)}${files['pages/About']}`);
    await boot(appId);
  }
  const unknown = { ...frame, hash: '0'.repeat(64) };
  const elsewhere = [
    { ...frame, line: 1, column: 1 },
    { ...frame, line: 9_999 },
    { ...frame, path: 'entities/Task' },
  ];
  expect(await locate([unknown, frame, ...elsewhere])).toEqual({
    places: [null, ...places, null, null, null],
  });
  expect(await locate([{ ...written, line: 9_999 }, written])).toEqual({ places: [null, ...places] });
  const other = await boot(otherId);
  expect(await locate([frame], otherId, other.access_token)).toEqual({ places: [null] });
  expect(await locate([frame], appId, other.access_token)).not.toHaveProperty('places');
});

test('[W-PREV-08] an edit reaches the frames of the app as modules to load and new styles', async () => {
  const appId = await anApp();
  const { access_token, manifest } = await boot(appId);
  const frame = await follower(appId, access_token);
  const greeting = await frame?.next();
  expect(greeting).toMatchObject({
    version: manifest.version,
    modules: [],
    css: manifest.css,
    reload: false,
  });

  const next = frame?.next();
  await write(
    appId,
    'components/Card',
    'export default function Card(p) { return <section className="p-4 data-[state=active]:bg-red-500" {...p} />; }',
  );
  const update = await next;
  expect(update?.reload).toBe(false);
  expect(update?.modules.map(({ path }) => path)).toEqual(['components/Card']);
  expect(update?.css).toContain('data-\\[state\\=active\\]\\:bg-red-500');
  const loaded = await module(appId, update?.modules[0]?.url);
  expect(loaded.text).toContain('bg-red-500');
  // A frame that is still loading finds what it was told of before.
  expect((await module(appId, manifest.pages['Home'])).status).toBe(200);
  expect((await boot(appId)).manifest.version).toBe(update?.version);
});

test('a file that does not compile is refused with its place, and what runs stays', async () => {
  const appId = await anApp();
  const { manifest } = await boot(appId);
  const refused = await write(appId, 'pages/About', 'export default () => {\n  return <p>about</div>;\n};');
  expect(refused.status).toBe(422);
  expect(refused.text).toContain('line 2');
  expect((await boot(appId)).manifest).toEqual(manifest);
});

test('many edits at once end in one state that frames know', async () => {
  const appId = await anApp();
  const { access_token } = await boot(appId);
  const frame = await follower(appId, access_token);
  const writes = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) =>
    write(appId, `components/${name.toUpperCase()}`, `export default () => <b>${name}</b>;`),
  );
  expect((await Promise.all(writes)).map(({ status }) => status)).toEqual(Array(6).fill(200));
  const { version } = (await boot(appId)).manifest;
  let heard = await frame?.next();
  while (heard && heard.version !== version) heard = await frame?.next();
  expect(heard?.version).toBe(version);
});

test('strangers hear nothing of a preview, whatever they hold', async () => {
  const appId = await anApp({ public_settings: 'public_without_login' });
  expect(await follower(appId, await server.token('bob'))).toBeNull();
  const { id } = (await server.person('bob')).user;
  const guest = await server.core.tokens.issue('app', { userId: id, appId, appUserId: id });
  expect(await follower(appId, guest.token)).toBeNull();
  const { access_token } = await boot(await anApp());
  expect(await follower(appId, access_token)).toBeNull();
});

test('the library is the same for everybody, for good, and nothing beside it is served', async () => {
  const host = `vendor.sayso.localhost:${server.port}`;
  const { preloads } = await boot(await anApp());
  const shared = preloads.filter((address) => address.startsWith('http')).map((one) => new URL(one).pathname);
  const hash = shared[0]?.split('/')[1];
  const base = shared.find((path) => path.includes('/chunks/')) ?? '';
  const compressed = await server.ask(host, base, { headers: { 'accept-encoding': 'br' } });
  expect(compressed.headers['content-encoding']).toBe('br');
  for (const path of [...shared, `/${hash}/inter-latin.woff2`, `/${hash}/serif-latin.woff2`]) {
    const { status, headers } = await server.ask(host, path);
    expect([path, status, headers['access-control-allow-origin']]).toEqual([path, 200, '*']);
    expect(headers['cache-control']).toMatch(/immutable/);
  }
  for (const path of [
    `/${hash}/vendor.json`,
    '/current.json',
    `/${hash}/..%2fcurrent.json`,
    `/${hash}/../../../package.json`,
    `/${hash}/chunks/../vendor.json`,
    '/other/react.js',
  ]) {
    expect([path, (await server.ask(host, path)).status]).toEqual([path, 404]);
  }
});
