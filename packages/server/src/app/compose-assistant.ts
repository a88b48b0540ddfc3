import { createCheck } from '@sayso/compiler/check';
import { appRoutes } from '../features/apps/routes.ts';
import { createApps } from '../features/apps/service.ts';
import { createAppStore } from '../features/apps/store.ts';
import { createMessageStore } from '../features/chat/store.ts';
import { sourceRoutes } from '../features/sources/routes.ts';
import { createSources } from '../features/sources/service.ts';
import { createSourceStore } from '../features/sources/store.ts';
import { type CheckFile, createWriteFile } from '../features/sources/write-file.ts';
import type { Core } from './core.ts';

/** What other parts supply after this one is built. */
type Provided = { check: CheckFile };

/** Apps, sources, checkpoints, chat and turns. */
export async function composeAssistant(core: Core) {
  const provided: Provided = { check: createCheck(() => undefined).file };
  const check: CheckFile = (path, text) => provided.check(path, text);
  const sources = createSources({ store: createSourceStore(core.sql) });
  const messages = createMessageStore(core.sql);
  const apps = createApps({ ...core, store: createAppStore(core.sql), sources, messages });

  appRoutes(core.api, apps);
  sourceRoutes(core.api, createWriteFile({ ...core, sources, check }));
  core.jobs.register('apps.clean-up', () => apps.removeOld(), { cron: '23 3 * * *' });

  return {
    sources,
    /** Replaces what stands in until the parts that own it are built. */
    provide(parts: Partial<Provided>): void {
      Object.assign(provided, parts);
    },
  };
}
export type Assistant = Awaited<ReturnType<typeof composeAssistant>>;
