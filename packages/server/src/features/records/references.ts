import { Fault } from '@sayso/contracts/faults';
import type { AppId } from '@sayso/contracts/ids';
import type { Reference } from '@sayso/core/entities/references';
import type { AppGrant } from '../../access/grant.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { recordWords } from '../../texts/records.ts';
import type { EntityModel } from './entity-models.ts';
import type { Doc, RecordStore } from './store.ts';

/** `on`: the transaction that waits for the answer, which must not wait for a second connection. */
type Where = {
  store: Pick<RecordStore, 'existing'>;
  model: Pick<EntityModel, 'references'>;
  appId: AppId;
  on?: Queryable | undefined;
};

/** Throws 422 where a reference names a record that is not there. */
export async function checkReferences(where: Where, rows: readonly Doc[]): Promise<void> {
  refuseMissing(await missingReferences(where, rows));
}

/** A message for each reference that names a record that is not there, by field, of several rows by place and field. */
export async function missingReferences(where: Where, rows: readonly Doc[]): Promise<Record<string, string>> {
  const missing = await danglingReferences(where, rows);
  const nameOf = ({ at, field }: Dangling) => (rows.length === 1 ? field : `${at}.${field}`);
  return Object.fromEntries(missing.map((each) => [nameOf(each), each.why]));
}

/** A reference of the row at this place that leads nowhere. */
export type Dangling = { at: number; field: string; why: string };

/** People (`User`) are not records. */
export async function danglingReferences(
  { store, model, appId, on }: Where,
  rows: readonly Doc[],
): Promise<Dangling[]> {
  const dangling: Dangling[] = [];
  const references = model.references.filter(({ entity }) => entity !== 'User');
  const entities = new Set(references.map(({ entity }) => entity));
  for (const entity of entities) {
    const pointing = references.filter((reference) => reference.entity === entity);
    const named = rows.flatMap((row, at) =>
      pointing.flatMap(({ field }) => idsIn(row[field]).map((id) => ({ id, field, at }))),
    );
    if (named.length === 0) continue;
    const known = await store.existing({ appId, entity }, [...new Set(named.map(({ id }) => id))], on);
    for (const { id, field, at } of named) {
      if (!known.has(id)) dangling.push({ at, field, why: recordWords.noReference(entity) });
    }
  }
  return dangling;
}

/** The same of records that are yet to be stored, by their references alone. */
export const createDanglingReferences =
  ({ store }: Pick<Where, 'store'>) =>
  (
    { appId }: AppGrant,
    { references, records }: { references: readonly Reference[]; records: readonly Doc[] },
  ): Promise<Dangling[]> =>
    danglingReferences({ store, model: { references }, appId }, records);

export function refuseMissing(fields: Record<string, string>): void {
  const [first] = Object.entries(fields);
  if (first) throw new Fault('invalid', `${first[0]}: ${first[1]}`, { fields });
}

function idsIn(value: unknown): string[] {
  const values: unknown[] = Array.isArray(value) ? value : [value];
  return values.filter((id) => typeof id === 'string' && id !== '') as string[];
}
