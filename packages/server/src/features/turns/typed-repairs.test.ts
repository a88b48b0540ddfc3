import { App } from '@sayso/contracts/apps';
import { formatBlock, formatEdit } from '@sayso/core/blocks/format';
import { expect, test } from 'vitest';
import { openConversations, page, write } from '../../testing/conversations.ts';
import { startServer } from '../../testing/start-server.ts';
import { nextEvent, turnOver } from '../../testing/wait-for.ts';

const server = await startServer({ env: { SAYSO_TYPE_CHECK: 'on' } });
const talk = openConversations(server, { repairs: true });
const { script, get, describe } = talk;
const turnOf = ({ conversation }: App) =>
  conversation.messages.findLast(({ role }) => role === 'assistant')?.turn;
const edit = (path: string, search: string, replace: string) =>
  formatBlock('edit', { path }, formatEdit(search, replace));

const task = formatBlock(
  'entity',
  { name: 'Task' },
  '{"properties":{"title":{"type":"string"},"status":{"type":"string","enum":["open","done"]}},"required":["title"],"rls":{"read":true}}',
);
const list = (field: string, head = '') =>
  `${head}import { useQuery } from '@tanstack/react-query';
import { Task } from '@/entities/Task';

export default function List() {
  const { data = [] } = useQuery({ queryKey: ['tasks'], queryFn: () => Task.list() });
  const first = data[0]?.${field};
  return (
    <ul title={first}>
      {data.map((task) => (
        <li key={task.id}>{task.${field}}</li>
      ))}
    </ul>
  );
}
`;
const linking = (name: string, to: string) =>
  `import { Link } from 'react-router-dom';\nimport { createPageUrl } from '@/utils';\n\nexport default function ${name}() {\n  return <Link to={createPageUrl('${to}')}>${to}</Link>;\n}\n`;

async function isWarm() {
  server.core.types?.warm();
  await expect.poll(() => server.core.types?.isWarm, { timeout: 110_000 }).toBe(true);
}

/** An app with tasks, or one that is still to be built. */
async function anApp(first = task + write('pages/Home', page('Home'))): Promise<string> {
  await isWarm();
  const { id } = App.parse((await describe('A task list')).body);
  const over = turnOver(server, id);
  const answer = await script.next();
  answer.say(first);
  answer.end();
  await over;
  return id;
}

const rounds = (id: string, content: string, ...said: string[]) => talk.rounds(id, content, said);

test('all places of an invented field are told, with the fields that there are', async () => {
  const id = await anApp();
  const { app, asked } = await rounds(
    id,
    'Show them',
    write('pages/List', list('titel')),
    write('pages/List', list('title')),
  );
  expect(asked[1]).toContain("- pages/List, lines 6 and 10: Task has no field 'titel'");
  expect(asked[1]).toContain('  const first = data[0]?.titel;\n');
  expect(asked[1]).toContain('        <li key={task.id}>{task.titel}</li>\n');
  expect(asked[1]).toContain('- Task { title!: string, status: "open"|"done" }');
  expect(turnOf(app)?.state).toBe('settled');
}, 120_000);

test('what is wrong with the types of a file is told with what had it refused', async () => {
  const id = await anApp();
  const { app, asked } = await rounds(
    id,
    'Show them',
    write('pages/List', list('titel', "import pad from 'left-pad';\n")),
    write('pages/List', list('title')),
  );
  expect(asked[1]).toMatch(/- pages\/List, line 1: [^\n]*left-pad/);
  expect(asked[1]).toContain("- pages/List, lines 7 and 11: Task has no field 'titel'");
  expect(turnOf(app)?.state).toBe('settled');
}, 120_000);

test('what a property takes is told by its own type', async () => {
  const id = await anApp();
  const table = (more: string) =>
    `import { Task } from '@/entities/Task';\nimport { RecordTable } from '@/kit';\n\nexport default () => <RecordTable entity={Task} columns={['title']} ${more} />;\n`;
  const { app, asked } = await rounds(
    id,
    'Show them',
    write('pages/List', table('search')),
    write('pages/List', table("search={['title']}")),
  );
  expect(asked[1]).toContain("search of RecordTable takes a list of field names, such as search={['title']}");
  expect(turnOf(app)?.state).toBe('settled');
}, 120_000);

