import { Fault } from '@sayso/contracts/faults';
import { appFileIn, type FileUses } from '@sayso/contracts/files';
import type { AppId } from '@sayso/contracts/ids';
import { fairTurns } from '@sayso/core/fair-turns';
import type { Access } from '../../access/access.ts';
import type { Actor } from '../../access/actor.ts';
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
      const logo = appFileIn((await store.logo(grant)) ?? '');
      const uses: Record<string, FileUses> = Object.fromEntries(
        names.map((name) => [
          name,
          { total: 0, records: [], is_logo: logo?.appId === appId && logo.name === name },
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
