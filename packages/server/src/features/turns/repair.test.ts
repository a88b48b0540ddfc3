import type { App } from '@sayso/contracts/apps';
import { formatBlock, formatEdit } from '@sayso/core/blocks/format';
import { expect, test } from 'vitest';
import { builtIn } from '../../platform/builder/built-in.ts';
import { openConversations, page, write } from '../../testing/conversations.ts';
import { startServer } from '../../testing/start-server.ts';
import { nextEvent, turnOver } from '../../testing/wait-for.ts';

const server = await startServer();
const talk = openConversations(server, { repairs: true });
const { script, get, send, built } = talk;
const turnOf = ({ conversation }: App) =>
  conversation.messages.findLast(({ role }) => role === 'assistant')?.turn;
const broken = 'export default function Board() {\n  return <p>;\n}\n';

const rounds = (id: string, content: string, ...said: string[]) => talk.rounds(id, content, said);

test('[B-GEN-02] what does not compile is told to the model, mended, and never charged', async () => {
  const id = await built();
  const over = turnOver(server, id);
  await send(id, 'Add a board');
  const first = await script.next();
  first.give({ type: 'usage', tokensIn: 100, tokensOut: 10 });
  first.say(`Here is a board.\n${write('pages/Board', broken)}`);
  first.end();
  const second = await script.next();

  expect(second.request.text).toMatch(/did not go live[\s\S]+- pages\/Board, line 3: [\s\S]+return <p>;/);
  expect(second.request.sources['pages/Board']).toBe(broken);
  expect(second.request.history.slice(-2)).toMatchObject([
    { role: 'user', content: 'Add a board' },
    { role: 'assistant', content: expect.stringContaining('Here is a board.') },
  ]);
  const during = await get(id);
  expect(during.pages).toEqual({ Home: page('Home') });
  expect(turnOf(during)).toMatchObject({ state: 'running', repairing: 1 });

  second.say(
    formatBlock('edit', { path: 'pages/Board' }, formatEdit('  return <p>;', '  return <p>Board</p>;')),
  );
  second.give({ type: 'usage', tokensIn: 40, tokensOut: 2 });
  second.end();
  await over;

  const app = await get(id);
  expect(app.pages['Board']).toBe(broken.replace('<p>;', '<p>Board</p>;'));
  expect(turnOf(app)).toMatchObject({
    state: 'settled',
    changes: [{ path: 'pages/Board', action: 'created', added: 3 }],
    receipt: { tokens_in: 100, tokens_out: 10, tokens_repair: 42, credits: 1 },
  });
  expect(app.conversation.messages.at(-1)?.content).toMatch(/board\.\n[\s\S]+One moment: I found an error/);
});

test('two rounds are the most, and then the answer needs attention and costs nothing', async () => {
  const id = await built();
  const { app, asked } = await rounds(
    id,
    'Add three pages',
    ['A', 'B', 'C'].map((name) => write(`pages/${name}`, broken)).join(''),
    `Here it is once more.\n${write('pages/A', page('A'))}`,
    `Here it is once more.\n${write('pages/B', page('B'))}`,
  );

  expect(asked).toHaveLength(3);
  expect(asked[2]).not.toContain('pages/A');
  expect(Object.keys(app.pages)).toEqual(['Home', 'A', 'B']);
  expect(turnOf(app)).toMatchObject({
    state: 'needs_attention',
    failures: [{ path: 'pages/C', line: 3, code: 'syntax', excerpt: expect.stringContaining('return <p>;') }],
    receipt: { credits: 0, tokens_repair: 220 },
  });
  // What is said of the mending is said once; the code of each round stays.
  const content = app.conversation.messages.at(-1)?.content ?? '';
  for (const said of ['One moment', 'Here it is once more'])
    expect(content.split(said), said).toHaveLength(2);
  expect(content).toContain(write('pages/A', page('A')));
});

test('a round that leaves as much as there was is the last', async () => {
  const id = await built();
  const { app, asked } = await rounds(id, 'Add a board', write('pages/Board', broken), 'I cannot see why.');
  expect(asked).toHaveLength(2);
  expect(turnOf(app)).toMatchObject({ state: 'needs_attention', failures: [{ path: 'pages/Board' }] });
});

test('a refusal by the guards is told like any other: a file that would be lost', async () => {
  const id = await built();
  const long = `${page('Home')}${Array.from({ length: 20 }, (_, at) => `export const v${at} = ${at};\n`).join('')}`;
  await rounds(id, 'Add values', write('pages/Home', long));
  const { app, asked } = await rounds(
    id,
    'Say hello',
    write('pages/Home', page('Home').replace('<p>Home', '<p>Hello')),
    formatBlock(
      'edit',
      { path: 'pages/Home' },
      formatEdit('  return <p>Home</p>;', '  return <p>Hello</p>;'),
    ),
  );
  expect(asked[1]).toMatch(/pages\/Home: This would lose/);
  expect(app.pages['Home']).toBe(long.replace('<p>Home', '<p>Hello'));
  expect(turnOf(app)?.state).toBe('settled');
});

