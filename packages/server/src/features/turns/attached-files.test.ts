import { App } from '@sayso/contracts/apps';
import { expect, test } from 'vitest';
import { aPdf } from '../../testing/a-pdf.ts';
import { startServer } from '../../testing/start-server.ts';
import { turnOver } from '../../testing/wait-for.ts';

const server = await startServer();
const get = async (id: string) => App.parse((await server.call('ada', 'GET', `/apps/${id}`)).body);
const answerOf = ({ conversation }: App) =>
  conversation.messages.findLast(({ role }) => role === 'assistant')?.content ?? '';

type File = { name: string; content: string };
const withFiles = (...files: File[]) => ({ custom_context: [{ type: 'files', data: { files } }] });
const fileUrl = (name: string, bytes: Buffer) =>
  `data:application/octet-stream;name=${encodeURIComponent(name)};base64,${bytes.toString('base64')}`;

async function build(content: string, attached: object): Promise<App> {
  const made = await server.call('ada', 'POST', '/apps/chat/create-from-message', { content, ...attached });
  expect(made.status).toBe(200);
  const { id } = App.parse(made.body);
  const built = turnOver(server, id);
  if ((await get(id)).status.state === 'processing') await built;
  return get(id);
}

async function say(id: string, content: string, attached: object = {}): Promise<App> {
  const over = turnOver(server, id);
  const sent = await server.call('ada', 'POST', `/apps/${id}/chat/message`, { content, ...attached });
  expect(sent.status).toBe(200);
  await over;
  return get(id);
}

type Doc = Record<string, unknown>;
const records = async (id: string, entity: string, query = '') =>
  (await server.call('ada', 'GET', `/apps/${id}/entities/${entity}${query}`)).body as Doc[];

const customers: File = {
  name: 'customers_export.csv',
  content:
    '\ufefffull_name;E-Mail;Phone;Signed up;Revenue;Active;Status\r\n' +
    '"Hoff; Erna";erna@example.com;+49 30 1234567;03.02.2026;1.234,50 €;yes;Lead\r\n' +
    '"Ben ""Bo"" Ito";ben@example.com;+49 30 7654321;17.11.2025;80,00 €;no;Customer\r\n' +
    'Cleo Marsh;cleo@example.com;;01.12.2025;;yes;Lead\r\n',
};

test('a csv becomes an entity with fields of the right types, and its rows are the data', async () => {
  const app = await build('An app to keep these customers', withFiles(customers));
  expect(app.entities['Customer']?.properties).toMatchObject({
    full_name: { type: 'string' },
    e_mail: { format: 'email' },
    phone: { 'x-sayso': { kind: 'phone' } },
    signed_up: { format: 'date' },
    revenue: { type: 'number', 'x-sayso': { kind: 'money', currency: 'EUR' } },
    active: { type: 'boolean' },
    status: { enum: ['lead', 'customer'] },
  });
  const rows = await records(app.id, 'Customer', '?sort=full_name');
  expect(
    rows.map(({ full_name, revenue, signed_up, active, status, is_sample }) => [
      full_name,
      revenue,
      signed_up,
      active,
      status,
      is_sample,
    ]),
  ).toEqual([
    ['Ben "Bo" Ito', 80, '2025-11-17', false, 'customer', false],
    ['Cleo Marsh', undefined, '2025-12-01', true, 'lead', false],
    ['Hoff; Erna', 1234.5, '2026-02-03', true, 'lead', false],
  ]);
  expect(answerOf(app)).toMatch(/I read 3 rows from customers_export\.csv/);
  expect(answerOf(app)).toMatch(/I added 3 rows from customers_export\.csv/);
});

