import { App } from '@sayso/contracts/apps';
import { formatBlock } from '@sayso/core/blocks/format';
import { expect, test } from 'vitest';
import { page, write } from '../../testing/conversations.ts';
import { compatibleWire } from '../../testing/model-wires/compatible-wire.ts';
import { startModelServer } from '../../testing/model-wires/model-server.ts';
import { startServer } from '../../testing/start-server.ts';
import { turnOver } from '../../testing/wait-for.ts';

const models = await startModelServer(compatibleWire);
const server = await startServer({
  env: { SAYSO_MODEL_BASE_URL: models.baseUrl, SAYSO_MODEL: 'local-test', SAYSO_LOG: 'silent' },
});
const get = async (id: string) => App.parse((await server.call('ada', 'GET', `/apps/${id}`)).body);
const turnOf = ({ conversation }: App) => conversation.messages.findLast(({ role }) => role === 'assistant');
type Doc = Record<string, unknown>;
const records = async (id: string, entity: string) =>
  (await server.call('ada', 'GET', `/apps/${id}/entities/${entity}?sort=created_date`)).body as Doc[];

const entities =
  formatBlock(
    'entity',
    { name: 'Project' },
    '{ "properties": { "name": { "type": "string" } }, "required": ["name"] }',
  ) +
  formatBlock(
    'entity',
    { name: 'Task' },
    JSON.stringify({
      properties: {
        title: { type: 'string', title: 'Title' },
        status: { type: 'string', enum: ['open', 'done'], enumNames: ['Open', 'Done'], default: 'open' },
        due: { type: 'string', format: 'date' },
        hours: { type: 'number' },
        project: { type: 'string', $ref: '/entities/Project/id' },
      },
      required: ['title'],
    }),
  );
const list = (entity: string, rows: readonly object[]) =>
  formatBlock('records', { entity }, JSON.stringify(rows));

/** Sends a message and gives the rounds of its answer; answers what each was asked. */
async function say(
  send: () => Promise<{ status: number; body: unknown }>,
  id: string | null,
  ...said: string[]
): Promise<{ app: App; asked: string[] }> {
  const known = id === null ? null : turnOver(server, id);
  const sent = await send();
  expect(sent.status).toBe(200);
  const appId = id ?? App.parse(sent.body).id;
  const over = known ?? turnOver(server, appId);
  const asked: string[] = [];
  for (const text of said) {
    const exchange = await models.next();
    asked.push(exchange.prompt.at(-1)?.text ?? '');
    exchange.say(text);
    exchange.end();
  }
  await over;
  return { app: await get(appId), asked };
}
const build = (...said: string[]) =>
  say(
    () => server.call('ada', 'POST', '/apps/chat/create-from-message', { content: 'Tasks' }),
    null,
    ...said,
  );
const change = (id: string, body: object, ...said: string[]) =>
  say(() => server.call('ada', 'POST', `/apps/${id}/chat/message`, body), id, ...said);

test('a first build brings sample records that refer to each other, with days around today', async () => {
  const { app } = await build(
    entities +
      write('pages/Home', page('Home')) +
      list('Project', [{ name: 'Fair' }, { name: 'Office' }]) +
      list('Task', [
        { title: 'Order tags', due: '{{today-1}}', project: '@Project:0' },
        { title: 'Water plants', status: 'done', due: '{{today+2}}', project: 'Office' },
      ]),
  );
  expect(turnOf(app)?.turn).toMatchObject({ state: 'settled' });
  const projects = await records(app.id, 'Project');
  const tasks = await records(app.id, 'Task');
  expect(projects.map(({ name, is_sample }) => [name, is_sample])).toEqual([
    ['Fair', true],
    ['Office', true],
  ]);
  expect(tasks).toMatchObject([
    { title: 'Order tags', status: 'open', project: projects[0]?.['id'], is_sample: true },
    { title: 'Water plants', status: 'done', project: projects[1]?.['id'], is_sample: true },
  ]);
  const days = tasks.map(({ due }) => Date.parse(String(due)) / 86_400_000);
  expect((days[1] ?? 0) - (days[0] ?? 0)).toBe(3);
});

test('records that break their schema go back to the model with their number, and land once they are right', async () => {
  const { app, asked } = await build(
    entities +
      write('pages/Home', page('Home')) +
      list('Task', [{ title: 'A' }, { title: 'B', status: 'later' }]),
    list('Task', [{ title: 'A' }, { title: 'B', status: 'done' }]),
  );
  expect(asked[1]).toMatch(/record 2: status: .*open, done/);
  expect(turnOf(app)?.turn).toMatchObject({ state: 'settled' });
  expect(asked).toHaveLength(2);
  expect((await records(app.id, 'Task')).map(({ title }) => title)).toEqual(['A', 'B']);
});

