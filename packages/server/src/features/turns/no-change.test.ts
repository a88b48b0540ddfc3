import type { App } from '@sayso/contracts/apps';
import { formatBlock } from '@sayso/core/blocks/format';
import { expect, test } from 'vitest';
import { openConversations, page, write } from '../../testing/conversations.ts';
import { startServer } from '../../testing/start-server.ts';
import { turnOver } from '../../testing/wait-for.ts';

const server = await startServer();
const { script, chat, built, send } = openConversations(server, { repairs: true });
const lastOf = ({ conversation }: App) => conversation.messages.findLast(({ role }) => role === 'assistant');
const sentence = 'Nothing was changed.';

const suggest = (...titles: string[]) =>
  formatBlock('suggest', {}, JSON.stringify(titles.map((title) => ({ title, prompt: `Please: ${title}` }))));
const suggested = async (id: string) => {
  const { body } = await server.call('ada', 'POST', `/apps/${id}/chat/generate-suggestions`);
  return Object.values(body as Record<string, { title: string } | null>).map((each) => each?.title);
};

test('an answer in words alone to what was asked for ends with the truth, and costs nothing', async () => {
  const id = await built();
  const answer = lastOf(await chat(id, 'Make the title blue', 'Done! The title is blue now.'));
  expect(answer?.content).toBe(`Done! The title is blue now.\n\n${sentence}\n`);
  expect(answer?.turn).toMatchObject({ state: 'settled', receipt: { credits: 0 } });
});

test('a file that is written as it was is no change', async () => {
  const id = await built();
  const answer = lastOf(await chat(id, 'Make the title blue', write('pages/Home', page('Home'))));
  expect(answer?.content).toMatch(/<\/action>\n\nNothing was changed\.\n$/);
  expect(answer?.turn?.receipt?.credits).toBe(0);
});

test.each(['What does this page show?', 'Thanks!'])(
  'to "%s" words are the answer, and cost nothing',
  async (asked) => {
    const id = await built();
    const answer = lastOf(await chat(id, asked, 'It shows a title.'));
    expect(answer?.content).toBe('It shows a title.');
    expect(answer?.turn).toMatchObject({ state: 'settled', receipt: { credits: 0 } });
  },
);

test.each([
  ['a file', write('pages/Other', page('Other'))],
  ['the name of the app', formatBlock('set_app', {}, '{"name":"Task Desk"}')],
])('a change of %s costs what an answer costs', async (_what, block) => {
  const id = await built();
  const answer = lastOf(await chat(id, 'Change it', `Done.\n${block}`));
  expect(answer?.content).not.toContain(sentence);
  expect(answer?.turn).toMatchObject({ state: 'settled', receipt: { credits: 1 } });
});

test('what is refused says so itself', async () => {
  const id = await built();
  const over = turnOver(server, id);
  await send(id, 'Change it');
  for (const _round of [1, 2]) {
    const answer = await script.next();
    answer.say(write('pages/Other', 'not ( code'));
    answer.end();
  }
  await over;
  const { body } = await server.call('ada', 'GET', `/apps/${id}`);
  const answer = lastOf(body as App);
  expect(answer?.content).not.toContain(sentence);
  expect(answer?.turn).toMatchObject({ state: 'needs_attention', receipt: { credits: 0 } });
});

test('[B-CHAT-22] what the last answer suggested stays while the app does, save what was just asked', async () => {
  const id = await built();
  await chat(id, 'Change it', write('pages/A', page('A')), suggest('One', 'Two', 'Three'));
  expect(await suggested(id)).toEqual(['One', 'Two', 'Three']);
  await chat(id, 'What is there?', 'Two pages.');
  expect(await suggested(id)).toEqual(['One', 'Two', 'Three']);
  await chat(id, 'Please: Two', 'I cannot do that.');
  const left = await suggested(id);
  expect(left.slice(0, 2)).toEqual(['One', 'Three']);
  expect(left).not.toContain('Two');
});

test('suggestions of an answer in words take the place of older ones', async () => {
  const id = await built();
  await chat(id, 'Change it', write('pages/A', page('A')), suggest('One', 'Two', 'Three'));
  await chat(id, 'What could I add?', 'A calendar, say.\n', suggest('Calendar', 'Map', 'List'));
  expect(await suggested(id)).toEqual(['Calendar', 'Map', 'List']);
});

test('[B-CHAT-22] after each change that suggests nothing others are offered, and none that was asked for', async () => {
  const id = await built();
  const fields =
    '"title":{"type":"string"},"due":{"type":"string","format":"date"},"place":{"type":"string"}';
  await chat(id, 'Add tasks', formatBlock('entity', { name: 'Task' }, `{"properties":{${fields}}}`));
  const first = await suggested(id);
  expect(first.filter((title) => title != null)).toHaveLength(3);
  await chat(id, 'What is there?', 'Tasks.');
  expect(await suggested(id)).toEqual(first);
  await chat(id, 'Make it blue', write('pages/Home', page('Home').replace('<p>', '<p className="blue">')));
  const second = await suggested(id);
  for (const title of second) expect(first).not.toContain(title);

  const { body } = await server.call('ada', 'POST', `/apps/${id}/chat/generate-suggestions`);
  const { suggestion_1: one, suggestion_2: two } = body as Record<string, { prompt: string }>;
  await chat(id, one?.prompt ?? '', 'I cannot do that.');
  await chat(id, two?.prompt ?? '', 'Nor that.');
  const others = await suggested(id);
  expect(others.filter((title) => title != null)).toHaveLength(3);
  expect(others).not.toContain(second[0]);
  expect(others).not.toContain(second[1]);
});

test('after a change that suggests nothing none of the older ones is left', async () => {
  const id = await built();
  await chat(id, 'Change it', write('pages/A', page('A')), suggest('One', 'Two', 'Three'));
  await chat(id, 'Change it again', write('pages/B', page('B')));
  const fitting = await suggested(id);
  expect(fitting.filter((title) => title != null).length).toBeGreaterThan(0);
  for (const title of ['One', 'Two', 'Three']) expect(fitting).not.toContain(title);
});
