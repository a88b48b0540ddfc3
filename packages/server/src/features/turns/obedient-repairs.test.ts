import type { App } from '@sayso/contracts/apps';
import { formatBlock, formatEdit } from '@sayso/core/blocks/format';
import { expect, test } from 'vitest';
import { openConversations, page, write } from '../../testing/conversations.ts';
import { startServer } from '../../testing/start-server.ts';
import { nextEvent, turnOver } from '../../testing/wait-for.ts';

const server = await startServer();
const { script, get, send, built, rounds } = openConversations(server, { repairs: true });
const answerOf = ({ conversation }: App) =>
  conversation.messages.findLast(({ role }) => role === 'assistant');
const turnOf = (app: App) => answerOf(app)?.turn;
const edit = (path: string, search: string, replace: string) =>
  formatBlock('edit', { path }, formatEdit(search, replace));
const gone = (path: string) => formatBlock('delete', { path });
const layout = (...pages: string[]) =>
  formatBlock(
    'layout',
    {},
    `const pages = [${pages.map((name) => `{ page: '${name}', label: '${name}' }`).join(', ')}];\n\nexport default function Layout({ children }) {\n  return <div title={pages.length}>{children}</div>;\n}\n`,
  );
const broken = (name: string) => `export default function ${name}() {\n  return <p>;\n}\n`;
const mended = (path: string) => edit(path, '  return <p>;', '  return <p>Mended</p>;');

const retry = (app: App) => ({
  additional_message_params: { retry_of: turnOf(app)?.id, automated_fix: true },
});

test('all mistakes of a file are told at once', async () => {
  const id = await built();
  const bad = `import a from 'left-pad';\nimport b from '@/nowhere/B';\n${page('Board')}`;
  const { app, asked } = await rounds(id, 'Add a board', [
    write('pages/Board', bad),
    write('pages/Board', page('Board')),
  ]);
  expect(asked[1]).toMatch(/- pages\/Board, line 1: [^\n]*left-pad/);
  expect(asked[1]).toMatch(/- pages\/Board, line 2: [^\n]*nowhere/);
  expect(turnOf(app)?.state).toBe('settled');
});

test('the list of changes says how many mistakes a file has', async () => {
  const id = await built();
  const bad = `import a from 'left-pad';\nimport b from '@/nowhere/B';\n${page('Board')}`;
  const { app } = await rounds(id, 'Add a board', [write('pages/Board', bad), 'I cannot.']);
  expect(turnOf(app)?.changes?.[0]?.error).toMatch(/line 1, column \d+\)\. 1 more mistake was found$/);
  expect(turnOf(app)?.failures).toHaveLength(2);
});

test('whoever mends what was told is asked once more for what came up instead', async () => {
  const id = await built();
  const { app, asked } = await rounds(id, 'Add a board', [
    write('pages/Board', broken('Board')),
    write('pages/Board', `import a from 'left-pad';\nimport b from 'right-pad';\n${page('Board')}`),
    write('pages/Board', page('Board')),
  ]);
  expect(asked).toHaveLength(3);
  expect(asked[2]).toContain('left-pad');
  expect(turnOf(app)).toMatchObject({ state: 'settled' });
});

test('a file with the same mistake in two places that cannot be read is mended one after the other', async () => {
  const id = await built();
  const two =
    'export function One() {\n  return <p>;\n}\n\nexport default function Two() {\n  return <b>;\n}\n';
  const half = two.replace('<p>;', '<p>1</p>;');
  const { app, asked } = await rounds(id, 'Add a page', [
    write('pages/Two', two),
    write('pages/Two', half),
    write('pages/Two', half.replace('<b>;', '<b>2</b>;')),
  ]);
  expect(asked).toHaveLength(3);
  expect(turnOf(app)?.state).toBe('settled');
});