test('many hints keep no mistake from being found', async () => {
  const id = await anApp();
  const table = (attributes: string) => `<RecordTable ${attributes} columns={['title']} />`;
  const tables = (name: string, ...all: string[]) =>
    `import { Task } from '@/entities/Task';\nimport { Page, RecordTable } from '@/kit';\n\nexport default function ${name}() {\n  return <Page title="${name}">\n${all.join('\n')}\n</Page>;\n}\n`;
  const maybe = Array.from({ length: 70 }, () => table('entity={Task} pageSize="20"'));
  const { app, asked } = await rounds(
    id,
    'Add tables',
    write('pages/Many', tables('Many', ...maybe)) + write('pages/One', tables('One', table('entity="Task"'))),
    write('pages/One', tables('One', table('entity={Task}'))),
  );
  expect(asked[1]).toMatch(/- pages\/One, line 6: entity of RecordTable/);
  expect(Object.keys(app.pages)).toEqual(['Home', 'Many', 'One']);
  expect(turnOf(app)?.state).toBe('settled');
}, 120_000);

test('what fails only because another file is kept back is told to wait for it', async () => {
  const row = 'export const Row = () => <p>Row</p>;\n';
  const id = await anApp(
    task +
      write('components/Row', row) +
      write('pages/Home', `import { Row } from '@/components/Row';\n\nexport default () => <Row />;\n`),
  );
  const { app, asked } = await rounds(
    id,
    'Add a cell',
    write('components/Row', `${row}export const Cell = () => <p>{whatever}</p>;\n`) +
      write('pages/Cells', `import { Cell } from '@/components/Row';\n\nexport default () => <Cell />;\n`),
    edit(
      'components/Row',
      'export const Cell = () => <p>{whatever}</p>;',
      'export const Cell = () => <p>Cell</p>;',
    ),
  );
  expect(asked[1]).toContain("- components/Row, line 2: 'whatever' is used here but is defined nowhere");
  expect(asked[1]).not.toContain("'Cell' does not exist");
  expect(asked[1]).toMatch(/leave them alone: pages\/Cells$/m);
  expect(Object.keys(app.pages)).toEqual(['Home', 'Cells']);
  expect(turnOf(app)?.state).toBe('settled');
}, 120_000);

test('the first page of a first build is shown though it leads to pages that are still being written', async () => {
  await isWarm();
  const { id } = App.parse((await describe('A task list')).body);
  const over = turnOver(server, id);
  const answer = await script.next();
  const shown = nextEvent(server, 'sources.changed', ({ appId }) => appId === id);
  answer.say(write('pages/Home', linking('Home', 'Board')));
  await shown;
  expect(Object.keys((await get(id)).pages)).toEqual(['Home']);
  answer.say(write('pages/Board', page('Board')));
  answer.end();
  await over;
  expect(turnOf(await get(id))?.state).toBe('settled');
}, 120_000);

test('a link that stays dead is told, and does not pass because nothing was done about it', async () => {
  await isWarm();
  const { id } = App.parse((await describe('A task list')).body);
  const over = turnOver(server, id);
  const first = await script.next();
  first.say(write('pages/Home', linking('Home', 'Board')));
  first.end();
  const second = await script.next();
  expect(second.request.text).toMatch(/files that are live now[\s\S]+- pages\/Home, line 5: [^\n]+'Board'/);
  second.say('I see no mistake.');
  second.end();
  await over;
  expect(turnOf(await get(id))).toMatchObject({
    state: 'needs_attention',
    failures: [{ path: 'pages/Home', code: 'unknown-page', live: true }],
  });
}, 120_000);

test('a page that is changed to lead to a new one lands with it', async () => {
  const id = await anApp();
  const { app, asked } = await rounds(
    id,
    'Add a board',
    write('pages/Home', linking('Home', 'Board')) +
      write('pages/Board', list('titel').replaceAll('List', 'Board')),
    write('pages/Board', list('title').replaceAll('List', 'Board')),
  );
  expect(asked[1]).toMatch(/did not go live/);
  expect(asked[1]).toMatch(/leave them alone: pages\/Home$/m);
  expect(asked[1]).not.toMatch(/- pages\/Home/);
  expect(app.pages['Home']).toBe(linking('Home', 'Board'));
  expect(turnOf(app)?.state).toBe('settled');
}, 120_000);
