import { House } from 'lucide-react';
import { matchRoutes } from 'react-router';
import { expect, test } from 'vitest';
import { menuOf } from './navigation.ts';
import { flatPages, type PageConfig, pages } from './pages.ts';
import { RequireSession } from './require-session.tsx';
import { routesOf } from './routes.tsx';
import { Shell } from './shell.tsx';

const Screen = () => null;
const page = (url: string, more: Partial<PageConfig> = {}): PageConfig => ({
  url,
  name: url.slice(1),
  icon: House,
  component: async () => Screen,
  ...more,
});
const given = [
  page('/desk', {
    children: [
      page('/desk/:id', { showInMenu: false, children: [page('/desk/:id/notes', { usesLayout: false })] }),
    ],
  }),
  page('/welcome', { requiresAuth: false, usesLayout: false }),
  page('/about', { requiresAuth: false }),
  { url: '/plain', name: 'Plain', component: async () => Screen },
  page('/later', { hide: true, children: [page('/later/child')] }),
];
const components = (path: string) => matchRoutes(routesOf(given), path)?.map(({ route }) => route.Component);
const isPage = (path: string) => matchRoutes(routesOf(given), path)?.at(-1)?.route.lazy !== undefined;

test('[P-ENT-15] [P-SHELL-01] pages and their children are at addresses of their own; what is hidden is not there', () => {
  expect(flatPages(given).map(({ url }) => url)).toEqual([
    ...['/desk', '/desk/:id', '/desk/:id/notes', '/welcome', '/about', '/plain'],
  ]);
  for (const path of ['/desk', '/desk/7', '/desk/7/notes', '/welcome', '/about', '/plain'])
    expect([path, isPage(path)]).toEqual([path, true]);
  for (const path of ['/later', '/later/child', '/notes'])
    expect([path, isPage(path)]).toEqual([path, false]);
});

test('[P-ENT-15] [P-SHELL-02] a page is behind the sign-in and in the shell unless it says otherwise', () => {
  const around = (path: string) => [
    components(path)?.includes(RequireSession),
    components(path)?.includes(Shell),
  ];
  expect(around('/desk')).toEqual([true, true]);
  expect(around('/desk/7/notes')).toEqual([true, false]);
  expect(around('/welcome')).toEqual([false, false]);
  expect(around('/about')).toEqual([false, true]);
});

test('[P-ENT-15] the menu names pages with their icons, save those that stay out of it', () => {
  expect(menuOf(given).map(({ path, label, icon }) => [path, label, icon === House])).toEqual([
    ['/desk', 'desk', true],
    ['/desk/:id/notes', 'desk/:id/notes', true],
    ['/welcome', 'welcome', true],
    ['/about', 'about', true],
  ]);
  expect(menuOf(pages).map(({ label }) => label)).toEqual(['Home', 'Apps']);
});
