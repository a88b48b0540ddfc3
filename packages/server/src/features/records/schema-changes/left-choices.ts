import type { EntitySchema } from '@sayso/contracts/entity-schema';
import { Fault } from '@sayso/contracts/faults';
import type { AppId } from '@sayso/contracts/ids';
import type { LeftChoices, LeftField } from '@sayso/contracts/left-choices';
import { type ChoiceField, choiceFieldsOf, choiceLabel } from '@sayso/core/entities/choices';
import { nounOf, wordsOf } from '@sayso/core/entities/nouns';
import { pluralOf } from '@sayso/core/entities/plurals';
import type { Access } from '../../../access/access.ts';
import type { Actor } from '../../../access/actor.ts';
import type { AppGrant } from '../../../access/grant.ts';
import type { Queryable, Sql } from '../../../platform/database/database.ts';
import type { LeftValue } from './left-values.ts';
import type { SchemaChangeStore, StoredChange } from './store.ts';
import { schemaOf } from './versions.ts';

type Place = { appId: AppId; entity: string };
type Deps = {
  sql: Sql;
  access: Access;
  store: SchemaChangeStore;
  readSources: (app: AppGrant) => Promise<{ tree: Readonly<Record<string, string>> }>;
  textOf: (grant: AppGrant, hash: string, on: Queryable) => Promise<string>;
};

/** Earlier schemas than these are not asked what a choice was called. */
const mostSchemas = 30;

/** Says which records hold choices that are gone from their schema. */
export const createLeftChoices = (deps: Deps) => {
  const { sql, access, store, readSources } = deps;
  return async (actor: Actor, { appId, entity }: Place): Promise<LeftChoices> => {
    const grant = await access.manage(actor, appId);
    const text = (await readSources(grant)).tree[`entities/${entity}`];
    if (text === undefined) throw new Fault('not_found', `Entity ${entity} not found`);
    const schema = schemaOf({ text });
    const noun = schema ? nounOf(schema) : 'record';
    const fields: LeftField[] = [];
    // People are kept elsewhere, whatever an app notes of them.
    for (const each of schema && entity !== 'User' ? choiceFieldsOf(schema) : []) {
      const values = await store.leftValues({ appId, entity }, each, sql);
      if (values.length > 0) fields.push(await described(deps, grant, { entity, each, values }));
    }
    return { noun: { one: noun, many: pluralOf(noun) }, fields };
  };
};

type Found = { entity: string; each: ChoiceField; values: readonly LeftValue[] };

async function described(deps: Deps, grant: AppGrant, { entity, each, values }: Found): Promise<LeftField> {
  const { field, property, choices } = each;
  const labels = await formerLabels(deps, grant, { entity, field, values: values.map(({ value }) => value) });
  return {
    field,
    label: property.title ?? wordsOf(field),
    choices: choices.map((value) => ({ value, label: choiceLabel(property, value) })),
    left: values.map(({ value, records }) => ({
      value,
      label: labels.get(value) ?? choiceLabel(property, value),
      records,
    })),
  };
}

type Wanted = { entity: string; field: string; values: readonly (string | number)[] };

/** What values were called in the newest schema that had them among its choices. */
async function formerLabels(
  { sql, store, textOf }: Deps,
  grant: AppGrant,
  { entity, field, values }: Wanted,
): Promise<Map<string | number, string>> {
  const labels = new Map<string | number, string>();
  let at = { entity, field };
  let older: string | null = null;
  for (let step = 0; step < mostSchemas && labels.size < values.length; step += 1) {
    const change: StoredChange | undefined = await store.newest(
      { appId: grant.appId, entity: at.entity },
      older,
      sql,
    );
    if (!change) break;
    older = change.id;
    const renamed = change.renames.find(({ to }) => to === at.field);
    at = { entity: change.renamed_from ?? change.entity, field: renamed?.from ?? at.field };
    const schema = schemaOf({ text: await textOf(grant, change.before_hash, sql) });
    const was = schema && fieldIn(schema, at.field);
    for (const value of values)
      if (was?.choices.includes(value) && !labels.has(value))
        labels.set(value, choiceLabel(was.property, value));
  }
  return labels;
}

export const fieldIn = (schema: EntitySchema, name: string): ChoiceField | undefined =>
  choiceFieldsOf(schema).find(({ field }) => field === name);