test('samples of all blocks of an answer count together', async () => {
  const block = (at: number) =>
    list(
      'Project',
      Array.from({ length: 200 }, (_, row) => ({ name: `${at}/${row}` })),
    );
  const { app, asked } = await build(
    `${entities}${write('pages/Home', page('Home'))}${[1, 2, 3, 4, 5, 6].map(block).join('')}`,
    'That is enough.',
  );
  expect(asked[1]).toContain('One answer writes at most 1000 records');
  const [{ count } = { count: 0 }] = await server.sql<{ count: number }[]>`
    select count(*)::int as count from records where app_id = ${app.id}`;
  expect(count).toBe(1_000);
});

test('what is told of a record decides nothing by its words', async () => {
  const lakes = formatBlock(
    'entity',
    { name: 'Lake' },
    '{ "properties": { "state": { "type": "string", "enum": ["it is frozen now", "open"] } } }',
  );
  const { app, asked } = await build(
    lakes + write('pages/Home', page('Home')) + list('Lake', [{ state: 'thawing' }]),
    list('Lake', [{ state: 'open' }]),
  );
  expect(asked[1]).toMatch(/record 1: state: .*it is frozen now/);
  expect(turnOf(app)?.turn?.state).toBe('settled');
  expect(await records(app.id, 'Lake')).toMatchObject([{ state: 'open' }]);
});

test('a field that is not there, a missing entity, a person and a record beyond the list are told', async () => {
  const { asked } = await build(
    entities + write('pages/Home', page('Home')) + list('Task', [{ titel: 'A' }]),
    list('Note', [{ text: 'A' }]),
  );
  expect(asked[1]).toContain('Task has no titel; its fields are title, status, due, hours, project');
  const second = await build(
    entities +
      write('pages/Home', page('Home')) +
      list('Project', [{ name: 'Fair' }]) +
      list('Task', [{ title: 'A', project: '@Project:3' }]),
    list('Task', [{ title: 'A', project: 'Nowhere' }]),
  );
  expect(second.asked[1]).toContain('this answer brings 1 records of Project');
  expect(turnOf(second.app)?.turn).toMatchObject({
    failures: [{ message: expect.stringContaining('write "@Project:0"') }],
  });
});

test('later samples come beside what is there, and the same ones only once', async () => {
  const { app } = await build(entities + write('pages/Home', page('Home')));
  await server.call('ada', 'POST', `/apps/${app.id}/entities/Task`, { title: 'Mine' });
  const more = list('Task', [{ title: 'C' }, { title: 'D' }]);
  await change(app.id, { content: 'Add two sample tasks' }, more);
  await change(app.id, { content: 'Add two sample tasks' }, more);
  const titles = (await records(app.id, 'Task')).map(({ title, is_sample }) => [title, is_sample]);
  expect(titles.toSorted()).toEqual([
    ['C', true],
    ['D', true],
    ['Mine', false],
  ]);
});

/** An app whose votes are nothing but a reference. */
const recipes = (...said: string[]) =>
  formatBlock('entity', { name: 'Recipe' }, '{ "properties": { "title": { "type": "string" } } }') +
  formatBlock(
    'entity',
    { name: 'Vote' },
    '{ "properties": { "recipe_id": { "type": "string", "$ref": "/entities/Recipe/id" } } }',
  ) +
  write('pages/Home', page('Home')) +
  said.join('');
const votes = (...of: string[]) =>
  list(
    'Vote',
    of.map((recipe_id) => ({ recipe_id })),
  );
/** The titles of the recipes that were voted for. */
async function votedFor(id: string): Promise<unknown[]> {
  const titles = new Map((await records(id, 'Recipe')).map((recipe) => [recipe['id'], recipe['title']]));
  return (await records(id, 'Vote')).map((vote) => titles.get(vote['recipe_id']));
}

test('samples that are equal are all stored, and the same ones once when they are said again', async () => {
  const soup = list('Recipe', [{ title: 'Soup' }, { title: 'Cake' }]);
  const said = soup + votes('@Recipe:0', '@Recipe:0', '@Recipe:1');
  const { app } = await build(recipes(said));
  expect(turnOf(app)?.turn).toMatchObject({ state: 'settled', receipt: { credits: 1 } });
  expect(await votedFor(app.id)).toEqual(['Soup', 'Soup', 'Cake']);
  const { app: again } = await change(app.id, { content: 'Add two recipes with votes' }, said);
  expect(await votedFor(app.id)).toEqual(['Soup', 'Soup', 'Cake']);
  expect(turnOf(again)?.turn).toMatchObject({ state: 'settled', receipt: { credits: 0 } });
  expect(turnOf(again)?.content).toContain('Nothing was changed.');
});

