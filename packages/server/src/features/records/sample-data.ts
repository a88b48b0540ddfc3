import type { AppId } from '@sayso/contracts/ids';
import type { SampleRecords } from '@sayso/core/turn-provider';
import type { Access } from '../../access/access.ts';
import type { Actor } from '../../access/actor.ts';
import type { AppGrant } from '../../access/grant.ts';
import type { SampleStore } from './sample-store.ts';
import { type createSamples, type SampleDocs, storeSamples, tellOfSamples } from './samples.ts';

type Deps = Parameters<typeof createSamples>[0] & {
  access: Access;
  samples: SampleStore;
  /** New samples for the app's entities as they are now. */
  samplesFor(grant: AppGrant): Promise<SampleRecords>;
};
type Action = 'add' | 'remove' | 'reset';

/** What makers do with an app's sample records; records of their own are never touched. */
export const createSampleData = (deps: Deps) => ({
  async count(actor: Actor, appId: AppId) {
    const counts = await deps.samples.countSamples(await deps.access.manage(actor, appId));
    return {
      samples: counts.reduce((sum, count) => sum + count.samples, 0),
      entities: Object.fromEntries(counts.map(({ entity, ...count }) => [entity, count])),
    };
  },

  /** Takes them away, makes them anew, or both. */
  async change(actor: Actor, appId: AppId, { action }: { action: Action }) {
    const grant = await deps.access.manage(actor, appId);
    const facts = await deps.factsOf(grant);
    const given = action === 'remove' ? [] : await deps.samplesFor(grant);
    const { removed, added } = await deps.store.transaction(async (tx) => {
      const gone = action === 'add' ? [] : await deps.samples.removeSamples(grant, tx);
      const storing = { grant, given, facts, tx, oldest: deps.samples.oldestSamples };
      return { removed: byEntity(gone), added: await storeSamples(deps, storing) };
    });
    tellOfSamples(deps.events, grant, { type: 'delete', changed: removed });
    tellOfSamples(deps.events, grant, { type: 'create', changed: added });
    return { success: true as const, ...countsOf(removed, added) };
  },
});
export type SampleData = ReturnType<typeof createSampleData>;

const byEntity = (rows: readonly { entity: string; doc: SampleDocs['docs'][number] }[]): SampleDocs[] =>
  Object.entries(Object.groupBy(rows, ({ entity }) => entity)).map(([entity, of = []]) => ({
    entity,
    docs: of.map(({ doc }) => doc),
  }));

function countsOf(removed: readonly SampleDocs[], added: readonly SampleDocs[]) {
  const entities: Record<string, { added: number; removed: number }> = {};
  const sum = (changed: readonly SampleDocs[], way: 'added' | 'removed') => {
    for (const { entity, docs } of changed) {
      if (docs.length === 0) continue;
      const counts = { ...(entities[entity] ?? { added: 0, removed: 0 }) };
      counts[way] += docs.length;
      entities[entity] = counts;
    }
    return changed.reduce((total, { docs }) => total + docs.length, 0);
  };
  return { removed: sum(removed, 'removed'), added: sum(added, 'added'), entities };
}
