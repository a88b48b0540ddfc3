import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { type RateName, rateRules, rulesFor } from './rates.ts';
import type { Reply } from './testing/http-call.ts';
import { reachedElsewhere } from './testing/limits-reached-elsewhere.ts';
import { startServer } from './testing/start-server.ts';
import { untilRefused } from './testing/until-refused.ts';

const low = [{ most: 3, seconds: 600 }];
const all = Object.keys(rateRules) as RateName[];
const lowered = all.filter((name) => reachedElsewhere[name] === undefined);
const server = await startServer({
  config: {
    trustedProxies: 1,
    registrationsPerHour: 40,
    rates: { factor: 1_000, windows: Object.fromEntries(lowered.map((name) => [name, low])) },
  },
});

let calls = 0;
const elsewhere = () => `10.0.0.${++calls}`;
const from = (address: string) => ({ 'x-forwarded-for': address });
const rls = { create: true, read: true, update: true, delete: true };
const entities = { Note: { properties: { text: { type: 'string' } }, rls } };
const anOpenApp = (who = 'ada') => server.anApp(who, { public_settings: 'public_without_login', entities });
/** Limits that would be reached first are out of the way. */
const asking = await startServer({
  config: {
    trustedProxies: 1,
    rates: {
      factor: 1_000,
      windows: { visitorQuestions: low, visitorQuestionsOfApp: low, codeMails: low, resetMails: low },
    },
  },
});
const anAskingApp = () =>
  asking.anApp('ada', { public_settings: 'public_without_login', visitor_permissions: { use_ai: true } });
const askAt = (app: string, address: string) =>
  asking.call(null, 'POST', core(app, 'InvokeLLM'), { prompt: 'Hello' }, from(address));
const notes = (app: string, more = '') => `/apps/${app}/entities/Note${more}`;
const core = (app: string, name = 'CreateFileSignedUrl') => `/apps/${app}/integration-endpoints/Core/${name}`;
const batch = (count: number) => ({
  events: Array.from({ length: count }, () => ({ event_name: 'seen', properties: {} })),
});

type Case = { name: RateName; says: string; after?: number; go(): Promise<(nr: number) => Promise<Reply>> };

