// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dress } from '../kit/use-theme.ts';
import { CallError } from '../sdk/call.ts';
import { AppHost } from './app-host.tsx';
import { fixedSource, type LayoutComponent, type PageComponent } from './app-source.ts';
import type { CaughtError } from './error-boundary.tsx';
import { MakerFailure } from './maker-failure.tsx';

// React logs what boundaries catch.
const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined);
afterAll(() => quiet.mockRestore());
afterEach(cleanup);
beforeEach(() => history.replaceState(null, '', '/'));

const Layout: LayoutComponent = ({ currentPageName, children }) => (
  <div>
    <nav>
      <a href="/Good">Menu of {currentPageName}</a>
    </nav>
    {children}
  </div>
);
const Broken = () => {
  if (!location.search.includes('fine')) throw new TypeError('task.tags is undefined');
  return <p>Well again</p>;
};
const Refused = () => {
  throw new CallError(403, 'This is for the team');
};
const pages: Record<string, PageComponent> = { Home: Broken, Good: () => <p>All good</p> };
const caught: CaughtError[] = [];
beforeEach(() => {
  caught.length = 0;
});

type Given = { layout?: () => Promise<LayoutComponent>; load?: (name: string) => Promise<PageComponent> };

function show({ layout = async () => Layout, load }: Given = {}, tellsErrors = true) {
  const source = fixedSource({
    version: '1',
    app: {
      id: 'a',
      slug: 'tea',
      name: 'Tea House',
      logoUrl: null,
      mainPage: 'Home',
      publicSettings: 'private_with_login',
    },
    pageNames: ['Home', 'Good', 'PotView'],
    recordPages: ['PotView'],
    loadPage: load ?? (async (name) => pages[name] ?? Broken),
    loadLayout: layout,
  });
  return render(
    <AppHost
      source={source}
      failure={tellsErrors ? MakerFailure : undefined}
      onError={(error) => caught.push(error)}
    />,
  );
}
const visit = (path: string) =>
  act(async () => {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
  });

test('a page that throws leaves its layout standing, and the next address starts afresh', async () => {
  show();
  const alert = await screen.findByRole('alert');
  within(alert).getByText('task.tags is undefined');
  screen.getByRole('link', { name: 'Menu of Home' });
  expect(caught).toMatchObject([{ componentStack: expect.stringContaining('Broken') }]);
  await visit('/?fine');
  await screen.findByText('Well again');
  await visit('/Good');
  await screen.findByText('All good');
  screen.getByRole('link', { name: 'Menu of Good' });
  expect(screen.queryByRole('alert')).toBe(null);
});

test('a maker is offered the fix first where the builder is around, the raw words last', async () => {
  show();
  const alert = within(await screen.findByRole('alert'));
  alert.getByRole('heading', { name: 'This page has an error' });
  alert.getByText('Its code stopped before the page could be shown.');
  // In a tab of its own nobody would hear the wish.
  expect(alert.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Try again']);
  const raw = alert.getByText('task.tags is undefined');
  expect(raw.closest('details')?.open).toBe(false);
});

test('visitors are told in words of their own, unless a call was refused', async () => {
  show({}, false);
  within(await screen.findByRole('alert')).getByText('Try again, or go to another page.');
  expect(screen.queryByText('task.tags is undefined')).toBe(null);
  expect(screen.queryByText('Show the error')).toBe(null);
  cleanup();
  show({ load: async () => Refused }, false);
  within(await screen.findByRole('alert')).getByText('This is for the team');
});

test.each([
  [
    'throws',
    async () => () => {
      throw new RangeError('No menu');
    },
  ],
  ['cannot be loaded', () => Promise.reject(new RangeError('No menu'))],
] as const)('a layout that %s leaves the ways to all pages, and the page itself', async (_how, layout) => {
  show({
    layout,
    load: async (name) => (name === 'Home' ? () => <p>Home is fine</p> : (pages[name] ?? Broken)),
  });
  await screen.findByText('Home is fine');
  const nav = within(screen.getByRole('navigation', { name: 'Pages' }));
  expect(nav.getAllByRole('link').map((link) => link.textContent)).toEqual(['Home', 'Good']);
  expect(nav.getByRole('link', { name: 'Home' }).getAttribute('aria-current')).toBe('page');
  expect(caught.map(({ error }) => (error as Error).message)).toEqual(['No menu']);
  fireEvent.click(nav.getByRole('link', { name: 'Good' }));
  await screen.findByText('All good');
});

test('a module that throws while it loads is told, a connection that is gone is not', async () => {
  show({ load: () => Promise.reject(new ReferenceError('Chart is not defined')) });
  await screen.findByText('Chart is not defined');
  screen.getByRole('link', { name: 'Menu of Home' });
  expect(caught).toMatchObject([{ error: { name: 'ReferenceError' } }]);
  cleanup();
  caught.length = 0;
  const away = 'Failed to fetch dynamically imported module: http://x/Home.js';
  show({ load: () => Promise.reject(new TypeError(away)) });
  await screen.findByText(away);
  expect(caught).toEqual([]);
  cleanup();
  show({ load: () => Promise.reject(new TypeError(away)) }, false);
  await screen.findByText('Check your connection, then try again.');
  expect(screen.queryByText(away)).toBe(null);
});

test('a layout that breaks leaves the colours that it had, until it is whole again', async () => {
  const root = document.documentElement;
  const takeOff = dress({ preset: 'plain', mode: 'dark', primary: '#c6f24e' }, 'dark');
  const colour = root.style.getPropertyValue('--seed');
  expect(colour).not.toBe('');
  takeOff();
  expect(root.dataset['mode']).toBe(undefined);
  show({ layout: () => Promise.reject(new RangeError('No menu')) });
  await screen.findByRole('navigation', { name: 'Pages' });
  expect([root.dataset['mode'], root.style.getPropertyValue('--seed')]).toEqual(['dark', colour]);
  cleanup();
  expect([root.dataset['mode'], root.style.getPropertyValue('--seed')]).toEqual([undefined, '']);
});