test('a place means another record in the next answer', async () => {
  const { app } = await build(recipes(list('Recipe', [{ title: 'Soup' }]), votes('@Recipe:0')));
  await change(
    app.id,
    { content: 'Add a pie with a vote' },
    list('Recipe', [{ title: 'Pie' }]) + votes('@Recipe:0'),
  );
  expect(await votedFor(app.id)).toEqual(['Soup', 'Pie']);
});

test('references that lead nowhere go back to the model with their numbers, whichever way they are written', async () => {
  const { app } = await build(recipes(list('Recipe', [{ title: 'Soup' }])));
  const [soup] = await records(app.id, 'Recipe');
  const id = String(soup?.['id']);
  const madeUp = 'f'.repeat(24);
  const { app: voted, asked } = await change(
    app.id,
    { content: 'Add two votes' },
    votes(id, '@Recipe:77', madeUp),
    votes(id, id),
  );
  expect(asked[1]).toContain('record 2: recipe_id: this answer brings no records of Recipe');
  expect(asked[1]).toContain('record 3: recipe_id: There is no Recipe with this id');
  expect(turnOf(voted)?.turn).toMatchObject({ state: 'settled', receipt: { credits: 1 } });
  expect(await votedFor(app.id)).toEqual(['Soup', 'Soup']);
});

test('ids of records whose entity is renamed in the same answer are known', async () => {
  const { app } = await build(recipes(list('Recipe', [{ title: 'Soup' }])));
  const [soup] = await records(app.id, 'Recipe');
  const vote = '{ "properties": { "recipe_id": { "type": "string", "$ref": "/entities/Dish/id" } } }';
  const { app: renamed } = await change(
    app.id,
    { content: 'Rename recipes to dishes, and add a vote' },
    formatBlock('rename', { path: 'entities/Recipe', to: 'entities/Dish' }, '') +
      formatBlock('entity', { name: 'Vote' }, vote) +
      votes(String(soup?.['id'])),
  );
  expect(turnOf(renamed)?.turn).toMatchObject({ state: 'settled' });
  expect((await records(app.id, 'Vote')).map(({ recipe_id }) => recipe_id)).toEqual([soup?.['id']]);
});

test('what leads nowhere to the end is not stored, and needs attention', async () => {
  const { app } = await build(recipes());
  const { app: left } = await change(
    app.id,
    { content: 'Add two votes' },
    votes('@Recipe:77'),
    'It cannot be done.',
  );
  expect(turnOf(left)?.turn).toMatchObject({
    state: 'needs_attention',
    receipt: { credits: 0 },
    failures: [{ path: 'records/Vote', message: expect.stringContaining('record 1: recipe_id') }],
  });
  expect(await records(app.id, 'Vote')).toEqual([]);
});

test('samples may name what comes after them, and wait for what is mended', async () => {
  const { app, asked } = await build(
    recipes(
      votes('Cake', '@Recipe:0'),
      list('Recipe', [{ title: 'Soup' }, { title: 7 }]),
      list('Recipe', [{ title: 'Pie' }]),
    ),
    list('Recipe', [{ title: 'Soup' }, { title: 'Cake' }]),
  );
  expect(asked[1]).toMatch(/records\/Recipe: record 2: title/);
  expect(asked[1]).toContain('record 1: recipe_id: write "@Recipe:0"');
  expect(turnOf(app)?.turn).toMatchObject({ state: 'settled' });
  expect(await votedFor(app.id)).toEqual(['Cake', 'Soup']);
  expect((await records(app.id, 'Recipe')).map(({ title }) => title)).toEqual(['Soup', 'Cake', 'Pie']);
});

test('what names records that were never mended is not stored either', async () => {
  const { app, asked } = await build(
    recipes(list('Recipe', [{ title: 7 }]), list('Recipe', [{ title: 'Pie' }]), votes('@Recipe:0')) +
      votes('@Recipe:1'),
    'I leave it so.',
  );
  expect(asked[1]).toContain('leave them alone: records/Vote');
  expect(turnOf(app)?.turn?.failures).toMatchObject([
    { path: 'records/Recipe', message: expect.stringContaining('record 1: title') },
    { path: 'records/Vote', message: expect.stringContaining('record 1: recipe_id') },
  ]);
  expect((await records(app.id, 'Recipe')).map(({ title }) => title)).toEqual(['Pie']);
  expect(await votedFor(app.id)).toEqual(['Pie']);
});