test('a new file that was refused can be taken back', async () => {
  const id = await built();
  const { app, asked } = await rounds(id, 'Add a board and a list', [
    write('pages/Board', broken('Board')) + write('pages/List', page('List')),
    gone('pages/Board'),
  ]);
  expect(asked[1]).toContain('taken back with a delete block');
  expect(Object.keys(app.pages)).toEqual(['Home', 'List']);
  expect(turnOf(app)).toMatchObject({ state: 'settled', changes: [{ path: 'pages/List' }] });
});

test('a page that is live is not taken back in its place, whoever was refused', async () => {
  const id = await built();
  const { app } = await rounds(id, 'Change the page', [
    write('pages/Home', broken('Home')) + write('pages/List', page('List')),
    gone('pages/Home'),
  ]);
  expect(Object.keys(app.pages)).toEqual(['Home', 'List']);
  expect(turnOf(app)?.state).toBe('needs_attention');
});

test('an edit that had no place is told with its lines whole, to the model and not to the person', async () => {
  const id = await built();
  const rows = Array.from({ length: 40 }, (_, at) => `      <p>This is the text of row number ${at}</p>`);
  const long = page('Home').replace('<p>Home</p>', `(\n    <>\n${rows.join('\n')}\n    </>\n  )`);
  await rounds(id, 'Write rows', [write('pages/Home', long)]);
  const { app, asked } = await rounds(id, 'Change row 20', [
    edit('pages/Home', rows[20]?.replace('row', 'line') ?? '', ''),
    'I cannot.',
  ]);
  expect(asked[1]).toMatch(/The SEARCH lines of pair 1 of 1/);
  expect(asked[1]?.match(/^\d+: {7}<p>This is the text of row number \d+<\/p>$/gm)?.length).toBe(20);
  expect(turnOf(app)).toMatchObject({
    changes: [
      { path: 'pages/Home', error: 'The change didn’t fit what this file says now, so it wasn’t made' },
    ],
    failures: [{ message: 'The change didn’t fit what this file says now, so it wasn’t made' }],
  });
});

test('an edit that fits does not hide another one that does not', async () => {
  const id = await built();
  const first = edit('pages/Home', '  return <p>Welcome</p>;', '  return <p>Hello</p>;');
  const second = edit('pages/Home', 'export default function Home() {', 'export default function Start() {');
  const { app, asked } = await rounds(id, 'Say hello', [
    first + second,
    edit('pages/Home', '  return <p>Home</p>;', '  return <p>Hello</p>;'),
  ]);
  expect(asked[1]).toMatch(
    /pages\/Home: The SEARCH lines of pair 1 of 1, which begin with "return <p>Welcome/,
  );
  expect(app.pages['Home']).toBe(page('Start').replace('<p>Start', '<p>Hello'));
  expect(turnOf(app)?.state).toBe('settled');
});

test('an edit of a file that is not there is over once the right one is written', async () => {
  const id = await built();
  const { app } = await rounds(id, 'Say hello', [
    edit('pages/Start', '  return <p>Home</p>;', '  return <p>Hello</p>;'),
    edit('pages/Home', '  return <p>Home</p>;', '  return <p>Hello</p>;'),
  ]);
  expect(turnOf(app)).toMatchObject({ state: 'settled', changes: [{ path: 'pages/Home' }] });
});

test('what waited for a refused file lands with it, and is not to be written again', async () => {
  const id = await built();
  const { app, asked } = await rounds(id, 'Add a board', [
    write('pages/Board', page('Board', 'components/Row')) + write('components/Row', broken('Row')),
    mended('components/Row'),
  ]);
  expect(asked[1]).toMatch(/go live as they are once the others do, so leave them alone: pages\/Board$/m);
  expect(Object.keys(app.pages)).toEqual(['Home', 'Board']);
  expect(turnOf(app)?.state).toBe('settled');
});

