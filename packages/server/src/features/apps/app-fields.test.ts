import { App } from '@sayso/contracts/apps';
import { expect, test } from 'vitest';
import { startServer } from '../../testing/start-server.ts';

const server = await startServer();
const read = async (id: string) => App.parse((await server.call('ada', 'GET', `/apps/${id}`)).body);
const write = (id: string, file_path: string, content: string) =>
  server.call('ada', 'POST', `/apps/${id}/coding/write`, { file_path, content });
const home = 'export default function Home() { return <p>Hello</p>; }\n';

test('[W-ENT-01] an app tells what was made of it, and not only what it began with', async () => {
  const made = await server.call('ada', 'POST', '/apps/chat/create-from-message', { content: 'A book list' });
  expect(made.body).toMatchObject({
    name: expect.stringMatching(/./),
    user_description: 'A book list',
    status: { state: 'processing', details: expect.stringMatching(/./) },
    app_stage: 'pending',
  });
  const { id } = App.parse(made.body);
  await expect.poll(async () => (await read(id)).status.state, { timeout: 50_000 }).toBe('ready');
  expect(await read(id)).toMatchObject({ app_stage: 'ready', main_page: expect.stringMatching(/./) });

  const other = await server.anApp('ada', { name: 'Tea House' });
  const begun = await read(other);
  await write(other, 'pages/About', home.replace('Home', 'About'));
  const told = {
    name: 'Coffee House',
    user_description: 'Where coffee is',
    public_settings: 'public_with_login',
    main_page: 'About',
    is_starred: true,
  };
  await server.call('ada', 'PUT', `/apps/${other}`, told);
  await server.call('root', 'PUT', `/apps/${other}`, { is_blocked: true });
  await server.sql`
    update apps set logo_url = '/api/files/logo.png', state = 'error', status_details = 'No model answered'
    where id = ${other}`;
  expect(await read(other)).toMatchObject({
    ...told,
    id: other,
    slug: 'tea-house',
    created_date: begun.created_date,
    is_blocked: true,
    logo_url: '/api/files/logo.png',
    status: { state: 'error', details: 'No model answered' },
  });
}, 60_000);

test('[W-ENT-02] [W-SET-05] an app tells how it is delivered, and its messages', async () => {
  const id = await server.anApp('ada');
  const fresh = await read(id);
  expect(fresh).toMatchObject({
    has_backend_functions_enabled: false,
    github_repo_url: null,
    last_deployed_at: null,
    installable_integrations: [],
    conversation: { messages: [] },
  });

  await write(id, 'pages/Home', home);
  const written = await read(id);
  expect(written.app_code_hash).not.toBe(fresh.app_code_hash);
  const { last_deployed_at } = (await server.call('ada', 'POST', `/apps/${id}/deploy`)).body as App;
  // What backend functions, a code host and card payments set is the app's own, not everybody's.
  await server.sql`
    update apps set has_backend_functions_enabled = true, github_repo_url = 'https://code.example/ada/trial',
      installable_integrations = '["stripe"]' where id = ${id}`;
  expect(await read(id)).toMatchObject({
    app_code_hash: written.app_code_hash,
    has_backend_functions_enabled: true,
    github_repo_url: 'https://code.example/ada/trial',
    last_deployed_at: expect.stringMatching(/Z$/),
    installable_integrations: ['stripe'],
  });
  expect((await read(id)).last_deployed_at).toBe(last_deployed_at);
  // Nothing that is sent turns them off again.
  await server.call('ada', 'PUT', `/apps/${id}`, { has_backend_functions_enabled: false });
  expect((await read(id)).has_backend_functions_enabled).toBe(true);
  expect(await read(await server.anApp('ada'))).toMatchObject({
    has_backend_functions_enabled: false,
    installable_integrations: [],
  });

  const content = 'A list of songs';
  const made = App.parse(
    (await server.call('ada', 'POST', '/apps/chat/create-from-message', { content })).body,
  );
  await expect.poll(async () => (await read(made.id)).status.state, { timeout: 50_000 }).toBe('ready');
  const { conversation, _last_msg } = await read(made.id);
  expect(conversation.messages.map(({ role }) => role)).toEqual(['user', 'assistant']);
  expect(conversation.messages[0]).toMatchObject({ id: expect.stringMatching(/^[0-9a-f]{24}$/), content });
  expect(_last_msg).toEqual(conversation.messages[1]);
}, 60_000);

test('[W-ENT-03] an app answers with its code by kind and name', async () => {
  const id = await server.anApp('ada');
  const sources = {
    'pages/Home': home,
    'components/tasks/Card': 'export default function Card() { return <p>Card</p>; }\n',
    Layout: 'export default function Layout({ children }) { return <main>{children}</main>; }\n',
    'functions/notify': 'Deno.serve(() => new Response("ok"));\n',
    'entities/Task': '{"name":"Task","type":"object","properties":{"title":{"type":"string"}}}',
    'entities/User': '{"name":"User","type":"object","properties":{"team":{"type":"string"}}}',
  };
  for (const [path, text] of Object.entries(sources)) {
    expect([path, (await write(id, path, text)).status]).toEqual([path, 200]);
  }
  const app = await read(id);
  expect(app).toMatchObject({
    pages: { Home: sources['pages/Home'] },
    components: { 'tasks/Card': sources['components/tasks/Card'] },
    functions: { notify: sources['functions/notify'] },
    function_names: ['notify'],
    entities: { Task: { name: 'Task', properties: { title: { type: 'string' } } } },
    layout: sources.Layout,
    user_entity: { properties: { team: { type: 'string' } } },
  });
  // The schema of an app's users is no entity beside the others.
  expect(Object.keys(app.entities)).toEqual(['Task']);
});
