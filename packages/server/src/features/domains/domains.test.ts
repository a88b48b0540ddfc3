import { createHash } from 'node:crypto';
import { rooms, socketPath } from '@sayso/contracts/realtime';
import { Window } from 'happy-dom';
import { io } from 'socket.io-client';
import { expect, test } from 'vitest';
import { newId } from '../../platform/database/ids.ts';
import { openConversations } from '../../testing/conversations.ts';
import { aPublishableApp } from '../../testing/published-app.ts';
import { startServer } from '../../testing/start-server.ts';

const server = await startServer();
const claim = (app: { id: string }, domain: string, verificationStatus: string | null = 'verified') =>
  server.sql`
    insert into custom_domains (id, app_id, domain, last_status_payload)
    values (${newId()}, ${app.id}, ${domain}, ${server.sql.json(verificationStatus ? { verificationStatus } : {})})`;
const lookUp = (domain: string) => server.call(null, 'GET', `/apps/public/domains/${domain}`);

test('[P-HOST-02] a domain of its own serves the app in place of the builder, its files and calls included', async () => {
  const app = await aPublishableApp(server);
  await claim(app, 'shop.example');
  await app.deploy();
  const host = 'shop.example';
  const { status, text } = await server.ask(host, '/');
  expect([status, text]).toEqual([200, (await app.get()).text]);
  const script = /src="(\/_f\/[^"]+)"/.exec(text)?.[1] ?? '';
  expect((await server.ask(`SHOP.example:${server.port}`, script)).status).toBe(200);
  const entered = await server.ask(host, `/api/apps/${app.id}/enter`, { method: 'POST', body: {} });
  expect([entered.status, entered.body]).toEqual([
    200,
    { user: null, entry: null, css: null, may_upload: false },
  ]);
  // The builder's own calls are not to be had there.
  expect((await server.ask(host, '/api/auth/options')).status).toBe(404);
}, 60_000);

test('[P-HOST-02] a claim that is not verified, or of an app that is gone, serves nothing', async () => {
  const [app, gone] = [await aPublishableApp(server), await aPublishableApp(server)];
  await claim(app, 'new.example', null);
  await claim(app, 'pending.example', 'pending');
  await claim(gone, 'gone.example');
  await Promise.all([app.deploy(), gone.deploy()]);
  await server.call('ada', 'DELETE', `/apps/${gone.id}`);
  for (const host of ['new.example', 'pending.example', 'gone.example', 'docs.sayso.localhost']) {
    const { status, text } = await server.ask(host, '/');
    expect([host, status, text]).toEqual([host, 404, expect.stringContaining('Domain Not Recognized')]);
    expect(text).not.toContain('/_f/');
  }
}, 60_000);

test('[P-RAPI-06] [B-APPS-08] a domain is looked up to its app, and the app’s sign-in is told by its id', async () => {
  const app = await aPublishableApp(server, { settings: { name: 'Tea House' } });
  await claim(app, 'tea.example');
  expect(await lookUp('tea.example')).toMatchObject({ status: 200, body: { app_id: app.id } });
  expect((await lookUp('TEA.example')).body).toEqual({ app_id: app.id });
  expect(await server.call(null, 'GET', '/apps/public/prod/domain/tea.example')).toMatchObject({
    status: 200,
    body: { app_id: app.id },
  });
  expect(await lookUp('other.example')).toMatchObject({
    status: 404,
    body: { message: 'This domain is not associated with an app.' },
  });
  expect(await server.call(null, 'GET', `/apps/public/login-info/by-id/${app.id}`)).toMatchObject({
    status: 200,
    body: { id: app.id, slug: app.slug, name: 'Tea House', logo_url: null, providers: [] },
  });
});

test('[P-RAPI-08] an app is made, published and spoken to, and its domains are listed', async () => {
  const { send } = openConversations(server);
  const app = await aPublishableApp(server);
  await claim(app, 'first.example');
  await claim(app, 'second.example', null);
  await app.deploy();
  expect(await send(app.id, 'Make it blue')).toMatchObject({
    status: 200,
    body: { role: 'user', content: 'Make it blue' },
  });
  const list = (who: string) => server.call(who, 'GET', `/apps/${app.id}/custom-domains`);
  const domain = { app_id: app.id, id: expect.any(String), last_status_check: null };
  expect((await list('ada')).body).toEqual([
    { ...domain, domain: 'first.example', last_status_payload: { verificationStatus: 'verified' } },
    { ...domain, domain: 'second.example', last_status_payload: {} },
  ]);
  expect((await list('mallory')).status).toBe(403);
}, 60_000);

