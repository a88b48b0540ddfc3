import type { AppLog } from '@sayso/contracts/log-entries';
import { expect, test } from 'vitest';
import { anApp } from '../../../../testing/samples.ts';
import { previewOf, titleOf } from './log-words.ts';
import { refusalOf } from './refusal.ts';

const creator = { created_by: '{{user.email}}' };
const outing = (rls: object) => ({
  name: 'LogOuting',
  title: 'Log outing',
  properties: { title: { type: 'string' }, fee: { type: 'number', rls: { write: creator } } },
  rls,
});
const appWith = (rls: object = {}) => anApp({ entities: { LogOuting: outing(rls) as never } });

const entry = (changes: Partial<AppLog> = {}): AppLog => ({
  id: '1',
  app_id: 'a'.repeat(24),
  object_name: 'LogOuting',
  log_type: 'delete',
  status: 'error',
  inputs: '{"id":"6b09d3"}',
  outputs: null,
  error: 'Permission denied',
  page: null,
  user_id: null,
  user_email: null,
  created_date: '2026-11-27T10:00:00.000Z',
  ...changes,
});

test.each([
  ['delete', { delete: creator }, 'Only whoever created it can delete log outings.'],
  [
    'update',
    { update: { $or: [creator, { user_condition: { role: 'admin' } }] } },
    'Only whoever created it or admins can change log outings.',
  ],
  [
    'update',
    { update: { 'data.title': 'open' } },
    'Who can change log outings: anyone, if “Title” is “open”.',
  ],
  ['create', { create: false }, 'Nobody can add log outings.'],
  ['delete', { read: true }, 'The rule for log outings has changed since then. This would be allowed now.'],
] as const)('a refused %s names the rule that refused it', (log_type, rls, sentence) => {
  const refused = entry({ log_type });
  const app = appWith(rls);
  expect(refusalOf(refused, app)).toEqual({ entity: 'LogOuting', sentence, recordId: '6b09d3' });
  expect(previewOf(refused, app)).toBe(sentence);
});

test('where a field has a rule of its own it may be the one that refused', () => {
  const refused = entry({ log_type: 'update', inputs: '{"id":"6b09d3","body":{"fee":3}}' });
  expect(refusalOf(refused, appWith({ read: true }))?.sentence).toBe(
    'One of the fields that were sent has a rule of its own.',
  );
});

test.each([
  ['another failure', { error: 'This field is required' }],
  ['an entity that is gone', { object_name: 'Gone' }],
  ['a success', { error: null }],
  ['a call of an integration', { log_type: 'integration', object_name: 'SendEmail' }],
] as const)('%s is no refusal of a rule', (_, changes) => {
  expect(refusalOf(entry(changes), appWith({ delete: false }))).toBeNull();
});

test('inputs that were cut or are of another kind name no record', () => {
  for (const inputs of ['{"id":"6b0…', '[1]', '"text"', 'null', null, '{"id":7}'])
    expect(refusalOf(entry({ inputs }), appWith({ delete: false }))?.recordId).toBeNull();
});

test.each([
  [{ log_type: 'page_view', object_name: 'RowingBoats', status: 'success' }, 'Opened Rowing boats'],
  [{ log_type: 'page_error', object_name: 'LogOutingDetails' }, 'Error on Log outing details'],
  [
    { log_type: 'integration', object_name: 'UploadFile', status: 'success', inputs: '{"file":"logo.png"}' },
    'Uploaded logo.png',
  ],
  [
    { log_type: 'integration', object_name: 'UploadFile', status: 'success', inputs: null },
    'Called UploadFile',
  ],
  [
    { log_type: 'integration', object_name: 'UploadFile', inputs: '{"file":"a.png"}' },
    'Couldn’t call UploadFile',
  ],
  [{ log_type: 'delete' }, 'Couldn’t delete log outing'],
] as const)('a line says what happened as people call it: %o', (changes, title) => {
  expect(titleOf(entry(changes), appWith())).toBe(title);
});