test('what waited for a refused file lands with it on another try, too', async () => {
  const id = await built();
  const { app } = await rounds(id, 'Add a board', [
    write('pages/Board', page('Board', 'components/Row')) + write('components/Row', broken('Row')),
    'I cannot see why.',
  ]);
  expect(turnOf(app)?.failures).toMatchObject([
    { path: 'components/Row', line: 3 },
    { path: 'pages/Board', line: 1, code: 'waiting' },
  ]);
  expect(Object.keys(app.pages)).toEqual(['Home']);

  const again = await rounds(id, 'Please finish it', [mended('components/Row')], retry(app));
  expect(again.asked[0]).toMatch(/^Please finish it\n[\s\S]+- components\/Row, line 3: [\s\S]+return <p>;/);
  expect(Object.keys(again.app.pages)).toEqual(['Home', 'Board']);
  expect(again.app.components['Row']).toContain('Mended');
  expect(turnOf(again.app)?.state).toBe('settled');
});

test('another try that mends nothing needs attention again, with the same draft, and costs nothing', async () => {
  const id = await built();
  const { app } = await rounds(id, 'Add a board', [write('pages/Board', broken('Board')), 'I cannot.']);
  const again = await rounds(id, 'Please finish it', ['It is done.', 'Really.'], retry(app));
  expect(turnOf(again.app)).toMatchObject({
    state: 'needs_attention',
    failures: [{ path: 'pages/Board', line: 3 }],
    receipt: { credits: 0 },
  });
  const last = await rounds(id, 'Please finish it', [mended('pages/Board')], retry(again.app));
  expect(last.app.pages['Board']).toContain('Mended');
});

test('a layout and the new page that it leads to land together', async () => {
  const id = await built();
  const over = turnOver(server, id);
  const seen: string[][] = [];
  const swaps = (async () => {
    for (let at = 0; at < 2; at += 1) {
      await nextEvent(server, 'sources.changed', ({ appId }) => appId === id);
      const app = await get(id);
      seen.push([...Object.keys(app.pages), ...(app.layout === null ? [] : ['layout'])]);
    }
  })();
  await send(id, 'Add pages');
  const answer = await script.next();
  answer.say(write('pages/List', page('List')));
  answer.say(layout('Home', 'Board'));
  answer.say(write('pages/Other', broken('Other')));
  answer.say(gone('pages/Other'));
  answer.say(write('pages/Board', page('Board')));
  answer.end();
  await over;
  await swaps;
  expect(seen).toEqual([
    ['Home', 'List'],
    ['Home', 'List', 'Board', 'layout'],
  ]);
});

test('a layout that leads to a page which was refused waits for it, on another try, too', async () => {
  const id = await built();
  const before = await rounds(id, 'Add a layout', [layout('Home')]);
  const { app } = await rounds(id, 'Add a board', [
    layout('Home', 'Board') + write('pages/Board', broken('Board')),
    'I cannot.',
  ]);
  expect(app.layout).toBe(before.app.layout);
  expect(turnOf(app)?.changes).toMatchObject([
    { path: 'layout', error: 'It needs pages/Board, which didn’t pass its checks' },
    { path: 'pages/Board' },
  ]);
  const again = await rounds(id, 'Please finish it', [mended('pages/Board')], retry(app));
  expect(again.app.layout).toContain("page: 'Board'");
  expect(turnOf(again.app)?.state).toBe('settled');
});

test('a layout that names what is no page goes live at the end', async () => {
  const id = await built();
  const { app, asked } = await rounds(id, 'Add a layout', [layout('Home', 'Somewhere')]);
  expect(asked).toHaveLength(1);
  expect(app.layout).toContain('Somewhere');
  expect(turnOf(app)?.state).toBe('settled');
});

test('a file that is held fast is no mistake that the model could mend', async () => {
  const id = await built();
  await server.call('ada', 'PUT', `/apps/${id}`, { frozen_files: ['pages/Home'] });
  const { app } = await rounds(id, 'Say hello', [write('pages/Home', page('Hello'))]);
  expect(app.pages['Home']).toBe(page('Home'));
  expect(turnOf(app)).toMatchObject({ state: 'needs_attention', failures: [{ code: 'frozen' }] });
});
