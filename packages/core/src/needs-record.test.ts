import { expect, test } from 'vitest';
import { needsRecord } from './needs-record.ts';

test.each([
  [
    'the kit’s page of a record',
    '<RecordDetail entity={Task} listPage="Tasks" fields={[\'title\']} />',
    true,
  ],
  ['one of a site', '<PublicDetail entity={Pot} listPage="Pots" fields={[]} />', true],
  ['a page that reads the id by itself', "const id = params.get('id');", true],
  ['another quote', 'new URLSearchParams(location.search).get("id")', true],
  ['a list that leads to records', '<RecordTable entity={Task} columns={[]} detailPage="TaskView" />', false],
  ['a call for a record', 'Task.get(id)', false],
  ['another parameter', "params.get('idea')", false],
])('%s', (_what, text, isOne) => expect(needsRecord(text)).toBe(isOne));
