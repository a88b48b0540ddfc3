import { App } from '@sayso/contracts/apps';
import { formatBlock, formatEdit } from '@sayso/core/blocks/format';
import { expect, test } from 'vitest';
import { builtIn } from '../../platform/builder/built-in.ts';
import { modelAnswers } from '../../platform/readers/model-answers.ts';
import { readFirst } from '../../platform/readers/plan-first.ts';
import { createReader } from '../../platform/readers/reader.ts';
import { compatibleWire } from '../../testing/model-wires/compatible-wire.ts';
import { type Exchange, startModelServer } from '../../testing/model-wires/model-server.ts';
import { openPlans } from '../../testing/plans.ts';
import { startServer } from '../../testing/start-server.ts';
import { turnOver } from '../../testing/wait-for.ts';

const models = await startModelServer(compatibleWire);
const server = await startServer({
  env: {
    SAYSO_MODEL_BASE_URL: models.baseUrl,
    SAYSO_MODEL: 'local-test',
    SAYSO_FIRST_BUILD: 'plan',
  },
});
const { get, planOf } = openPlans(server);

const text =
  'Tool library. Each tool has a label. Write "lent with love" below the title of the page of tools.';
const draft = {
  use: 'club',
  name: 'Tool library',
  things: [
    { words: 'Each tool has a label', name: 'Tool', fields: [{ name: 'Label', kind: 'text', of: [] }] },
  ],
  people: [],
  rules: [],
  pages: [],
  notWanted: [],
  leftOver: [],
};
const withRest = { ...draft, leftOver: ['Write "lent with love" below the title of the page of tools'] };
const plainText = 'Tool library. Each tool has a label.';

async function begin(content: string, more: object = {}) {
  const made = await server.call('ada', 'POST', '/apps/chat/create-from-message', { content, ...more });
  const { id } = App.parse(made.body);
  return { id, over: turnOver(server, id) };
}
const say = (exchange: Exchange, words: string) => {
  exchange.say(words);
  exchange.end();
};
const isReading = ({ prompt }: Exchange) =>
  prompt.some(({ text: words }) => words.includes('You read a description of an app'));
const toolsOf = async (id: string) =>
  (await server.call('ada', 'GET', `/apps/${id}/entities/Tool`)).body as unknown[];
const answerOf = (app: App) => app.conversation.messages.findLast(({ role }) => role === 'assistant');

test('the app of the plan is live before the model is asked for the rest, which it writes on top of it', async () => {
  const { id, over } = await begin(text);
  const reading = await models.next();
  expect(isReading(reading)).toBe(true);
  say(reading, JSON.stringify(withRest));
  const asked = await models.next();
  const live = await get(id);
  expect(live.status.state).toBe('processing');
  expect(live).toMatchObject({ name: 'Tool library', entities: { Tool: expect.anything() } });
  const tools = await toolsOf(id);
  expect(tools.length).toBeGreaterThan(2);
  const words = asked.prompt.map((each) => each.text).join('\n');
  expect(words).toContain('it works');
  expect(words).toContain('lent with love');
  expect(words).toContain('<action type="write" path="pages/Tools">');
  expect(words).toContain('Name: "Tool library"');
  say(
    asked,
    `Here it is.\n\n${formatBlock('edit', { path: 'pages/Tools' }, formatEdit('emptyTitle="No tools yet"', 'emptyTitle="Lent with love"'))}`,
  );
  await over;
  const app = await get(id);
  expect(answerOf(app)?.turn).toMatchObject({ state: 'settled', receipt: { model: 'local-test' } });
  expect(app.pages['Tools']).toContain('Lent with love');
  // Its sample records came with the plan's app, and are not brought once more.
  expect(await toolsOf(id)).toEqual(tools);
});

test('the plan’s app is live at once also where a checker of types is still getting ready', async () => {
  const checking = await startServer({
    env: {
      SAYSO_MODEL_BASE_URL: models.baseUrl,
      SAYSO_MODEL: 'local-test',
      SAYSO_FIRST_BUILD: 'plan',
      SAYSO_TYPE_CHECK: 'on',
    },
  });
  const made = await checking.call('ada', 'POST', '/apps/chat/create-from-message', { content: text });
  const { id } = App.parse(made.body);
  const over = turnOver(checking, id);
  say(await models.next(), JSON.stringify(withRest));
  const asked = await models.next();
  const live = App.parse((await checking.call('ada', 'GET', `/apps/${id}`)).body);
  expect(Object.keys(live.pages)).toContain('Tools');
  await checking.call('ada', 'POST', `/apps/${id}/chat/stop`);
  await asked.closed;
  await over;
});

test('where the plan holds all of the words, the model is asked nothing more, and the plan stays', async () => {
  const { id, over } = await begin(plainText);
  say(await models.next(), JSON.stringify(draft));
  await over;
  expect(answerOf(await get(id))?.turn).toMatchObject({ state: 'settled' });
  expect((await planOf(id)).things.map(({ name, source }) => [name, source.from])).toEqual([
    ['Tool', 'text'],
  ]);
});

test('what only the rules understood is left to the model, too', async () => {
  const { id, over } = await begin(
    'Tool library. Each tool has a label and a deposit. Borrowers have a phone.',
  );
  const left = { ...draft, things: [{ ...draft.things[0], words: 'Each tool has a label' }] };
  say(await models.next(), JSON.stringify(left));
  const asked = await models.next();
  const request = asked.prompt.at(-1)?.text ?? '';
  expect(request).toMatch(/^- .*deposit/m);
  expect(request).toMatch(/^- .*Borrowers/m);
  say(asked, 'Both are for later.');
  await over;
  expect(answerOf(await get(id))?.turn).toMatchObject({ state: 'settled' });
});

