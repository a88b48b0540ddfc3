import { expect, test } from 'vitest';
import { compatibleWire } from '../../testing/model-wires/compatible-wire.ts';
import { startModelServer } from '../../testing/model-wires/model-server.ts';
import { openPlans } from '../../testing/plans.ts';
import { startServer } from '../../testing/start-server.ts';
import { untilRefused } from '../../testing/until-refused.ts';

const model = await startModelServer(compatibleWire);
const server = await startServer({
  env: { SAYSO_MODEL: 'model-1', SAYSO_MODEL_BASE_URL: model.baseUrl, SAYSO_READER_TIMEOUT: '20' },
  config: { rates: { factor: 1_000, windows: { readings: [{ most: 8, seconds: 600 }] } } },
});
const { build, planOf } = openPlans(server);
const plain = await startServer();

const text =
  'We lend tools. Each tool has a label and a condition, and members who borrow them leave a phone.';
const draft = {
  use: 'club',
  name: 'Tool library',
  things: [
    {
      words: 'Each tool has a label and a condition',
      name: 'Tool',
      fields: [
        { name: 'Label', kind: 'text', of: [] },
        { name: 'Condition', kind: 'choice', of: ['good', 'worn'] },
      ],
    },
    {
      words: 'members who borrow them leave a phone',
      name: 'Loan',
      fields: [
        { name: 'Tool', kind: 'link', of: ['Tool'] },
        { name: 'Phone', kind: 'phone', of: [] },
      ],
    },
  ],
  people: [],
  rules: [],
  pages: [],
  notWanted: [],
  leftOver: [],
};
const toolWithLabel = {
  words: 'Each tool has a label',
  name: 'Tool',
  fields: [{ name: 'Label', kind: 'text', of: [] }],
};
const read = (who: string, body: unknown = { text }) => server.call(who, 'POST', '/readings', body);
const answered = async (words: string) => {
  const exchange = await model.next();
  exchange.say(words);
  exchange.end();
};

test('a description is read by the installation’s model, and what the words say is marked', async () => {
  expect((await server.call('ada', 'GET', '/readings/reader')).body).toMatchObject({
    reader: 'model',
    name: 'model-1',
  });
  const [reply] = await Promise.all([read('ada'), answered(JSON.stringify(draft))]);
  expect(reply.status).toBe(200);
  expect(reply.body).toMatchObject({ problem: null, reading: { reader: 'model', draft } });
  const { evidence } = (reply.body as { reading: { evidence: { item: string; from: string }[] } }).reading;
  const from = (item: string) => evidence.find((piece) => piece.item === item)?.from;
  expect(from('things.1')).toBe('text');
  expect(from('things.0.fields.1.of.0')).toBe('assumed');
});

test.each([
  ['noise', 'qzx ~~ 7', 'invalid'],
  [
    'another app',
    JSON.stringify({ ...draft, things: [{ words: 'rockets', name: 'Rocket', fields: [] }] }),
    'unlikely',
  ],
])('%s is no reading: a sentence says so, and nothing fails', async (_, words, fault) => {
  const [reply] = await Promise.all([read('ada'), answered(words)]);
  expect(reply.status).toBe(200);
  expect(reply.body).toMatchObject({ reading: null, problem: { fault, message: /^\S.*\.$/ } });
});

test('two readings at once are answered each with its own', async () => {
  const replies = Promise.all([read('ada'), read('bob', { text: `${text} And invoices.` })]);
  for (let nr = 0; nr < 2; nr += 1) {
    const exchange = await model.next();
    const isBob = JSON.stringify(exchange.prompt).includes('And invoices');
    exchange.say(JSON.stringify({ ...draft, name: isBob ? 'Of Bob' : 'Of Ada' }));
    exchange.end();
  }
  const names = (await replies).map(
    ({ body }) => (body as { reading: { draft: { name: string } } }).reading.draft.name,
  );
  expect(names).toEqual(['Of Ada', 'Of Bob']);
});

test('texts that come with the words are read with them', async () => {
  const note = 'Loans take a week.';
  const reply = read('ada', { text, attachments: [note] });
  const exchange = await model.next();
  expect(exchange.prompt.map((each) => each.text).join()).toContain(`\`\`\`\n${note}\n\`\`\``);
  exchange.say(JSON.stringify(draft));
  exchange.end();
  expect((await reply).status).toBe(200);
  const brief = read('ada', {
    text: 'Please build the app that the attached brief describes.',
    attachments: [text],
  });
  const other = await model.next();
  other.say(JSON.stringify(draft));
  other.end();
  expect((await brief).body).toMatchObject({ problem: null, reading: { draft } });
  expect((await read('ada', { text, attachments: ['a'.repeat(6_001)] })).status).toBe(422);
});

test('strangers, empty texts and endless ones are refused', async () => {
  expect((await server.call(null, 'POST', '/readings', { text })).status).toBe(401);
  expect((await server.call(null, 'GET', '/readings/reader')).status).toBe(401);
  expect((await read('ada', { text: '  ' })).status).toBe(422);
  expect((await read('ada', { text: 'a'.repeat(20_001) })).status).toBe(422);
  expect((await read('ada', { text, reader: 'local' })).status).toBe(422);
});

