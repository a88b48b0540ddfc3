import { Fault } from '@sayso/contracts/faults';
import type { AppId } from '@sayso/contracts/ids';
import type { CustomDomain } from '@sayso/contracts/publishing';
import { texts } from '@sayso/contracts/texts';
import type { Access } from '../../access/access.ts';
import type { Actor } from '../../access/actor.ts';
import type { DomainStore } from './store.ts';

/** How long an answer is kept; a domain that was just verified answers when the old one is this old. */
const keepMs = 5_000;
const mostKept = 5_000;

type Found = { appId: AppId; slug: string } | null;

/** Which app answers under a domain of its own: asked for each request, so kept for a moment. */
export const createDomains = ({ access, store }: { access: Access; store: DomainStore }) => {
  const kept = new Map<string, { found: Found; until: number }>();

  const find = async (domain: string): Promise<Found> => {
    const known = kept.get(domain);
    if (known && known.until > Date.now()) return known.found;
    const found = await store.appOf(domain);
    // Anybody can ask for any name.
    if (kept.size >= mostKept) kept.clear();
    kept.set(domain, { found, until: Date.now() + keepMs });
    return found;
  };

  return {
    find,

    /** Where a domain leads is public: it is what anybody sees who opens it. */
    async appOf(domain: string): Promise<{ app_id: AppId }> {
      const found = await find(domain);
      if (!found) throw new Fault('not_found', texts.domainUnknownText);
      return { app_id: found.appId };
    },

    list: async (actor: Actor, appId: AppId): Promise<CustomDomain[]> =>
      store.list(await access.manage(actor, appId)),

    ofApp: (appId: AppId): Promise<string[]> => store.ofApp({ appId }),
  };
};
export type Domains = ReturnType<typeof createDomains>;
