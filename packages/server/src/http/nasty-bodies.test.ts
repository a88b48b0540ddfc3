import { setTimeout as pause } from 'node:timers/promises';
import { limits } from '@sayso/contracts/limits';
import { afterAll, expect, test } from 'vitest';
import { task } from '../testing/matrix-calls.ts';
import { type NastyCall, nastyCalls, type Target, targetsOf } from '../testing/nasty/calls.ts';
import { startRival } from '../testing/nasty/rival.ts';
import { startServer } from '../testing/start-server.ts';

/**
 * No call holds up another: each text of each contract is sent as long and as nasty as it may be, while another client
 * makes light requests, which have to be answered. A new field is covered once it stands in a contract.
 */
const server = await startServer();
const rival = await startRival(server.port);
afterAll(() => rival.end());

const targets = targetsOf(server.core.api.contracts);

/** As many as a browser sends at once. */
const atOnce = 6;

test('every route of /api is bound to a contract, so that its texts are known', () => {
  const registered = [...server.core.api.routes].filter((route) =>
    /^(?!HEAD|OPTIONS)\w+ \/api\//.test(route),
  );
  const unbound = registered.filter((route) => !server.core.api.contracts.has(route));
  expect(unbound).toEqual([]);
});

/** An app with a page and a record. */
async function aGround() {
  const app = await server.anApp('ada', { entities: { Task: task } });
  await server.call('ada', 'POST', `/apps/${app}/coding/write`, {
    file_path: 'pages/Home',
    content: 'export default function Home() {\n  return <p className="p-2">Hello</p>;\n}\n',
  });
  const made = await server.call('ada', 'POST', `/apps/${app}/entities/Task`, { title: 'First' });
  const { slug } = (await server.call('ada', 'GET', `/apps/${app}`)).body as { slug: string };
  const id = async (name: string) => (await server.person(name)).user.id;
  const record = (made.body as { id: string }).id;
  return { app, slug, record, owner: await id('ada'), stranger: await id('stranger') };
}

/** Nobody is called by a session that one of the calls ended. */
async function tokenFor({ endpoint, entry }: Target): Promise<Record<string, string>> {
  if (endpoint.caller === 'anyone') return {};
  const { user } = await server.person(entry.row[6] === 403 ? 'root' : 'ada');
  const { token } = await server.core.tokens.issue('builder', { userId: user.id });
  return { authorization: `Bearer ${token}` };
}

/** Until what the calls left to do is done. */
async function allDone(): Promise<void> {
  for (;;) {
    const [row] = await server.sql<{ open: number }[]>`
      select count(*)::int as open from graphile_worker.jobs where run_at <= now() and attempts < max_attempts`;
    if (row?.open === 0) return;
    await pause(20);
  }
}

test.each(targets.map((target) => [target.name, target] as const))(
  '%s',
  async (_name, target) => {
    const headers = await tokenFor(target);
    const ground = await aGround();
    const send = async ({ what, method, path, body }: NastyCall) => {
      const reply = await server.ask(undefined, path, {
        method,
        headers,
        ...(body === undefined ? {} : { body }),
      });
      const isFine = reply.status < 500 || (reply.body as { reason?: string }).reason === 'no_model';
      return isFine ? [] : [`${what}: ${reply.status} ${reply.text.slice(0, 200)}`];
    };

    for (const [place, calls] of nastyCalls(target, ground)) {
      const broken: string[] = [];
      const { late } = await rival.watch(async () => {
        for (let at = 0; at < calls.length; at += atOnce) {
          broken.push(...(await Promise.all(calls.slice(at, at + atOnce).map(send))).flat());
        }
        await allDone();
      });
      expect(broken).toEqual([]);
      expect([place, late]).toEqual([place, 0]);
    }
  },
  120_000,
);

const keys = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`k${at}`, 0]));
const zeros = (count: number) => Array.from({ length: count }, () => 0);

/** What stopped the server once; each by name, whatever the contracts say. */
const found: readonly (readonly [what: string, method: string, path: string, body: unknown])[] = [
  [
    'a description with 9,000 spaces behind "An app called"',
    'POST',
    '/apps/chat/create-from-message',
    { content: `An app called${' '.repeat(9_000)}${'x'.repeat(100)}` },
  ],
  [
    'a mail with 60,000 spaces',
    'POST',
    '/apps/:app/integration-endpoints/Core/SendEmail',
    { to: 'ada@example.com', subject: 'Hello', body: `<p>a${' '.repeat(60_000)}b</p>` },
  ],
  [
    'a message with 12,000 commas behind "open from 9"',
    'POST',
    '/apps/:app/chat/message',
    { content: `open from 9${','.repeat(12_000)}` },
  ],
  [
    'a value for a pattern that backtracks',
    'POST',
    '/apps/:app/entities/Code',
    { code: `${'a'.repeat(40)}!` },
  ],
  ['a record of 80,000 keys', 'POST', '/apps/:app/entities/Task', keys(80_000)],
  ['a record of 700,000 keys', 'POST', '/apps/:app/entities/Task/bulk', [keys(700_000)]],
  [
    'records of as many fields as may be',
    'POST',
    '/apps/:app/entities/Task/bulk',
    Array.from({ length: 250 }, () => keys(limits.recordFields)),
  ],
  [
    'records with objects of as many keys as may be',
    'POST',
    '/apps/:app/entities/Task/bulk',
    Array.from({ length: 60 }, () => ({ title: 'a', map: keys(limits.objectKeys) })),
  ],
  ['a list of 480,000 zeros', 'POST', '/apps/:app/entities/Task', { title: 'a', list: zeros(480_000) }],
  [
    'a list of 480,000 numbers for texts',
    'POST',
    '/apps/:app/entities/Task',
    { title: 'a', tags: zeros(480_000) },
  ],
  [
    'a filter of 7,000 brackets',
    'GET',
    `/apps/:app/entities/Task?q={"title":${'['.repeat(7_000)}`,
    undefined,
  ],
];

test.each(found)(
  '%s holds nobody up',
  async (_what, method, path, body) => {
    const tags = { type: 'array', items: { type: 'string' } };
    const entities = {
      Task: { properties: { ...task.properties, tags } },
      Code: { properties: { code: { type: 'string', pattern: '^(a+)+$' } } },
    };
    const made = path.includes('/chat/message')
      ? await server.call('ada', 'POST', '/apps/chat/create-from-message', { content: 'A list of tasks' })
      : await server.call('ada', 'POST', '/apps', { name: 'Trial', entities });
    await allDone();
    const app = (made.body as { id: string }).id;
    const { late } = await rival.watch(async () => {
      const reply = await server.call('ada', method, path.replace(':app', app), body);
      expect(reply.status, reply.text).toBeLessThan(500);
      await allDone();
    });
    expect(late).toBe(0);
  },
  120_000,
);