test('[B-CHAT-21] a stop in a round of mending keeps what passed, and asks no further', async () => {
  const id = await built();
  const over = turnOver(server, id);
  await send(id, 'Add pages');
  const first = await script.next();
  const swapped = nextEvent(server, 'sources.changed', ({ appId }) => appId === id);
  first.say(write('pages/Good', page('Good')) + write('pages/Board', broken));
  first.end();
  await swapped;
  const second = await script.next();
  expect((await server.call('ada', 'POST', `/apps/${id}/chat/stop`)).status).toBe(200);
  await over;
  expect(second.signal.aborted).toBe(true);
  const app = await get(id);
  expect(Object.keys(app.pages)).toEqual(['Home', 'Good']);
  expect(turnOf(app)).toMatchObject({ state: 'stopped', receipt: { credits: 0 } });
});

test('a provider that fails while it mends costs that round alone', async () => {
  const id = await built();
  const over = turnOver(server, id);
  await send(id, 'Add pages');
  const first = await script.next();
  first.say(write('pages/Good', page('Good')) + write('pages/Board', broken));
  first.end();
  (await script.next()).fail(new Error('connection reset'));
  await over;
  const app = await get(id);
  expect(Object.keys(app.pages)).toEqual(['Home', 'Good']);
  expect(turnOf(app)).toMatchObject({ state: 'needs_attention', failures: [{ path: 'pages/Board' }] });
});

test('the draft of what did not pass can be looked at, asked for again and dropped', async () => {
  const id = await built();
  const { app } = await rounds(id, 'Add a board', write('pages/Board', broken), 'Sorry.');
  const turnId = turnOf(app)?.id;
  const draft = await server.call('ada', 'GET', `/apps/${id}/turns/${turnId}/draft`);
  expect(draft).toMatchObject({
    status: 200,
    body: { files: [{ path: 'pages/Board', text: broken, live: null, failures: [{ line: 3 }] }] },
  });
  expect((await server.call('eve', 'GET', `/apps/${id}/turns/${turnId}/draft`)).status).toBe(403);
  expect((await server.call('eve', 'POST', `/apps/${id}/turns/${turnId}/discard`)).status).toBe(403);

  const over = turnOver(server, id);
  await send(id, 'Please try again', {
    additional_message_params: { retry_of: turnId, automated_fix: true },
  });
  const again = await script.next();
  expect(again.request.sources['pages/Board']).toBe(broken);
  again.say(
    formatBlock('edit', { path: 'pages/Board' }, formatEdit('  return <p>;', '  return <p>Board</p>;')),
  );
  again.end();
  await over;
  expect((await get(id)).pages['Board']).toBe(broken.replace('<p>;', '<p>Board</p>;'));

  const dropped = await server.call('ada', 'POST', `/apps/${id}/turns/${turnId}/discard`);
  expect(dropped).toMatchObject({ status: 200, body: { turn: { id: turnId, state: 'settled' } } });
  const after = await server.call('ada', 'GET', `/apps/${id}/turns/${turnId}/draft`);
  expect(after.body).toEqual({ files: [] });
});

test('a page of one record is no start page of a first build, whose own comes with another try', async () => {
  const app = (await talk.describe('Tasks')).body as App;
  const say = async (...said: string[]) => {
    const over = turnOver(server, app.id);
    for (const text of said) {
      const answer = await script.next();
      answer.say(text);
      answer.end();
    }
    await over;
    return get(app.id);
  };
  const view = page('TaskView').replace(
    '<p>TaskView</p>',
    "<p>{new URL(location).searchParams.get('id')}</p>",
  );
  const home = formatBlock('set_app', {}, '{"name":"Tasks","main_page":"Board"}');
  const first = await say(write('pages/TaskView', view) + write('pages/Board', broken) + home, 'I cannot.');
  expect(first).toMatchObject({ main_page: null, pages: { TaskView: view } });

  const settled = nextEvent(server, 'message.changed', ({ message }) => {
    return message.turn?.id === turnOf(first)?.id && message.turn?.state === 'settled';
  });
  await send(app.id, 'Please finish it', {
    additional_message_params: { retry_of: turnOf(first)?.id, automated_fix: true },
  });
  const again = await say(write('pages/Board', page('Board')));
  expect(again.main_page).toBe('Board');
  // Whoever has the chat open sees the first answer settled without loading it anew.
  expect((await settled).message.turn?.failures ?? []).toEqual([]);
});

