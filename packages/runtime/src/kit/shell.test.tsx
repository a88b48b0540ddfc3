// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { format, startOfMonth, subMonths } from 'date-fns';
import { afterEach, expect, test } from 'vitest';
import type { Entities } from '../kit-gallery/gallery-data.ts';
import { setCurrentUser } from '../sdk/auth.ts';
import { AppShell, Attention, Chart, Grid, Page, RecentRecords, Stat } from './kit.ts';
import { leaveKit, showKit } from './testing/kit-page.tsx';

afterEach(() => {
  leaveKit();
  setCurrentUser(null);
});

const shell = ({ Order }: Entities) => (
  <AppShell
    name="Row & Root"
    theme={{ preset: 'plain', mode: 'light', primary: '#1f4d2e' }}
    navigation={[{ page: 'Orders', label: 'Orders' }]}
    currentPage="Orders"
    searchIn={[{ entity: Order, page: 'Order' }]}
    locale="en"
    currency="EUR"
  >
    <Page title="Orders" />
  </AppShell>
);

test('Ctrl and K finds records and pages by their words and opens them', async () => {
  showKit(shell);
  fireEvent.keyDown(window, { key: 'k', ctrlKey: true });
  fireEvent.change(await screen.findByPlaceholderText('Search everything'), { target: { value: '#1041' } });
  fireEvent.click(await screen.findByRole('option', { name: '#1041' }));
  expect(location.pathname + location.search).toBe('/Order?id=Order-1');
});

test('the menu of the person has their profile and the way out; a visitor finds the way in', async () => {
  setCurrentUser({ id: 'i', email: 'ines@example.com', full_name: 'Ines Soto', role: 'admin' });
  showKit(shell);
  fireEvent.keyDown(screen.getByRole('button', { name: /Ines Soto/ }), { key: 'Enter' });
  expect(await screen.findByRole('menuitem', { name: 'Your profile' })).toBeDefined();
  expect(screen.getByRole('menuitem', { name: 'Sign out' })).toBeDefined();
  leaveKit();
  setCurrentUser(null);
  showKit(shell);
  expect(screen.getByRole('button', { name: 'Sign in' })).toBeDefined();
});

test('one tool on one page has a low bar in place of a sidebar, and says its name once', () => {
  setCurrentUser({ id: 'i', email: 'ines@example.com', full_name: 'Ines Soto', role: 'admin' });
  showKit(() => (
    <AppShell name="Tip calculator" navigation={[{ page: 'Tip', label: 'Tip' }]} currentPage="Tip" slim>
      <Page title="Tip Calculator">Here</Page>
    </AppShell>
  ));
  expect(document.querySelector('aside')).toBeNull();
  expect(screen.getByRole('navigation', { name: 'Pages' }).textContent).toBe('Tip calculator');
  expect(screen.queryByRole('link', { name: 'Tip' })).toBeNull();
  expect(screen.getByRole('heading', { level: 1 }).className).toContain('sr-only');
  expect(screen.getByRole('button', { name: /Ines Soto/ })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Dark mode' })).toBeDefined();
});

test('a page that shows what is due says which day it is', () => {
  showKit(() => (
    <AppShell name="Plants" currentPage="Today" locale="en">
      <Page title="Today" description="Water and light" dated />
    </AppShell>
  ));
  expect(screen.getByText(`${format(new Date(), 'EEEE, MMMM d')} · Water and light`)).toBeDefined();
});

test('a list on a dashboard shows the small picture of each thing before its name', async () => {
  const { Product } = showKit(({ Product: products }) => (
    <RecentRecords title="Newest" entity={products} fields={['name', 'image']} imageField="image" />
  ));
  const [first, second] = (await Product.list('-created_date', 6)).filter(({ image }) => Boolean(image));
  for (const record of [first, second]) {
    const row = (await screen.findByText(String(record?.['name']))).closest('tr');
    expect(row?.querySelector('td img')?.getAttribute('src')).toBe(record?.['image']);
    expect(row?.querySelectorAll('td')).toHaveLength(1);
  }
});

test('the switch turns to dark, and the tab gets a mark in the app’s colour', async () => {
  showKit(shell);
  fireEvent.click(screen.getByRole('button', { name: 'Dark mode' }));
  await waitFor(() => expect(document.documentElement.getAttribute('data-mode')).toBe('dark'));
  const mark = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  expect(decodeURIComponent(mark?.href ?? '')).toMatch(/^data:image\/svg\+xml.*<rect .*fill="#[\da-f]{6}"/);
});

test('a dashboard: figures with their trend, a chart with its numbers, the newest, and what needs a hand', async () => {
  const { Order, Product } = showKit(({ Order: orders, Product: products }) => (
    <Grid kind="stats">
      <Stat label="Due" entity={orders} agg="count" compare="month" dateField="due_date" />
      <Stat label="Revenue" entity={orders} agg="sum" field="total" where={{ status: 'packed' }} />
      <Chart title="By status" entity={orders} kind="donut" groupBy="status" agg="count" />
      <RecentRecords title="Recent" entity={orders} fields={['number', 'status']} listPage="Orders" />
      <Attention
        items={[
          {
            entity: products,
            where: {},
            compare: { field: 'stock', is: 'below', than: 'least' },
            label: 'Low stock',
          },
        ]}
      />
    </Grid>
  ));
  const { rows } = await Order.aggregate({ query: { status: 'packed' }, sum: 'total' });
  const cents = Number(rows[0]?.['sum_total']);
  const packed = await Order.count({ status: 'packed' });
  const ring = await screen.findByRole('img', { name: /Packed/ });
  expect(ring.getAttribute('aria-label')).toContain(`Packed: ${packed}`);
  const shown = Intl.NumberFormat('en', { maximumFractionDigits: cents >= 1000 ? 0 : 2 }).format(cents);
  expect(await screen.findByText((text) => text.includes(shown))).toBeDefined();
  await Order.create({
    number: '#old',
    due_date: format(startOfMonth(subMonths(new Date(), 1)), 'yyyy-MM-dd'),
  });
  expect(await screen.findByText(/vs\. last month/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'View all' })).toBeDefined();
  const low = (await Product.list()).filter(({ stock, least }) => Number(stock) <= Number(least));
  expect(await screen.findAllByText('Low stock')).toHaveLength(Math.min(4, low.length));
});

