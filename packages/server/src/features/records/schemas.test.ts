import { expect, test } from 'vitest';
import { startServer } from '../../testing/start-server.ts';

const server = await startServer();
const app = await server.anApp('ada');
const text = { type: 'string' };
const write = (name: string, schema: unknown) =>
  server.call('ada', 'POST', `/apps/${app}/coding/write`, {
    file_path: `entities/${name}`,
    content: JSON.stringify(schema),
  });
const add = (name: string, record: object) =>
  server.call('ada', 'POST', `/apps/${app}/entities/${name}`, record);

test('[B-SCHEMA-01] a schema is stored with all that it says, and records follow it', async () => {
  await write('Owner', { name: 'Owner', properties: { name: text } });
  const pet = {
    name: 'Pet',
    description: 'An animal of somebody',
    properties: {
      name: { type: 'string', title: 'Name', description: 'What it is called', default: 'Rex' },
      kind: { type: 'string', enum: ['cat', 'dog'], enumNames: ['Cat', 'Dog'] },
      born: { type: 'string', format: 'date' },
      weight: { type: 'number', minimum: 1, maximum: 90 },
      toys: { type: 'array', items: { type: 'object', properties: { name: text }, required: ['name'] } },
      owner: { type: 'string', $ref: '/entities/Owner/id' },
    },
    required: ['kind'],
  };
  expect((await write('Pet', pet)).status).toBe(200);
  const { body } = await server.call('ada', 'GET', `/apps/${app}`);
  expect((body as { entities: Record<string, unknown> }).entities['Pet']).toEqual(pet);
  expect(await add('Pet', { kind: 'cat', toys: [{ name: 'Mouse' }] })).toMatchObject({
    status: 200,
    body: { name: 'Rex', kind: 'cat', toys: [{ name: 'Mouse' }] },
  });
  expect(
    await add('Pet', { kind: 'cow', born: 'May', weight: 100, toys: [{}], owner: 'f'.repeat(24) }),
  ).toMatchObject({
    status: 422,
    body: {
      fields: {
        kind: 'Choose one of: cat, dog',
        born: 'Enter a date such as 2026-01-31',
        weight: 'Enter 90 or less',
        toys: 'name is missing',
      },
    },
  });
  expect(await add('Pet', { kind: 'dog', owner: 'f'.repeat(24) })).toMatchObject({
    status: 422,
    body: { fields: { owner: 'There is no Owner with this id' } },
  });
});

test.each<[string, object, unknown, unknown]>([
  ['string', text, 'words', 1],
  ['number', { type: 'number' }, 1.5, '1.5'],
  ['boolean', { type: 'boolean' }, false, 'no'],
  ['object', { type: 'object', properties: { a: text } }, { a: 'b' }, ['a']],
  ['array', { type: 'array', items: text }, ['a'], [1]],
  ['binary', { type: 'binary' }, 'AQID', 123],
  ['date', { ...text, format: 'date' }, '2026-02-28', '2026-02-30'],
  ['email', { ...text, format: 'email' }, 'a@example.com', 'a at example'],
  ['file', { ...text, format: 'file' }, '/api/files/a/b.png', 'b.png'],
  ['uri', { ...text, format: 'uri' }, 'https://example.com', 'example'],
  ['date-time', { ...text, format: 'date-time' }, '2026-02-28T10:00:00Z', '2026-02-28 at 10'],
  ['ipv4', { ...text, format: 'ipv4' }, '10.0.0.1', '10.0.0.256'],
  ['ipv6', { ...text, format: 'ipv6' }, '::1', '10.0.0.1'],
  ['regex', { ...text, format: 'regex' }, '^a+$', '(a'],
])(
  '[B-SCHEMA-02] a field of the kind %s takes what is of it and nothing else',
  async (kind, field, good, bad) => {
    const name = `Kind_${kind.replace('-', '_')}`;
    expect((await write(name, { properties: { value: field } })).status).toBe(200);
    expect(await add(name, { value: good })).toMatchObject({ status: 200, body: { value: good } });
    expect(await add(name, { value: bad })).toMatchObject({
      status: 422,
      body: { fields: { value: expect.any(String) } },
    });
  },
);

test.each<[string, unknown, string]>([
  ['[B-SCHEMA-03] no properties', { name: 'Odd' }, 'properties'],
  ['[B-SCHEMA-03] a list without items', { properties: { a: { type: 'array' } } }, 'what its items are'],
  ['[B-SCHEMA-03] an object without properties', { properties: { a: { type: 'object' } } }, 'its properties'],
  [
    '[B-SCHEMA-03] a reference to nothing',
    { properties: { a: { type: 'string', $ref: '/entities/Nothing/id' } } },
    'There is no entity "Nothing"',
  ],
  [
    '[B-FORM-06] a reference in another form',
    { properties: { a: { type: 'string', $ref: '#/definitions/Owner' } } },
    'A reference has the form /entities/{EntityName}/id',
  ],
])('a schema is refused with its place: %s', async (_what, schema, message) => {
  expect(await write('Odd', schema)).toMatchObject({
    status: 422,
    body: { message: expect.stringContaining(message) },
  });
  expect((await server.call('ada', 'GET', `/apps/${app}/entities/Odd`)).status).toBe(404);
});

test('[B-FORM-02] a required field wants a value, unless it is a box to tick or hidden', async () => {
  const schema = {
    properties: { title: text, done: { type: 'boolean' }, score: { type: 'number', hidden: true } },
    required: ['title', 'done', 'score'],
  };
  await write('Asked', schema);
  for (const title of [undefined, null, ''])
    expect(await add('Asked', { title })).toMatchObject({
      status: 422,
      body: { fields: { title: 'This field is required' } },
    });
  const made = await add('Asked', { title: 'a' });
  expect(made).toMatchObject({ status: 200, body: { title: 'a' } });
  // Nor is it emptied later; what need not be filled may be.
  const one = `/apps/${app}/entities/Asked/${(made.body as { id: string }).id}`;
  for (const title of [null, ''])
    expect(await server.call('ada', 'PUT', one, { title })).toMatchObject({
      status: 422,
      body: { fields: { title: 'This field is required' } },
    });
  expect((await server.call('ada', 'PUT', one, { done: null, score: null })).status).toBe(200);
  expect((await server.call('ada', 'GET', one)).body).toMatchObject({ title: 'a' });
});
