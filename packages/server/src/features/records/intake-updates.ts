import { Fault } from '@sayso/contracts/faults';
import type { Queryable } from '../../platform/database/database.ts';
import { recordWords } from '../../texts/records.ts';
import { type Deps, hiddenOrGone } from './entered.ts';
import type { Opened } from './intake-opened.ts';
import { type Changed, checkedOne, claimChanged, layPatches, refuseByRule } from './locked-patches.ts';
import { manyChanged } from './many-changed.ts';
import { isTooLarge } from './record-size.ts';
import type { LockedRow } from './row-locks.ts';
import type { Doc, NewRecord } from './store.ts';

/** What a row of a file says of a record that is there; `row` counts as the file does. */
export type Update = { row: number; id: string; values: Doc };
type RowProblem = { row: number; problems: Readonly<Record<string, string>> };
export type Mixed = {
  records: readonly (NewRecord & { row: number })[];
  updates: readonly Update[];
  /** Something is wrong already: the updates are only looked through, and nothing is stored. */
  isDry: boolean;
  onStored: (count: number) => void;
};
type Stored = { made: Doc[]; updated: number; problems: RowProblem[] };
type Storing = Pick<Deps, 'store' | 'events' | 'audit'>;

const batchRows = 1_000;

/** Rolls the transaction back; the problems are what is told. */
class Refused extends Error {
  readonly problems: RowProblem[];
  constructor(problems: RowProblem[]) {
    super('Rows were refused');
    this.problems = problems;
  }
}

/**
 * Stores new records and changes others, all in one transaction or none. Every update is judged as a single one would
 * be, and every one that is refused is told with its row.
 */
export async function storeMixed(deps: Storing, opened: Opened, given: Mixed): Promise<Stored> {
  const { events } = deps;
  const place = { appId: opened.grant.appId, entity: opened.model.name };
  try {
    const { made, changed } = await deps.store.transaction((tx) => write(tx, deps, opened, given));
    if (made.length > 0) events.emit('records.changed', { ...place, type: 'create', records: made });
    if (changed.length > 0) {
      const [records, before] = [changed.map(({ after }) => after), changed.map((one) => one.before)];
      events.emit('records.changed', { ...place, type: 'update', records, before });
    }
    return { made, updated: changed.length, problems: [] };
  } catch (error) {
    if (error instanceof Refused) return { made: [], updated: 0, problems: error.problems };
    throw error;
  }
}

async function write(tx: Queryable, deps: Storing, opened: Opened, given: Mixed) {
  const { store, audit } = deps;
  const { actor, grant, model, user } = opened;
  const { records, updates, onStored } = given;
  const changed: Changed[] = [];
  const problems: RowProblem[] = [];
  for (let at = 0; at < updates.length; at += batchRows) {
    const batch = updates.slice(at, at + batchRows);
    const laid = await layBatch(tx, { deps, opened, isDry: given.isDry || problems.length > 0 }, batch);
    changed.push(...laid.changed);
    problems.push(...laid.problems);
    onStored(at + batch.length);
  }
  if (given.isDry || problems.length > 0) throw new Refused(problems);
  const key = { appId: grant.appId, entity: model.name };
  const author = user && { id: user.id, email: user.email };
  const made: Doc[] = [];
  for (let at = 0; at < records.length; at += batchRows) {
    const batch = records.slice(at, at + batchRows);
    made.push(...(await store.insert(key, { records: batch, author, isSample: grant.isMadeUp }, tx)));
    onStored(updates.length + at + batch.length);
  }
  const rows = new Map([...updates, ...records].map(({ id, row }) => [id, row]));
  await refusingRows(async () => {
    const placeOf = (id: string) => (rows.get(id) ?? 1) - 1;
    const all = [...changed, ...made.map((after) => ({ after }))];
    await claimChanged(tx, { store, entered: opened, placeOf }, all);
  });
  const done = { actor, action: 'records.imported', subject: model.name } as const;
  const change = manyChanged(done, made.length + changed.length);
  if (change) await audit({ appId: grant.appId, actor }, [change], tx);
  return { made, changed };
}

type Laying = { deps: Storing; opened: Opened; isDry: boolean };

async function layBatch(tx: Queryable, { deps: { store }, opened, isDry }: Laying, batch: readonly Update[]) {
  const locked = await store.lockById(
    tx,
    opened.scope,
    batch.map(({ id }) => id),
  );
  const rows = new Map(locked.map((row) => [row.id as string, row]));
  const judged = opened.model.validator.watching(() =>
    batch.map((update) => judge(opened, update, rows.get(update.id))),
  );
  const problems = judged.flatMap(({ problem }) => problem ?? []);
  const patches = judged.flatMap(({ patch }) => patch ?? []);
  if (isDry || problems.length > 0) return { changed: [], problems };
  const changed = await refusingRows(() => layPatches(tx, { store, entered: opened }, patches));
  return { changed, problems };
}

/** What is to be laid over a record; nothing where it holds all of it already. */
function judge(opened: Opened, { row: fileRow, id, values }: Update, row: LockedRow | undefined) {
  try {
    if (!row) throw hiddenOrGone(opened.scope.entity, id);
    if (isTooLarge(values)) throw new Fault('invalid', recordWords.tooLarge);
    const patch = { at: fileRow - 1, row, values };
    const checked = checkedOne(opened, patch);
    if (Object.keys(checked.fresh).length === 0) return {};
    refuseByRule(opened, row, checked.patch);
    return { patch };
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    return { problem: { row: fileRow, problems: error.fields ?? { '': error.message } } };
  }
}

/** What is found out of many rows at once names them as `at.field`, from 0. */
async function refusingRows<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Fault) || error.fields === undefined) throw error;
    const named = Object.entries(error.fields).flatMap(([name, message]) => {
      const dot = name.indexOf('.');
      const at = dot > 0 ? Number(name.slice(0, dot)) : Number.NaN;
      return Number.isInteger(at) ? [{ row: at + 1, problems: { [name.slice(dot + 1)]: message } }] : [];
    });
    throw named.length > 0 ? new Refused(named) : error;
  }
}
