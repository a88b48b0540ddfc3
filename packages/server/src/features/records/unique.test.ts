import { expect, test } from 'vitest';
import { anAppWithRecords, openRules, ownRule, type Row } from '../../testing/shared-records.ts';
import { startServer, type Who } from '../../testing/start-server.ts';
import { createRecordStore } from './store.ts';

const server = await startServer();
const text = { type: 'string' };
const moment = { type: 'string', format: 'date-time' };
const entities = {
  Person: {
    properties: { email: { ...text, format: 'email', title: 'E-mail' }, name: text },
    'x-sayso': { unique: [['email']] },
    rls: openRules,
  },
  Booking: {
    properties: {
      room: { ...text, title: 'Room' },
      start: { ...moment, title: 'Start' },
      code: text,
      note: text,
    },
    'x-sayso': { unique: [['room', 'start'], ['code']] },
    rls: { create: true, read: ownRule, update: true, delete: true },
  },
  Piece: { properties: { stock: { type: 'integer', minimum: 0 } }, rls: openRules },
};
const taken = (fields: Record<string, string>, message: string) => ({
  status: 409,
  body: { message, error_type: 'conflict', reason: 'already_taken', fields },
});
const emailTaken = taken({ email: 'Already taken' }, 'Already taken: E-mail');
const all = <T>(count: number, one: (nr: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, nr) => one(nr)));

/** Each test has an app of its own. */
async function anApp() {
  const app = await anAppWithRecords(server, entities);
  const create = (entity: string, values: object, who: Who = 'ada') =>
    app.ask(who, 'POST', entity, '', values);
  return {
    ...app,
    create,
    made: async (entity: string, values: object) => {
      const reply = await create(entity, values);
      expect(reply, reply.text).toMatchObject({ status: 200 });
      return reply.body as Row;
    },
    put: (entity: string, id: string, values: object) => app.ask('ada', 'PUT', entity, `/${id}`, values),
    /** What every test ends with: no two records share a value. */
    emails: async () => (await app.read('Person')).map(({ email }) => email),
  };
}

test('a value that another record has is refused by name of the field, and blank ones are free', async () => {
  const { create, made, emails } = await anApp();
  await made('Person', { email: 'ada@example.com' });
  expect(await create('Person', { email: 'ADA@example.com' })).toMatchObject(emailTaken);
  for (const email of [null, '', undefined]) {
    await made('Person', { name: 'nobody', email });
    await made('Person', { name: 'nobody', email });
  }
  expect((await emails()).filter((email) => email)).toEqual(['ada@example.com']);
});

test('fields that are unique together are refused together, also where the holder is hidden from who asks', async () => {
  const { create, made } = await anApp();
  const booking = { room: 'Red', start: '2026-05-01T10:00:00Z' };
  await made('Booking', booking);
  await made('Booking', { ...booking, room: 'Blue' });
  await made('Booking', { room: 'Red' });
  await made('Booking', { room: 'Red' });
  const both = 'Already taken: Room, Start';
  const refused = taken({ room: both, start: both }, both);
  expect(await create('Booking', { room: 'Red', start: '2026-05-01T12:00:00+02:00' })).toMatchObject(refused);
  expect(await create('Booking', booking, 'bob')).toMatchObject(refused);
});

test('a value is free again once its record is gone or holds another one', async () => {
  const { create, made, put, ask, emails } = await anApp();
  const a = await made('Person', { email: 'a@example.com' });
  const b = await made('Person', { email: 'b@example.com' });
  expect(await put('Person', b.id, { email: 'a@example.com' })).toMatchObject(emailTaken);
  expect(await put('Person', a.id, { email: 'new@example.com' })).toMatchObject({ status: 200 });
  expect(await put('Person', b.id, { email: 'a@example.com' })).toMatchObject({ status: 200 });
  expect(await put('Person', a.id, { email: 'a@example.com' })).toMatchObject(emailTaken);
  expect(await create('Person', { email: 'b@example.com' })).toMatchObject({ status: 200 });
  await ask('ada', 'DELETE', 'Person', `/${a.id}`);
  expect(await create('Person', { email: 'new@example.com' })).toMatchObject({ status: 200 });
  await ask('ada', 'DELETE', 'Person', '', {});
  expect(await create('Person', { email: 'a@example.com' })).toMatchObject({ status: 200 });
  expect(await emails()).toEqual(['a@example.com']);
});

