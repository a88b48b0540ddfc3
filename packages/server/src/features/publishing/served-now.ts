import type { AppId } from '@sayso/contracts/ids';
import { LRUCache } from 'lru-cache';
import type { Publication, PublicationStore, ServedState } from './store.ts';

export type Served = { appId: AppId; publication: Publication | null };
/**
 * What was read. It may be held on to, but says nothing any more once `until` has passed (in ms; 0 as soon as something
 * newer is known). Who goes by it notes that in `usedAt` (ms), or it is forgotten.
 */
export type ServedEntry = { readonly served: Served | null; until: number; usedAt: number };

/** Other nodes learn of a publish when what they know is this old. */
const keepMs = 5_000;
const usualLookMs = 3_000;
/** What nobody asked for in this time is not looked after any more. */
const unusedMs = 5 * 60_000;
const mostKept = 5_000;

/**
 * What is served under each slug now. Whether it is still the same is asked for all apps at once, every few seconds:
 * read again app by app, 1,000 busy ones would take a quarter of the server.
 */
export function createServedNow(
  store: Pick<PublicationStore, 'bySlug' | 'stateOf'>,
  lookMs: number = usualLookMs,
) {
  const kept = new LRUCache<string, ServedEntry>({
    max: mostKept,
    dispose(entry) {
      entry.until = 0;
    },
  });
  let isLooking = false;
  let lookedAt = 0;

  const look = async () => {
    const now = Date.now();
    for (const [slug, { usedAt }] of [...kept.entries()]) {
      if (usedAt < now - unusedMs) kept.delete(slug);
      // Those who hold an entry use it without asking for it.
      else if (usedAt >= lookedAt) kept.get(slug);
    }
    lookedAt = now;
    const asked = [...kept.entries()];
    if (asked.length === 0) return;
    const states = await store.stateOf(asked.map(([slug]) => slug));
    for (const [slug, entry] of asked) {
      // What was forgotten or read anew meanwhile is no longer ours to judge.
      if (kept.peek(slug) !== entry) continue;
      if (isSame(entry.served, states.get(slug))) entry.until = Date.now() + keepMs;
      else kept.delete(slug);
    }
  };
  const lookLater = () => {
    if (isLooking) return;
    isLooking = true;
    setTimeout(async () => {
      // Where it fails, all that is known grows too old and is read anew.
      await look().catch(() => {});
      isLooking = false;
      if (kept.size > 0) lookLater();
    }, lookMs).unref();
  };
  const fresh = (slug: string): ServedEntry | null => {
    const entry = kept.get(slug);
    const now = Date.now();
    if (!entry || entry.until <= now) return null;
    entry.usedAt = now;
    return entry;
  };

  return {
    async bySlug(slug: string): Promise<Served | null> {
      const known = fresh(slug);
      if (known) return known.served;
      const served = await store.bySlug(slug);
      kept.set(slug, { served, until: Date.now() + keepMs, usedAt: Date.now() });
      lookLater();
      return served;
    },

    /** Only what is in memory; to be asked first where every request counts. */
    known: fresh,

    forgetSlug: (slug: string): void => void kept.delete(slug),

    forget(appId: AppId): void {
      for (const [slug, { served }] of [...kept.entries()]) if (served?.appId === appId) kept.delete(slug);
    },
  };
}

const isSame = (served: Served | null, state: ServedState | undefined): boolean =>
  served?.publication != null &&
  state !== undefined &&
  served.appId === state.appId &&
  served.publication.version === state.version &&
  served.publication.name === state.name &&
  served.publication.logo_url === state.logo_url &&
  served.publication.visibility === state.visibility &&
  served.publication.allowsEmbedding === state.allowsEmbedding &&
  served.publication.isBlocked === state.isBlocked;
