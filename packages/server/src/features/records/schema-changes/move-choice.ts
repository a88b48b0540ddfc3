import { isDeepStrictEqual } from 'node:util';
import type { EntitySchema } from '@sayso/contracts/entity-schema';
import { Fault } from '@sayso/contracts/faults';
import type { AppId, Id } from '@sayso/contracts/ids';
import { type ChoiceField, choiceLabel } from '@sayso/core/entities/choices';
import { uniqueOf } from '@sayso/core/entities/unique';
import type { Access } from '../../../access/access.ts';
import type { Actor } from '../../../access/actor.ts';
import type { AppGrant } from '../../../access/grant.ts';
import type { Queryable, Sql } from '../../../platform/database/database.ts';
import type { Rates } from '../../../rates.ts';
import { leftChoiceWords } from '../../../texts/record-changes.ts';
import type { Sources } from '../../sources/service.ts';
import type { Doc } from '../store.ts';
import { type ApplyDeps, authorOf, writeUnique } from './apply.ts';
import { fieldIn } from './left-choices.ts';
import { leftAlone, type Migrated } from './migrator.ts';
import { openReport, recordChanges } from './report.ts';
import type { TellOfRecords } from './tell-of-records.ts';
import { noSuchList, schemaOf, type Version } from './versions.ts';
import { walkBatches } from './walk.ts';

type Place = { appId: AppId; entity: string };
type Value = string | number;
export type MoveRequest = { field: string; from: Value; to: Value };
export type MoveDeps = ApplyDeps & {
  /** The entity's schema as it is now, undefined where there is none. */
  versionOf: (grant: AppGrant, entity: string, tx: Queryable) => Promise<Version | undefined>;
  note: (grant: AppGrant, changes: ReturnType<typeof recordChanges>, tx: Queryable) => Promise<void>;
  tell: TellOfRecords;
};
type Deps = MoveDeps & {
  sql: Sql;
  access: Access;
  rates: Rates;
  takeTurn: Sources['takeTurn'];
  /** Refuses while a turn is running. */
  lockIdle: (grant: AppGrant, tx: Queryable) => Promise<unknown>;
};
/** Records that were written, with what the field held before. */
type Written = Map<Id, Doc>;

/**
 * Gives the records with a removed choice another one. It is kept as a change of the schema that leaves its text alone,
 * so that it is undone like one, and along with the change that removed the choice.
 */
export const createMoveChoice = (deps: Deps) => async (actor: Actor, place: Place, request: MoveRequest) => {
  const { sql, access, takeTurn, lockIdle, tell } = deps;
  const grant = await access.manage(actor, place.appId);
  await countListChange(deps.rates, grant);
  return takeTurn(grant, async () => {
    const { changeId, written } = await sql.begin(async (tx) => {
      await lockIdle(grant, tx);
      const version = await deps.versionOf(grant, place.entity, tx);
      const schema = version && schemaOf(version);
      if (!version || !schema || place.entity === 'User') throw noSuchList(place.entity);
      const field = chosenField(schema, request);
      return moveRecords(deps, grant, { place, request, version, schema, field, tx });
    });
    await tell(place, { ids: [...written.keys()], before: written });
    return { moved: written.size, change_id: changeId };
  });
};

/** Before anything is read or locked for it. */
export async function countListChange(rates: Rates, { actor }: AppGrant): Promise<void> {
  if (actor.kind === 'user') await rates.take('listChanges', { user: actor.user.id });
}

/** 422 unless records are to go from what is no choice to what is one. */
function chosenField(schema: EntitySchema, { field: name, from, to }: MoveRequest): ChoiceField {
  const field = fieldIn(schema, name);
  const refused = (at: string, message: string) =>
    new Fault('invalid', message, { fields: { [at]: message } });
  if (!field) throw refused('field', leftChoiceWords.noChoices(name));
  if (!field.choices.includes(to)) {
    const labels = field.choices.map((choice) => choiceLabel(field.property, choice));
    throw refused('to', leftChoiceWords.oneOf(labels.join(', ')));
  }
  if (field.choices.includes(from)) throw refused('from', leftChoiceWords.stillThere);
  return field;
}

type Move = {
  place: Place;
  request: MoveRequest;
  version: Version;
  schema: EntitySchema;
  field: ChoiceField;
  tx: Queryable;
};

/** Within the caller's transaction; answers which records were written. */
export async function moveRecords(
  deps: Omit<MoveDeps, 'tell' | 'versionOf'>,
  grant: AppGrant,
  { place, request, version, schema, field, tx }: Move,
) {
  const { store, note } = deps;
  const report = openReport();
  const written: Written = new Map();
  const change: { id: Id | null } = { id: null };
  const holding = { field: request.field, value: request.from, isList: field.isList };
  const unique = uniqueOf(schema).filter(({ fields }) => fields.includes(request.field));
  // What several fields may not share is written down anew of all records, once all of them are locked.
  const isOfAll =
    unique.length > 0 && (await store.next(place, { after: '', lock: false, holding }, tx)).length > 0;
  const open = async (): Promise<Id> => {
    const hashes = { before_hash: version.hash, after_hash: version.hash };
    const made = { entity: place.entity, renamed_from: null, ...hashes, renames: [] };
    return store.add(grant, { ...made, authorId: authorOf(grant) }, tx);
  };
  await walkBatches(
    { store, key: place, lock: true, holding: isOfAll ? undefined : holding },
    async (batch) => {
      const rows = batch.flatMap(({ id, data }) => {
        const moved = movedRecord(data, request, field);
        if (moved.touches.length === 0) return [];
        report.add(id, moved);
        return [{ id, data: moved.data, touches: moved.touches }];
      });
      if (rows.length === 0) return;
      change.id ??= await open();
      await store.rewrite(place, rows, tx);
      await store.keepTouches(grant, { changeId: change.id, rows }, tx);
      for (const { id, touches } of rows) written.set(id, touches[0]?.before ?? {});
    },
    tx,
  );
  if (change.id !== null) {
    if (isOfAll) await writeUnique(deps, { key: place, schema, tx });
    const done = { ...report.done(), records: await store.countRecords(place, tx) };
    await store.setReport(grant, { id: change.id, report: done }, tx);
    await note(grant, recordChanges([{ entity: place.entity, report: done, isUndone: false }]), tx);
  }
  return { changeId: change.id, written };
}

function movedRecord(data: Doc, { from, to }: MoveRequest, { field, isList }: ChoiceField): Migrated {
  const value = data[field];
  const becomes = isList ? replaced(value, from, to) : value === from ? to : value;
  if (isDeepStrictEqual(value, becomes)) return leftAlone(data);
  return {
    ...leftAlone({ ...data, [field]: becomes }),
    touches: [{ before: { [field]: value }, after: { [field]: becomes } }],
    converted: [{ field, value, becomes }],
  };
}

/** Each choice once, in the order in which they were chosen. */
const replaced = (values: unknown, from: Value, to: Value): unknown =>
  Array.isArray(values) && values.includes(from)
    ? [...new Set(values.map((value: unknown) => (value === from ? to : value)))]
    : values;
