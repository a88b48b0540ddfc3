// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { setCurrentUser } from '../sdk/auth.ts';
import type { EntityClient } from '../sdk/entity-types.ts';
import { AppShell, Chart, Page, RecordTable, Stat } from './kit.ts';
import { mayReach } from './reach.ts';
import { leaveKit, showKit } from './testing/kit-page.tsx';

afterEach(() => {
  leaveKit();
  setCurrentUser(null);
});

const ines = { id: 'i', email: 'ines@example.com', full_name: 'Ines Soto', role: 'admin' } as const;
const own = { created_by: '{{user.email}}' };
const staff = { user_condition: { role: 'admin' } };

test.each<[unknown, boolean]>([
  [undefined, true],
  [true, true],
  [false, false],
  [own, false],
  [staff, false],
  [{ status: 'published' }, true],
  [{ $or: [own, { status: 'published' }] }, true],
  [{ $or: [own, staff] }, false],
  [{ $and: [{ status: 'published' }, staff] }, false],
])('what %j lets visitors read', (rule, isOpen) => {
  expect(mayReach(rule, null)).toBe(isOpen);
});

test.each<[unknown, boolean]>([
  [undefined, true],
  [false, false],
  [own, true],
  [staff, false],
  [{ $or: [own, staff] }, true],
  [{ $and: [{ status: 'published' }, staff] }, false],
  [{ user_condition: { role: 'user' } }, true],
])('what %j lets an ordinary user read', (rule, isOpen) => {
  expect(mayReach(rule, { ...ines, role: 'user' })).toBe(isOpen);
});

test('whoever may not see records is told so, is not asked to add the first, and has no page of them in the menu', async () => {
  setCurrentUser({ ...ines, role: 'user' });
  showKit(
    ({ Order, Customer }) => (
      <AppShell
        name="Shop"
        currentPage="Home"
        navigation={[
          { page: 'Orders', label: 'Orders', entity: closed(Order) },
          { page: 'Customers', label: 'Customers', entity: Customer },
        ]}
      >
        <Stat label="All orders" entity={closed(Order)} agg="count" />
        <RecordTable entity={closed(Order)} columns={['number']} />
      </AppShell>
    ),
    { data: 'empty' },
  );
  expect(await screen.findByText('You don’t have access to orders')).toBeDefined();
  expect(await screen.findByText('You don’t have access to this')).toBeDefined();
  expect(screen.queryByText(/Add your first/)).toBeNull();
  expect(screen.getByRole('link', { name: 'Customers' })).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Orders' })).toBeNull();
});

const closed = (entity: EntityClient): EntityClient => ({
  ...entity,
  schema: { ...entity.schema, rls: { read: staff } },
});

test('an empty list that visitors may not read asks them to sign in, and members to add', async () => {
  showKit(({ Order }) => <RecordTable entity={closed(Order)} columns={['number']} />, { data: 'empty' });
  expect(await screen.findByText('Sign in to see orders')).toBeDefined();
  expect(screen.queryByText(/No orders yet/)).toBeNull();
  leaveKit();

  setCurrentUser(ines);
  showKit(({ Order }) => <RecordTable entity={closed(Order)} columns={['number']} />, { data: 'empty' });
  expect(await screen.findByText('No orders yet')).toBeDefined();
});

test('a figure and a chart that visitors may not read do not say that there is nothing', async () => {
  const figures = (entity: EntityClient) => (
    <>
      <Stat label="Orders" entity={entity} agg="count" />
      <Chart title="By status" entity={entity} kind="donut" groupBy="status" agg="count" />
    </>
  );
  showKit(({ Order }) => figures(closed(Order)), { data: 'empty' });
  expect(await screen.findByText('Sign in to see this')).toBeDefined();
  expect(await screen.findByText('Sign in to see orders')).toBeDefined();
  expect(screen.queryByText('0')).toBeNull();
  leaveKit();

  setCurrentUser(ines);
  showKit(({ Order }) => figures(closed(Order)), { data: 'empty' });
  expect(await screen.findByText('0')).toBeDefined();
  expect(await screen.findByText('No data yet')).toBeDefined();
});

const app = () => (
  <AppShell
    name="Row & Root"
    navigation={[
      { page: 'Dashboard', label: 'Dashboard' },
      { page: 'Book', label: 'Book' },
    ]}
    publicPages={['Book']}
    currentPage="Dashboard"
  >
    <Page title="Dashboard" />
  </AppShell>
);

test('visitors at the front door are led to what is open to them, members stay where they work', async () => {
  showKit(app, { path: '/' });
  await waitFor(() => expect(location.pathname).toBe('/Book'));
  leaveKit();

  setCurrentUser(ines);
  showKit(app, { path: '/' });
  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeDefined();
  expect(location.pathname).toBe('/');
});
