import { setPlace } from '../sdk/origin.ts';
import type { LayoutComponent, PageComponent } from './app-source.ts';
import { componentOf, fixedSource } from './app-source.ts';
import { addHostStyles } from './host-styles.ts';
import { runPublished } from './published-host.tsx';

export type PublishedConfig = {
  appId: string;
  slug: string;
  name: string;
  logoUrl: string | null;
  mainPage: string | null;
  publicSettings: string;
  mainOrigin?: string;
};

type Load = () => Promise<{ default?: unknown }>;

export type PublishedApp = {
  config: PublishedConfig;
  pages: Record<string, Load>;
  recordPages: readonly string[];
  layout: Load | null;
};

/** Starts a published bundle; called by its generated entry. */
export function startPublished({ config, pages, recordPages, layout }: PublishedApp): void {
  const { appId: id, mainOrigin, ...rest } = config;
  setPlace({ appId: id, slug: rest.slug, ...(mainOrigin === undefined ? {} : { mainOrigin }) });
  addHostStyles();
  const app = { id, ...rest };
  const source = fixedSource({
    version: '1',
    app,
    pageNames: Object.keys(pages),
    recordPages,
    async loadPage(name) {
      const load = pages[name];
      if (load === undefined) throw new Error(`Module not found: pages/${name}`);
      return componentOf<PageComponent>(await load());
    },
    loadLayout: layout === null ? null : async () => componentOf<LayoutComponent>(await layout()),
  });
  runPublished(app, source);
}
