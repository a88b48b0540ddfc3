import { isDeepStrictEqual } from 'node:util';
import { matches } from '@sayso/core/filters/predicate';
import type { Queryable } from '../../platform/database/database.ts';
import { denied, type Entered } from './entered.ts';
import { namingRow, prefixed, updateRule, without } from './patches.ts';
import { missingReferences, refuseMissing } from './references.ts';
import type { LockedRow } from './row-locks.ts';
import type { Doc, RecordStore } from './store.ts';
import { namingTaken } from './taken.ts';
import { keysOf } from './unique-keys.ts';
import { hideProperties } from './visibility.ts';

/** What a client sent for a row that is locked; `at` is its place in the list. */
export type LockedPatch = { at: number; row: LockedRow; values: Doc };
export type Changed = { before: Doc; after: Doc };
type Claiming = { store: RecordStore; entered: Entered; placeOf: Parameters<typeof namingTaken>[0] };

/** Lays the values over their rows as one update each would, all or none; a refusal names the row of the list. */
export async function layPatches(
  tx: Queryable,
  { store, entered }: { store: RecordStore; entered: Entered },
  patches: readonly LockedPatch[],
): Promise<Changed[]> {
  if (patches.length === 0) return [];
  const { model, grant } = entered;
  const checked = model.validator.watching(() =>
    patches.map((patch) => ({ ...patch, ...namingRow(patch.at, () => checkedOne(entered, patch)) })),
  );
  for (const { at, row, patch } of checked) namingRow(at, () => refuseByRule(entered, row, patch));
  const where = { store, model, appId: grant.appId, on: tx };
  await refuseMissingOf(
    where,
    checked.map(({ at, fresh }) => ({ at, values: fresh })),
  );
  const rows = checked.map(({ row, patch }) => ({ id: row.id, data: { ...row.data, ...patch } }));
  const written = await store.rewrite(tx, entered.scope, rows);
  return checked.map(({ row }) => ({ before: row.doc, after: written.get(row.id) ?? row.doc }));
}

/**
 * Takes the unique values of records that were changed, or made; the last thing that a transaction does. Throws 409
 * where others have them.
 */
export async function claimChanged(
  tx: Queryable,
  { store, entered: { model, grant }, placeOf }: Claiming,
  changed: readonly (Pick<Changed, 'after'> & { before?: Doc })[],
): Promise<void> {
  if (model.unique.length === 0) return;
  const rows = changed.map(({ before, after }) => ({
    id: String(after['id']),
    data: after,
    ...(before ? { before } : {}),
  }));
  const key = { appId: grant.appId, entity: model.name };
  await namingTaken(placeOf, () => store.unique.claim(tx, key, keysOf(model.unique, rows)));
}

/** The patch, and what of it is not in the record already: as it is stored, nothing is refused. */
export function checkedOne(
  { model, scope }: Entered,
  { row, values }: LockedPatch,
): { patch: Doc; fresh: Doc } {
  const stored = hideProperties(row.doc, scope.hidden);
  const isStored = (given: Doc) => (name: string) =>
    Object.hasOwn(stored, name) && isDeepStrictEqual(stored[name], given[name]);
  const former = model.validator.unknown(values).filter(isStored(values));
  const patch = model.validator.update(without(values, new Set(former)));
  return { patch, fresh: without(patch, new Set(Object.keys(patch).filter(isStored(patch)))) };
}

export function refuseByRule({ model, user }: Entered, { doc }: LockedRow, patch: Doc): void {
  const rule = updateRule(model, user, patch);
  if (!matches(rule, doc) || !matches(rule, { ...doc, ...patch })) throw denied();
}

/** Throws 422 for references to nothing, each named by the place of its row. */
export async function refuseMissingOf(
  where: Parameters<typeof missingReferences>[0],
  rows: readonly { at: number | string; values: Doc }[],
): Promise<void> {
  const missing = await missingReferences(
    where,
    rows.map(({ values }) => values),
  );
  const [only] = rows;
  if (rows.length === 1 && only) return refuseMissing(prefixed(only.at, missing));
  const named = Object.entries(missing).map(([name, message]) => {
    const [, index = '', field = ''] = /^(\d+)\.(.*)$/s.exec(name) ?? [];
    return [`${rows[Number(index)]?.at ?? index}.${field}`, message];
  });
  refuseMissing(Object.fromEntries(named));
}
