import { expect, test } from 'vitest';
import { startServer } from '../../testing/start-server.ts';

const server = await startServer();
const own = { created_by: '{{user.email}}' };
const note = { name: 'Note', properties: { text: { type: 'string' }, nr: { type: 'number' } } };
const appId = await server.anApp('ada', {
  public_settings: 'public_without_login',
  entities: { Note: { ...note, rls: { create: true, read: true, update: own, delete: own } } },
});
const invited = { user_email: 'bob@example.com', role: 'user' };
await server.call('ada', 'POST', `/apps/${appId}/users/invite-user`, invited);
const path = `/apps/${appId}/entities/Note`;
type Row = Record<string, unknown> & { id: string };
type Who = 'ada' | 'bob' | null;

const make = async (who: Who, values: object): Promise<Row> => {
  const reply = await server.call(who, 'POST', path, values);
  expect(reply, reply.text).toMatchObject({ status: 200 });
  return reply.body as Row;
};
const all = <T>(count: number, one: (nr: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, nr) => one(nr)));

test('records that several people create at the same time each get their own values and author', async () => {
  const people: Who[] = ['ada', 'bob', null];
  const made = await all(60, async (nr) => {
    const text = nr === 31 ? 'x'.repeat(100_000) : `note ${nr}`;
    const who = people[nr % 3] ?? null;
    return { text, who, row: await make(who, { text, nr }) };
  });
  for (const { text, who, row } of made) {
    expect(row).toMatchObject({ text, created_by: who && `${who}@example.com` });
  }
  const listed = (await server.call('ada', 'GET', `${path}?limit=100`)).body as Row[];
  expect(listed.map(({ id }) => id).sort()).toEqual(made.map(({ row }) => row.id).sort());
});

test('changes at the same time are each judged by the rights of who makes them, and those of one record all stay', async () => {
  const rows = await all(10, (nr) => make(nr % 2 ? 'ada' : 'bob', { text: 'first', nr }));
  const change = (who: Who, id: string, values: object) => server.call(who, 'PUT', `${path}/${id}`, values);
  const replies = await all(60, async (nr) => {
    const who: Who = nr < 30 ? 'ada' : 'bob';
    const row = rows[nr % 10];
    const values = nr % 3 ? { text: `${who} ${nr}` } : { nr: 100 + nr };
    const reply = await change(who, row?.id ?? '', values);
    return { isOwn: row?.['created_by'] === `${who}@example.com`, values, reply };
  });
  for (const { isOwn, values, reply } of replies) {
    expect(reply, reply.text).toMatchObject(isOwn ? { status: 200, body: values } : { status: 403 });
  }
  for (const [nr, { id, created_by }] of rows.entries()) {
    const { body } = await server.call(null, 'GET', `${path}/${id}`);
    const who = String(created_by).slice(0, 3);
    // A visitor is told the name alone.
    expect(body).toMatchObject({ text: expect.stringMatching(`^${who} `), created_by: who });
    // Each of the three changes of its maker is one of text or of number, and none undid another's field.
    expect([nr, (body as Row)['nr']]).toEqual([nr, expect.any(Number)]);
    expect((body as Row)['nr']).toBeGreaterThanOrEqual(100);
  }
});

test('one of many looks and changes that finds nothing, or names what no text can hold, is told so alone', async () => {
  const row = await make('ada', { text: 'there' });
  const cases = [
    { id: row.id, status: 200 },
    { id: 'f'.repeat(24), status: 404 },
    { id: 'no%00id', status: 422 },
  ];
  const replies = await all(60, async (nr) => {
    const { id, status } = cases[nr % 7] ?? { id: row.id, status: 200 };
    const reply = await server.call(
      'ada',
      nr < 30 ? 'GET' : 'PUT',
      `${path}/${id}`,
      nr < 30 ? undefined : { nr },
    );
    return { status, reply };
  });
  for (const { status, reply } of replies) expect(reply, reply.text).toMatchObject({ status });
});

test('a row that somebody holds keeps nobody else waiting, and deleting many beside changes ends without a deadlock', async () => {
  const rows = await all(40, (nr) => make('ada', { text: 'held', nr }));
  const ids = rows.map(({ id }) => id);
  const change = (nr: number) => server.call('ada', 'PUT', `${path}/${ids[nr]}`, { text: 'changed' });
  let held: Promise<{ status: number }> | undefined;
  await server.sql.begin(async (tx) => {
    await tx`select id from records where app_id = ${appId} and id = ${ids[7] ?? ''} for update`;
    const sent = ids.map((_, nr) => change(nr));
    held = sent[7];
    // Were they one statement with it, they would wait for the held row for as long as this transaction.
    const others = await Promise.all(sent.filter((_, nr) => nr !== 7));
    expect(others.map(({ status }) => status)).toEqual(Array(39).fill(200));
  });
  expect(await held).toMatchObject({ status: 200 });

  const settled = await Promise.all([
    server.call('ada', 'DELETE', path, { text: 'changed' }),
    ...ids.map((_, nr) => change(nr)),
    server.call('ada', 'DELETE', path, { text: 'changed' }),
  ]);
  for (const { status, text } of settled) expect([200, 404], text).toContain(status);
});
