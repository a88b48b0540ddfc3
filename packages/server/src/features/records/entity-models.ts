import { EntitySchema } from '@sayso/contracts/entity-schema';
import { Fault } from '@sayso/contracts/faults';
import type { AppId } from '@sayso/contracts/ids';
import { type Reference, referencesOf } from '@sayso/core/entities/references';
import { type Unique, uniqueOf } from '@sayso/core/entities/unique';
import { parseJson } from '@sayso/core/parse-json';
import { propertyRules } from '@sayso/core/rules/entity-rules';
import type { Rule } from '@sayso/core/rules/rule';
import { recordWords } from '../../texts/records.ts';
import { createValidator, type Validator } from './validator.ts';

/** An entity as the records of it need it: schema, checks and rules, read once for each version of its text. */
export type EntityModel = {
  readonly name: string;
  readonly schema: EntitySchema;
  readonly references: readonly Reference[];
  /** What no two records may share. */
  readonly unique: readonly Unique[];
  readonly readRules: readonly [string, Rule | null][];
  readonly writeRules: readonly [string, Rule | null][];
  readonly validator: Validator;
};
type App = { readonly appId: AppId; readonly codeHash: string };
type Models = ReadonlyMap<string, EntityModel>;

type Deps = {
  /** The app's working sources: path -> text. */
  readSources(app: {
    readonly appId: AppId;
  }): Promise<{ tree: Readonly<Record<string, string>>; hash: string }>;
};

const mostApps = 500;

export const createEntityModels = ({ readSources }: Deps) => {
  const kept = new Map<AppId, { hash: string; models: Promise<Models>; names: string[] }>();

  const load = async (appId: AppId): Promise<Models> => {
    const { tree } = await readSources({ appId });
    return modelsOf(tree);
  };

  const read = (app: App): Promise<Models> => {
    const known = kept.get(app.appId);
    if (known?.hash === app.codeHash) return known.models;
    const entry = { hash: app.codeHash, models: load(app.appId), names: known?.names ?? [] };
    entry.models.then(
      (models) => {
        entry.names = [...models.keys()];
      },
      () => kept.delete(app.appId),
    );
    kept.delete(app.appId);
    kept.set(app.appId, entry);
    const [oldest] = kept.keys();
    if (kept.size > mostApps && oldest !== undefined) kept.delete(oldest);
    return entry.models;
  };

  return {
    read,
    /** Names of the app's entities as far as they were read here; nobody is in the rooms of others. */
    known: (appId: AppId): string[] => kept.get(appId)?.names ?? [],
    /** Throws 404 where the app has no such entity; people are no records, whatever the app keeps of them. */
    async one(app: App, name: string): Promise<EntityModel> {
      const model = name === 'User' ? undefined : (await read(app)).get(name);
      if (!model) throw new Fault('not_found', recordWords.noEntity(name));
      return model;
    },
  };
};
export type EntityModels = ReturnType<typeof createEntityModels>;

/** Schemas of a tree's entities by name, `User` among them. */
export const schemasOf = (tree: Readonly<Record<string, string>>): Map<string, EntitySchema> =>
  new Map([...modelsOf(tree)].map(([name, { schema }]) => [name, schema]));

/** The same entity for an app's own backend: every check, no rule. */
export function withoutRules(model: EntityModel): EntityModel {
  const { rls: _rules, ...schema } = model.schema;
  return { ...model, schema, readRules: [], writeRules: [] };
}

/** The entities of a tree by name; a text that is no schema is no entity. */
function modelsOf(tree: Readonly<Record<string, string>>): Models {
  const models = new Map<string, EntityModel>();
  for (const [path, text] of Object.entries(tree)) {
    const name = /^entities\/(\w+)$/.exec(path)?.[1];
    const model = name === undefined ? null : modelOf(name, text);
    if (model) models.set(model.name, model);
  }
  return models;
}

/** Null for a text that is no schema: such an entity has no records until it is mended. */
function modelOf(name: string, text: string): EntityModel | null {
  const parsed = EntitySchema.safeParse(parsedJson(text));
  if (!parsed.success) return null;
  const schema = parsed.data;
  let validator: Validator | undefined;
  return {
    name,
    schema,
    references: referencesOf(schema),
    unique: uniqueOf(schema),
    readRules: propertyRules(schema, 'read'),
    writeRules: propertyRules(schema, 'write'),
    get validator() {
      validator ??= createValidator(schema);
      return validator;
    },
  };
}

function parsedJson(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    return null;
  }
}
