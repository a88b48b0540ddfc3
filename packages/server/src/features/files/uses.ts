import { Fault } from '@sayso/contracts/faults';
import { appFileIn, type FileUses, shownPages } from '@sayso/contracts/files';
import type { AppId } from '@sayso/contracts/ids';
import { fairTurns } from '@sayso/core/fair-turns';
import { fileNamesIn } from '@sayso/core/file-addresses';
import type { Access } from '../../access/access.ts';
import type { Actor } from '../../access/actor.ts';
import type { AppGrant } from '../../access/grant.ts';
import { fileWords } from '../../texts/files.ts';
import type { UseStore } from './use-store.ts';

type Deps = { access: Access; store: UseStore };

/** Where the files of an app are used, so that nobody deletes one without knowing. */
export function createUses({ access, store }: Deps) {
  // Each goes over all records of an app, and holds a connection meanwhile.
  const inTurn = fairTurns({
    running: { all: 2, each: 1 },
    waiting: {
      all: 32,
      each: 8,
      refuse: () => new Fault('too_many_requests', fileWords.searching, { retryAfter: 2 }),
    },
  });
  return {
    async usesOf(actor: Actor, appId: AppId, names: readonly string[]): Promise<Record<string, FileUses>> {
      const grant = await access.manage(actor, appId);
      const [pages, logos] = await Promise.all([pagesOf(store, grant), logosOf(store, grant)]);
      const uses: Record<string, FileUses> = Object.fromEntries(
        names.map((name) => [
          name,
          { total: 0, records: [], pages: pages.get(name) ?? [], is_logo: logos.has(name) },
        ]),
      );
      for (const { name, entity, id, total } of await inTurn(grant.ownerId, () =>
        store.records(grant, names),
      )) {
        const known = uses[name];
        if (!known) continue;
        known.total = total;
        known.records.push({ entity, id });
      }
      return uses;
    },
  };
}

/** By the name of a file, what of the app's own code names it: pages and other sources, as people call them. */
async function pagesOf(store: UseStore, grant: AppGrant): Promise<Map<string, string[]>> {
  const pages = new Map<string, Set<string>>();
  for (const { path, content } of await store.sources(grant)) {
    const page = path.slice(path.lastIndexOf('/') + 1);
    for (const name of fileNamesIn([content], grant.appId)) {
      const known = pages.get(name) ?? new Set();
      pages.set(name, known.add(page));
    }
  }
  return new Map([...pages].map(([name, found]) => [name, [...found].slice(0, shownPages)]));
}

async function logosOf(store: UseStore, grant: AppGrant): Promise<Set<string>> {
  const places = (await store.logos(grant)).map((logo) => appFileIn(logo));
  return new Set(places.flatMap((place) => (place?.appId === grant.appId ? [place.name] : [])));
}
