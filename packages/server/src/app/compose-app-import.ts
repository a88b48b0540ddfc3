import { adopt } from '@sayso/compiler/adopt/adopter';
import { appImportRoutes } from '../features/app-import/routes.ts';
import { createAppImport } from '../features/app-import/service.ts';
import { createAppImportStore } from '../features/app-import/store.ts';
import type { Assistant } from './compose-assistant.ts';
import type { Core } from './core.ts';

/** Apps that come as the zip of their code. */
export async function composeAppImport(core: Core, { bringApp }: Assistant): Promise<void> {
  const store = createAppImportStore(core.sql);
  await appImportRoutes(core.api, createAppImport({ ...core, bringApp, store, adopt }));
}
