import { EntityFieldName, EntitySchema } from '@sayso/contracts/entity-schema';
import { z } from 'zod';
import { type Renames, renameFields } from '../entities/rename-fields.ts';
import { compareSchemas } from '../entities/schema-change.ts';
import { parseJson } from '../parse-json.ts';
import { loosenedRules } from '../rules/loosened.ts';
import { changeWords } from '../texts/answers.ts';
import { schemaWords } from '../texts/schemas.ts';
import { toleratedLoss } from './guards.ts';
import { isPlain, mergeFields, mergeKeys, type Plain } from './merge-entity.ts';

type Reading<T> = { value: T } | { error: string };

/** Parses JSON and says in plain words, with line and column, where it is wrong. */
export function readJson(text: string): Reading<unknown> {
  try {
    return { value: parseJson(text) };
  } catch (error) {
    return { error: schemaWords.notJson(describe(text, error)) };
  }
}

function describe(text: string, error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const position = /at position (\d+)/.exec(message)?.[1];
  if (position === undefined) return message;
  const before = text.slice(0, Number(position)).split('\n');
  const column = (before.at(-1)?.length ?? 0) + 1;
  const what = message.replace(/ (?:in JSON )?at position.*$/s, '');
  return schemaWords.at(what, before.length, column);
}

/** Reads an entity's schema from its source text. */
export function readEntity(text: string): Reading<EntitySchema> {
  const json = readJson(text);
  if ('error' in json) return json;
  const parsed = EntitySchema.safeParse(json.value);
  if (!parsed.success) return { error: schemaWords.invalid(firstIssue(parsed.error)) };
  return { value: parsed.data };
}

export function firstIssue(error: z.ZodError): string {
  const [first] = error.issues;
  // A key that is refused hides why in what it holds.
  const issue = first?.code === 'invalid_key' ? { ...first, ...first.issues[0], path: first.path } : first;
  const where = issue?.path.join('.') ?? '';
  return `${where === '' ? '' : `${where}: `}${issue?.message ?? schemaWords.unknownProblem}`;
}

/** The text under which an entity's schema is stored; the order of its fields is kept. */
export function formatEntity(schema: EntitySchema): string {
  return `${JSON.stringify(schema, null, 2)}\n`;
}

const Part = z.looseObject({ properties: z.record(z.string(), z.unknown()).optional() });

/**
 * Lays a partial schema over an entity: its properties are laid over those of the same name or come after them, `null`
 * takes away, and every other key that is given replaces the old one.
 */
export function mergeEntity(before: string, body: string): Reading<unknown> {
  const old = readJson(before);
  if ('error' in old) return old;
  const json = readJson(body);
  if ('error' in json) return json;
  const base = Part.safeParse(old.value);
  const part = Part.safeParse(json.value);
  if (!base.success || !part.success) return { error: schemaWords.noProperties };
  const properties = mergeFields(base.data.properties ?? {}, part.data.properties ?? {});
  const schema = { ...mergeKeys(base.data, part.data, mergeHints), properties };
  const { required } = schema as { required?: unknown };
  if (!Array.isArray(required)) return { value: schema };
  return { value: { ...schema, required: required.filter((name) => Object.hasOwn(properties, name)) } };
}

const mergeHints = (old: unknown, part: unknown, key: string): unknown =>
  key === 'x-sayso' && isPlain(old) && isPlain(part) ? mergeKeys(old, part) : part;

const Renamed = z.record(z.string(), EntityFieldName);

/** Takes `renamed` (old name -> new name) out of the body of an entity block, and carries it out on the old schema. */
export function renameIn(before: string, body: string): Reading<{ before: string; body: string }> {
  const json = readJson(body);
  if ('error' in json) return json;
  if (!isPlain(json.value) || json.value['renamed'] === undefined) return { value: { before, body } };
  const { renamed, ...part } = json.value;
  const renames = Renamed.safeParse(renamed);
  if (!renames.success) return { error: schemaWords.renamedForm };
  const old = readEntity(before);
  if ('error' in old) return old;
  const moved = renameFields(old.value, renames.data);
  if ('error' in moved) return moved;
  return {
    value: { before: formatEntity(moved.value), body: JSON.stringify(withoutOldNames(part, renames.data)) },
  };
}

/** Some also take the old name away, which has gone already. */
function withoutOldNames(part: Plain, renames: Renames): Plain {
  const { properties } = part;
  if (!isPlain(properties)) return part;
  const left = Object.entries(properties).filter(
    ([name, property]) => property !== null || !Object.hasOwn(renames, name),
  );
  return { ...part, properties: Object.fromEntries(left) };
}

/** What fields were called before, for a whole schema that says nothing of it. */
export function keepFormerNames(before: string, after: string): string {
  const [old, now] = [readEntity(before), readEntity(after)];
  if ('error' in old || 'error' in now) return after;
  const properties = Object.entries(now.value.properties).map(([name, property]) => {
    const formerly = old.value.properties[name]?.['x-sayso']?.formerly;
    const hints = property['x-sayso'];
    if (formerly === undefined || hints?.formerly !== undefined) return [name, property] as const;
    return [name, { ...property, 'x-sayso': { ...hints, formerly } }] as const;
  });
  return formatEntity({ ...now.value, properties: Object.fromEntries(properties) });
}

const rulesOf = (text: string): unknown => {
  const schema = readEntity(text);
  return 'value' in schema ? schema.value.rls : undefined;
};
const hasRules = (rules: unknown) =>
  typeof rules === 'object' && rules !== null && Object.keys(rules).length > 0;

/** A whole schema that says nothing of rules means none to change. */
export function keepRules(before: string, after: string): string {
  const rules = rulesOf(before);
  const schema = readEntity(after);
  if (!hasRules(rules) || 'error' in schema || 'rls' in schema.value) return after;
  return formatEntity({ ...schema.value, rls: rules as EntitySchema['rls'] });
}

/** Without any rule an entity is open to everybody; who means that writes it down. */
export const dropsRules = (before: string, after: string): boolean =>
  hasRules(rulesOf(before)) && !hasRules(rulesOf(after));

/** More may be done with the entity's records than before. */
export function opensRecords(before: string, after: string): boolean {
  const [old, now] = [readEntity(before), readEntity(after)];
  return 'value' in old && 'value' in now && loosenedRules(old.value, now.value).length > 0;
}

/** Below this, fields are too few for a share of them to mean anything. */
const fewestFields = 5;

/** Says which fields a schema loses when they are over 40% of them, or all of a few. One that is renamed is none. */
export function lostFields(before: string, after: string): string | undefined {
  const [old, now] = [readEntity(before), readEntity(after)];
  if ('error' in old || 'error' in now) return undefined;
  const fields = Object.keys(old.value.properties).length;
  const { removed } = compareSchemas(old.value, now.value);
  const isLarge = fields >= fewestFields && removed.length > fields * toleratedLoss;
  return isLarge || (fields > 2 && removed.length === fields) ? changeWords.fields(removed) : undefined;
}
