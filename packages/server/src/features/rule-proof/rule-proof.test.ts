import type { EntitySchema } from '@sayso/contracts/entity-schema';
import type { RuleProof } from '@sayso/contracts/rule-proof';
import { expect, test } from 'vitest';
import { startServer } from '../../testing/start-server.ts';

const server = await startServer();

const own = { created_by: '{{user.email}}' };
const all = { create: own, read: own, update: own, delete: own };
const admins = { user_condition: { role: 'admin' } };
const signedIn = { user_condition: { role: { $in: ['user', 'admin'] } } };
const entity = (rls?: EntitySchema['rls'], more: Partial<EntitySchema> = {}): EntitySchema => ({
  type: 'object',
  properties: { title: { type: 'string', maxLength: 3 }, mail: { type: 'string', format: 'email' } },
  required: ['title', 'mail'],
  ...(rls === undefined ? {} : { rls }),
  ...more,
});

async function proofOf(app: string): Promise<RuleProof> {
  const reply = await server.call('ada', 'GET', `/apps/${app}/rule-proof`);
  expect(reply.status, reply.text).toBe(200);
  return reply.body as RuleProof;
}

/** In the order of create, own and other's: read, update, delete; then how many of how many are counted. */
function line(proof: RuleProof, name: string, persona: 'anonymous' | 'user_a' | 'user_b' | 'admin'): string {
  const found = proof.entities.find((each) => each.name === name)?.matrix?.[persona];
  if (!found) throw new Error(`${name} was not proved`);
  const { list, create, ...cells } = found;
  const read = [create, cells.read_own, cells.read_other, cells.update_own, cells.update_other];
  return [...read, cells.delete_own, cells.delete_other, `${list.seen}/${list.of}`].join(' ');
}

const no = 'no no no no no no no 0/2';
const yes = 'yes yes yes yes yes yes yes 2/2';
const mine = 'yes yes no yes no yes no 1/2';

test.each<[string, EntitySchema, Record<'anonymous' | 'user_a' | 'user_b' | 'admin', string>]>([
  ['no rules', entity(), { anonymous: yes, user_a: yes, user_b: yes, admin: yes }],
  ['only who made it', entity(all), { anonymous: no, user_a: mine, user_b: mine, admin: mine }],
  [
    'all see, admins write',
    entity({ read: true, write: admins }),
    {
      anonymous: 'no yes yes no no no no 2/2',
      user_a: 'no yes yes no no no no 2/2',
      user_b: 'no yes yes no no no no 2/2',
      admin: yes,
    },
  ],
  [
    'what nobody sees',
    entity({ ...all, read: false }),
    {
      anonymous: no,
      user_a: 'yes no no no no no no 0/2',
      user_b: 'yes no no no no no no 0/2',
      admin: 'yes no no no no no no 0/2',
    },
  ],
  [
    'a team, by what the app keeps of its people',
    entity({ read: { 'data.team': '{{user.data.team}}' } }),
    { anonymous: no, user_a: mine, user_b: mine, admin: mine },
  ],
  [
    'what is published, and drafts of their own',
    entity({ ...all, read: { $or: [own, { 'data.state': 'published' }] } }),
    {
      anonymous: 'no some some no no no no 4/6',
      user_a: 'yes yes some yes no yes no 5/6',
      user_b: 'yes yes some yes no yes no 5/6',
      admin: 'yes yes some yes no yes no 5/6',
    },
  ],
  [
    'some people, by what the app keeps of them',
    entity({ read: { user_condition: { 'data.plan': 'pro' } } }),
    {
      anonymous: no,
      user_a: 'some some some some some some some 2/4',
      user_b: 'some some some some some some some 2/4',
      admin: 'some some some some some some some 2/4',
    },
  ],
])('the engine itself is asked what each may do: %s', async (_title, schema, expected) => {
  const proof = await proofOf(await server.anApp('ada', { entities: { Deal: schema } }));

  const found = Object.fromEntries(
    (['anonymous', 'user_a', 'user_b', 'admin'] as const).map((who) => [who, line(proof, 'Deal', who)]),
  );
  expect(found).toEqual(expected);
});

test('a proof leaves nothing behind, tells nobody, and counts none of the real records', async () => {
  const app = await server.anApp('ada', { entities: { Deal: entity() } });
  await server.call('ada', 'POST', `/apps/${app}/entities/Deal`, { title: 'one', mail: 'a@b.example' });
  const told: unknown[] = [];
  server.core.events.on('records.changed', (event) => {
    told.push(event);
  });
  const rows = async () => (await server.sql<{ n: number }[]>`select count(*)::int as n from records`)[0]?.n;
  const before = await rows();

  expect(line(await proofOf(app), 'Deal', 'anonymous')).toBe(yes);
  expect([await rows(), told]).toEqual([before, []]);
});

test('open entities and rules that let everybody through are named in plain words', async () => {
  const app = await server.anApp('ada', {
    entities: {
      Notice: entity(),
      Wide: entity({ ...all, read: { 'data.title': { $ne: 'secret' } } }),
      Always: entity({ ...all, read: { id: { $ne: 'x' } } }),
      Deal: entity(all),
    },
  });
  const proof = await proofOf(app);

  const said = Object.fromEntries(
    proof.entities.map(({ name, is_public, warnings }) => [name, { is_public, warnings }]),
  );
  expect(said).toEqual({
    Notice: {
      is_public: true,
      warnings: [expect.stringMatching(/^Public: .* all notices, because there are no rules for them$/)],
    },
    Wide: { is_public: false, warnings: [] },
    Always: {
      is_public: false,
      warnings: ['Always: the rule to read is always true, so it keeps nobody out'],
    },
    Deal: { is_public: false, warnings: [] },
  });
  expect(proof.loosened).toEqual([]);
});

test('what was loosened since the last publish is named, until that is what is published', async () => {
  const app = await server.anApp('ada', {
    entities: { Deal: entity(all), Note: entity(all), Log: entity(all), Pay: entity(all) },
  });
  await server.call('ada', 'POST', `/apps/${app}/coding/write`, {
    file_path: 'pages/Home',
    content: 'export default function Home() { return <p>Hello</p>; }\n',
  });
  const publish = async () => (await server.call('ada', 'POST', `/apps/${app}/deploy`)).status;
  expect([await publish(), (await proofOf(app)).loosened]).toEqual([200, []]);

  await server.call('ada', 'PUT', `/apps/${app}`, {
    entities: {
      Deal: entity({ ...all, read: true }),
      Note: entity({ ...all, read: signedIn }),
      Log: entity({ ...all, delete: false }),
      Pay: entity({ ...all, read: true, update: admins }),
      New: entity(),
    },
  });
  expect((await proofOf(app)).loosened).toEqual([
    'Everyone can read all deals, even without signing in',
    'Signed-in users can read other people’s notes',
    'Everyone can read all pays, even without signing in',
    'Admins can change other people’s pays',
  ]);
  expect([await publish(), (await proofOf(app)).loosened]).toEqual([200, []]);
}, 60_000);
