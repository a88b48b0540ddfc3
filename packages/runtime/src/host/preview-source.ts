import type { HotUpdate, PreviewManifest } from '@sayso/contracts/preview';
import {
  type AppSnapshot,
  type AppSource,
  componentOf,
  type LayoutComponent,
  type PageComponent,
} from './app-source.ts';
import { setAppStyles } from './host-styles.ts';

export type ImportModule = (url: string) => Promise<{ default?: unknown }>;
/** This module lies on the vendor host; the app's modules lie on the page's own. */
const importModule: ImportModule = (url) => import(/* @vite-ignore */ new URL(url, location.origin).href);

type Options = { importModule?: ImportModule; refresh: () => void; reload: () => void };

export type PreviewSource = AppSource & { apply(update: HotUpdate): Promise<void> };

/** The app as its manifest says, patched by hot updates while it runs. */
export function createPreviewSource(manifest: PreviewManifest, options: Options): PreviewSource {
  const load = options.importModule ?? importModule;
  const listeners = new Set<() => void>();
  let snapshot = snapshotOf(manifest, load);
  let queue: Promise<void> = Promise.resolve();

  const swap = async (update: HotUpdate) => {
    if (update.reload) return options.reload();
    if (update.css !== null) setAppStyles(update.css);
    // In order: importers come after what they import.
    for (const { url } of update.modules) await load(url);
    options.refresh();
    snapshot = snapshotOf(update.manifest, load);
    for (const listener of listeners) listener();
  };

  return {
    get: () => snapshot,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** One at a time; a module that cannot be loaded leaves what runs now. */
    apply(update) {
      queue = queue.catch(() => undefined).then(() => swap(update));
      return queue;
    },
  };
}

function snapshotOf(manifest: PreviewManifest, load: ImportModule): AppSnapshot {
  const { app, layout, pages, version } = manifest;
  return {
    version,
    app: {
      id: app.id,
      slug: app.slug,
      name: app.name,
      logoUrl: app.logo_url,
      mainPage: app.main_page,
      publicSettings: app.public_settings,
    },
    pageNames: Object.keys(pages),
    async loadPage(name) {
      const url = pages[name];
      if (url === undefined) throw new Error(`Module not found: pages/${name}`);
      return componentOf<PageComponent>(await load(url));
    },
    loadLayout: layout === null ? null : async () => componentOf<LayoutComponent>(await load(layout)),
  };
}
