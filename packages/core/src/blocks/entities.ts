import { EntitySchema } from '@sayso/contracts/entity-schema';
import { z } from 'zod';
import { parseJson } from '../parse-json.ts';
import { schemaWords } from '../texts/schemas.ts';

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
 * Lays a partial schema over an entity: its properties replace those of the same name or come after them, `null`
 * removes one, and every other key that is given replaces the old one.
 */
export function mergeEntity(before: string, body: string): Reading<unknown> {
  const old = readJson(before);
  if ('error' in old) return old;
  const json = readJson(body);
  if ('error' in json) return json;
  const base = Part.safeParse(old.value);
  const part = Part.safeParse(json.value);
  if (!base.success || !part.success) return { error: schemaWords.noProperties };
  const merged = { ...base.data.properties, ...part.data.properties };
  const properties = Object.fromEntries(Object.entries(merged).filter(([, property]) => property !== null));
  const schema: Record<string, unknown> = { ...base.data, ...part.data, properties };
  const required = schema['required'];
  if (Array.isArray(required))
    schema['required'] = required.filter((name) => Object.hasOwn(properties, name));
  return { value: schema };
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
