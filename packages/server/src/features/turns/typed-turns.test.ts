import { buildApp } from '@sayso/blueprint/testing/build-app';
import { bench } from '@sayso/blueprint/testing/descriptions';
import type { App } from '@sayso/contracts/apps';
import { applyBlock } from '@sayso/core/blocks/apply';
import { formatBlock, formatEdit } from '@sayso/core/blocks/format';
import { BlockParser } from '@sayso/core/blocks/parser';
import { workedExample } from '@sayso/core/prompt/worked-example';
import type { SourceTree } from '@sayso/core/source-tree';
import { expect, test } from 'vitest';
import { openConversations, page, write } from '../../testing/conversations.ts';
import { startServer } from '../../testing/start-server.ts';
import { turnOver } from '../../testing/wait-for.ts';
import { usualLimits } from './turn-limits.ts';

const turnLimits = { ...usualLimits, steps: 4 };
const server = await startServer({ env: { SAYSO_TYPE_CHECK: 'on' }, config: { turnLimits } });
const { script, get, send, built } = openConversations(server, { repairs: true });
const turnOf = ({ conversation }: App) =>
  conversation.messages.findLast(({ role }) => role === 'assistant')?.turn;

const task = formatBlock(
  'entity',
  { name: 'Task' },
  '{"properties":{"title":{"type":"string"},"done":{"type":"boolean"}},"rls":{"read":true}}',
);
const list = (field: string) =>
  `import { useQuery } from '@tanstack/react-query';\nimport { Task } from '@/entities/Task';\n\nexport default function List() {\n  const { data = [] } = useQuery({ queryKey: ['tasks'], queryFn: () => Task.list() });\n  return <ul>{data.map((task) => <li key={task.id}>{task.${field}}</li>)}</ul>;\n}\n`;

/** The rounds of one answer, with what the preview had while each was asked for. */
async function rounds(id: string, content: string, ...said: string[]) {
  const over = turnOver(server, id);
  await send(id, content);
  const asked: { text: string; pages: string[] }[] = [];
  for (const text of said) {
    const answer = await script.next();
    asked.push({ text: answer.request.text, pages: Object.keys((await get(id)).pages) });
    answer.say(text);
    answer.end();
  }
  await over;
  return { app: await get(id), asked };
}

test('mistakes from before a turn are not its own, also when the checker got ready in the middle of it', async () => {
  const id = await server.anApp('ada');
  const mine = page('Mine').replace('<p>Mine</p>', '<p>{whatever}</p>');
  await server.call('ada', 'POST', `/apps/${id}/coding/write`, { file_path: 'pages/Mine', content: mine });
  const over = turnOver(server, id);
  await send(id, 'Add a page');
  const answer = await script.next();
  expect(server.core.types?.isWarm).toBe(false);
  await expect.poll(() => server.core.types?.isWarm, { timeout: 110_000 }).toBe(true);
  answer.say(write('pages/Other', `import Mine from '@/pages/Mine';\n${page('Other')}`));
  answer.end();
  await over;
  const app = await get(id);
  expect(Object.keys(app.pages)).toEqual(['Mine', 'Other']);
  expect(turnOf(app)?.state).toBe('settled');
}, 120_000);

test('an invented field never goes live: the model is told which there are, and mends it', async () => {
  const id = await built();
  await rounds(id, 'Add tasks', task);
  const { app, asked } = await rounds(
    id,
    'Show them',
    write('pages/List', list('titel')),
    formatBlock('edit', { path: 'pages/List' }, formatEdit(lineWith('titel'), lineWith('title'))),
  );

  expect(asked[1]?.pages).toEqual(['Home']);
  expect(asked[1]?.text).toContain("pages/List, line 6: Task has no field 'titel'\n  Did you mean 'title'?");
  expect(app.pages['List']).toBe(list('title'));
  expect(turnOf(app)).toMatchObject({
    state: 'settled',
    changes: [{ path: 'pages/List', action: 'created' }],
  });
}, 120_000);

