import { App } from '@sayso/contracts/apps';
import { formatBlock, formatEdit } from '@sayso/core/blocks/format';
import { expect, onTestFinished, test } from 'vitest';
import { builtIn } from '../../platform/builder/built-in.ts';
import { openConversations, page, write } from '../../testing/conversations.ts';
import { startServer } from '../../testing/start-server.ts';
import { turnOver } from '../../testing/wait-for.ts';

const server = await startServer();
const { script, get, built } = openConversations(server);
const post = (id: string, path: string, body?: unknown, who = 'ada') =>
  server.call(who, 'POST', `/apps/${id}/pages/${path}`, body);

test('[B-CODE-01] a page is written by a turn that may change nothing else', async () => {
  const id = await built();
  const over = turnOver(server, id);
  const asked = await post(id, 'Home/generate-code');
  expect(asked).toMatchObject({
    status: 200,
    body: { role: 'user', content: expect.stringContaining('"Home"') },
  });
  expect(await post(id, 'Home/generate-code')).toMatchObject({ status: 409, body: { reason: 'app_busy' } });
  const answer = await script.next();
  expect(answer.request).toMatchObject({ only: ['pages/Home'], currentPage: 'Home' });
  const better = page('Home').replace('<p>Home', '<p>Better');
  answer.say(write('pages/Other', page('Other')) + formatBlock('set_app', {}, '{"name":"Taken"}'));
  answer.say(write('pages/Home', better) + formatBlock('delete', { path: 'pages/Home' }));
  answer.end();
  await over;

  const app = await get(id);
  expect(app.pages).toEqual({ Home: better });
  expect(app.name).not.toBe('Taken');
  const changes = app.conversation.messages.at(-1)?.turn?.changes;
  expect(changes?.find(({ path }) => path === 'pages/Other')?.error).toBe(
    'Only pages/Home may be changed in this answer',
  );
});

test('[B-CODE-01] a page that is not there is written for the first time', async () => {
  const id = await built();
  const over = turnOver(server, id);
  expect((await post(id, 'Reports/generate-code')).status).toBe(200);
  const answer = await script.next();
  answer.say(write('pages/Reports', page('Reports')));
  answer.end();
  await over;
  expect(Object.keys((await get(id)).pages)).toEqual(['Home', 'Reports']);
});

test('[B-CODE-01] the built-in builder writes pages, too: one that is planned, and one about its data', async () => {
  server.core.models.use(builtIn);
  onTestFinished(() => server.core.models.use(script.provider));
  const made = await server.call('ada', 'POST', '/apps/chat/create-from-message', {
    content: 'A task list: tasks with title and due date',
  });
  const { id } = App.parse(made.body);
  await expect.poll(async () => (await get(id)).status.state, { timeout: 60_000 }).toBe('ready');
  const before = await get(id);
  await server.call('ada', 'POST', `/apps/${id}/pages/Tasks/manual-edit-code`, { code: page('Tasks') });
  for (const name of ['Tasks', 'TaskReport']) {
    const over = turnOver(server, id);
    expect((await post(id, `${name}/generate-code`)).status).toBe(200);
    await over;
  }
  const { pages, conversation } = await get(id);
  expect(pages['Tasks']).toBe(before.pages['Tasks']);
  expect(pages['TaskReport']).toMatch(/export default function TaskReport[\s\S]+entity=\{Task\}/);
  expect(conversation.messages.at(-1)?.turn?.state).toBe('settled');
}, 120_000);

test('[B-CODE-02] words and an image change the page', async () => {
  const id = await built();
  const over = turnOver(server, id);
  const image_as_url = 'data:image/png;base64,iVBORw0KGgoB';
  const asked = await post(id, 'Home/edit-code', { changes: 'Greet me as drawn', image_as_url });
  expect(asked).toMatchObject({
    status: 200,
    body: {
      content: 'Greet me as drawn',
      file_urls: [expect.stringContaining(`/api/apps/${id}/chat/files/`)],
    },
  });
  const answer = await script.next();
  expect(answer.request).toMatchObject({
    text: 'Greet me as drawn',
    only: ['pages/Home'],
    attachments: [{ kind: 'image', mediaType: 'image/png' }],
  });
  answer.say(
    formatBlock(
      'edit',
      { path: 'pages/Home' },
      formatEdit('  return <p>Home</p>;', '  return <p>Hello</p>;'),
    ),
  );
  answer.end();
  await over;
  expect(App.parse((await server.call('ada', 'GET', `/apps/${id}`)).body).pages['Home']).toContain(
    '<p>Hello',
  );
});

test.each([
  ['nobody may change it', 'Home/generate-code', undefined, 403, 'mallory'],
  ['nobody may edit it', 'Home/edit-code', { changes: 'x' }, 403, 'mallory'],
  ['a page that is not there', 'Gone/edit-code', { changes: 'x' }, 404, 'ada'],
  ['a name that is none', 'a%2Fb/generate-code', undefined, 404, 'ada'],
  ['no words', 'Home/edit-code', { changes: ' ' }, 422, 'ada'],
  ['no image', 'Home/edit-code', { changes: 'x', image_as_url: 'data:image/png;base64,AAEC' }, 422, 'ada'],
])('refused: %s', async (_what, path, body, status, who) => {
  const id = await built();
  expect((await post(id, path, body, who)).status).toBe(status);
  expect((await get(id)).status.state).toBe('ready');
});