/** Each limit that answers a call, and what reaches it. */
const cases: Case[] = [
  {
    name: 'turns',
    says: 'You’ve sent a lot of messages',
    async go() {
      const app = await server.anApp('teller');
      return (nr) => server.call('teller', 'POST', `/apps/${app}/chat/message`, { content: `Note ${nr}` });
    },
  },
  {
    name: 'newApps',
    says: 'You’ve created a lot of apps',
    go: async () => (nr) =>
      nr % 2
        ? server.call('maker', 'POST', '/apps/chat/create-from-message', { content: 'A list of my tools' })
        : server.call('maker', 'POST', '/apps', { name: 'Tools' }),
  },
  {
    name: 'publishes',
    says: 'This app has been published many times',
    async go() {
      const app = await server.anApp('publisher');
      return () => server.call('publisher', 'POST', `/apps/${app}/deploy`);
    },
  },
  {
    name: 'logos',
    says: 'You’ve changed logos a lot',
    async go() {
      const app = await server.anApp('painter');
      return (mark) => server.call('painter', 'POST', `/apps/${app}/update-logo`, { prompt: 'A paw', mark });
    },
  },
  {
    name: 'listChanges',
    says: 'You’ve changed a lot of lists',
    async go() {
      const app = await anOpenApp('mover');
      const ways = ['entity-schemas/Note/move-choice', `schema-changes/${app}/undo`];
      const move = { field: 'text', from: 'a', to: 'b' };
      return (nr) => server.call('mover', 'POST', `/apps/${app}/${ways[nr % 2]}`, move);
    },
  },
  {
    name: 'planChanges',
    says: 'You’ve changed the plan a lot',
    async go() {
      const app = await anOpenApp('planner');
      const change = { checkpoint_id: app, operations: [{ type: 'renameApp', name: 'Other' }] };
      return () => server.call('planner', 'POST', `/apps/${app}/plan`, change);
    },
  },
  {
    name: 'draftProofs',
    says: 'You’ve changed rules a lot',
    async go() {
      const app = await anOpenApp('prover');
      const draft = { entity: 'Note', rls: { read: false } };
      return () => server.call('prover', 'POST', `/apps/${app}/rule-proof`, draft);
    },
  },
  {
    name: 'visitorReads',
    says: 'Too many requests from your network',
    async go() {
      const [app, address] = [await anOpenApp('reader'), elsewhere()];
      const ways = [notes(app), notes(app, '/count'), notes(app, '/v2/list'), notes(app, `/${app}`)];
      return (nr) => server.call(null, 'GET', ways[nr] ?? notes(app), undefined, from(address));
    },
  },
  {
    name: 'visitorReadsOfApp',
    says: 'This app is very busy',
    async go() {
      const app = await anOpenApp('reader');
      return () => server.call(null, 'GET', notes(app), undefined, from(elsewhere()));
    },
  },
  {
    name: 'visitorWrites',
    says: 'Too many changes from your network',
    async go() {
      const [app, address] = [await anOpenApp('writer'), elsewhere()];
      return () => server.call(null, 'POST', notes(app), { text: 'x' }, from(address));
    },
  },
  {
    name: 'visitorWrites',
    says: 'Too many changes from your network',
    after: 1,
    async go() {
      const [app, address] = [await anOpenApp('writer'), elsewhere()];
      const records = Array.from({ length: 40 }, () => ({ text: 'x' }));
      return () => server.call(null, 'POST', notes(app, '/bulk'), records, from(address));
    },
  },
  {
    name: 'visitorWritesOfApp',
    says: 'This app is very busy',
    async go() {
      const app = await anOpenApp('writer');
      return () => server.call(null, 'POST', notes(app), { text: 'x' }, from(elsewhere()));
    },
  },
  {
    name: 'integrations',
    says: 'Too many requests in a short time',
    async go() {
      const app = await server.anApp('caller');
      return () => server.call('caller', 'POST', core(app), {});
    },
  },
  {
    name: 'visitorIntegrations',
    says: 'Too many requests from your network',
    async go() {
      const [app, address] = [await anOpenApp('caller'), elsewhere()];
      return () => server.call(null, 'POST', core(app), {}, from(address));
    },
  },
  {
    name: 'integrationsOfApp',
    says: 'This app has made too many requests',
    async go() {
      const app = await anOpenApp('caller');
      return () => server.call(null, 'POST', core(app), {}, from(elsewhere()));
    },
  },
  {
    name: 'visitorQuestions',
    says: 'Too many AI requests from your network',
    async go() {
      const [app, address] = [await anAskingApp(), elsewhere()];
      return () => askAt(app, address);
    },
  },
  {
    name: 'visitorQuestionsOfApp',
    says: 'Visitors of this app have made too many AI requests',
    async go() {
      const app = await anAskingApp();
      return () => askAt(app, elsewhere());
    },
  },
  {
    name: 'failedSignIns',
    says: 'Too many failed sign-ins',
    async go() {
      const address = elsewhere();
      return (nr) => {
        const body = { email: `nobody-${nr}@example.com`, password: 'not the right one' };
        return server.call(null, 'POST', '/auth/login', body, from(address));
      };
    },
  },
  {
    name: 'codeRequests',
    says: 'Too many attempts from your network',
    async go() {
      const address = elsewhere();
      const ask = (email: string) =>
        server.call(null, 'POST', '/auth/reset-password-request', { email }, from(address));
      return (nr) => ask(`forgetful-${nr}@example.com`);
    },
  },
  {
    name: 'resetMails',
    says: 'Too many emails were requested',
    async go() {
      const address = elsewhere();
      const body = { email: 'mine@example.com' };
      return () => asking.call(null, 'POST', '/auth/reset-password-request', body, from(address));
    },
  },
  {
    name: 'resetMailsToReceiver',
    says: 'Too many emails were requested',
    go: async () => () =>
      server.call(
        null,
        'POST',
        '/auth/reset-password-request',
        { email: 'often@example.com' },
        from(elsewhere()),
      ),
  },
  {
    name: 'codeMails',
    says: 'Too many emails were requested',
    async go() {
      const address = elsewhere();
      return () => asking.call('mailed', 'POST', '/auth/resend-code', undefined, from(address));
    },
  },
  {
    name: 'codeMailsToReceiver',
    says: 'Too many emails were requested',
    go: async () => () => server.call('coder', 'POST', '/auth/resend-code', undefined, from(elsewhere())),
  },
  {
    name: 'invitations',
    says: 'You’ve invited a lot of people in a short time',
    async go() {
      const app = await server.anApp('host');
      return (nr) =>
        server.call('host', 'POST', `/apps/${app}/users/invite-user`, {
          user_email: `guest-${nr}@example.com`,
        });
    },
  },
  {
    name: 'passwordLinks',
    says: 'You’ve created a lot of password links',
    async go() {
      await server.person('forgetful');
      return () => server.call('root', 'POST', '/auth/password-link', { email: 'forgetful@example.com' });
    },
  },
  {
    name: 'feedback',
    says: 'You’ve sent a lot of feedback today',
    go: async () => () => server.call('critic', 'POST', '/feedback', { tag: 'Idea' }),
  },
  {
    name: 'visits',
    says: 'Too many reports from your network',
    async go() {
      const [app, address] = [await anOpenApp('visited'), elsewhere()];
      return () =>
        server.call(null, 'POST', `/app-logs/${app}/log-user-in-app/Home`, undefined, from(address));
    },
  },
  {
    name: 'eventBatches',
    says: 'Too many reports from your network',
    async go() {
      const [app, address] = [await anOpenApp('visited'), elsewhere()];
      const path = `/apps/${app}/analytics/track/batch`;
      const body = { events: [{ event_name: '__user_heartbeat_event__', properties: {} }] };
      return () => server.call(null, 'POST', path, body, from(address));
    },
  },
  {
    name: 'events',
    says: 'Too many reports from your network',
    after: 1,
    async go() {
      const [app, address] = [await anOpenApp('reporter'), elsewhere()];
      return () => server.call(null, 'POST', `/apps/${app}/analytics/track/batch`, batch(2), from(address));
    },
  },
  {
    name: 'invitationLooks',
    says: 'Too many requests from your network',
    async go() {
      const [app, address] = [await server.anApp('host'), elsewhere()];
      return (nr) =>
        server.call(null, 'GET', `/apps/public/${app}/invitation?code=${nr}`, undefined, from(address));
    },
  },
  {
    name: 'resetLooks',
    says: 'Too many requests from your network',
    async go() {
      const address = elsewhere();
      const body = { reset_token: 'none' };
      return () => server.call(null, 'POST', '/auth/reset-password-check', body, from(address));
    },
  },
  {
    name: 'eventsOfApp',
    says: 'This app has sent too many reports',
    after: 1,
    async go() {
      const app = await anOpenApp('reporter');
      return () =>
        server.call(null, 'POST', `/apps/${app}/analytics/track/batch`, batch(2), from(elsewhere()));
    },
  },
];