test.each([
  ['noise', 'qzx', /made no sense/],
  [
    'inventions',
    JSON.stringify({ ...draft, things: [{ words: 'x', name: 'Rocket', fields: [] }] }),
    /doesn’t match/,
  ],
])('a reading that is %s ends in the rules’ plan and one sentence', async (_, answer, sentence) => {
  const { id, over } = await begin(plainText);
  say(await models.next(), answer);
  await over;
  const app = await get(id);
  expect(answerOf(app)?.content).toMatch(sentence);
  expect(answerOf(app)?.turn).toMatchObject({ state: 'settled' });
  expect((await planOf(id)).things.map(({ name }) => name)).toContain('Tool');
});

test('a service that is away costs nobody their first version', async () => {
  const { id, over } = await begin(text);
  (await models.next()).refuse('key');
  await over;
  const app = await get(id);
  expect(answerOf(app)?.content).toMatch(/couldn’t be reached/);
  expect(app.entities).toHaveProperty('Tool');
});

test('a reading that nothing comes of is counted with what the turn took', async () => {
  const question = 'What can you do?';
  const { id, over } = await begin(question);
  say(await models.next(), JSON.stringify({ ...draft, things: [], use: 'not an app' }));
  const asked = await models.next();
  expect(isReading(asked)).toBe(false);
  say(asked, 'What should it do?');
  await over;
  const { tokens_in: read = 0 } = answerOf(await get(id))?.turn?.receipt ?? {};
  const alone = await begin(question, { first_build: 'model' });
  say(await models.next(), 'What should it do?');
  await alone.over;
  const { tokens_in: once = 0 } = answerOf(await get(alone.id))?.turn?.receipt ?? {};
  expect(read).toBeGreaterThan(once);
});

test('whoever would rather have the model write everything is asked no reading', async () => {
  const { id, over } = await begin(plainText, { first_build: 'model' });
  const asked = await models.next();
  expect(isReading(asked)).toBe(false);
  say(asked, 'I would need more to go on.');
  await over;
  expect((await get(id)).entities).toEqual({});
});

test('the rest may fail: what the plan made stands, and the answer says that it is not complete', async () => {
  const { id, over } = await begin(text);
  say(await models.next(), JSON.stringify(withRest));
  (await models.next()).reply(400, { error: { message: 'No more of this.' } });
  await over;
  const app = await get(id);
  expect(app.entities).toHaveProperty('Tool');
  expect(answerOf(app)?.turn?.state).toBe('needs_attention');
});

test('a stop between the plan and the rest keeps the app', async () => {
  const { id, over } = await begin(text);
  say(await models.next(), JSON.stringify(withRest));
  const asked = await models.next();
  await server.call('ada', 'POST', `/apps/${id}/chat/stop`);
  await asked.closed;
  await over;
  expect((await get(id)).entities).toHaveProperty('Tool');
});

test('a plan that somebody settled is read no more: it is built as it stands, and the model goes on from it', async () => {
  const { id, over } = await begin(text, {
    draft: withRest,
    plan_operations: [{ type: 'addThing', name: 'Shelf' }],
  });
  const asked = await models.next();
  expect(isReading(asked)).toBe(false);
  expect(Object.keys((await get(id)).entities)).toEqual(['Tool', 'Shelf']);
  expect(asked.prompt.map((each) => each.text).join()).toContain('lent with love');
  say(asked, 'That is not for me to write.');
  await over;
  expect((await planOf(id)).things.map(({ name }) => name)).toEqual(['Tool', 'Shelf']);
});

test('a plan that is wanted as it is shown is read no more, also where nobody changed it', async () => {
  const { id, over } = await begin(plainText, { plan_operations: [] });
  await over;
  expect((await planOf(id)).things.map(({ name }) => name)).toContain('Tool');
  expect(answerOf(await get(id))?.turn?.receipt).not.toHaveProperty('tokens_in');
});

test('a settled plan that lacks nothing is built without any model', async () => {
  const { id, over } = await begin(plainText, { draft });
  await over;
  const turn = answerOf(await get(id))?.turn;
  expect(turn?.state).toBe('settled');
  expect(turn?.receipt).not.toHaveProperty('tokens_in');
});

test('where an administrator set it so, the built-in builder has first builds read closely, unless a plan is settled', async () => {
  const choice = { provider: 'compatible', model: 'm', apiKey: null, baseUrl: models.baseUrl } as const;
  const patience = { firstByteMs: 20_000, silenceMs: 20_000 };
  const reader = createReader(modelAnswers(choice, { patience, longestMs: 20_000 }), builtIn.checkReading);
  server.core.models.use(readFirst(builtIn, async () => reader));
  const read = await begin(text);
  say(await models.next(), JSON.stringify(withRest));
  await read.over;
  const app = await get(read.id);
  expect(app.name).toBe('Tool library');
  expect(answerOf(app)?.turn).toMatchObject({ state: 'settled', receipt: { model: 'built-in' } });
  expect(answerOf(app)?.content).toMatch(/I haven’t used “Write "lent with love".*”\./);
  // Answered without a question: the next one would be for whoever asks next.
  const settled = await begin(text, { draft });
  await settled.over;
  const quick = await begin(plainText);
  const reading = await models.next();
  expect(reading.prompt.map((each) => each.text).join()).not.toContain('lent with love');
  say(reading, 'noise');
  await quick.over;
  expect(answerOf(await get(quick.id))?.content).toMatch(/made no sense/);
});
