import { texts } from '@sayso/contracts/texts';
import { expect, test } from 'vitest';
import { openConversations, page, write } from '../../testing/conversations.ts';
import { startServer } from '../../testing/start-server.ts';

const server = await startServer();
const { get, built, chat } = openConversations(server);
const edit = (id: string, name: string, code: string) =>
  server.call('ada', 'POST', `/apps/${id}/pages/${name}/manual-edit-code`, { code });
const mine = page('Home').replace('<p>Home', '<p>Mine');

test('[B-CODE-03] [B-CHAT-14] [B-CHAT-16] a page edited by hand holds the new code, and the conversation tells of it', async () => {
  const id = await built();
  const reply = await edit(id, 'Home', mine);
  expect(reply).toMatchObject({ status: 200, body: { success: true } });
  const app = await get(id);
  expect(app.pages['Home']).toBe(mine);
  expect(app.conversation.messages.at(-1)).toMatchObject({
    role: 'user',
    content: texts.manuallyEdited,
    additional_message_params: {
      diff_message: 'pages/Home\n-   return <p>Home</p>;\n+   return <p>Mine</p>;',
    },
  });
});

test('[B-UNDO-03] edits by hand are reverted each by its message, also where nothing was ever asked', async () => {
  const id = await server.anApp('ada');
  await server.call('ada', 'POST', `/apps/${id}/coding/write`, {
    file_path: 'pages/Home',
    content: page('Home'),
  });
  await edit(id, 'Home', mine);
  await edit(id, 'Home', mine.replace('Mine', 'Yours'));
  const [first, second] = (await get(id)).conversation.messages;
  const undo = (message: string | undefined) =>
    server.call('ada', 'POST', `/apps/${id}/chat/message/${message}/undo`);

  expect((await undo(second?.id)).status).toBe(200);
  expect((await get(id)).pages['Home']).toBe(mine);
  expect((await undo(first?.id)).status).toBe(200);
  const app = await get(id);
  expect(app.pages['Home']).toBe(page('Home'));
  expect(app.conversation.messages).toEqual([]);
});

test('the assistant works on from what was edited by hand, and hears of it', async () => {
  const id = await built();
  await edit(id, 'Home', mine);
  const app = await chat(id, 'Add another', write('pages/Other', page('Other')));
  expect(app.pages).toEqual({ Home: mine, Other: page('Other') });
});

test('[B-CODE-03] code that does not compile is refused with its place, a page that is not there is a 404', async () => {
  const id = await built();
  expect(await edit(id, 'Home', 'export default function Home() {\n  return <p>;\n}\n')).toMatchObject({
    status: 422,
    body: { fields: { line: expect.any(String), column: expect.any(String) } },
  });
  expect((await edit(id, 'Nowhere', mine)).status).toBe(404);
  await edit(id, 'Home', page('Home'));
  expect((await get(id)).conversation.messages).toHaveLength(2);
});

test('[W-TIER-03] a page is edited by hand on paid plans alone', async () => {
  const id = await built();
  const setTier = (tier: string) =>
    server.sql`update users set subscription_tier = ${tier} where id = (select owner_id from apps where id = ${id})`;
  await setTier('free');
  expect(await edit(id, 'Home', mine)).toMatchObject({
    status: 402,
    body: { reason: 'subscription_required' },
  });
  expect((await get(id)).pages['Home']).toBe(page('Home'));
  await setTier('starter');
  expect((await edit(id, 'Home', mine)).status).toBe(200);
});