test('rows with broken quoting are left out and named by line, all others are there', async () => {
  const content =
    'name,size,price\nBolt,3" long,2.50\nNut,"M4,0.80\nWasher,M4,0.10\nScrew,M5,0.40,7,8\nRod,"1 m",9.00\n';
  const app = await build('Spare parts', withFiles({ name: 'parts.csv', content }));
  const rows = await records(app.id, 'SparePart', '?sort=name');
  expect(rows.map(({ name, size }) => [name, size])).toEqual([
    ['Bolt', '3" long'],
    ['Rod', '1 m'],
    ['Washer', 'M4'],
  ]);
  expect(answerOf(app)).toMatch(
    /I couldn’t read 2 lines .*line 3 \(a quote.*line 5 \(5 cells for 3 columns\)/,
  );
});

test('of a file without one sound row nothing is said to be in the app', async () => {
  const content = 'name,size,price\nBolt,"3,2.50\nNut,"M4,0.80\n';
  const app = await build('Spare parts', withFiles({ name: 'parts.csv', content }));
  expect(answerOf(app)).not.toMatch(/\b0 rows|I added \S+ rows?\b/);
  expect(answerOf(app)).toMatch(/couldn’t read 2 lines|I couldn’t add any rows from parts\.csv/);
});

test('50,000 rows are stored in seconds', async () => {
  const lines = Array.from(
    { length: 50_000 },
    (_, at) =>
      `Person ${at},p${at}@example.com,${at % 90},2026-0${(at % 9) + 1}-11,${['red', 'green', 'blue'][at % 3]}`,
  );
  const content = `name,email,age,joined,team\n${lines.join('\n')}\n`;
  const app = await build('An app for my members', withFiles({ name: 'members.csv', content }));
  expect(answerOf(app)).toMatch(/I added 50,000 rows from members\.csv/);
  const counted =
    await server.sql`select count(*)::int as rows from records where app_id = ${app.id} and entity = 'Member'`;
  expect(counted).toEqual([{ rows: 50_000 }]);
  const [first] = await records(app.id, 'Member', '?sort=age&limit=1');
  expect(first).toMatchObject({ age: 0, joined: expect.stringMatching(/^2026-/) });
}, 60_000);

test('rows attached later go to the entity that they fit, and to a new one where there is none', async () => {
  const app = await build('A CRM: customers with name, email and city', {});
  const before = (await records(app.id, 'Customer')).length;
  const more = {
    name: 'new.csv',
    content: 'Name,Email,City,VIP level\nAnn Lee,ann@example.com,Bonn,gold\nJo Wu,jo@example.com,Kiel,\n',
  };
  const added = await say(app.id, 'Import these customers', withFiles(more));
  expect(answerOf(added)).toMatch(/I’m adding the rows from new\.csv to customers\./);
  const rows = await records(app.id, 'Customer');
  expect(rows).toHaveLength(before + 2);
  expect(rows.find(({ name }) => name === 'Ann Lee')).toMatchObject({
    city: 'Bonn',
    vip_level: 'gold',
    is_sample: false,
  });

  const tools = { name: 'tools.json', content: '[{"tool":"Saw","weight":2.5},{"tool":"Axe","weight":3}]' };
  const two = await say(app.id, 'Add this list and make it dark', withFiles(tools));
  expect(await records(app.id, 'Tool', '?sort=tool')).toMatchObject([
    { tool: 'Axe', weight: 3 },
    { tool: 'Saw', weight: 2.5 },
  ]);
  expect(answerOf(two)).toMatch(/dark/i);
  expect(answerOf(two)).not.toMatch(/didn’t understand/);
  expect(Object.keys(two.pages)).toContain('Tools');
});

test('a turn of words alone brings no rows again', async () => {
  const app = await build('An app to keep these customers', withFiles(customers));
  await say(app.id, 'add a notes field to customers');
  expect(await records(app.id, 'Customer')).toHaveLength(3);
});

test('text, markdown, pages and PDFs are read along; scans and code are told', async () => {
  const page =
    '<html><head><title>x</title><style>p{color:red}</style></head><body><h1>Boats</h1><p>Each boat has a name, a length and a harbour.</p><script>document.write("Each robot has a name")</script></body></html>';
  const app = await build('An app as the files say', {
    file_urls: [
      fileUrl('brief.pdf', aPdf(['Every sailor has a birthday, a name and a phone.'])),
      fileUrl('scan.pdf', aPdf([])),
    ],
    ...withFiles({ name: 'page.html', content: page }, { name: 'run.js', content: 'alert(1)' }),
  });
  expect(Object.keys(app.entities).toSorted()).toEqual(expect.arrayContaining(['Boat', 'Sailor']));
  expect(app.entities).not.toHaveProperty('Robot');
  const said = answerOf(app);
  expect(said).toMatch(/I read brief\.pdf along with your message/);
  expect(said).toMatch(/couldn’t use scan\.pdf: it has no text/);
  expect(said).toMatch(/can’t use code files, so I’ve left run\.js/);
});