test('[P-HOST-03] who signs in for a domain of the app comes back to it, and to no other', async () => {
  const app = await aPublishableApp(server);
  await claim(app, 'back.example');
  await claim(app, 'unproven.example', 'pending');
  const { scheme, port } = server.core.config.apps;
  const handOver = (domain: string) =>
    server.call('ada', 'POST', `/apps/${app.id}/auth/hand-over`, {
      from_url: `${scheme}://${domain}${port ? `:${port}` : ''}/Home`,
      agreed: true,
    });
  const { redirect_url } = (await handOver('back.example')).body as { redirect_url: string };
  expect(new URL(redirect_url).hostname).toBe('back.example');
  expect(redirect_url).toContain('/Home?access_token=');
  expect((await handOver('unproven.example')).status).toBe(400);
});

/** The page of an unknown host in a window where its script runs; `answers` are those to its look-up. */
async function openUnknown(host: string, answer: (path: string) => Promise<{ ok: boolean }>) {
  const { text, headers } = await server.ask(host, '/');
  const window = new Window({ url: `http://${host}/` });
  window.document.write(text.replace(/<script>[\s\S]*<\/script>/, ''));
  const [, script = ''] = /<script>([\s\S]*)<\/script>/.exec(text) ?? [];
  // A browser runs what the policy names, to the byte.
  const hash = createHash('sha256').update(script).digest('base64');
  expect(headers['content-security-policy']).toContain(`script-src 'sha256-${hash}';`);
  let reloads = 0;
  const location = { hostname: host, reload: () => (reloads += 1) };
  const run = new Function('document', 'sessionStorage', 'fetch', 'location', script);
  run(window.document, window.sessionStorage, answer, location);
  const isShown = (selector: string) => {
    const element = window.document.querySelector(selector);
    return element !== null && window.getComputedStyle(element).display !== 'none';
  };
  return { window, isShown, reloads: () => reloads };
}

test('[P-HOST-06] while the domain is resolved there is a spinner, and an app that is found is opened', async () => {
  const found = Promise.withResolvers<{ ok: boolean }>();
  const asked: string[] = [];
  const page = await openUnknown('late.example', (path) => {
    asked.push(path);
    return found.promise;
  });
  expect([page.isShown('#spinner'), page.isShown('main')]).toEqual([true, false]);
  expect(asked).toEqual(['/api/apps/public/domains/late.example']);
  found.resolve({ ok: true });
  await expect.poll(page.reloads).toBe(1);
  expect(page.isShown('#spinner')).toBe(true);
});

test('[P-HOST-07] a domain of no app says so, and whom to ask', async () => {
  const page = await openUnknown('nobody.example', async () => ({ ok: false }));
  await expect.poll(() => page.isShown('main')).toBe(true);
  expect(page.isShown('#spinner')).toBe(false);
  const { document } = page.window;
  expect(document.querySelector('h1')?.textContent).toBe('Domain Not Recognized');
  expect(document.querySelector('main')?.textContent).toContain('This domain is not associated with an app.');
  expect(document.querySelector('main a')?.textContent).toBe('contact support');
  expect(page.reloads()).toBe(0);
});

test('[P-HOST-02] the app hears of its records on a domain of its own, other domains have no socket', async () => {
  const app = await aPublishableApp(server, {
    settings: { entities: { Note: { properties: { text: { type: 'string' } } } } },
  });
  await claim(app, 'live.example');
  const dial = (host: string) =>
    io(server.url, {
      path: socketPath,
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
      query: { app_id: app.id },
      extraHeaders: { host },
    });
  const answerOf = (socket: ReturnType<typeof dial>, ...events: string[]) =>
    new Promise<string>((resolve) => {
      for (const event of events) socket.once(event, () => resolve(event));
    });
  const [own, foreign] = [dial('live.example'), dial('stranger.example')];
  try {
    // Both are listened to at once: either may answer first.
    const answers = [own, foreign].map((socket) => answerOf(socket, 'connect', 'connect_error'));
    expect(await Promise.all(answers)).toEqual(['connect', 'connect_error']);
    const joined = answerOf(own, 'joined', 'join_error');
    own.emit('join', rooms.entity(app.id, 'Note'));
    expect(await joined).toBe('joined');
    const told = answerOf(own, 'update_model');
    await server.ask('live.example', `/api/apps/${app.id}/entities/Note`, {
      method: 'POST',
      body: { text: 'Hello' },
    });
    expect(await told).toBe('update_model');
  } finally {
    own.disconnect();
    foreign.disconnect();
  }
}, 60_000);
