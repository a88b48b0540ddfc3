import type { AppId } from '@sayso/contracts/ids';
import { LRUCache } from 'lru-cache';
import type { Events } from '../../events.ts';
import { type PublishedPage, publishedPage } from './page.ts';
import { createServedNow } from './served-now.ts';
import { type Shown, shownAt } from './shown.ts';
import type { Publication, PublicationStore } from './store.ts';

/** All forms of the pages that people look at most, from a few KB to some 100 KB each. */
const usualPageBytes = 128 * 2 ** 20;
/** Of the addresses whose page is known; several lead to one page. */
const mostAddresses = 10_000;

type Deps = {
  store: PublicationStore;
  events: Events;
  builderOrigin: string;
  appOrigin: (slug: string) => string;
  mostPageBytes?: number;
};

/** What each address serves, with its pages made once: a request costs a look-up in memory. */
export const createServed = (deps: Deps) => {
  const { store, events, builderOrigin, appOrigin } = deps;
  const now = createServedNow(store);
  const pages = new LRUCache<string, PublishedPage>({
    maxSize: deps.mostPageBytes ?? usualPageBytes,
    sizeCalculation: ({ bodies }) => bodies.plain.length + bodies.br.length + bodies.gzip.length + 1_000,
  });
  const making = new Map<string, Promise<PublishedPage>>();
  /** Holds the keys of pages only, so that a page which made room for others is gone. */
  const byAddress = new LRUCache<string, string>({ max: mostAddresses });
  /** Begins with the app's id. Made once for each publication: it is asked for at every request. */
  const prefixes = new WeakMap<Publication, string>();
  const prefixOf = (app: Publication): string => {
    const known = prefixes.get(app);
    if (known !== undefined) return known;
    const { appId, version, visibility, allowsEmbedding, slug, name, logo_url } = app;
    const prefix = `${appId} ${version} ${visibility} ${allowsEmbedding} ${slug} ${JSON.stringify([name, logo_url])}`;
    prefixes.set(app, prefix);
    return prefix;
  };
  const addressKey = (app: Publication, path: string) => `${prefixOf(app)} ${path}`;
  const forgetPages = (appId: AppId) => {
    for (const known of [pages, byAddress]) {
      for (const key of [...known.keys()]) if (key.startsWith(`${appId} `)) known.delete(key);
    }
  };
  for (const name of ['app.deployed', 'app.changed', 'app.deleted'] as const) {
    events.on(name, ({ appId }) => {
      now.forget(appId);
      if (name !== 'app.changed') forgetPages(appId);
    });
  }
  // That nothing was there is kept by the address alone.
  events.on('app.restored', ({ slug }) => now.forgetSlug(slug));

  const make = (key: string, app: Publication, shown: Shown): Promise<PublishedPage> => {
    const origins = { builder: builderOrigin, app: appOrigin(app.slug) };
    const made = publishedPage({ app, shown, origins })
      .then((page) => {
        pages.set(key, page);
        return page;
      })
      .finally(() => making.delete(key));
    making.set(key, made);
    return made;
  };

  return {
    bySlug: now.bySlug,
    known: now.known,

    knownPage(app: Publication, path: string): PublishedPage | undefined {
      const key = byAddress.get(addressKey(app, path));
      return key === undefined ? undefined : pages.get(key);
    },

    /** The HTML of an address; what may change of it is in its key, so it is good for as long as it is kept. */
    async pageAt(app: Publication, path: string): Promise<PublishedPage> {
      const shown = shownAt(path, app);
      const key = addressKey(app, JSON.stringify(shown));
      const page = pages.get(key) ?? (await (making.get(key) ?? make(key, app, shown)));
      // Addresses without a page are endless and are not noted.
      if (page.status === 200 && path.length <= 200) byAddress.set(addressKey(app, path), key);
      return page;
    },
  };
};
export type ServedApps = ReturnType<typeof createServed>;