test('a record may be sent back whole, and keeps what it has', async () => {
  const { made, put, create } = await anApp();
  const { id } = await made('Person', { email: 'a@example.com' });
  const sent = { email: 'a@example.com', name: 'Ada' };
  expect(await put('Person', id, sent)).toMatchObject({ status: 200, body: { ...sent, id } });
  expect(await put('Person', id, { email: 'A@example.com' })).toMatchObject({ status: 200 });
  expect(await create('Person', sent)).toMatchObject(emailTaken);
});

test('a list of new records is refused whole, by the row and whether the other one is stored or in the list', async () => {
  const { ask, made, read } = await anApp();
  await made('Booking', { code: 'A' });
  const bulk = (rows: object[]) => ask('ada', 'POST', 'Booking', '/bulk', rows);
  const refused = (at: number) =>
    taken({ [`${at}.code`]: 'Already taken' }, `Record ${at + 1}: Already taken: code`);
  expect(await bulk([{ code: 'B' }, { code: 'A' }])).toMatchObject(refused(1));
  expect(await bulk([{ code: 'B' }, { code: 'C' }, { code: ' B ' }])).toMatchObject(refused(2));
  expect(await bulk([{ code: 'B' }, { code: 'C' }])).toMatchObject({ status: 200 });
  expect((await read('Booking')).map(({ code }) => code)).toEqual(['A', 'B', 'C']);
});

test('a list of changes may swap values, and is refused by its row where one is taken', async () => {
  const { ask, made, read } = await anApp();
  const [a, b] = [await made('Booking', { code: 'A' }), await made('Booking', { code: 'B' })];
  await made('Booking', { code: 'C' });
  const bulk = (rows: object[]) => ask('ada', 'PUT', 'Booking', '/bulk', rows);
  expect(
    await bulk([
      { ...a, code: 'B' },
      { ...b, code: 'A' },
    ]),
  ).toMatchObject({ status: 200 });
  expect(
    await bulk([
      { ...a, note: 'x' },
      { ...b, code: 'C' },
    ]),
  ).toMatchObject(taken({ '1.code': 'Already taken' }, 'Record 2: Already taken: code'));
  expect((await read('Booking')).map(({ code, note }) => [code, note])).toEqual([
    ['B', undefined],
    ['A', undefined],
    ['C', undefined],
  ]);
});

test('an upsert is held to what is unique, whether it makes a record or changes one', async () => {
  const { ask, made, read } = await anApp();
  await made('Booking', { code: 'A', room: 'Red', start: '2026-05-01T10:00:00Z' });
  await made('Booking', { code: 'B' });
  const upsert = (records: object[]) => ask('ada', 'POST', 'Booking', '/upsert', { key: 'code', records });
  const slot = { room: 'Red', start: '2026-05-01T10:00:00Z' };
  const both = 'Already taken: Room, Start';
  for (const code of ['B', 'new']) {
    expect(
      await upsert([
        { code: 'A', note: 'x' },
        { code, ...slot },
      ]),
    ).toMatchObject(taken({ '1.room': both, '1.start': both }, `Record 2: ${both}`));
  }
  expect(
    await upsert([
      { code: 'A', room: 'Blue' },
      { code: 'new', ...slot },
    ]),
  ).toMatchObject({
    status: 200,
    body: { created: 1, updated: 1 },
  });
  expect((await read('Booking')).map(({ code, room }) => [code, room])).toEqual([
    ['A', 'Blue'],
    ['B', undefined],
    ['new', 'Red'],
  ]);
});

test('an update of many that would have two share a value changes none', async () => {
  const { ask, made, read } = await anApp();
  const [a, b] = [await made('Booking', { code: 'A' }), await made('Booking', { code: 'B' })];
  const change = (query: object, data: object) =>
    ask('ada', 'PATCH', 'Booking', '/update-many', { query, data });
  expect(await change({}, { code: 'X' })).toMatchObject(
    taken({ [`${b.id}.code`]: 'Already taken' }, `Record ${b.id}: Already taken: code`),
  );
  expect(await change({ id: a.id }, { code: 'B' })).toMatchObject({ status: 409 });
  expect(await read('Booking')).toEqual([a, b]);
  expect(await change({ id: a.id }, { code: 'X' })).toMatchObject({ status: 200, body: { updated: 1 } });
  expect(await change({ id: b.id }, { code: 'A' })).toMatchObject({ status: 200, body: { updated: 1 } });
});

