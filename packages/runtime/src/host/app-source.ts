import type { ComponentType, ReactNode } from 'react';
import { CallError } from '../sdk/call.ts';

export type PageComponent = ComponentType;
export type LayoutComponent = ComponentType<{ currentPageName: string; children: ReactNode }>;

export type AppInfo = {
  id: string;
  slug: string;
  name: string;
  logoUrl: string | null;
  mainPage: string | null;
  publicSettings: string;
};

/** An app as the host runs it: previews replace parts of it while it runs, published ones never. */
export type AppSnapshot = {
  /** Changes when anything does; what failed is tried again then. */
  version: string;
  app: AppInfo;
  pageNames: readonly string[];
  /** Those that show nothing without a record in their address. */
  recordPages: readonly string[];
  loadPage(name: string): Promise<PageComponent>;
  loadLayout: (() => Promise<LayoutComponent>) | null;
};

export type AppSource = {
  get(): AppSnapshot;
  subscribe(listener: () => void): () => void;
};

export const fixedSource = (snapshot: AppSnapshot): AppSource => ({
  get: () => snapshot,
  subscribe: () => () => undefined,
});

type Module = { default?: unknown };

/** The component of a module, or the specification's words for a module that has none. */
export function componentOf<C>(module: Module): C {
  const found = module.default;
  const isComponent =
    typeof found === 'function' || (typeof found === 'object' && found !== null && '$$typeof' in found);
  if (!isComponent) throw new Error('No component found');
  return found as C;
}

/** Asks again only where that may help: not after a refusal. */
export const mayRetry = (failures: number, error: unknown): boolean =>
  failures < 2 && !(error instanceof CallError && error.status >= 400 && error.status < 500);
