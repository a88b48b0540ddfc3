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
  env: { SAYSO_MODEL_BASE_URL: models.baseUrl, SAYSO_MODEL: 'local-test' },
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
  await change(app.id, { content: 'Once more', ...withFile }, fromFile(columns));
  expect(await records(app.id, 'Task')).toHaveLength(2);
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
