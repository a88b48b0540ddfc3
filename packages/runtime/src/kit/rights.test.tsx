// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { setCurrentUser } from '../sdk/auth.ts';
import { CallError } from '../sdk/call.ts';
import type { EntityClient } from '../sdk/entity-types.ts';
import { CreateButton, Page, RecordForm, RecordTable } from './kit.ts';
import { mayReach } from './reach.ts';
import { reasonOf } from './refusal.tsx';
import { leaveKit, recordLines, showKit } from './testing/kit-page.tsx';

afterEach(() => {
  leaveKit();
  setCurrentUser(null);
});

const ines = { id: 'i', email: 'ines@example.com', full_name: 'Ines Soto', role: 'user' } as const;
const own = { created_by: '{{user.email}}' };
const staff = { user_condition: { role: 'admin' } };
const ruled = (entity: EntityClient, rls: Record<string, unknown>): EntityClient => ({
  ...entity,
  schema: { ...entity.schema, rls },
});

const hers = { id: '1', created_by: 'ines@example.com', status: 'open', team: 'a' };
test.each<[unknown, boolean]>([
  [own, true],
  [{ created_by: 'other@example.com' }, false],
  [{ created_by_id: '{{user.id}}' }, true],
  [{ 'data.status': 'open' }, true],
  [{ 'data.status': 'closed' }, false],
  [{ $or: [staff, own] }, true],
  [{ $and: [own, { 'data.status': 'closed' }] }, false],
  [{ 'data.status': { $in: ['closed'] } }, true],
  // What the app keeps of a person is the server's to look up.
  [{ 'data.team': '{{user.data.team}}' }, true],
  [{ 'data.team': '{{user.team}}' }, true],
])('what %j lets a person do to her open record', (rule, isOpen) => {
  expect(mayReach(rule, ines, hers)).toBe(isOpen);
});

test('somebody else’s record is out of reach where the rule wants its author', () => {
  expect(mayReach(own, { ...ines, email: 'tom@example.com' }, hers)).toBe(false);
});

const list = (entity: EntityClient) => (
  <Page title="Orders" actions={<CreateButton entity={entity} label="New order" />}>
    <RecordTable entity={entity} columns={['number']} />
  </Page>
);

test('a list offers no New, Edit or Delete to whom the rules forbid them', async () => {
  setCurrentUser(ines);
  showKit(({ Order }) => list(ruled(Order, { read: true, write: staff })));
  await waitFor(() => expect(recordLines().length).toBeGreaterThan(0));
  expect(screen.queryByRole('button', { name: 'New order' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Actions' })).toBeNull();
  fireEvent.click(screen.getAllByRole('checkbox')[1] as HTMLElement);
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
});

test('people who may change but not delete are offered Edit only', async () => {
  setCurrentUser(ines);
  showKit(({ Order }) => list(ruled(Order, { read: true, create: true, update: true, delete: staff })));
  fireEvent.click((await screen.findAllByRole('button', { name: 'Actions' }))[0] as HTMLElement);
  const menu = await screen.findByRole('menu');
  expect(
    within(menu)
      .getAllByRole('menuitem')
      .map(({ textContent }) => textContent?.trim()),
  ).toEqual(['Edit']);
});

test('visitors who may not add records are led to sign in instead', async () => {
  showKit(({ Order }) => list(ruled(Order, { read: true, create: own })));
  expect(await screen.findByRole('button', { name: 'Sign in to add orders' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'New order' })).toBeNull();
});

test('a session that ended says so, whoever it was', () => {
  setCurrentUser(ines);
  expect(reasonOf(new CallError(401, 'Please sign in to continue'))).toBe('Sign in to do this.');
  expect(reasonOf(new CallError(403, 'Permission denied'))).toBe('You don’t have access to do this.');
});

const refused = (entity: EntityClient): EntityClient => ({
  ...entity,
  create: () => Promise.reject(new CallError(403, 'Permission denied')),
});

test('a form that is refused says so in plain words, and leads visitors to sign in', async () => {
  const form = ({ Supplier }: { Supplier: EntityClient }) => (
    <RecordForm entity={refused(Supplier)} fields={['name']} />
  );
  const send = async () => {
    fireEvent.change(await screen.findByRole('textbox', { name: /Name/ }), {
      target: { value: 'Wool & Co' },
    });
    fireEvent.click(screen.getByRole('button', { name: /^Add/ }));
  };
  setCurrentUser(ines);
  showKit(form);
  await send();
  expect((await screen.findByRole('alert')).textContent).toBe('You don’t have access to do this.');
  leaveKit();

  setCurrentUser(null);
  showKit(form);
  await send();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Sign in to do this.');
  expect(within(alert).getByRole('button', { name: 'Sign in' })).toBeDefined();
});
