import type { Id } from '@sayso/contracts/ids';
import type { RecordsReport, UndoneReport } from '@sayso/contracts/schema-changes';
import type { AppGrant } from '../../../access/grant.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { type ApplyDeps, applyChange, keyRecords } from './apply.ts';
import { unfitSentence } from './report.ts';
import type { StoredChange } from './store.ts';
import { takeChangeBack } from './take-back.ts';
import { type EntityChange, type Succession, schemaOf, successions, type Version } from './versions.ts';

export type Given = {
  changes: readonly EntityChange[];
  /** Entities that somebody renamed in so many words. */
  renamed: readonly { from: string; to: string }[];
};
/** What became of the records of one entity, under the name that it has now. */
export type Followed = {
  entity: string;
  report: RecordsReport | UndoneReport;
  isUndone: boolean;
  /** The change that can be undone; null where none was made, as on the way back to an earlier schema. */
  changeId: Id | null;
  /** What a person should know of records that do not fit; null where all do. */
  warning: string | null;
};
type Deps = ApplyDeps & {
  /** The schema's text that has this hash. */
  textOf: (grant: AppGrant, hash: string, tx: Queryable) => Promise<string>;
};
type Place = { entity: string; hash: string };

/** More changes than this since a state, and the way back to it is not looked for. */
const longestWay = 200;

/**
 * Has records follow the schemas of their entities from one checkpoint to another, within the transaction that makes
 * the step. Where a schema goes back to what it was, the changes since are taken back one by one.
 */
export const createFollowSchemas = (deps: Deps) => {
  return async (grant: AppGrant, { changes, renamed }: Given, tx: Queryable): Promise<Followed[]> => {
    // People are kept elsewhere, whatever an app notes of them.
    const ofRecords = changes.filter(({ entity }) => entity !== 'User');
    const followed: Followed[] = [];
    const tell = (
      entity: string,
      report: Followed['report'],
      { isUndone = false, changeId = null }: Partial<Pick<Followed, 'isUndone' | 'changeId'>> = {},
    ) => {
      const after = ofRecords.find((change) => change.entity === entity)?.after;
      const warning = unfitSentence(report, { schema: after ? schemaOf(after) : null });
      followed.push({ entity, report, isUndone, changeId, warning });
    };
    const back = await waysBack(deps, grant, { changes: ofRecords, tx });
    for (const { to, way } of back) {
      for (const change of way) {
        const undone = await undo(deps, grant, { change, tx });
        tell(to, undone, { isUndone: true });
      }
    }
    const isBack = (entity: string) => back.some(({ from, to }) => from === entity || to === entity);
    const others = ofRecords.filter(({ entity }) => !isBack(entity));
    const steps = successions(others, renamed);
    await moveOthers(deps, grant, { renamed: renamed.filter(({ from }) => !isBack(from)), steps, tx });
    for (const step of steps) {
      const applied = await applyChange(deps, grant, { step, tx });
      if (applied) tell(step.to, applied.report, { changeId: applied.changeId });
    }
    const isKnown = (entity: string) => isBack(entity) || steps.some(({ to }) => to === entity);
    for (const { entity, after } of ofRecords) {
      if (!after || isKnown(entity)) continue;
      const key = { appId: grant.appId, entity };
      const report = await keyRecords(deps, { key, schema: schemaOf(after), tx });
      if (report) tell(entity, report);
    }
    return followed;
  };
};
export type FollowSchemas = ReturnType<typeof createFollowSchemas>;

/** Entities that came and were renamed since the last checkpoint may have records too: samples. */
async function moveOthers(
  { renameRecords }: Deps,
  grant: AppGrant,
  { renamed, steps, tx }: { renamed: Given['renamed']; steps: readonly Succession[]; tx: Queryable },
): Promise<void> {
  for (const { from, to } of renamed) {
    if (!steps.some((step) => step.from === from)) await renameRecords(grant, from, to, tx);
  }
}

async function undo(
  { textOf, ...deps }: Deps,
  grant: AppGrant,
  { change, tx }: { change: StoredChange; tx: Queryable },
): Promise<UndoneReport> {
  const version = async (hash: string): Promise<Version> => ({ hash, text: await textOf(grant, hash, tx) });
  const [before, after] = [await version(change.before_hash), await version(change.after_hash)];
  return takeChangeBack(deps, grant, { change, before, after, tx });
}

type Way = { from: string; to: string; way: StoredChange[] };

/** Entities whose schema is again what it was, with the changes since then, newest first. */
async function waysBack(
  deps: Deps,
  grant: AppGrant,
  { changes, tx }: { changes: readonly EntityChange[]; tx: Queryable },
): Promise<Way[]> {
  const found: Way[] = [];
  const targets = new Map(changes.flatMap(({ entity, after }) => (after ? [[entity, after.hash]] : [])));
  const wasThere = new Set(changes.flatMap(({ entity, before }) => (before ? [entity] : [])));
  for (const { entity, before, after } of changes) {
    if (!before) continue;
    // What is gone may have got another name, what is still there has kept it.
    const isTarget = (place: Place) =>
      targets.get(place.entity) === place.hash &&
      (after ? place.entity === entity : !wasThere.has(place.entity));
    const way = await wayTo(deps, grant, { start: { entity, hash: before.hash }, isTarget, tx });
    if (way) found.push({ from: entity, ...way });
  }
  return found;
}

async function wayTo(
  { store }: Deps,
  { appId }: AppGrant,
  { start, isTarget, tx }: { start: Place; isTarget: (place: Place) => boolean; tx: Queryable },
): Promise<{ to: string; way: StoredChange[] } | null> {
  const way: StoredChange[] = [];
  let at = start;
  let older: string | null = null;
  while (way.length < longestWay) {
    const change: StoredChange | undefined = await store.newest({ appId, entity: at.entity }, older, tx);
    if (change?.after_hash !== at.hash) return null;
    way.push(change);
    older = change.id;
    at = { entity: change.renamed_from ?? change.entity, hash: change.before_hash };
    if (isTarget(at)) return { to: at.entity, way };
  }
  return null;
}