test('a field that a page still uses is not taken away, and what is good of the answer goes live', async () => {
  const id = await built();
  await rounds(id, 'Add tasks', task + write('pages/List', list('done')));
  const less = formatBlock(
    'entity',
    { name: 'Task', mode: 'replace' },
    '{"properties":{"title":{"type":"string"}}}',
  );
  const { app, asked } = await rounds(
    id,
    'Remove done',
    less + write('pages/Other', page('Other')),
    'I cannot.',
  );

  expect(asked[1]?.text).toContain("Task has no field 'done'");
  expect(app.entities['Task']?.properties).toHaveProperty('done');
  expect(Object.keys(app.pages)).toEqual(['Home', 'List', 'Other']);
  expect(turnOf(app)).toMatchObject({
    state: 'needs_attention',
    changes: expect.arrayContaining([
      {
        path: 'entities/Task',
        action: 'changed',
        added: 0,
        removed: 0,
        error: expect.stringContaining('pages/List'),
      },
    ]),
    failures: [{ path: 'pages/List', line: 6, code: 'unknown-field', symbol: 'Task.done' }],
  });
}, 120_000);

test('what was kept back stays back when the turn runs out of steps while it is mended', async () => {
  const id = await built();
  const over = turnOver(server, id);
  await send(id, 'Add tasks and show them');
  const first = await script.next();
  first.say(task + write('pages/List', list('titel')));
  first.end();
  const second = await script.next();
  for (let step = 0; step <= turnLimits.steps; step += 1)
    second.give({ type: 'usage', tokensIn: 1, tokensOut: 1 });
  await over;

  const app = await get(id);
  expect(app.pages).toEqual({ Home: page('Home') });
  expect(turnOf(app)).toMatchObject({
    state: 'needs_attention',
    failures: expect.arrayContaining([
      expect.objectContaining({ path: 'pages/List', code: 'unknown-field' }),
      expect.objectContaining({ path: 'answer', code: 'limit' }),
    ]),
  });
}, 120_000);

test('a key in a page is refused and not repeated', async () => {
  const id = await built();
  const key = 'sk_live_4eC39HqLyjWDarjtT1zdp7dc';
  const { app, asked } = await rounds(
    id,
    'Take payments',
    write('pages/Pay', page('Pay').replace('<p>Pay</p>', `<p>{'${key}'}</p>`)),
    'I will use a function.',
  );
  expect(asked[1]?.text).toContain('This looks like a secret key of Stripe');
  expect(asked[1]?.text).not.toContain(key);
  expect(Object.keys(app.pages)).toEqual(['Home']);
}, 120_000);

test('mistakes that were there before are no reason to hold a change back', async () => {
  const id = await built();
  const written = await server.call('ada', 'POST', `/apps/${id}/coding/write`, {
    file_path: 'pages/Mine',
    content: page('Mine').replace('<p>Mine</p>', '<p>{whatever}</p>'),
  });
  expect(written.status).toBe(200);
  const { app, asked } = await rounds(id, 'Add a page', write('pages/Other', page('Other')));
  expect(asked).toHaveLength(1);
  expect(Object.keys(app.pages)).toEqual(['Home', 'Mine', 'Other']);
  expect(turnOf(app)?.state).toBe('settled');
}, 120_000);

test('[B-GEN-01] nothing that the built-in builder makes, and nothing that models are shown, is found wrong', async () => {
  const made = await Promise.all(bench.prompts.map(({ prompt }) => buildApp(prompt)));
  const trees: SourceTree[] = [example(), ...made.map(({ tree }) => tree)];
  for (const [at, tree] of trees.entries())
    expect(await server.core.types?.check(`app${at}`, tree)).toEqual([]);
  expect(trees.length).toBeGreaterThan(15);
}, 120_000);

function lineWith(field: string): string {
  return `  return <ul>{data.map((task) => <li key={task.id}>{task.${field}}</li>)}</ul>;`;
}

function example(): SourceTree {
  const parser = new BlockParser();
  let tree: SourceTree = {};
  for (const event of [...parser.push(workedExample), ...parser.end()]) {
    if (event.type !== 'close') continue;
    const applied = applyBlock(tree, event.block, { mayShrink: true });
    if ('tree' in applied) tree = applied.tree;
  }
  expect(Object.keys(tree)).toHaveLength(5);
  return tree;
}
