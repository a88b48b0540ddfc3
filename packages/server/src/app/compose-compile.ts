import { type Check, createCheck } from '@sayso/compiler/check';
import { fixFile } from '@sayso/compiler/fix/fix-file';
import { keysInCode } from '@sayso/compiler/keys-in-code';
import { createPreviewCompiler } from '@sayso/compiler/preview/preview-compiler';
import { tryFiles } from '@sayso/compiler/try-files';
import type { AppFinding } from '@sayso/compiler/types/check-app';
import type { TypeChecker } from '@sayso/compiler/types/type-checker';
import { openVendorSet } from '@sayso/compiler/vendor/vendor-set';
import type { AppId } from '@sayso/contracts/ids';
import type { Diagnostic } from '@sayso/contracts/preview';
import type { SourceTree } from '@sayso/core/source-tree';
import { type Builds, createBuilds } from '../features/preview/builds.ts';
import { galleryHost } from '../features/preview/gallery-page.ts';
import { createHotUpdates, type HotUpdates } from '../features/preview/hot-updates.ts';
import { previewHost, previewRoutes, vendorHost } from '../features/preview/routes.ts';
import { createPreview } from '../features/preview/service.ts';
import { createPreviewStore } from '../features/preview/store.ts';
import type { FixFile } from '../features/turns/staging.ts';
import type { Checked } from '../features/turns/tools/tool.ts';
import { within } from '../features/turns/within.ts';
import { origins } from '../http/origins.ts';
import type { Assistant } from './compose-assistant.ts';
import type { Data } from './compose-data.ts';
import { composePublishing } from './compose-publishing.ts';
import type { Core } from './core.ts';

/** Previews, vendor modules, publishing and published apps. */
export async function composeCompile(core: Core, assistant: Assistant, data: Data) {
  const { config, realtime } = core;
  const vendor = openVendorSet();
  const vendorOrigin = origins.vendor(config);
  const builderOrigin = origins.builder(config);
  const libraryExports = (specifier: string) => vendor.exportsOf(specifier);
  const check = createCheck(libraryExports);
  const checkFile = (path: string, text: string) => [...check.file(path, text), ...keysInCode(path, text)];
  const fix: FixFile = (given) => fixFile({ ...given, libraryExports });
  assistant.provide({ check: checkFile, checkApp: checkWhole(check, core.types), fix });

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
    presentSelf: data.presentSelf,
    store,
    builds,
    compiler,
    previewOrigin: (appId) => origins.preview(config, appId),
  });
  const hot = createHotUpdates({ realtime, store, builds, compiler });
  const hosts = composePublishing(core, { assistant, data, check });
  previewRoutes(core.api, preview);
  core.registerHosts({
    vendor: vendorHost(vendor),
    gallery: galleryHost(vendor, vendorOrigin),
    preview: previewHost(preview, vendor, { builderOrigin, vendorOrigin }),
    ...hosts,
  });
  realtime.guard('preview', (actor, appId) => preview.mayFollow(actor, appId).catch(() => false), {
    welcome: (appId) => hot.welcome(appId).catch(() => null),
  });
  followApps(core, hot, builds);
  // The first style sheet takes most of a second; better now than in somebody's first preview.
  void compiler.build('warm-up', {}).catch(() => {});
  return { preview };
}
/** What a model is told that asks for it; the words of the compiler come first, and each line is told once. */
function checkWhole(check: Check, types: TypeChecker | null) {
  return async (appId: AppId, tree: SourceTree): Promise<Checked> => {
    await tryFiles(tree);
    const found = check.tree(tree);
    // One that was at rest has to read its library first: as at the end of an answer, that is waited for.
    const more = types ? await within(types.patienceMs, types.check(appId, tree)) : [];
    if (more === null) return { found, isWhole: false };
    const told = new Set(found.map(({ path, line }) => `${path} ${line}`));
    const fresh = more.filter(({ path, line }) => !told.has(`${path} ${line}`));
    // Few are told: what is sure comes before what may be right.
    const sure = fresh.filter(({ severity }) => severity !== 'hint');
    const hints = fresh.filter(({ severity }) => severity === 'hint');
    return { found: [...found, ...[...sure, ...hints].map(withHint)], isWhole: true };
  };
}

const withHint = ({ hint, message, severity, ...found }: AppFinding): Diagnostic => ({
  ...found,
  message: `${severity === 'hint' ? 'Perhaps: ' : ''}${message}${hint === undefined ? '' : `. ${hint}`}`,
});

const shownByPreviews = ['name', 'logo_url', 'main_page', 'public_settings'] as const;

/** Previews hear of every change of their app, whoever made it. */
function followApps({ events, log }: Core, hot: HotUpdates, builds: Builds): void {
  events.on('sources.changed', ({ appId }) =>
    hot.push(appId).catch((error) => log.error({ err: error, appId }, 'A preview could not be compiled')),
  );
  events.on('app.changed', ({ appId, patch }) => {
    if (!shownByPreviews.some((fact) => fact in patch)) return;
    hot
      .pushFacts(appId)
      .catch((error) => log.error({ err: error, appId }, 'A preview was not told of a change'));
  });
  events.on('app.deleted', ({ appId }) => builds.drop(appId));
}
export type Compile = Awaited<ReturnType<typeof composeCompile>>;
