import { join } from 'node:path';
import type { Check } from '@sayso/compiler/check';
import { createBundler } from '@sayso/compiler/publish/bundler';
import { type AppId, Id } from '@sayso/contracts/ids';
import { z } from 'zod';
import { sessionCookie } from '../features/app-doors/session-cookie.ts';
import { createDeploys } from '../features/publishing/deploys.ts';
import { publishedLane } from '../features/publishing/fast-lane.ts';
import { createFilesCookie } from '../features/publishing/files-cookie.ts';
import { createHashedFiles } from '../features/publishing/hashed-files.ts';
import { publishedHosts } from '../features/publishing/host.ts';
import { createPruning } from '../features/publishing/prune.ts';
import { publishingRoutes } from '../features/publishing/routes.ts';
import { createServed } from '../features/publishing/served.ts';
import { createPublishing, pruneJob } from '../features/publishing/service.ts';
import { createPublicationStore } from '../features/publishing/store.ts';
import { createSourceStore } from '../features/sources/store.ts';
import { createProcesses } from '../features/turns/processes.ts';
import { hostOf } from '../http/hosts.ts';
import { origins } from '../http/origins.ts';
import type { Assistant } from './compose-assistant.ts';
import type { Data } from './compose-data.ts';
import type { Core } from './core.ts';

type Given = { assistant: Assistant; data: Data; check: Check };

/** Publishing, and what answers on the hosts of published apps. */
export function composePublishing(core: Core, { assistant, data, check }: Given) {
  const { config, events } = core;
  const builderOrigin = origins.builder(config);
  const isSecure = config.apps.scheme === 'https';
  const publications = createPublicationStore(core.sql, core.audit);
  const appOrigin = (slug: string) => origins.app(config, slug);
  const served = createServed({ store: publications, events, builderOrigin, appOrigin });
  const files = createHashedFiles();
  const sourceStore = createSourceStore(core.sql);
  const bundler = createBundler({ shrinks: config.shrink, onShrunk: files.forget });
  core.onClose(() => bundler.close());
  const publishing = createPublishing({
    ...core,
    enter: data.enter,
    presentSelf: data.presentSelf,
    sources: assistant.sources,
    store: publications,
    served,
    bundler,
    check,
    cookie: createFilesCookie({ secret: core.vault.derive('published-files'), isSecure }),
    folder: join(config.dataDir, 'published'),
    appOrigin,
    textsOf: sourceStore.texts,
  });
  assistant.onForget(publishing.forgetApp);
  const deploys = createDeploys({
    ...core,
    publish: publishing.deploy,
    processes: createProcesses({ sql: core.sql, own: core.processName }),
    answerWithinMs: config.answerWithinMs,
    onError: (error) => core.log.warn({ err: error }, 'A publish that took long failed'),
  });
  publishingRoutes(core.api, {
    publishing,
    deploys,
    sessionCookie: (token) => sessionCookie(token, isSecure),
  });
  prunePublications(core, publishing.folderOf);
  core.api.useFastLane(
    publishedLane({
      hostOf: (header) => hostOf(config, header),
      served,
      files,
      folderOf: publishing.folderOf,
    }),
  );
  return publishedHosts({ served, publishing, files, findDomain: data.domains.find, builderOrigin });
}

/** After each publish, and every night. */
function prunePublications({ sql, jobs }: Core, folderOf: (appId: AppId) => string): void {
  const pruning = createPruning({ sql, folderOf });
  jobs.register(pruneJob, (payload) => pruning.prune(z.object({ appId: Id }).parse(payload).appId));
  jobs.register('publishing.prune-all', () => pruning.pruneAll(), { cron: '41 3 * * *' });
}
