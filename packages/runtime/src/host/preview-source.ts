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
  const { load, renew } = loader(options.importModule ?? importModule);
  const listeners = new Set<() => void>();
  const shown = new Set<string>();
  let snapshot = snapshotOf(manifest, load, shown);
  let css = manifest.css;
  let queue: Promise<void> = Promise.resolve();

  const swap = async (update: HotUpdate) => {
    if (update.reload) return options.reload();
    if (update.css !== null && update.css !== css) setAppStyles(update.css);
    css = update.css ?? css;
    // What is on the screen has a new address too when anything below it changed. It must be registered before the
    // refresh, or React takes the page for another component and drops its state.
    const { pages, layout } = update.manifest;
    for (const { url } of update.modules) renew(url);
    const onScreen = [...shown].flatMap((name) => (name === layoutKey ? layout : pages[name]) ?? []);
    // Pages that nobody opened yet are loaded when somebody does.
    const unopened = new Set(
      Object.keys(pages).flatMap((name) => (shown.has(name) ? [] : (pages[name] ?? []))),
    );
    const changed = update.modules.flatMap(({ url }) => (unopened.has(url) ? [] : url));
    const addresses = new Set([...changed, ...onScreen]);
    await Promise.all([...addresses].map(load));
    options.refresh();
    snapshot = snapshotOf(update.manifest, load, shown);
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

/**
 * Imports modules, each at its newest address. A revert brings back an address that was loaded before, whose module the
 * browser would not run again: it gets a new one by its query.
 */
function loader(importOne: ImportModule) {
  const loaded = new Set<string>();
  const renewed = new Map<string, string>();
  const wasLoaded = (url: string) =>
    loaded.has(url) || performance.getEntriesByName(new URL(url, location.origin).href).length > 0;
  return {
    load: (url: string) => {
      loaded.add(url);
      return importOne(renewed.get(url) ?? url);
    },
    renew: (url: string) => {
      if (wasLoaded(url)) renewed.set(url, `${url}?again=${renewed.size + 1}-${Date.now()}`);
    },
  };
}

/** No page can have this name. */
const layoutKey = '/layout';

/** `shown` gathers the names of what was loaded. */
function snapshotOf(manifest: PreviewManifest, load: ImportModule, shown: Set<string>): AppSnapshot {
  const { app, layout, pages, version } = manifest;
  const broken = brokenPages(manifest);
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
    pageNames: [...Object.keys(pages), ...broken.keys()],
    recordPages: manifest.record_pages,
    async loadPage(name) {
      const url = pages[name];
      if (url === undefined) throw new Error(broken.get(name) ?? `Module not found: pages/${name}`);
      shown.add(name);
      return componentOf<PageComponent>(await load(url));
    },
    loadLayout:
      layout === null
        ? null
        : async () => {
            shown.add(layoutKey);
            return componentOf<LayoutComponent>(await load(layout));
          },
  };
}

/** Pages of which no version ever compiled, with the first thing that is wrong (P-RUN-14, P-RUN-15). */
function brokenPages({ pages, diagnostics }: PreviewManifest): Map<string, string> {
  const found = new Map<string, string>();
  for (const { path, message } of diagnostics) {
    const name = /^pages\/(.+)$/.exec(path)?.[1];
    if (name === undefined || Object.hasOwn(pages, name) || found.has(name)) continue;
    found.set(name, message);
  }
  return found;
}
