import type { ImportReply } from '@sayso/contracts/record-files';
import { expect, test } from 'vitest';
import { startServer } from '../../testing/start-server.ts';
import { uploadFile } from '../../testing/upload-file.ts';

const server = await startServer();
const Bird = {
  properties: {
    name: { type: 'string' },
    ring: { type: 'integer', minimum: 1 },
    keeper: { type: 'string' },
    mentor: { type: 'string', $ref: '/entities/Bird/id' },
  },
  required: ['name'],
  additionalProperties: false,
  rls: { read: true, create: true, write: { created_by: '{{user.email}}' } },
  'x-sayso': { unique: [['ring']] },
};
const anApp = () => server.anApp('ada', { public_settings: 'public_without_login', entities: { Bird } });
type Row = Record<string, unknown> & { id: string };
type Given = { app: string; content: string; name?: string; who?: string | null; query?: string };

async function send({ app, content, name = 'rows.csv', who = 'ada', query = '?existing=update' }: Given) {
  const url = `${server.url}/api/apps/${app}/entities/Bird/import${query}`;
  const token = who === null ? null : await server.token(who);
  const reply = await uploadFile({ url, token, name, content });
  return { ...reply, body: reply.body as ImportReply };
}
const list = async (app: string) =>
  (await server.call('ada', 'GET', `/apps/${app}/entities/Bird?sort=name`)).body as Row[];
async function birds(app: string, who = 'ada'): Promise<Row[]> {
  const made = [
    { name: `Freya of ${who}`, ring: who === 'ada' ? 1 : 3, keeper: 'Tom' },
    { name: `Loki of ${who}`, ring: who === 'ada' ? 2 : 4 },
  ];
  return (await server.call(who, 'POST', `/apps/${app}/entities/Bird/bulk`, made)).body as Row[];
}
const exported = async (app: string) =>
  (await server.call('ada', 'GET', `/apps/${app}/entities/Bird/export?format=csv`)).text;

test('[B-DATA-13] rows with a known id change that record, others are added, and what is as it was stays', async () => {
  const app = await anApp();
  const [freya, loki] = await birds(app);
  const file = (await exported(app)).replace('Loki of ada', 'Loki the Second');
  expect(file).toContain(loki?.id);

  const first = await send({ app, content: file });
  expect(first).toMatchObject({
    status: 200,
    body: { status: 'success', n_entities_created: 0, n_entities_updated: 1 },
  });
  const after = await list(app);
  expect(after).toMatchObject([{ id: freya?.id }, { id: loki?.id, name: 'Loki the Second', ring: 2 }]);
  expect(after[0]?.['updated_date']).toBe(freya?.['updated_date']);

  // An empty cell changes nothing; the title of another record is found; an unknown id is a new record.
  const rows = [
    'id,name,keeper,mentor,ring',
    `${freya?.id},,Ann,Loki the Second,`,
    'ffffffffffffffffffffffff,Odin,,,7',
    ',Thor,,,8',
  ];
  const second = await send({ app, content: rows.join('\n') });
  expect(second.body).toMatchObject({
    details: '2 records added, 1 updated.',
    n_entities_created: 2,
    n_entities_updated: 1,
  });
  expect(await list(app)).toMatchObject([
    { name: 'Freya of ada', keeper: 'Ann', mentor: loki?.id, ring: 1 },
    { name: 'Loki the Second' },
    { name: 'Odin', ring: 7 },
    { name: 'Thor', ring: 8 },
  ]);

  const json = JSON.stringify([{ id: freya?.id, keeper: null }, { name: 'Ymir' }]);
  expect((await send({ app, content: json, name: 'rows.json' })).body).toMatchObject({
    n_entities_created: 1,
    n_entities_updated: 1,
  });
  expect((await list(app))[0]?.['keeper'] ?? null).toBe(null);
  // As always where nobody asked for it.
  const copies = await send({ app, content: 'id,name\n'.concat(`${freya?.id},Copy`), query: '' });
  expect(copies.body).toMatchObject({ n_entities_created: 1 });
  expect(await list(app)).toHaveLength(6);
});

test('[B-DATA-13] all of a file or nothing: each row that is refused is told, of new records and of those that change', async () => {
  const app = await anApp();
  const [freya, loki] = await birds(app);
  const [foreign] = await birds(app, 'bob');
  const before = await list(app);
  const told = async (...rows: string[]) => {
    const { body } = await send({ app, content: ['id,name,ring,mentor', ...rows].join('\n') });
    expect(body).toMatchObject({ status: 'error', n_entities_created: 0 });
    expect(await list(app)).toEqual(before);
    return body.output;
  };
  // A value that the schema refuses, a rule, a new record without its name, and one record twice.
  const refused = await told(
    `${freya?.id},Fine,0,`,
    `${foreign?.id},Mine now,,`,
    ',,9,',
    `${loki?.id},Once,,`,
    `${loki?.id},Twice,,`,
  );
  expect(refused).toMatchObject([
    { row: 2, field: 'ring' },
    { row: 3, field: null },
    { row: 4, field: 'name' },
    { row: 6, field: null, message: 'Row 5 has the same ID' },
  ]);
  expect(await told(`${freya?.id},,2,`, ',New,11,')).toMatchObject([{ row: 2, field: 'ring' }]);
  expect(await told(`${freya?.id},,,ffffffffffffffffffffffff`)).toMatchObject([{ row: 2, field: 'mentor' }]);
});

test('who has not signed in updates nothing by a file', async () => {
  const app = await anApp();
  const [freya] = await birds(app);
  const content = `id,name\n${freya?.id},Theirs`;
  expect(await send({ app, content, who: null })).toMatchObject({ status: 403 });
});
