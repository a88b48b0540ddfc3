import { join } from 'node:path';
import { createCheck } from '@sayso/compiler/check';
import { fixFile } from '@sayso/compiler/fix/fix-file';
import { createPreviewCompiler } from '@sayso/compiler/preview/preview-compiler';
import { createBundler } from '@sayso/compiler/publish/bundler';
import { openVendorSet } from '@sayso/compiler/vendor/vendor-set';
import { type Builds, createBuilds } from '../features/preview/builds.ts';
import { createHotUpdates, type HotUpdates } from '../features/preview/hot-updates.ts';
import { previewHost, previewRoutes, vendorHost } from '../features/preview/routes.ts';
import { createPreview } from '../features/preview/service.ts';
import { createPreviewStore } from '../features/preview/store.ts';
import { createFilesCookie } from '../features/publishing/files-cookie.ts';
import { publishedHosts } from '../features/publishing/host.ts';
import { publishingRoutes } from '../features/publishing/routes.ts';
import { createServed } from '../features/publishing/served.ts';
import { createPublishing } from '../features/publishing/service.ts';
import { createPublicationStore } from '../features/publishing/store.ts';
import { createSourceStore } from '../features/sources/store.ts';
import type { FixFile } from '../features/turns/staging.ts';
import { origins } from '../http/origins.ts';
import type { Assistant } from './compose-assistant.ts';
import type { Data } from './compose-data.ts';
import type { Core } from './core.ts';

/** Previews, vendor modules, publishing and published apps. */
export async function composeCompile(core: Core, assistant: Assistant, data: Data) {
  const { config, events, realtime } = core;
  const vendor = openVendorSet();
  const vendorOrigin = origins.vendor(config);
  const builderOrigin = origins.builder(config);
  const libraryExports = (specifier: string) => vendor.exportsOf(specifier);
  const check = createCheck(libraryExports);
  const fix: FixFile = (given) => fixFile({ ...given, libraryExports });
  assistant.provide({ check: check.file, checkApp: (tree) => check.tree(tree), fix });

  const compiler = createPreviewCompiler({
    vendor,
    vendorOrigin,
    check,
    secret: core.vault.derive('preview-modules'),
  });
  const builds = createBuilds({ compiler, sources: assistant.sources });
  const store = createPreviewStore(core.sql);
  const preview = createPreview({
    ...core,
    enter: data.enter,
    presentUser: data.presentUser,
    store,
    builds,
    compiler,
    previewOrigin: (appId) => origins.preview(config, appId),
  });
  const hot = createHotUpdates({ realtime, store, builds, compiler });
  const publications = createPublicationStore(core.sql);
  const appOrigin = (slug: string) => origins.app(config, slug);
  const served = createServed({ store: publications, events, builderOrigin, appOrigin });
  const sourceStore = createSourceStore(core.sql);
  const bundler = createBundler();
  core.onClose(() => bundler.close());
  const publishing = createPublishing({
    ...core,
    enter: data.enter,
    presentUser: data.presentUser,
    sources: assistant.sources,
    store: publications,
    served,
    bundler,
    check,
    cookie: createFilesCookie({
      secret: core.vault.derive('published-files'),
      isSecure: config.apps.scheme === 'https',
    }),
    folder: join(config.dataDir, 'published'),
    appOrigin,
    textsOf: sourceStore.texts,
  });
  assistant.onForget(publishing.forgetApp);
  previewRoutes(core.api, preview);
  publishingRoutes(core.api, publishing);
  core.registerHosts({
    vendor: vendorHost(vendor),
    preview: previewHost(preview, vendor, { builderOrigin, vendorOrigin }),
    ...publishedHosts({ served, publishing, findDomain: data.domains.find }),
  });
  realtime.guard(
    'preview',
    (actor, appId) => preview.mayFollow(actor, appId).catch(() => false),
    (appId) => hot.welcome(appId).catch(() => null),
  );
  followApps(core, hot, builds);
  // The first style sheet takes most of a second; better now than in somebody's first preview.
  void compiler.build('warm-up', {}).catch(() => {});
  return { preview };
}
/** Previews hear of every change of their app, whoever made it. */
function followApps({ events, log }: Core, hot: HotUpdates, builds: Builds): void {
  events.on('sources.changed', ({ appId }) =>
    hot.push(appId).catch((error) => log.error({ err: error, appId }, 'A preview could not be compiled')),
  );
  events.on('app.changed', ({ appId, patch }) => {
    if (!('main_page' in patch || 'name' in patch || 'public_settings' in patch)) return;
    hot
      .pushFacts(appId)
      .catch((error) => log.error({ err: error, appId }, 'A preview was not told of a change'));
  });
  events.on('app.deleted', ({ appId }) => builds.drop(appId));
}
export type Compile = Awaited<ReturnType<typeof composeCompile>>;
