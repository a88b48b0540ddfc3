import type { RowRules } from '@sayso/contracts/entity-schema';
import type { DraftProof } from '@sayso/contracts/rule-proof';
import { expect, test } from 'vitest';
import { startServer } from '../../testing/start-server.ts';

const server = await startServer();

const own = { created_by: '{{user.email}}' };
const admins = { user_condition: { role: 'admin' } };
const deal = (rls?: RowRules) => ({
  properties: { title: { type: 'string' }, state: { type: 'string' } },
  ...(rls ? { rls } : {}),
});

const ask = (app: string, rls: unknown, { entity = 'Deal', who = 'ada' } = {}) =>
  server.call(who, 'POST', `/apps/${app}/rule-proof`, { entity, rls });
async function proved(app: string, rls: RowRules | null): Promise<DraftProof> {
  const reply = await ask(app, rls);
  expect(reply.status, reply.text).toBe(200);
  return reply.body as DraftProof;
}

test('rules that are not stored are proved by the engine itself, and nothing of them stays', async () => {
  const app = await server.anApp('ada', { entities: { Deal: deal({ read: own }) } });
  const draft = await proved(app, { read: true, write: admins });

  expect(draft.entity).toMatchObject({
    name: 'Deal',
    is_public: false,
    matrix: {
      anonymous: { read_other: 'yes', create: 'no', update_other: 'no', delete_other: 'no' },
      user_a: { read_other: 'yes', create: 'no', update_own: 'no' },
      admin: { create: 'yes', update_other: 'yes', delete_other: 'yes' },
    },
  });
  const stored = await server.call('ada', 'GET', `/apps/${app}/rule-proof`);
  expect(stored.body).toMatchObject({ entities: [{ matrix: { anonymous: { read_other: 'no' } } }] });
  expect(await server.sql`select 1 from records where app_id = ${app}`).toHaveLength(0);
  expect((await proved(app, null)).entity.is_public).toBe(true);
});

test('how many of the attempts were let through is counted where it depends on the record', async () => {
  const app = await server.anApp('ada', { entities: { Deal: deal() } });
  const { entity } = await proved(app, { read: { $or: [own, { 'data.state': 'published' }] } });

  const { anonymous, user_a: user } = entity.matrix ?? {};
  expect([anonymous?.read_other, user?.read_other, user?.read_own]).toEqual(['some', 'some', 'yes']);
  expect(anonymous?.counts?.read_other).toEqual({ allowed: 2, of: 3 });
  expect(user?.counts?.read_own).toEqual({ allowed: 3, of: 3 });
  expect(user?.counts?.create.of).toBe(3);
});

test('a draft is held against what is published, so that what it loosens is named before it is saved', async () => {
  const app = await server.anApp('ada', { entities: { Deal: deal({ read: own }) } });
  const content = 'export default function Home() { return <p>Hello</p>; }\n';
  await server.call('ada', 'POST', `/apps/${app}/coding/write`, { file_path: 'pages/Home', content });
  expect((await server.call('ada', 'POST', `/apps/${app}/deploy`)).status).toBe(200);

  expect((await proved(app, { read: own })).loosened).toEqual([]);
  expect((await proved(app, { read: admins })).loosened).toEqual([
    'Admins can read, change and delete other people’s deals',
  ]);
  expect((await proved(app, { read: true, write: own })).loosened).toEqual([
    'Everyone can read all deals, even without signing in',
  ]);
}, 60_000);

test('rules that cannot be read let nobody through, and that is said', async () => {
  const app = await server.anApp('ada', { entities: { Deal: deal() } });
  const { entity } = await proved(app, { read: { title: 'x' } });

  expect(entity.matrix?.admin.read_own).toBe('no');
  expect(entity.warnings).toEqual([expect.stringContaining('can’t be read, so it lets nobody through')]);
});