const shop =
  (currentPage: string, lastLabel = 'Hours') =>
  () => (
    <AppShell
      name="Wheelhouse"
      navigation={[
        { page: 'Board', label: 'Board' },
        {
          label: 'More',
          children: [
            { page: 'Customers', label: 'Customers' },
            { page: 'Request', label: 'Request a repair' },
            { page: 'Prices', label: 'Prices' },
          ],
        },
        { label: 'Site', children: [{ page: 'Hours', label: lastLabel }] },
      ]}
      publicPages={['Request', 'Prices', 'Hours']}
      currentPage={currentPage}
      locale="en"
    >
      <Page title={currentPage} />
    </AppShell>
  );
const menu = () =>
  [...screen.getByRole('navigation', { name: 'Pages' }).querySelectorAll('a, button')]
    .map((entry) => entry.textContent)
    .filter(Boolean);

test('a visitor’s menu holds the pages for visitors alone, on their pages and on those of the staff', () => {
  showKit(shop('Prices'), { path: '/Prices' });
  expect(menu()).toEqual(['Request a repair', 'Prices', 'Hours']);
  leaveKit();

  showKit(shop('Customers'), { path: '/Customers' });
  expect(menu()).toEqual(['Request a repair', 'Prices', 'Hours']);
  expect(screen.getByRole('button', { name: 'Sign in' })).toBeDefined();
  expect(screen.queryByRole('link', { name: 'View site' })).toBeNull();
});

test('pages with long names wait in the menu on a tablet, so that the app’s name keeps its room', () => {
  const folds = () => screen.getByRole('button', { name: 'Menu' }).classList;
  showKit(shop('Prices'), { path: '/Prices' });
  expect(folds()).toContain('md:hidden');
  leaveKit();

  showKit(shop('Prices', 'When we are open, and where you can leave your bicycle overnight'), {
    path: '/Prices',
  });
  expect(folds()).toContain('lg:hidden');
});

test('the home of visitors is a page for visitors, wherever in the menu it stands', async () => {
  showKit(shop('Board'), { path: '/' });
  await waitFor(() => expect(location.pathname).toBe('/Request'));
});

test('whoever is signed in has the pages of the staff in the menu, and the way to the site', async () => {
  setCurrentUser({ id: 'i', email: 'ines@example.com', full_name: 'Ines Soto', role: 'user' });
  showKit(shop('Board'), { path: '/' });
  expect(menu()).toEqual(['Board', 'More']);
  fireEvent.click(screen.getByRole('button', { name: 'More' }));
  expect(menu()).toEqual(['Board', 'More', 'Customers']);
  expect(location.pathname).toBe('/');
  expect(document.querySelector('a[href="/Request"]')).not.toBeNull();
});
