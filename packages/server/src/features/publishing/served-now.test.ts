import { afterEach, expect, test, vi } from 'vitest';
import { startServer } from '../../testing/start-server.ts';
import { createServedNow } from './served-now.ts';
import { createPublicationStore } from './store.ts';

const server = await startServer();
const store = createPublicationStore(server.sql, server.core.audit);

afterEach(() => {
  vi.useRealTimers();
});

async function publishedApp() {
  const id = await server.anApp('ada', { public_settings: 'public_without_login' });
  await server.call('ada', 'POST', `/apps/${id}/coding/write`, {
    file_path: 'pages/Home',
    content: 'export default function Home() { return <p>Hello</p>; }',
  });
  await server.call('ada', 'POST', `/apps/${id}/deploy`);
  const { slug } = (await server.call('ada', 'GET', `/apps/${id}`)).body as { slug: string };
  return { id, slug };
}

/** A published app as a node knows it that hears nothing of the others. */
async function known() {
  const { id, slug } = await publishedApp();
  const done: string[] = [];
  const noting =
    <A, R>(name: string, ask: (asked: A) => Promise<R>) =>
    async (asked: A): Promise<R> => {
      const answer = await ask(asked);
      done.push(`${name} ${asked}`);
      return answer;
    };
  const now = createServedNow(
    { bySlug: noting('read', store.bySlug), stateOf: noting('look', store.stateOf) },
    20,
  );
  await now.bySlug(slug);
  vi.useFakeTimers({ toFake: ['Date'] });
  return { id, slug, now, done, later: (ms: number) => vi.setSystemTime(Date.now() + ms) };
}

/** The next look that begins from here on has ended. */
async function looked(done: readonly string[]) {
  const before = done.length;
  await vi.waitFor(() => expect(done.length).toBeGreaterThan(before + 1));
}

test('what is the same stays in memory, and is not read again', async () => {
  const { slug, now, done, later } = await known();
  for (let round = 1; round <= 3; round += 1) {
    await looked(done);
    later(4_900);
    expect(now.known(slug)?.served?.publication?.slug).toBe(slug);
  }
  expect(done.filter((each) => each.startsWith('read'))).toHaveLength(1);
});

test('what could not be looked at for 5 s is not answered from memory', async () => {
  const { slug, now, later } = await known();
  later(5_001);
  expect(now.known(slug)).toBeNull();
});

test('what nobody asked for in five minutes is looked after no more', async () => {
  const other = await publishedApp();
  const { slug, now, done, later } = await known();
  await looked(done);
  later(5 * 60_001);
  await now.bySlug(other.slug);
  await looked(done);
  expect(done.at(-1)).toBe(`look ${other.slug}`);
  expect(done).toContain(`look ${slug}`);
});

test.each([
  [
    'who may see it',
    (id: string) => server.sql`update apps set public_settings = 'private_with_login' where id = ${id}`,
  ],
  ['that it is blocked', (id: string) => server.sql`update apps set is_blocked = true where id = ${id}`],
  ['its address', (id: string) => server.sql`update apps set slug = slug || '-moved' where id = ${id}`],
  ['that it is deleted', (id: string) => server.sql`update apps set deleted_at = now() where id = ${id}`],
  ['its version', (id: string) => server.sql`update apps set served_version = null where id = ${id}`],
])('another node changed %s: the next look finds it', async (_what, change) => {
  const { id, slug, now } = await known();
  await change(id);
  // The clock stands still, so nothing grows too old.
  await vi.waitFor(() => expect(now.known(slug)).toBeNull());
});
