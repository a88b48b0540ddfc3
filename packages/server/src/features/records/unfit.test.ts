import { formatBlock } from '@sayso/core/blocks/format';
import { expect, test } from 'vitest';
import { openConversations } from '../../testing/conversations.ts';
import { startServer } from '../../testing/start-server.ts';

const server = await startServer();
const { chat, built } = openConversations(server);

const schemaWith = (properties: Record<string, unknown>, required: string[] = []) =>
  JSON.stringify({ name: 'Task', properties: { title: { type: 'string' }, ...properties }, required });
const tags = (...choices: string[]) => ({
  tags: { type: 'array', items: { type: 'string', enum: choices } },
});
const status = (...choices: string[]) => ({ status: { type: 'string', enum: choices } });

async function anAppWithTasks(properties: Record<string, unknown>, records: Record<string, unknown>[]) {
  const id = await built();
  const write = async (content: string) => {
    const sent = await server.call('ada', 'POST', `/apps/${id}/coding/write`, {
      file_path: 'entities/Task',
      content,
    });
    return (sent.body as { warnings?: string[] }).warnings;
  };
  await write(schemaWith(properties));
  await server.call('ada', 'POST', `/apps/${id}/entities/Task/bulk`, records);
  return { id, write };
}

test.each([
  [
    'a type that changed',
    schemaWith({ size: { type: 'number' } }),
    '3 tasks no longer fit “Size”. Give them a new value.',
  ],
  [
    'a choice that is gone',
    schemaWith(status('open')),
    '1 task no longer fits “Status”. Give it a new value.',
  ],
  [
    'a new required field',
    schemaWith({ owner: { type: 'string' } }, ['owner']),
    '4 tasks no longer fit “Owner”. Give them a new value.',
  ],
  ['a field that is gone', schemaWith({}), undefined],
  ['a wider choice', schemaWith({ size: { type: 'string' }, ...status('open', 'done', 'late') }), undefined],
])(
  'a schema written by hand tells how many records do not fit any more: %s',
  async (_what, text, warning) => {
    const { write } = await anAppWithTasks({ size: { type: 'string' }, ...status('open', 'done') }, [
      { title: 'a', size: 'L', status: 'open' },
      { title: 'b', size: 'M', status: 'done' },
      { title: 'c', size: 'S' },
      { title: 'd' },
    ]);
    expect(await write(text)).toEqual(warning === undefined ? undefined : [warning]);
    // What was told once is not told again with the next change, nor with the same text.
    expect(await write(text)).toBeUndefined();
    expect(await write(text.replace('{', '{"description":"Tasks",'))).toBeUndefined();
  },
);

test('a turn that changes a schema says with the change how many of the newest records do not fit', async () => {
  const { id } = await anAppWithTasks(status('open', 'done'), [{ title: 'new', status: 'done' }]);
  await server.sql`
    insert into records (app_id, entity, id, data, created_date)
    select ${id}, 'Task', lpad(n::text, 24, '0'), '{"status": "done"}', now() - interval '1 day'
    from generate_series(1, 1200) as n`;
  const block = formatBlock('entity', { name: 'Task', mode: 'replace' }, schemaWith(status('open')));
  const { conversation } = await chat(id, 'Only open ones', block);
  expect(conversation.messages.at(-1)?.turn).toMatchObject({
    state: 'settled',
    changes: [
      {
        path: 'entities/Task',
        action: 'changed',
        warnings: ['1,000 of the newest 1,000 tasks no longer fit “Status”. Give them a new value.'],
        left_choices: '1,000 of the newest 1,000 tasks no longer fit “Status”. Give them a new value.',
      },
    ],
  });
});

test('records whose choice was removed are told apart from those that do not fit otherwise', async () => {
  const { id } = await anAppWithTasks(
    { size: { type: 'string' }, ...status('open', 'done'), ...tags('a', 'b') },
    [
      { title: 'one', size: 'L', status: 'done', tags: ['a', 'b'] },
      { title: 'two', size: 'M', status: 'open', tags: ['a'] },
      { title: 'three', size: '3', tags: [] },
    ],
  );
  const after = { size: { type: 'number' }, ...status('open'), ...tags('a') };
  const block = formatBlock('entity', { name: 'Task', mode: 'replace' }, schemaWith(after, ['status']));
  const { conversation } = await chat(id, 'Fewer', block);
  const left = '1 task no longer fits “Status” and “Tags”. Give it new values.';
  const change = conversation.messages.at(-1)?.turn?.changes[0];
  expect(change?.left_choices).toBe(left);
  // Two have no number for a size, and one has no status at all: neither is a choice that was removed.
  expect(change?.warnings).toEqual([
    left,
    '3 tasks no longer fit “Size” and “Status”. Give them new values.',
  ]);
});
