import { House, LayoutGrid, type LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import { t } from '../texts/shell.ts';

/** A page of the builder host (P-ENT-15). What is left out is as for most pages: behind the sign-in, in the shell. */
export type PageConfig = {
  /** The whole address, also of a child. */
  url: string;
  name: string;
  icon?: LucideIcon;
  /** Not there at all: neither at its address nor in the menu. */
  hide?: boolean;
  /** False: opens by its address alone (P-SHELL-03). */
  showInMenu?: boolean;
  requiresAuth?: boolean;
  /** Whether sidebar and top bar stand around it. */
  usesLayout?: boolean;
  children?: readonly PageConfig[];
  /** Loaded with the first visit. */
  component: () => Promise<ComponentType>;
};

const open = { showInMenu: false, requiresAuth: false, usesLayout: false } as const;

export const pages: readonly PageConfig[] = [
  {
    url: '/',
    name: t('pages.home'),
    icon: House,
    component: async () => (await import('./home-screen.tsx')).HomeScreen,
  },
  {
    url: '/apps',
    name: t('pages.apps'),
    icon: LayoutGrid,
    component: async () => (await import('../features/apps/apps-screen.tsx')).AppsScreen,
    children: [
      {
        url: '/create-app',
        name: t('pages.createApp'),
        showInMenu: false,
        component: async () => (await import('../features/create/create-app-screen.tsx')).CreateAppScreen,
      },
      {
        // One page for both views, so that the frame lives on while the workspace is looked at.
        url: '/apps/:appId/editor/:mode/:view?',
        name: t('pages.editor'),
        showInMenu: false,
        usesLayout: false,
        component: async () => (await import('./editor-route.tsx')).EditorRoute,
      },
    ],
  },
  {
    url: '/user-settings',
    name: t('pages.settings'),
    showInMenu: false,
    component: async () => (await import('../features/settings/settings-screen.tsx')).SettingsScreen,
  },
  {
    url: '/billing',
    name: t('pages.billing'),
    showInMenu: false,
    component: async () => (await import('../features/billing/billing-screen.tsx')).BillingScreen,
  },
  {
    url: '/login',
    name: t('pages.signIn'),
    ...open,
    component: async () => (await import('./sign-in-route.tsx')).SignInRoute,
  },
  {
    url: '/reset-password',
    name: t('pages.newPassword'),
    ...open,
    component: async () => (await import('../features/sign-in/reset-screen.tsx')).ResetScreen,
  },
];

/** Pages and their children in one list. */
export const flatPages = (of: readonly PageConfig[]): PageConfig[] =>
  of.flatMap((page) => (page.hide ? [] : [page, ...flatPages(page.children ?? [])]));
