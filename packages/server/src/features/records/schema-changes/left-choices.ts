import type { EntitySchema } from '@sayso/contracts/entity-schema';
import type { AppId } from '@sayso/contracts/ids';
import type { LeftChoices, LeftField } from '@sayso/contracts/left-choices';
import { type ChoiceField, choiceFieldsOf, choiceLabel } from '@sayso/core/entities/choices';
import { nounOf, wordsOf } from '@sayso/core/entities/nouns';
import { pluralOf } from '@sayso/core/entities/plurals';
import type { Access } from '../../../access/access.ts';
import type { Actor } from '../../../access/actor.ts';
import type { AppGrant } from '../../../access/grant.ts';
import type { Queryable, Sql } from '../../../platform/database/database.ts';
import type { Sources } from '../../sources/service.ts';
import type { LeftValues } from './left-values.ts';
import type { SchemaChangeStore, StoredChange } from './store.ts';
import { noSuchList, schemaOf } from './versions.ts';

type Key = { appId: AppId; entity: string };
type Deps = {
  sql: Sql;
  access: Access;
  store: SchemaChangeStore;
  takeTurn: Sources['takeTurn'];
  readSources: (app: AppGrant) => Promise<{ tree: Readonly<Record<string, string>> }>;
  textOf: (grant: AppGrant, hash: string, on: Queryable) => Promise<string>;
};

/** Earlier schemas than these are not asked what a choice was called. */
const mostSchemas = 30;

/** Says which records hold choices that are gone from their schema. */
export const createLeftChoices = (deps: Deps) => {
  const { sql, access, store, takeTurn, readSources } = deps;
  return async (actor: Actor, { appId, entity }: Key): Promise<LeftChoices> => {
    const grant = await access.manage(actor, appId);
    const text = (await readSources(grant)).tree[`entities/${entity}`];
    if (text === undefined) throw noSuchList(entity);
    const schema = schemaOf({ text });
    const noun = schema ? nounOf(schema) : 'record';
    // People are kept elsewhere, whatever an app notes of them.
    const asked = schema && entity !== 'User' ? choiceFieldsOf(schema) : [];
    const fields =
      asked.length === 0
        ? []
        : await takeTurn(grant, async () => {
            const values = await store.leftValues({ appId, entity }, asked, sql);
            return described(deps, grant, { entity, asked, values });
          });
    return { noun: { one: noun, many: pluralOf(noun) }, fields };
  };
};

type Found = { entity: string; asked: readonly ChoiceField[]; values: LeftValues };

async function described(
  deps: Deps,
  grant: AppGrant,
  { entity, asked, values }: Found,
): Promise<LeftField[]> {
  const labels = await formerLabels(deps, grant, { entity, values });
  return asked.flatMap(({ field, property, choices }): LeftField[] => {
    const left = values.get(field);
    if (!left) return [];
    return [
      {
        field,
        label: property.title ?? wordsOf(field),
        choices: choices.map((value) => ({ value, label: choiceLabel(property, value) })),
        left: left.map(({ value, records }) => ({
          value,
          label: labels.get(field)?.get(value) ?? choiceLabel(property, value),
          records,
        })),
      },
    ];
  });
}

type Labels = Map<string | number, string>;
/** A field whose values have no label yet, under the name that it had in an older schema. */
type Unnamed = { field: string; was: string; values: Set<string | number> };

/** What values of each field were called in the newest schema that had them among its choices. */
async function formerLabels(
  { sql, store, textOf }: Deps,
  grant: AppGrant,
  { entity, values }: Pick<Found, 'entity' | 'values'>,
): Promise<Map<string, Labels>> {
  const labels = new Map<string, Labels>([...values.keys()].map((field) => [field, new Map()]));
  let unnamed: Unnamed[] = [...values].map(([field, left]) => ({
    field,
    was: field,
    values: new Set(left.map(({ value }) => value)),
  }));
  let at = entity;
  let older: string | null = null;
  for (let step = 0; step < mostSchemas && unnamed.length > 0; step += 1) {
    const change: StoredChange | undefined = await store.newest(
      { appId: grant.appId, entity: at },
      older,
      sql,
    );
    if (!change) break;
    older = change.id;
    at = change.renamed_from ?? change.entity;
    const schema = schemaOf({ text: await textOf(grant, change.before_hash, sql) });
    const fields = new Map(schema && choiceFieldsOf(schema).map((each) => [each.field, each]));
    unnamed = unnamed.flatMap((each) => {
      const was = change.renames.find(({ to }) => to === each.was)?.from ?? each.was;
      const former = fields.get(was);
      for (const value of former?.choices ?? [])
        if (former && each.values.delete(value))
          labels.get(each.field)?.set(value, choiceLabel(former.property, value));
      return each.values.size === 0 ? [] : [{ ...each, was }];
    });
  }
  return labels;
}

export const fieldIn = (schema: EntitySchema, name: string): ChoiceField | undefined =>
  choiceFieldsOf(schema).find(({ field }) => field === name);