test.each(cases)(
  '$name: after as many calls as are allowed the next is told when to try again',
  async (each) => {
    const replies = await untilRefused(await each.go());

    const refused = replies.at(-1);
    expect(refused).toMatchObject({ status: 429, body: { error_type: 'too_many_requests' } });
    expect(replies.length - 1).toBe(each.after ?? 3);
    const message = String(Object(refused?.body).message);
    expect(message).toContain(each.says);
    expect(message).toMatch(/Try again in \d+ (?:seconds?|minutes|hours)\.$/);
    const seconds = Number(refused?.headers['retry-after']);
    expect(seconds).toBeGreaterThan(500);
    expect(seconds).toBeLessThanOrEqual(600);
  },
);

test('every limit of the table has a case here or a test elsewhere, so that none is forgotten', async () => {
  expect(new Set(cases.map(({ name }) => name))).toEqual(new Set(lowered));
  for (const [name, [file, title]] of Object.entries(reachedElsewhere)) {
    const isThere = (await readFile(join(import.meta.dirname, file), 'utf8')).includes(title);
    expect([name, isThere]).toEqual([name, true]);
  }
});

test('two processes on one database count together', async () => {
  const other = await server.another();
  const [app, address] = [await anOpenApp('both'), elsewhere()];
  const here = () => server.call(null, 'POST', notes(app), { text: 'x' }, from(address));
  const there = () => other.call('POST', `${notes(app)}`, { body: { text: 'x' }, headers: from(address) });
  const statuses = [await here(), await there(), await here(), await there(), await here()];

  expect(statuses.map(({ status }) => status)).toEqual([200, 200, 200, 429, 429]);
  expect(Number(statuses[3]?.headers['retry-after'])).toBeGreaterThan(500);
});

test('somebody who takes another address of the same IPv6 network is still the same', async () => {
  const signIn = (address: string) => {
    const body = { email: 'nobody@example.com', password: 'not the right one' };
    return server.call(null, 'POST', '/auth/login', body, from(address));
  };
  for (const nr of [1, 2, 3]) expect((await signIn(`2001:db8::${nr}`)).status).toBe(401);

  expect((await signIn('2001:db8::dead:beef')).status).toBe(429);
  expect((await signIn('2001:db8:0:1::1')).status).toBe(401);
});

test('people who are signed in to the app are no visitors', async () => {
  const app = await server.anApp('member', { public_settings: 'public_with_login', entities });
  const write = (nr: number) => server.call('member', 'POST', notes(app), { text: `${nr}` });

  for (const nr of [1, 2, 3, 4, 5]) expect((await write(nr)).status).toBe(200);
});

test('SAYSO_RATES multiplies the limits that have no setting of their own', () => {
  const rules = (env: NodeJS.ProcessEnv) => rulesFor(readConfig(env));
  const usual = rules({});
  const many = rules({ SAYSO_RATES: '100', SAYSO_REGISTRATIONS: '7' });

  expect(usual.turns.windows).toEqual([
    { most: 30, seconds: 60 },
    { most: 300, seconds: 3_600 },
  ]);
  expect(many.turns.windows.map(({ most }) => most)).toEqual([3_000, 30_000]);
  expect([usual.registrations, many.registrations].map(({ windows }) => windows[0].most)).toEqual([20, 7]);
  expect([usual.invitations, many.invitations].map(({ windows }) => windows[0].most)).toEqual([100, 35]);
  expect(() => rules({ SAYSO_RATES: 'off' })).toThrow('SAYSO_RATES: must be a number');
});