test('without a model the rules alone read, and whoever asks is told so', async () => {
  expect((await plain.call('ada', 'GET', '/readings/reader')).body).toMatchObject({ reader: null });
  const reply = await plain.call('ada', 'POST', '/readings', { text });
  expect(reply.body).toMatchObject({ reading: null, problem: { fault: 'off' } });
});

test('an app is built from the draft that was taken, without a question to the model', async () => {
  const id = await build(text, { draft });
  const plan = await planOf(id);
  expect(plan.app.name).toBe('Tool library');
  expect(plan.things.map(({ name, fields }) => [name, ...fields.map((field) => field.name)])).toEqual([
    ['Tool', 'Label', 'Condition'],
    ['Loan', 'Tool', 'Phone'],
  ]);
  const loan = plan.things[1];
  expect(loan?.source).toMatchObject({ from: 'text', words: 'members who borrow them leave a phone' });
  expect(loan?.fields[0]?.link).toBe(plan.things[0]?.id);
});

test('where the model usually writes all of a first version, whoever chose the plan gets it first', async () => {
  expect((await server.call('ada', 'GET', '/readings/reader')).body).toMatchObject({ first_build: 'model' });
  const [id, exchange] = await Promise.all([
    build('Tool library. Each tool has a label.', { first_build: 'plan' }),
    model.next().then((asked) => {
      asked.say(JSON.stringify({ ...draft, things: [toolWithLabel] }));
      asked.end();
      return asked;
    }),
  ]);
  expect(exchange.prompt[0]?.text).toContain('You read a description of an app');
  expect((await planOf(id)).things.map(({ name }) => name)).toEqual(['Tool']);
});

test('a table that comes with the words fills the thing that the draft has for it', async () => {
  const content = 'Label,Condition,Price\nSaw,good,5.50\nDrill,worn,9.00\nLadder,good,12.00\n';
  const id = await build(text, {
    draft,
    custom_context: [{ type: 'files', data: { files: [{ name: 'tools.csv', content }] } }],
  });
  const plan = await planOf(id);
  expect(plan.things.map(({ name }) => name)).toEqual(['Tool', 'Loan']);
  expect(plan.things[0]?.fields.map(({ name, kind }) => `${name}: ${kind}`)).toEqual([
    'Label: text',
    'Condition: text',
    'Price: money',
  ]);
  const records = await server.call('ada', 'GET', `/apps/${id}/entities/Tool?sort=label`);
  expect((records.body as { label: string }[]).map(({ label }) => label)).toEqual(['Drill', 'Ladder', 'Saw']);
});

test('a change by hand of a reading’s plan hits what it was made on, also where a table comes along', async () => {
  const shown = await planOf(await build(text, { draft }));
  const loan = shown.things.find(({ name }) => name === 'Loan');
  const phone = loan?.fields.find(({ name }) => name === 'Phone');
  const content = 'Label,Condition,Price\nSaw,good,5.50\nDrill,worn,9.00\nLadder,good,12.00\n';
  const id = await build(text, {
    draft,
    plan_operations: [{ type: 'renameField', thing: loan?.id, field: phone?.id, name: 'Mobile' }],
    custom_context: [{ type: 'files', data: { files: [{ name: 'tools.csv', content }] } }],
  });
  const built = (await planOf(id)).things.find(({ name }) => name === 'Loan');
  expect(built?.fields.map(({ name }) => name)).toEqual(['Tool', 'Mobile']);
});

test('a draft by hand that breaks its schema is refused with what is wrong, and no app is made', async () => {
  const send = (sent: unknown) =>
    server.call('ada', 'POST', '/apps/chat/create-from-message', { content: text, draft: sent });
  const wrong = await send({
    ...draft,
    things: [{ ...draft.things[0], fields: [{ name: 'x', kind: 'rocket', of: [] }] }],
  });
  expect(wrong.status).toBe(422);
  expect(JSON.stringify(wrong.body)).toContain('draft.things.0.fields.0.kind');
  const endless = await send({ ...draft, leftOver: ['x'.repeat(60_001)] });
  expect(endless.status).toBe(422);
  expect((await send({ ...draft, sql: 'drop' })).status).toBe(422);
  const rule = { words: '', thing: '.a'.repeat(28_000), may: 'see', who: ['users'] };
  expect((await send({ ...draft, rules: [rule] })).status).toBe(422);
  expect((await send({ ...draft, people: Array(3_000).fill('Ann') })).status).toBe(422);
});

test('who has descriptions read again and again has to wait', async () => {
  const replies = await untilRefused(async (nr) => {
    const reply = read('eve');
    if (nr < 8) (await model.next()).refuse('key');
    return reply;
  });
  expect(replies.map(({ status }) => status)).toEqual([...Array(8).fill(200), 429]);
  expect(replies.at(-1)?.body).toMatchObject({ message: expect.stringContaining('descriptions read') });
});
