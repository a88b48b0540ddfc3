import type { AppId } from '@sayso/contracts/ids';
import { LRUCache } from 'lru-cache';
import type { Events } from '../../events.ts';
import { type PublishedPage, publishedPage } from './page.ts';
import { shownAt } from './shown.ts';
import type { Publication, PublicationStore } from './store.ts';

export type Served = { appId: AppId; publication: Publication | null };

/** Other nodes learn of a publish when what they know is this old. */
const keepMs = 5_000;
const mostKept = 5_000;
/** Some 100 KB each; a busy server keeps all pages that people look at. */
const mostPages = 2_000;
/** Of the addresses whose page is known; several lead to one page. */
const mostAddresses = 10_000;

type Deps = {
  store: PublicationStore;
  events: Events;
  builderOrigin: string;
  appOrigin: (slug: string) => string;
};

/** What each address serves, with its pages made once: a request costs a look-up in memory. */
export const createServed = ({ store, events, builderOrigin, appOrigin }: Deps) => {
  const kept = new Map<string, { served: Served | null; until: number }>();
  const pages = new Map<string, Promise<PublishedPage>>();
  const byAddress = new LRUCache<string, PublishedPage>({ max: mostAddresses });
  const addressKey = (app: Publication, path: string) =>
    `${app.appId} ${app.version} ${app.visibility} ${app.slug} ${path}`;
  const forget = (appId: AppId) => {
    for (const [slug, { served }] of kept) if (served?.appId === appId) kept.delete(slug);
  };
  for (const name of ['app.deployed', 'app.changed', 'app.deleted'] as const) {
    events.on(name, ({ appId }) => forget(appId));
  }

  /** Addresses without a page are endless and are not noted. */
  const noted = async (making: Promise<PublishedPage>, app: Publication, path: string) => {
    const page = await making;
    if (page.status === 200 && path.length <= 200) byAddress.set(addressKey(app, path), page);
    return page;
  };

  return {
    async bySlug(slug: string): Promise<Served | null> {
      const known = kept.get(slug);
      if (known && known.until > Date.now()) return known.served;
      const served = await store.bySlug(slug);
      if (kept.size >= mostKept) kept.clear();
      kept.set(slug, { served, until: Date.now() + keepMs });
      return served;
    },

    /** What is in memory and fresh; to be asked first where every request counts. */
    known(slug: string): Publication | undefined {
      const known = kept.get(slug);
      return known && known.until > Date.now() ? (known.served?.publication ?? undefined) : undefined;
    },

    knownPage: (app: Publication, path: string): PublishedPage | undefined =>
      byAddress.get(addressKey(app, path)),

    /** The HTML of an address. A version never changes, so its pages are good for as long as they are kept. */
    pageAt(app: Publication, path: string): Promise<PublishedPage> {
      const shown = shownAt(path, app);
      const key = JSON.stringify([app.appId, app.version, app.visibility, shown]);
      const known = pages.get(key);
      if (known) return noted(known, app, path);
      const origins = { builder: builderOrigin, app: appOrigin(app.slug) };
      const made = publishedPage({ app, shown, origins });
      made.catch(() => pages.delete(key));
      if (pages.size >= mostPages) pages.delete(pages.keys().next().value ?? '');
      pages.set(key, made);
      return noted(made, app, path);
    },
  };
};
export type ServedApps = ReturnType<typeof createServed>;
