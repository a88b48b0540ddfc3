// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { setCurrentUser } from '../sdk/auth.ts';
import type { EntityClient, Row } from '../sdk/entity-types.ts';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../ui/tabs.tsx';
import {
  AppShell,
  Attention,
  Chart,
  CreateButton,
  Grid,
  Page,
  Panel,
  RecentRecords,
  RecordBoard,
  RecordCalendar,
  RecordDetail,
  RecordTable,
  Stat,
} from './kit.ts';
import { leaveKit, recordLines, showKit } from './testing/kit-page.tsx';

const tom = { id: 't', email: 'tom@example.com', full_name: 'Tom Reyes', role: 'user' } as const;
beforeEach(() => setCurrentUser(tom));
afterEach(() => {
  leaveKit();
  setCurrentUser(null);
});

const ruled = (entity: EntityClient, read: unknown): EntityClient => ({
  ...entity,
  schema: { ...entity.schema, rls: { read } },
});
const forAdmins = (entity: EntityClient) => ruled(entity, { user_condition: { role: 'admin' } });

const list = (entity: EntityClient) => (
  <Page title="Orders" entity={entity} actions={<button type="button">Print</button>}>
    <Tabs defaultValue="Table">
      <TabsList>
        <TabsTrigger value="Table">Table</TabsTrigger>
        <TabsTrigger value="Board">Board</TabsTrigger>
      </TabsList>
      <TabsContent value="Table">
        <RecordTable entity={entity} columns={['number', 'status']} />
      </TabsContent>
      <TabsContent value="Board">
        <RecordBoard entity={entity} field="status" cardFields={['total']} />
      </TabsContent>
    </Tabs>
  </Page>
);

/** What the page offers to press, write in or choose. */
const offered = () =>
  ['button', 'tab', 'searchbox', 'textbox', 'combobox', 'link'].flatMap((role) =>
    screen.queryAllByRole(role),
  );
const told = () => screen.queryAllByText(/^(?:You don’t have access to|Sign in to see) /);

test('a list that may not be read is its title and one sentence', async () => {
  showKit(({ Order }) => list(forAdmins(Order)), { data: 'empty' });
  expect(await screen.findByText('You don’t have access to orders')).toBeDefined();
  expect(screen.getByRole('heading', { level: 1, name: 'Orders' })).toBeDefined();
  expect(told()).toHaveLength(1);
  expect(offered()).toEqual([]);
});

test('whoever may read a list has all of it', async () => {
  setCurrentUser({ ...tom, role: 'admin' });
  showKit(({ Order }) => list(forAdmins(Order)));
  await waitFor(() => expect(recordLines().length).toBeGreaterThan(0));
  expect(told()).toEqual([]);
  expect(screen.getAllByRole('tab')).toHaveLength(2);
  expect(screen.getByRole('button', { name: 'Print' })).toBeDefined();
});

test('visitors are led to sign in, but not where nobody may read', async () => {
  setCurrentUser(null);
  showKit(({ Order }) => list(forAdmins(Order)), { data: 'empty' });
  expect(await screen.findByText('Sign in to see orders')).toBeDefined();
  expect(offered()).toEqual([screen.getByRole('button', { name: 'Sign in' })]);
  leaveKit();

  showKit(({ Order }) => list(ruled(Order, false)), { data: 'empty' });
  expect(await screen.findByText('You don’t have access to orders')).toBeDefined();
  expect(offered()).toEqual([]);
});

test('nothing is called closed before the server has answered', async () => {
  let answer = (_: Row[]) => {};
  const filter = () =>
    new Promise<Row[]>((resolve) => {
      answer = resolve;
    });
  showKit(({ Order }) => list({ ...forAdmins(Order), filter } as EntityClient));
  expect(await screen.findByRole('status', { name: 'Loading' })).toBeDefined();
  expect(told()).toEqual([]);
  expect(offered()).toEqual([]);
  await act(async () => answer([]));
  expect(await screen.findByText('You don’t have access to orders')).toBeDefined();
  expect(screen.queryByRole('status', { name: 'Loading' })).toBeNull();
});

test('a page with older rules than the server’s shows what the server gives', async () => {
  showKit(({ Order }) => list(forAdmins(Order)));
  await waitFor(() => expect(recordLines().length).toBeGreaterThan(0));
  expect(screen.getAllByRole('tab')).toHaveLength(2);
  expect(told()).toEqual([]);
});

test('a page that does not say what it is about has no search, filters or export for a closed list either', async () => {
  showKit(
    ({ Order }) => (
      <Page title="Orders" actions={<CreateButton entity={forAdmins(Order)} />}>
        <RecordTable entity={forAdmins(Order)} columns={['number', 'status']} />
      </Page>
    ),
    { data: 'empty' },
  );
  expect(await screen.findByText('You don’t have access to orders')).toBeDefined();
  expect(told()).toHaveLength(1);
  expect(offered()).toEqual([]);
});

