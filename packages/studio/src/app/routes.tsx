import { Outlet, type Params, type RouteObject, replace } from 'react-router';
import { RequireSession } from './require-session.tsx';
import { NotFound, RouteError } from './route-error.tsx';
import { Shell, ShellSkeleton } from './shell.tsx';
import { Workbench } from './workbench.tsx';

const editor = { Component: async () => (await import('./editor-route.tsx')).EditorRoute };

const workspaceOf = (params: Params) => `/apps/${params['appId']}/editor/workspace`;

const inShell: RouteObject[] = [
  { index: true, lazy: { Component: async () => (await import('./home-screen.tsx')).HomeScreen } },
  {
    path: 'apps',
    lazy: { Component: async () => (await import('../features/apps/apps-screen.tsx')).AppsScreen },
  },
  {
    path: 'create-app',
    lazy: {
      Component: async () => (await import('../features/create/create-app-screen.tsx')).CreateAppScreen,
    },
  },
  {
    path: 'user-settings',
    lazy: {
      Component: async () => (await import('../features/settings/settings-screen.tsx')).SettingsScreen,
    },
  },
  {
    path: 'billing',
    lazy: { Component: async () => (await import('../features/billing/billing-screen.tsx')).BillingScreen },
  },
];

const signedIn: RouteObject[] = [
  { Component: Shell, children: inShell },
  // One route for both views, so that the frame lives on while the workspace is looked at.
  { path: 'apps/:appId/editor/:mode/:view?', lazy: editor },
  { path: 'apps/:appId', loader: ({ params }) => replace(workspaceOf(params)) },
  { path: 'apps/:appId/dashboard', loader: ({ params }) => replace(workspaceOf(params)) },
];

/** `/user-apps/:appId/show/:pageName?` of older links (P-ROUTE-05, resolutions 9). */
const showLink: RouteObject = {
  path: 'user-apps/:appId/show/:pageName?',
  loader: ({ params: { appId, pageName } }) =>
    replace(pageName ? `/apps/${appId}/editor/preview/${encodeURIComponent(pageName)}` : `/apps/${appId}`),
};

/** Every address of the builder host; what is not named here is 'Page Not Found'. */
export const routes: RouteObject[] = [
  {
    Component: Outlet,
    ErrorBoundary: RouteError,
    HydrateFallback: ShellSkeleton,
    children: [
      {
        path: 'login',
        lazy: { Component: async () => (await import('./sign-in-route.tsx')).SignInRoute },
      },
      {
        path: 'reset-password',
        lazy: {
          Component: async () => (await import('../features/sign-in/reset-screen.tsx')).ResetScreen,
        },
      },
      showLink,
      { Component: RequireSession, children: [{ Component: Workbench, children: signedIn }] },
      { path: '*', Component: NotFound },
    ],
  },
];
