import type { AppLog } from '@sayso/contracts/log-entries';
import { expect, test } from 'vitest';
import { anApp, newId } from '../../../../testing/samples.ts';
import { previewOf } from './log-words.ts';

const app = anApp({
  entities: {
    Repair: {
      properties: {
        fee: { type: 'number' },
        bike: { type: 'string', title: 'Bicycle' },
        is_paid: { type: 'boolean' },
        status: { type: 'string', enum: ['in_work', 'done'] },
        customer_id: { $ref: '/entities/Customer/id' },
      },
      'x-sayso': { titleField: 'bike' },
    },
  },
});
const entry = (given: Partial<AppLog>): AppLog => ({
  id: newId(),
  app_id: app.id,
  object_name: 'Repair',
  log_type: 'create',
  status: 'success',
  inputs: null,
  outputs: null,
  error: null,
  page: null,
  user_id: null,
  user_email: null,
  created_date: '2026-11-27T10:00:00.000Z',
  ...given,
});

test.each<[string, Partial<AppLog>, string]>([
  [
    'fields by their titles, the record\u2019s own first',
    {
      inputs:
        '{"fee":12.5,"bike":"Cargo bike","is_paid":true,"status":"in_work","customer_id":"65f0c2","color":null}',
    },
    'Bicycle: Cargo bike · Fee: 12.5 · Is paid: Yes · Status: In work',
  ],
  [
    'what was changed, without the record\u2019s id',
    { log_type: 'update', inputs: '{"id":"65f0c1","body":{"status":"done"}}' },
    'Status: Done',
  ],
  ['a record that was deleted', { log_type: 'delete', inputs: '{"id":"65f0c1"}' }, ''],
  ['several', { inputs: '[{"bike":"Tandem"},{"bike":"Trike"}]' }, '2 records: Bicycle: Tandem'],
  [
    'what no entity names',
    {
      object_name: 'InvokeLLM',
      log_type: 'integration',
      inputs: '{"prompt":"Hi","file_urls":["a","b"],"o":{"p":1}}',
    },
    'Prompt: Hi · File urls: a, b',
  ],
  ['what was cut when it was stored', { inputs: '{"bike":"Cargo … (cut)' }, 'bike : Cargo … (cut)'],
  [
    'an error by the fields\u2019 titles',
    {
      status: 'error',
      error: 'bike: This field is required\nfee: Must be a number\nstatus: Choose one of: done',
    },
    'Bicycle is required. Fee must be a number. Status: Choose one of: done.',
  ],
  [
    'an error of the whole',
    { status: 'error', error: 'Error: The till is stuck' },
    'Error: The till is stuck.',
  ],
])('[W-LOGS-03] an entry is told in words: %s', (_what, given, told) => {
  expect(previewOf(entry(given), app)).toBe(told);
});

test('[W-LOGS-03] at most 100 characters', () => {
  const told = previewOf(entry({ inputs: JSON.stringify({ bike: 'long '.repeat(60) }) }), app);
  expect([told.length, told.at(-1)]).toEqual([100, '…']);
});