test('samples that the database does not take are told, and cost nothing', async () => {
  const { app } = await build(recipes());
  await server.sql`alter table records add constraint no_samples check (not is_sample) not valid`;
  const { app: left } = await change(
    app.id,
    { content: 'Add a recipe' },
    list('Recipe', [{ title: 'Soup' }]),
  );
  await server.sql`alter table records drop constraint no_samples`;
  expect(turnOf(left)?.turn).toMatchObject({
    state: 'needs_attention',
    receipt: { credits: 0 },
    failures: [{ path: 'records/Recipe', message: 'The sample records couldn’t be stored' }],
  });
});

test('samples that want what others have alone are told as left out', async () => {
  const person = formatBlock(
    'entity',
    { name: 'Person' },
    '{ "properties": { "name": { "type": "string" } }, "x-sayso": { "unique": [["name"]] } }',
  );
  const { app } = await build(person + write('pages/Home', page('Home')));
  await server.call('ada', 'POST', `/apps/${app.id}/entities/Person`, { name: 'Mia' });
  const { app: asked } = await change(app.id, { content: 'Add a person' }, list('Person', [{ name: 'Mia' }]));
  expect(turnOf(asked)?.content).toContain('1 sample record of Person didn’t fit and was left out.');
  expect(turnOf(asked)?.turn).toMatchObject({ state: 'settled', receipt: { credits: 0 } });
});

const file = {
  name: 'tasks.csv',
  content: `What,State,Due on,Row\n${['Paint,Open,2026-03-01,1', 'Sweep,done,,2', 'Lift,later,2026-03-02,3'].join('\n')}\n`,
};
const withFile = { custom_context: [{ type: 'files', data: { files: [file] } }] };
const fromFile = (columns: object | null) =>
  formatBlock(
    'records',
    { entity: 'Task', from: file.name },
    columns === null ? '' : JSON.stringify(columns),
  );

test('rows of an attached file come by its name as real records; what does not fit is told with its line', async () => {
  const { app } = await build(entities + write('pages/Home', page('Home')));
  const columns = { What: 'title', State: 'status', 'Due on': 'due' };
  const { app: filled, asked } = await change(
    app.id,
    { content: 'Bring these in', ...withFile },
    fromFile(columns),
  );
  expect(asked[0]).toContain('What,State,Due on,Row');
  const rows = await records(app.id, 'Task');
  const values = rows.map(({ title, status, due, is_sample }) => [title, status, due, is_sample]);
  expect(values.toSorted()).toEqual([
    ['Paint', 'open', '2026-03-01', false],
    ['Sweep', 'done', undefined, false],
  ]);
  expect(turnOf(filled)?.content).toMatch(/I added 2 rows from tasks\.csv\. 1 didn’t fit[^\n]+line 4/);
  const { app: same } = await change(
    app.id,
    { content: 'Add them once more', ...withFile },
    fromFile(columns),
  );
  expect(await records(app.id, 'Task')).toHaveLength(2);
  expect(turnOf(same)?.content).toContain('2 rows from tasks.csv were in your app already.');
  expect(turnOf(same)?.content).not.toContain('I added');
  expect(turnOf(same)?.turn?.receipt?.credits).toBe(0);
});

test('columns that are not there, and files that did not come, go back to the model', async () => {
  const { app } = await build(entities + write('pages/Home', page('Home')));
  const { asked } = await change(
    app.id,
    { content: 'Bring these in', ...withFile },
    fromFile({ Whatever: 'title' }),
    fromFile(null),
  );
  expect(asked[1]).toContain('tasks.csv has no column Whatever; its columns are What, State, Due on, Row');
  expect(await records(app.id, 'Task')).toEqual([]);
  const other = await change(app.id, { content: 'Bring these in' }, fromFile(null), 'I cannot.');
  expect(other.asked[1]).toContain('No file came with this message, so there is no tasks.csv');
});

test('a long file is shown by its first rows', async () => {
  const { app } = await build(entities + write('pages/Home', page('Home')));
  const rows = Array.from({ length: 5_000 }, (_, at) => `Task ${at},open,2026-03-01,${at}`);
  const content = `What,State,Due on,Row\n${rows.join('\n')}\n`;
  const attached = { custom_context: [{ type: 'files', data: { files: [{ name: 'tasks.csv', content }] } }] };
  const { app: filled, asked } = await change(
    app.id,
    { content: 'Bring these in', ...attached },
    fromFile({ What: 'title', State: 'status', 'Due on': 'due' }),
  );
  expect(asked[0]?.length).toBeLessThan(20_000);
  expect(asked[0]).toContain('5,001 lines');
  expect(turnOf(filled)?.content).toContain('I added 5,000 rows from tasks.csv.');
});
