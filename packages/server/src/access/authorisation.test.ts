import { expect, test } from 'vitest';
import { matrix, task } from '../testing/matrix-calls.ts';
import { type Entry, type Ground, type Person, people } from '../testing/matrix-rows.ts';
import { startServer } from '../testing/start-server.ts';

/**
 * The authorisation matrix (security.md, "Must hold"): every registered route times everybody who may knock. A route
 * that is not named in it fails the first test, one that does not ask who knocks fails the second.
 */
const server = await startServer();
server.core.models.use({ name: 'silent', async *answer() {} });

/** Health, which tells nothing, and pages, which are dispatched by host; HEAD and OPTIONS go with their routes. */
const outside = new Set(['GET /healthz', 'GET /readyz', 'GET /*']);
const registered = [...server.core.api.routes].filter(
  (route) => !outside.has(route) && !/^(?:HEAD|OPTIONS) /.test(route),
);

test('every registered route stands in the matrix, and nothing else does', () => {
  expect(registered.toSorted()).toEqual(Object.keys(matrix).toSorted());
});

test('what answers outside of /api is health and pages alone', () => {
  const others = [...server.core.api.routes].filter((route) => !/^\w+ \/api\//.test(route));
  expect(
    others.map((route) => route.replace(/^HEAD /, 'GET ')).filter((route) => !outside.has(route)),
  ).toEqual([]);
});

const accounts = { nobody: null, stranger: 'stranger', invited: 'mia', owner: 'ada', admin: 'root' } as const;

/** A private app of Ada's with one record, to which Mia is invited, and Boss as an admin. */
async function anApp() {
  const app = await server.anApp('ada', { entities: { Task: task } });
  const made = await server.call('ada', 'POST', `/apps/${app}/entities/Task`, { title: 'First' });
  await server.person('mia');
  await server.call('ada', 'POST', `/apps/${app}/users/invite-user`, { user_email: 'mia@example.com' });
  await server.person('boss');
  const boss = { user_email: 'boss@example.com', role: 'admin' };
  await server.call('ada', 'POST', `/apps/${app}/users/invite-user`, boss);
  const { slug } = (await server.call('ada', 'GET', `/apps/${app}`)).body as { slug: string };
  return { app, slug, record: (made.body as { id: string }).id };
}

/** Whose token of an app it is. */
const holders: Partial<Record<Person, string>> = {
  member: 'mia',
  foreigner: 'mia',
  frame: 'ada',
  appAdmin: 'boss',
};

async function tokenOf(person: Person, app: string): Promise<string | null> {
  if (person === 'service') return (await server.core.tokens.issue('service', { appId: app })).token;
  const inside = holders[person];
  if (inside !== undefined) {
    const { user } = await server.person(inside);
    const appId = person === 'foreigner' ? elsewhere.app : app;
    const scope = person === 'frame' ? 'preview' : 'app';
    const holder = { userId: user.id, appId, appUserId: user.id };
    return (await server.core.tokens.issue(scope, holder)).token;
  }
  const name = accounts[person as keyof typeof accounts];
  if (name === null) return null;
  // A session of its own, since one of the calls ends it.
  return (await server.core.tokens.issue('builder', { userId: (await server.person(name)).user.id })).token;
}

const elsewhere = await anApp();

type Knock = { route: string; entry: Entry; person: Person; made: Awaited<ReturnType<typeof anApp>> };

async function ask({ route, entry: { params, body, query }, person, made }: Knock): Promise<number> {
  const token = await tokenOf(person, made.app);
  const id = async (name: string) => (await server.person(name)).user.id;
  const ground: Ground = {
    ...made,
    owner: await id('ada'),
    stranger: await id('stranger'),
  };
  const values: Record<string, string> = { appId: made.app, ...params?.(ground) };
  const [method = '', path = ''] = route.split(' ');
  const reply = await server.ask(
    undefined,
    path.replace(/:(\w+)/g, (_all, name: string) => values[name] ?? '') + (query ? `?${query}` : ''),
    {
      method,
      ...(body ? { body: body(ground) } : {}),
      headers: token === null ? {} : { authorization: `Bearer ${token}` },
    },
  );
  return reply.status;
}

test.each(Object.entries(matrix))('[B-ROLE-03] [W-TIER-04] %s', async (route, entry) => {
  const answered: Record<string, number> = {};
  // What is refused or reads leaves an app as it was for the next person.
  const kept = await anApp();
  for (const [at, person] of people.entries()) {
    const changes = entry.row[at] === 'ok' && !route.startsWith('GET ');
    answered[person] = await ask({ route, entry, person, made: changes ? await anApp() : kept });
  }

  const expected = people.map((person, at) => [
    person,
    entry.row[at] === 'ok' ? (entry.ok ?? 200) : entry.row[at],
  ]);
  expect(answered).toEqual(Object.fromEntries(expected));
});
