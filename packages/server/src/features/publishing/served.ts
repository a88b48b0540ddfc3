import type { AppId } from '@sayso/contracts/ids';
import type { Events } from '../../events.ts';
import { type PublishedPage, publishedPage } from './page.ts';
import type { Publication, PublicationStore } from './store.ts';

export type Served = { appId: AppId; publication: Publication | null; page: PublishedPage | null };

/** Other nodes learn of a publish when what they know is this old. */
const keepMs = 5_000;
const mostKept = 5_000;

type Deps = { store: PublicationStore; events: Events; origins: { builder: string } };

/** What each address serves, with its page made once: a request costs one look-up in memory. */
export const createServed = ({ store, events, origins }: Deps) => {
  const kept = new Map<string, { served: Served | null; until: number }>();
  const forget = (appId: AppId) => {
    for (const [slug, { served }] of kept) if (served?.appId === appId) kept.delete(slug);
  };
  for (const name of ['app.deployed', 'app.changed', 'app.deleted'] as const) {
    events.on(name, ({ appId }) => forget(appId));
  }

  return {
    async bySlug(slug: string): Promise<Served | null> {
      const known = kept.get(slug);
      if (known && known.until > Date.now()) return known.served;
      const found = await store.bySlug(slug);
      const same = found?.publication && known?.served?.publication;
      const page = found?.publication
        ? same && isSame(found.publication, same)
          ? (known?.served?.page ?? null)
          : await publishedPage(found.publication, origins)
        : null;
      const served = found ? { ...found, page } : null;
      if (kept.size >= mostKept) kept.clear();
      kept.set(slug, { served, until: Date.now() + keepMs });
      return served;
    },
  };
};
export type ServedApps = ReturnType<typeof createServed>;

const isSame = (one: Publication, other: Publication): boolean =>
  one.version === other.version && one.visibility === other.visibility && one.name === other.name;
