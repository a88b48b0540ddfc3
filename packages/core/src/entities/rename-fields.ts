import type { EntityProperty, EntitySchema } from '@sayso/contracts/entity-schema';
import { renameWords } from '../texts/schemas.ts';

/** Old name -> new name. */
export type Renames = Readonly<Record<string, string>>;
type Renaming = { value: EntitySchema } | { error: string };

/** What a field was called is of use until records have followed; more names than this nobody goes back to. */
const mostFormerNames = 10;

/**
 * Gives fields other names, in the schema and wherever it speaks of them. What they were called before is kept beside
 * them, so that records follow, however many names later that happens.
 */
export function renameFields(schema: EntitySchema, renames: Renames): Renaming {
  const names = Object.keys(schema.properties);
  // Said twice, it was done the first time.
  const wanted = Object.entries(renames).filter(
    ([from, to]) => from !== to && (names.includes(from) || !names.includes(to)),
  );
  const problem = problemOf(schema, wanted);
  if (problem !== null) return { error: problem };
  const news = new Map(wanted);
  const nameOf = (name: string) => news.get(name) ?? name;
  const properties = Object.entries(schema.properties).map(([name, property]) => {
    const field = withParts(property, nameOf);
    return [nameOf(name), news.has(name) ? withFormerName(field, name, nameOf(name)) : field] as const;
  });
  const { required, rls, 'x-sayso': hints } = schema;
  return {
    value: {
      ...schema,
      properties: Object.fromEntries(properties),
      ...(required === undefined ? {} : { required: required.map(nameOf) }),
      ...(rls === undefined ? {} : { rls: inRules(rls, nameOf) as EntitySchema['rls'] }),
      ...(hints === undefined ? {} : { 'x-sayso': inHints(hints, nameOf) }),
    },
  };
}

function problemOf({ properties }: EntitySchema, wanted: readonly [string, string][]): string | null {
  for (const [from, to] of wanted) {
    if (!Object.hasOwn(properties, from)) return renameWords.unknown(from);
    if (Object.hasOwn(properties, to)) return renameWords.taken(to);
    if (wanted.some(([other, name]) => other !== from && name === to)) return renameWords.twice(to);
    // Values of the one would be taken for values of the other.
    const heir = Object.keys(properties).find(
      (name) => name !== from && properties[name]?.['x-sayso']?.formerly?.includes(to),
    );
    if (heir !== undefined) return renameWords.formerly(to, heir);
  }
  return null;
}

type NameOf = (name: string) => string;

function withFormerName(property: EntityProperty, from: string, to: string): EntityProperty {
  const hints = property['x-sayso'] ?? {};
  const formerly = [...(hints.formerly ?? []), from].filter((name) => name !== to);
  return { ...property, 'x-sayso': { ...hints, formerly: formerly.slice(-mostFormerNames) } };
}

/** A formula counts with other fields, a rule may look at them. */
function withParts(property: EntityProperty, nameOf: NameOf): EntityProperty {
  const { rls, 'x-sayso': hints } = property;
  const derive = hints?.derive;
  return {
    ...property,
    ...(rls === undefined ? {} : { rls: inRules(rls, nameOf) as EntityProperty['rls'] }),
    ...(derive === undefined
      ? {}
      : { 'x-sayso': { ...hints, derive: { ...derive, of: inOperands(derive.of, nameOf) } } }),
  };
}

type Operands = NonNullable<NonNullable<EntityProperty['x-sayso']>['derive']>['of'];

const inOperands = (operands: Operands, nameOf: NameOf): Operands =>
  operands.map((part) =>
    typeof part === 'string' ? nameOf(part) : { ...part, of: inOperands(part.of, nameOf) },
  );

/** Rules speak of a field as `data.name`; what they say of the user stays. */
function inRules(rules: unknown, nameOf: NameOf): unknown {
  if (Array.isArray(rules)) return rules.map((rule) => inRules(rule, nameOf));
  if (typeof rules !== 'object' || rules === null) return rules;
  return Object.fromEntries(
    Object.entries(rules).map(([key, rule]) => {
      if (key === 'user_condition') return [key, rule];
      const [data, name = '', ...path] = key.split('.');
      return [data === 'data' ? [data, nameOf(name), ...path].join('.') : key, inRules(rule, nameOf)];
    }),
  );
}

type EntityHints = NonNullable<EntitySchema['x-sayso']>;

function inHints(hints: EntityHints, nameOf: NameOf): EntityHints {
  const { titleField, stateField, unique } = hints;
  return {
    ...hints,
    ...(titleField === undefined ? {} : { titleField: nameOf(titleField) }),
    ...(stateField === undefined ? {} : { stateField: nameOf(stateField) }),
    ...(unique === undefined ? {} : { unique: unique.map((names) => names.map(nameOf)) }),
  };
}