test('of 30 who want one value at once exactly one gets it, and whoever wants another is not told their refusal', async () => {
  const { create, emails } = await anApp();
  const replies = await all(60, async (nr) => {
    const email = nr % 2 ? 'one@example.com' : `${nr}@example.com`;
    return { email, reply: await create('Person', { email }, nr % 3 ? 'ada' : 'bob') };
  });
  const won = replies.filter(({ reply }) => reply.status === 200).map(({ email }) => email);
  for (const { reply } of replies) {
    expect(reply, reply.text).toMatchObject(reply.status === 200 ? {} : emailTaken);
  }
  expect(won.filter((email) => email === 'one@example.com')).toHaveLength(1);
  expect(won).toHaveLength(31);
  expect((await emails()).toSorted()).toEqual(won.toSorted());
});

test('of 30 who change to one value at once, or take over what was given up, exactly one gets it', async () => {
  const { made, put, create, ask, emails } = await anApp();
  const rows = await all(30, (nr) => made('Person', { email: `${nr}@example.com` }));
  const race = async (email: string, one: (nr: number, email: string) => Promise<{ status: number }>) => {
    const statuses = (await all(30, (nr) => one(nr, email))).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, ...Array(29).fill(409)]);
    expect((await emails()).filter((each) => each === email)).toHaveLength(1);
  };
  await race('one@example.com', (nr, email) => put('Person', rows[nr]?.id ?? '', { email }));
  const winner = (await ask('ada', 'GET', 'Person', `?q=${JSON.stringify({ email: 'one@example.com' })}`))
    .body as Row[];
  await ask('ada', 'DELETE', 'Person', `/${winner[0]?.id}`);
  await race('one@example.com', (nr, email) =>
    nr % 2 || rows[nr]?.id === winner[0]?.id
      ? create('Person', { email })
      : put('Person', rows[nr]?.id ?? '', { email }),
  );
});

test('lists that want the same values in another order do not wait for each other', async () => {
  const { ask, read } = await anApp();
  const codes = Array.from({ length: 40 }, (_, nr) => `c${nr}`);
  const replies = await all(12, (nr) => {
    const order = nr % 2 ? codes : codes.toReversed();
    return ask(
      'ada',
      'POST',
      'Booking',
      '/bulk',
      order.map((code) => ({ code })),
    );
  });
  const statuses = replies.map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([200, ...Array(11).fill(409)]);
  expect((await read('Booking')).map(({ code }) => code).toSorted()).toEqual(codes.toSorted());
});

test('what records held that are gone is forgotten, and all of it with its app', async () => {
  const { appId, made, create, ask, emails } = await anApp();
  const store = createRecordStore(server.sql);
  const rows = await all(5, (nr) => made('Person', { email: `${nr}@example.com` }));
  for (const { id } of rows.slice(1)) await ask('ada', 'DELETE', 'Person', `/${id}`);
  const held = async () =>
    (await server.sql`select record_id from unique_values where app_id = ${appId}`).map(
      (row) => row['record_id'],
    );
  expect(await held()).toHaveLength(5);
  await store.unique.prune();
  expect(await held()).toEqual([rows[0]?.id]);
  expect(await create('Person', { email: '0@example.com' })).toMatchObject(emailTaken);
  expect(await emails()).toEqual(['0@example.com']);
  await store.forgetApp(appId);
  expect(await held()).toEqual([]);
});

test('of 20 who buy 2 of 10 pieces at once exactly 5 are told that they did', async () => {
  const { ask, made, read } = await anApp();
  const { id } = await made('Piece', { stock: 10 });
  const body = { query: { id, stock: { $gte: 2 } }, data: { $inc: { stock: -2 } } };
  const replies = await all(20, (nr) => ask(nr % 2 ? 'ada' : 'bob', 'PATCH', 'Piece', '/update-many', body));
  const bought = replies.map((reply) => {
    expect(reply, reply.text).toMatchObject({ status: 200 });
    return (reply.body as { updated: number }).updated;
  });
  expect(bought.toSorted()).toEqual([...Array(15).fill(0), ...Array(5).fill(1)]);
  expect(await read('Piece')).toMatchObject([{ stock: 0 }]);
});