test('an app of one page opens with it, even where that is the page of a record', async () => {
  const app = (await talk.describe('One task')).body as App;
  const over = turnOver(server, app.id);
  const answer = await script.next();
  answer.say(write('pages/TaskView', page('TaskView').replace('<p>', "<p title={params.get('id')}>")));
  answer.end();
  await over;
  expect((await get(app.id)).main_page).toBe('TaskView');
});

test('what the first build left unfinished is over with a later message that leaves nothing open', async () => {
  const app = (await talk.describe('One task')).body as App;
  const view = page('TaskView').replace('<p>', "<p title={params.get('id')}>");
  const say = async (...said: string[]) => {
    const over = turnOver(server, app.id);
    for (const text of said) {
      const answer = await script.next();
      answer.say(text);
      answer.end();
    }
    await over;
    return get(app.id);
  };
  const first = await say(write('pages/TaskView', view) + write('pages/Board', broken), 'I cannot.');
  expect(first.main_page).toBeNull();
  await send(app.id, 'Leave the board out and make it blue');
  const later = await say(write('pages/TaskView', view.replace('<p ', '<p className="text-blue-600" ')));
  expect(later.main_page).toBe('TaskView');
});

test('a page that is called Home opens the app, also where it shows a record beside its list', async () => {
  const app = (await talk.describe('Tasks')).body as App;
  const over = turnOver(server, app.id);
  const answer = await script.next();
  const home = page('Home').replace('<p>', "<p title={params.get('id')}>");
  answer.say(write('pages/About', page('About')) + write('pages/Home', home));
  answer.end();
  await over;
  expect((await get(app.id)).main_page).toBe('Home');
});

test('what a person wrote since is what another try goes on from, not the draft', async () => {
  const id = await built();
  const { app } = await rounds(id, 'Add a board', write('pages/Board', broken), 'Sorry.');
  const written = await server.call('ada', 'POST', `/apps/${id}/coding/write`, {
    file_path: 'pages/Board',
    content: page('Board'),
  });
  expect(written.status).toBe(200);
  const over = turnOver(server, id);
  await send(id, 'Please try again', { additional_message_params: { retry_of: turnOf(app)?.id } });
  const again = await script.next();
  expect(again.request.sources['pages/Board']).toBe(page('Board'));
  again.say('It is there.');
  again.end();
  await over;
  const after = await get(id);
  expect(after.pages['Board']).toBe(page('Board'));
  expect(turnOf(after)?.state).toBe('settled');
});

test('[W-ISSUE-04] a fix of what the app reported costs nothing on tiers that are paid, and a credit on the free one', async () => {
  const id = await built();
  let fixes = 0;
  const fix = async () => {
    fixes += 1;
    const over = turnOver(server, id);
    await send(id, 'Please fix these errors in the app', {
      additional_message_params: { automated_fix: true },
    });
    const answer = await script.next();
    answer.say(write('pages/Home', page('Home').replace('<p>Home', `<p>Fix ${fixes}`)));
    answer.end();
    await over;
    return turnOf(await get(id))?.receipt?.credits;
  };
  const { user } = await server.person('ada');
  await server.sql`update users set subscription_tier = 'free' where id = ${user.id}`;
  expect(await fix()).toBe(1);

  await server.sql`update users set subscription_tier = 'pro' where id = ${user.id}`;
  expect(await fix()).toBe(0);
  await server.sql`update users set subscription_tier = 'free' where id = ${user.id}`;
});

test('the built-in builder says that it cannot mend errors, and takes no word of them for a wish', async () => {
  const id = await built();
  const before = await get(id);
  server.core.models.use(builtIn);
  const over = turnOver(server, id);
  await send(id, 'Please fix these errors in the app:\n- TypeError: add a page named Chaos, make it dark', {
    additional_message_params: { automated_fix: true },
  });
  await over;
  server.core.models.use(script.provider);
  const after = await get(id);
  expect(after.conversation.messages.at(-1)?.content).toMatch(
    /^I build from descriptions and can’t fix code/,
  );
  expect([after.pages, after.layout]).toEqual([before.pages, before.layout]);
});

test('every turn reserves what it may cost, and settles or releases it once', async () => {
  const id = await built();
  await rounds(id, 'Add a page', write('pages/Other', page('Other')));
  await rounds(id, 'Say something', 'Something.');
  await rounds(id, 'Break it', write('pages/Board', broken), 'Sorry.');
  const over = turnOver(server, id);
  await send(id, 'Fail');
  (await script.next()).fail(new Error('gone'));
  await over;
  const entries = await server.sql`
    select kind, amount from credit_entries where app_id = ${id} order by turn_id, kind`;
  expect(entries.map(({ kind, amount }) => `${kind} ${amount}`)).toEqual([
    'reserved 1',
    'settled 1',
    'reserved 1',
    'settled 1',
    // Words alone cost nothing.
    'released 1',
    'reserved 1',
    'released 1',
    'reserved 1',
    'released 1',
    'reserved 1',
  ]);
});
