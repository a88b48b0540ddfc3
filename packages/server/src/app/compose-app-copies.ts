import { appCopyRoutes } from '../features/app-copies/routes.ts';
import { createCopyApp } from '../features/app-copies/service.ts';
import { createAppCopyStore } from '../features/app-copies/store.ts';
import type { Assistant } from './compose-assistant.ts';
import type { Data } from './compose-data.ts';
import type { Core } from './core.ts';

/** Copies of apps, with their records and files where these are asked for. */
export function composeAppCopies(core: Core, { bringApp, sources }: Assistant, { files }: Data): void {
  const store = createAppCopyStore({ sql: core.sql, slow: core.slowSql });
  appCopyRoutes(core.api, createCopyApp({ ...core, bringApp, sources, files, store }));
}