test('a tab of closed records says so, and the other tabs stay', async () => {
  showKit(
    ({ Order, Customer }) => (
      <Page title="Shop">
        <Tabs defaultValue="Orders">
          <TabsList>
            <TabsTrigger value="Orders">Orders</TabsTrigger>
            <TabsTrigger value="Customers">Customers</TabsTrigger>
          </TabsList>
          <TabsContent value="Orders">
            <RecordTable entity={forAdmins(Order)} columns={['number']} />
          </TabsContent>
          <TabsContent value="Customers">
            <RecordTable entity={Customer} columns={['name']} />
          </TabsContent>
        </Tabs>
      </Page>
    ),
    { data: 'empty' },
  );
  expect(await screen.findByText('You don’t have access to orders')).toBeDefined();
  expect(screen.getAllByRole('tab')).toHaveLength(2);
});

test('of records that may not be read a page counts and adds up nothing', async () => {
  const asked: string[] = [];
  showKit(
    ({ Order, OrderLine }) => {
      const closed = {
        ...forAdmins(OrderLine),
        count: async () => {
          asked.push('count');
          return 0;
        },
        aggregate: async () => {
          asked.push('aggregate');
          return [];
        },
      } as unknown as EntityClient;
      return (
        <RecordDetail
          entity={Order}
          listPage="Orders"
          fields={['status']}
          related={[{ entity: closed, field: 'order_id', label: 'Lines', columns: ['quantity'] }]}
          computed={[{ label: 'All lines', entity: closed, by: 'order_id', agg: 'sum', field: 'quantity' }]}
        />
      );
    },
    { path: '/Order?id=Order-1' },
  );
  expect((await screen.findByRole('tab', { name: /Lines/ })).textContent?.trim()).toBe('Lines');
  expect(screen.queryByText('All lines')).toBeNull();
  expect(asked).toEqual([]);
});

type Cards = (entities: { Order: EntityClient; Product: EntityClient }) => ReactNode;
const dashboard: Cards = ({ Order, Product }) => (
  <Page title="Dashboard">
    <Grid kind="stats">
      <Stat label="All orders" entity={Order} agg="count" />
      <Stat label="All products" entity={Product} agg="count" />
    </Grid>
    <Grid kind="halves">
      <Chart title="By status" entity={Order} kind="donut" groupBy="status" agg="count" />
    </Grid>
    <Grid kind="wide">
      <RecentRecords title="Recent orders" entity={Order} fields={['number']} />
      <Attention
        items={[
          { entity: Order, where: { status: 'new' }, label: 'New' },
          { entity: Product, where: { stock: 0 }, label: 'Sold out' },
        ]}
      />
    </Grid>
  </Page>
);

test('cards of what may not be read are left out, and nothing is said while one is left', async () => {
  showKit(({ Order, Product }) => dashboard({ Order: forAdmins(Order), Product }), { data: 'empty' });
  expect(await screen.findByText('All products')).toBeDefined();
  expect(await screen.findByRole('heading', { name: 'Needs attention' })).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('status', { name: 'Loading' })).toBeNull());
  for (const title of ['All orders', 'By status', 'Recent orders'])
    expect(screen.queryByText(title)).toBeNull();
  expect(told()).toEqual([]);
});

test('a dashboard of which nothing may be read says it once', async () => {
  const both: Cards = ({ Order, Product }) =>
    dashboard({ Order: forAdmins(Order), Product: forAdmins(Product) });
  showKit(both, { data: 'empty' });
  expect(await screen.findByText('You don’t have access to this page')).toBeDefined();
  expect(told()).toHaveLength(1);
  expect(screen.queryByText('Needs attention')).toBeNull();
  leaveKit();

  setCurrentUser(null);
  showKit(both, { data: 'empty' });
  expect(await screen.findByText('Sign in to see this page')).toBeDefined();
  expect(told()).toHaveLength(1);
  expect(screen.getAllByRole('button', { name: 'Sign in' })).toHaveLength(1);
});

test('a closed card inside a panel of the page’s own says so there', async () => {
  showKit(
    ({ Order, Product }) => (
      <Page title="Report">
        <Stat label="All products" entity={Product} agg="count" />
        <Panel title="Orders of the year">
          <Stat label="All orders" entity={forAdmins(Order)} agg="count" />
        </Panel>
      </Page>
    ),
    { data: 'empty' },
  );
  expect(await screen.findByText('You don’t have access to this')).toBeDefined();
});

test('a calendar of several kinds leaves out the one that may not be read', async () => {
  showKit(
    ({ Order, Task }) => (
      <Page title="Calendar">
        <RecordCalendar
          entity={Task}
          dateField="due_date"
          also={[{ entity: forAdmins(Order), dateField: 'due_date' }]}
        />
      </Page>
    ),
    { data: 'empty' },
  );
  expect(await screen.findByRole('button', { name: /^Tasks/ })).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Orders/ })).toBeNull();
  expect(told()).toEqual([]);
});

test('what is searched everywhere is only offered where some of it may be read', async () => {
  const app = (entity: EntityClient) => (
    <AppShell name="Shop" currentPage="Home" searchIn={[{ entity, page: 'Order' }]}>
      <Page title="Home" />
    </AppShell>
  );
  showKit(({ Order }) => app(forAdmins(Order)));
  expect(await screen.findByRole('heading', { name: 'Home' })).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Search everything/ })).toBeNull();
  leaveKit();

  showKit(({ Order }) => app(Order));
  expect(await screen.findByRole('button', { name: /^Search everything/ })).toBeDefined();
});