test('what is not there, people and rules without end are refused', async () => {
  const app = await server.anApp('ada', { entities: { Deal: deal() } });
  const endless = { read: { $or: Array.from({ length: 3_000 }, () => own) } };

  expect(await ask(app, { read: own }, { entity: 'Gone' })).toMatchObject({ status: 404 });
  expect(await ask(app, { read: own }, { entity: 'User' })).toMatchObject({ status: 404 });
  expect(await ask(app, endless)).toMatchObject({ status: 422 });
  expect(await ask(app, { read: own }, { who: 'mallory' })).toMatchObject({ status: 403 });
});

test('rules that name what every object has change nothing of the server', async () => {
  const app = await server.anApp('ada', { entities: { Deal: deal() } });
  const paths = ['__proto__.delete', 'constructor.prototype.delete', 'x.__proto__.delete'];
  for (const path of paths) {
    await ask(app, { read: { [`data.${path}`]: true } });
    await ask(app, { read: { user_condition: { [`data.${path}`]: 'x' } } });
    await ask(app, { read: { created_by: `{{user.data.${path}}}` } });
  }
  expect(Object.keys(Object.prototype)).toEqual([]);
  expect('delete' in {}).toBe(false);
});

/** Nobody writes records until this is over, as if rules cost that much. */
async function slowed(work: () => Promise<void>): Promise<void> {
  const held = Promise.withResolvers<void>();
  const lets = Promise.withResolvers<void>();
  const holding = server.sql.begin(async (tx) => {
    await tx`lock table records in share mode`;
    held.resolve();
    await lets.promise;
  });
  await held.promise;
  try {
    await work();
  } finally {
    lets.resolve();
    await holding;
  }
}

test('what takes too long to prove is said not to be proved, and is tried anew', async () => {
  const app = await server.anApp('ada', { entities: { Deal: deal({ read: own }), Note: deal() } });
  const stored = async () => (await server.call('ada', 'GET', `/apps/${app}/rule-proof`)).body;
  const unproved = (name: string) => ({
    name,
    matrix: null,
    warnings: expect.arrayContaining([expect.stringMatching(/couldn’t be tested in time/)]),
  });
  await slowed(async () => {
    expect(await stored()).toMatchObject({ entities: [unproved('Deal'), unproved('Note')] });
    expect(await proved(app, { read: own })).toMatchObject({ entity: unproved('Deal') });
  });
  const again = await stored();
  expect(again).toMatchObject({ entities: [{ matrix: { anonymous: { read_other: 'no' } } }, {}] });
  expect(JSON.stringify(again)).not.toContain('in time');
}, 60_000);

test('proofs of one person wait for each other, while another person is answered', async () => {
  const app = (who: string) => server.anApp(who, { entities: { Deal: deal() } });
  const [busy, other] = [await app('bo'), await app('cy')];
  const order: string[] = [];
  const asked = async (appId: string, who: string) => {
    const { status } = await ask(appId, { read: own }, { who });
    order.push(who);
    return status;
  };
  const counted = async (who: string) => {
    const { user } = await server.person(who);
    const rows = await server.sql<{ taken: number }[]>`
      select max(calls)::int as taken from rate_counts where key like ${`draftProofs%${user.id}%`}`;
    return rows[0]?.taken;
  };
  const replies: Promise<number>[] = [];
  await slowed(async () => {
    replies.push(...Array.from({ length: 6 }, () => asked(busy, 'bo')));
    await expect.poll(() => counted('bo')).toBe(6);
    replies.push(asked(other, 'cy'));
    await expect.poll(() => counted('cy')).toBe(1);
  });
  expect(await Promise.all(replies)).toEqual(Array(7).fill(200));
  expect(order.indexOf('cy')).toBeLessThan(3);
}, 60_000);

test('proofs that one person asks for by the dozen keep nobody else waiting', async () => {
  const [busy, other] = [
    await server.anApp('bo', { entities: { Deal: deal() } }),
    await server.anApp('ada', { entities: { Deal: deal() } }),
  ];
  let answered = 0;
  const many = Array.from({ length: 10 }, async () => {
    const { status } = await ask(busy, { read: own }, { who: 'bo' });
    answered += 1;
    return status;
  });
  expect((await ask(other, { read: own })).status).toBe(200);
  expect(answered).toBeLessThan(9);
  expect(await Promise.all(many)).toEqual(Array(10).fill(200));
});
