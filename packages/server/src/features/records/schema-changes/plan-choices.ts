import type { AppGrant } from '../../../access/grant.ts';
import type { Queryable, Sql } from '../../../platform/database/database.ts';
import { fieldIn } from './left-choices.ts';
import { type MoveDeps, moveRecords } from './move-choice.ts';
import type { SchemaChangeStore } from './store.ts';
import { schemaOf } from './versions.ts';

type Held = { entity: string; field: string; value: string };
/** How many records have a choice of a field, one that is about to go. */
export type CountChoice = (grant: AppGrant, held: Held) => Promise<number>;

/** How many records a thing has that is about to go. */
export type CountRecords = (grant: AppGrant, entity: string) => Promise<number>;

export const createCountRecords =
  ({ sql, store }: { sql: Sql; store: Pick<SchemaChangeStore, 'countRecords'> }): CountRecords =>
  ({ appId }, entity) =>
    store.countRecords({ appId, entity }, sql);

/** Which of the fields records have a value of. */
export type FindFilled = (
  grant: AppGrant,
  entity: string,
  fields: readonly string[],
) => Promise<ReadonlySet<string>>;

export const createFindFilled =
  ({ sql, store }: { sql: Sql; store: Pick<SchemaChangeStore, 'filledFields'> }): FindFilled =>
  async ({ appId }, entity, fields) =>
    new Set(await store.filledFields({ appId, entity }, fields, sql));

type Counting = {
  sql: Sql;
  store: Pick<SchemaChangeStore, 'countHolding'>;
  readSources: (app: AppGrant) => Promise<{ tree: Readonly<Record<string, string>> }>;
};

export const createCountChoice =
  ({ sql, store, readSources }: Counting): CountChoice =>
  async (grant, { entity, field, value }) => {
    const text = (await readSources(grant)).tree[`entities/${entity}`];
    const schema = text === undefined || entity === 'User' ? null : schemaOf({ text });
    const found = schema && fieldIn(schema, field);
    if (!found) return 0;
    const stored = found.choices.find((choice) => String(choice) === value) ?? value;
    const holding = { field, value: stored, isList: found.isList };
    return store.countHolding({ appId: grant.appId, entity }, holding, sql);
  };

/** Of one removed choice: its records get another one. */
export type PlannedMove = { entity: string; field: string; from: string; to: string };
/** Tells open apps of what was moved, once that is there for good. */
type Tell = () => Promise<void>;
export type MoveChoices = (grant: AppGrant, moves: readonly PlannedMove[], tx: Queryable) => Promise<Tell>;

/** Part of the step that removes the choices. What did not come to be as it was planned is left alone. */
export const createMoveChoices =
  (deps: MoveDeps): MoveChoices =>
  async (grant, moves, tx) => {
    const told: Tell[] = [];
    for (const { entity, field: name, from, to } of moves) {
      const place = { appId: grant.appId, entity };
      const version = await deps.versionOf(grant, entity, tx);
      const schema = version && schemaOf(version);
      const field = schema && fieldIn(schema, name);
      if (!version || !schema || !field || entity === 'User') continue;
      if (field.choices.includes(from) || !field.choices.includes(to)) continue;
      const request = { field: name, from, to };
      const { written } = await moveRecords(deps, grant, { place, request, version, schema, field, tx });
      told.push(() => deps.tell(place, { ids: [...written.keys()], before: written }));
    }
    return async () => {
      for (const tell of told) await tell();
    };
  };
