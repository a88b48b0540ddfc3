import type { loginInfoBySlug } from '@sayso/contracts/publishing';
import { signInCalls } from '@sayso/contracts/sign-in-calls';
import { Outlet, type Params, type RouteObject, replace } from 'react-router';
import { call, type Lean } from '../lib/call.ts';
import { flatPages, type PageConfig, pages } from './pages.ts';
import { RequireSession } from './require-session.tsx';
import { NotFound, RouteError } from './route-error.tsx';
import { Shell, ShellSkeleton } from './shell.tsx';
import { Workbench } from './workbench.tsx';

type Visited = { params: Params; request: Request };
/** What the address asks beyond its path goes along. */
const toWorkspace = async ({ params, request }: Visited) =>
  replace(`/apps/${await idOf(params['appId'] ?? '')}/editor/workspace${new URL(request.url).search}`);

/** Links name an app by its id or, as those of all apps' figures do, by its slug (W-ROUTE-05). */
async function idOf(named: string): Promise<string> {
  if (/^[0-9a-f]{24}$/.test(named)) return named;
  // One that does not exist is told by the workspace itself.
  return (await findBySlug(named).catch(() => ({ id: named }))).id;
}

const findBySlug = (slug: string) => {
  const endpoint: Lean<typeof loginInfoBySlug> = signInCalls.loginInfoBySlug;
  return call(endpoint, { slug });
};

/** Addresses of apps that lead on to others. */
const appLinks: RouteObject[] = [
  { path: 'apps/:appId', loader: toWorkspace },
  { path: 'apps/:appId/dashboard', loader: toWorkspace },
];

/** `/user-apps/:appId/show/:pageName?` of older links (P-ROUTE-05, resolutions 9). */
const showLink: RouteObject = {
  path: 'user-apps/:appId/show/:pageName?',
  loader: ({ params: { appId, pageName }, request }) => {
    const path = pageName
      ? `/apps/${appId}/editor/preview/${encodeURIComponent(pageName)}`
      : `/apps/${appId}`;
    return replace(path + new URL(request.url).search);
  },
};

const routeOf = ({ url, component }: PageConfig): RouteObject => {
  const lazy = { Component: component };
  return url === '/' ? { index: true, lazy } : { path: url.slice(1), lazy };
};

/** Each page at its own address; behind the sign-in and in the shell unless it says otherwise. */
export function routesOf(given: readonly PageConfig[]): RouteObject[] {
  const all = flatPages(given);
  const these = (isBehind: boolean, isFramed: boolean) =>
    all
      .filter(
        ({ requiresAuth = true, usesLayout = true }) => requiresAuth === isBehind && usesLayout === isFramed,
      )
      .map(routeOf);
  const signedIn = [{ Component: Shell, children: these(true, true) }, ...these(true, false), ...appLinks];
  return [
    ...these(false, false),
    { Component: Shell, children: these(false, true) },
    showLink,
    { Component: RequireSession, children: [{ Component: Workbench, children: signedIn }] },
    { path: '*', Component: NotFound },
  ];
}

/** Every address of the builder host; what is not named here is 'Page Not Found'. */
export const routes: RouteObject[] = [
  {
    Component: Outlet,
    ErrorBoundary: RouteError,
    HydrateFallback: ShellSkeleton,
    children: routesOf(pages),
  },
];
