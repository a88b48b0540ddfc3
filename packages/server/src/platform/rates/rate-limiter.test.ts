import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../testing/database.ts';
import { openSql } from '../database/database.ts';
import { newId } from '../database/ids.ts';
import { createRateLimiter, type Rule } from './rate-limiter.ts';
import { createRateStore, type RateStore } from './rate-store.ts';

const database = await createTestDatabase();
const sql = openSql(database.target, 4);
afterAll(async () => {
  await sql.end();
  await database.drop();
});

const message = 'That was a lot.';
const rules = {
  exact: { by: ['user'], windows: [{ most: 10, seconds: 60 }], message },
  twice: {
    by: ['user'],
    windows: [
      { most: 2, seconds: 60 },
      { most: 3, seconds: 3_600 },
    ],
    message,
  },
  leased: { by: ['app'], windows: [{ most: 100, seconds: 60 }], message, isLeased: true },
  network: { by: ['app', 'address'], windows: [{ most: 2, seconds: 60 }], message },
} as const;

let statements = 0;
const store: RateStore = {
  ...createRateStore(sql),
  take: (...given) => {
    statements += 1;
    return createRateStore(sql).take(...given);
  },
};
/** One process of an installation. */
const aProcess = (mostKept = 20_000) => createRateLimiter({ store, rules, mostKept });
/** How often the database is asked meanwhile. */
const statementsOf = async (work: () => Promise<unknown>): Promise<number> => {
  const before = statements;
  await work();
  return statements - before;
};
const passed = async (calls: Promise<void>[]) =>
  (await Promise.allSettled(calls)).filter(({ status }) => status === 'fulfilled').length;
const times = <T>(count: number, go: (nr: number) => T) => Array.from({ length: count }, (_, nr) => go(nr));
/** As if its windows had ended just now. */
const end = (key: string) =>
  sql`update rate_counts set until = clock_timestamp() where key like ${`%${key}%`}`;

test('two processes count together, also when everything comes at once', async () => {
  const [one, two] = [aProcess(), aProcess()];
  const user = newId();

  expect(await passed(times(40, (nr) => (nr % 2 ? one : two).take('exact', { user })))).toBe(10);

  await expect(aProcess().take('exact', { user })).rejects.toMatchObject({ kind: 'too_many_requests' });
});

test('slices of two processes together come to what is allowed', async () => {
  const [one, two] = [aProcess(), aProcess()];
  const app = newId();

  expect(await passed(times(300, (nr) => (nr % 3 ? one : two).take('leased', { app })))).toBe(100);

  await expect(aProcess().take('leased', { app })).rejects.toThrow(message);
});

test('a statement takes a slice of five calls, counting exactly takes one for each, refusing again takes none', async () => {
  const limiter = aProcess();
  const [app, user] = [newId(), newId()];
  const leased = () => limiter.take('leased', { app });
  const exact = () => limiter.take('exact', { user });
  const oneByOne = (count: number, take: () => Promise<void>) => async () => {
    for (const _ of times(count, () => 0)) await take();
  };

  expect(await statementsOf(oneByOne(100, leased))).toBe(20);
  expect(await statementsOf(oneByOne(10, exact))).toBe(10);

  for (const take of [leased, exact]) {
    expect(await statementsOf(() => passed([take()]))).toBe(1);
    expect(await statementsOf(() => passed(times(50, take)))).toBe(0);
  }
});

test('a rule that would be counted in part, or not at all, is refused at the start', () => {
  const [window] = rules.leased.windows;
  const start = (rule: object) => () =>
    createRateLimiter({ store, rules: { odd: { ...rules.leased, ...rule } as Rule } });

  expect(start({ windows: [window, { most: 500, seconds: 3_600 }] })).toThrow(
    'The limit "odd" is counted in slices, which can be cut from one window only',
  );
  expect(start({ windows: [] })).toThrow('The limit "odd" has no window');
  const second = { most: 500, seconds: 3_600 };
  // @ts-expect-error: nor does it compile.
  const mistyped: Rule = { ...rules.leased, windows: [window, second] };
  expect(start(mistyped)).toThrow();
});

test('what is refused says when to try again, in words and in seconds', async () => {
  const limiter = aProcess();
  const user = newId();
  await passed(times(10, () => limiter.take('exact', { user })));

  const refusal = await limiter.take('exact', { user }).catch((error: unknown) => error);

  expect(refusal).toMatchObject({
    kind: 'too_many_requests',
    message: expect.stringMatching(/^That was a lot\. Try again in \d+ seconds\.$/),
    retryAfter: expect.any(Number),
  });
});

test('after its window a key may do as much again, and old rows are removed', async () => {
  const user = newId();
  expect(await passed(times(11, () => aProcess().take('exact', { user })))).toBe(10);

  await end(user);
  expect(await passed(times(11, () => aProcess().take('exact', { user })))).toBe(10);

  await end(user);
  await createRateStore(sql).removeOld();
  expect(await sql`select 1 from rate_counts where key like ${`%${user}%`}`).toHaveLength(0);
});

test('the longest window that is full decides when to try again', async () => {
  const user = newId();
  expect(await passed(times(3, () => aProcess().take('twice', { user })))).toBe(2);
  await sql`update rate_counts set until = clock_timestamp() where key like ${`%${user}`} and seconds = 60`;

  await expect(aProcess().take('twice', { user })).rejects.toMatchObject({
    message: expect.stringContaining('60 minutes'),
    retryAfter: expect.toSatisfy((seconds: number) => seconds > 3_500),
  });
});

test('a call that stands for many is counted as many or not at all', async () => {
  const limiter = aProcess();
  const app = newId();
  await limiter.take('leased', { app }, 60);
  await limiter.take('leased', { app }, 39);

  await expect(limiter.take('leased', { app }, 2)).rejects.toThrow(message);
  await limiter.take('leased', { app }, 1);
  await expect(limiter.take('leased', { app }, 1)).rejects.toThrow(message);
});

test('keys that a full table forgets are still refused', async () => {
  const limiter = aProcess(2);
  const key = newId();
  await passed(times(11, () => limiter.take('exact', { user: key })));
  await passed(times(101, () => limiter.take('leased', { app: key })));
  for (const each of times(4, () => newId())) {
    await passed(times(11, () => limiter.take('exact', { user: each })));
    await passed(times(101, () => limiter.take('leased', { app: each })));
  }

  await expect(limiter.take('exact', { user: key })).rejects.toThrow(message);
  await expect(limiter.take('leased', { app: key })).rejects.toThrow(message);
});

test('an IPv6 network of 64 bits counts as one address, an IPv4 address in IPv6 as itself', async () => {
  const limiter = aProcess();
  const app = newId();
  const from = (address: string) => limiter.take('network', { app, address });

  await from('2001:db8::1');
  await from('2001:db8::ffff:2');
  await expect(from('2001:db8:0:0:1:2:3:4')).rejects.toThrow(message);
  await from('2001:db8:0:1::1');

  await from('::ffff:203.0.113.5');
  await from('203.0.113.5');
  await expect(from('203.0.113.5')).rejects.toThrow(message);
});

test('a call that is taken back may be made again', async () => {
  const user = newId();
  await passed(times(10, () => aProcess().take('exact', { user })));
  await aProcess().refund('exact', { user });

  expect(await passed(times(2, () => aProcess().take('exact', { user })))).toBe(1);
});
