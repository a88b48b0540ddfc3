import type { EntitySchema } from '@sayso/contracts/entity-schema';
import type { Persona } from '@sayso/contracts/rule-proof';
import type { RuleUser } from '@sayso/core/rules/rule';
import { dataPath, operandPaths, ruleTests, userPaths } from '@sayso/core/rules/rule-tests';
import { newId } from '../../platform/database/ids.ts';

type Values = Record<string, unknown>;
type Tests = ReturnType<typeof ruleTests>;

/** Most kinds of records that are tried for one entity. */
const mostVariants = 5;

/** Made-up people, holding a value of their own wherever the rules ask for one. */
export function peopleFor(schema: EntitySchema): Record<Persona, RuleUser | null> {
  const tests = ruleTests(schema);
  const person = (name: string, role: RuleUser['role']): RuleUser => ({
    id: newId(),
    email: `${name}@proof.invalid`,
    role,
    full_name: name,
    data: valuesAt(dataPathsOf(tests), (path) => `${name}:${path.join('.')}`),
  });
  return {
    anonymous: null,
    user_a: person('a', 'user'),
    user_b: person('b', 'user'),
    admin: person('admin', 'admin'),
  };
}

const dataPathsOf = (tests: Tests): (readonly string[])[] =>
  tests.flatMap(userPaths).flatMap((path) => {
    const found = dataPath(path);
    return found === null ? [] : [found];
  });

/** The person as they are, and, where the rules ask their data for a given value, as one who has it. */
export function guisesOf(schema: EntitySchema, person: RuleUser | null): (RuleUser | null)[] {
  if (person === null) return [null];
  const wanted: [readonly string[], unknown][] = ruleTests(schema).flatMap((test) => {
    if (test.rule !== 'user') return [];
    const path = dataPath(test.path);
    const literal = literalsOf(test)[0];
    return path === null || literal === undefined ? [] : [[path, literal]];
  });
  if (wanted.length === 0) return [person];
  const data = structuredClone(person.data) as Values;
  for (const [path, value] of wanted) setAt(data, path, value);
  return [person, { ...person, data }];
}

/** What a record of this person holds: their own values where the rules compare with them, and one kind of the rest. */
export function recordsOf(schema: EntitySchema, person: RuleUser | null): Values[] {
  const own = ownValues(schema, person);
  return variants(schema).map((literals) => {
    const values = structuredClone(own);
    for (const [path, value] of literals) setAt(values, path, value);
    return values;
  });
}

type Literals = readonly (readonly [readonly string[], unknown])[];

function variants(schema: EntitySchema): Literals[] {
  const singles = ruleTests(schema).flatMap((test) =>
    test.rule === 'field' && test.field.in === 'data'
      ? literalsOf(test).map((value) => [test.field.in === 'data' ? test.field.path : [], value] as const)
      : [],
  );
  if (singles.length === 0) return [[]];
  return [[], singles.toReversed(), ...singles.map((single) => [single])].slice(0, mostVariants);
}

function literalsOf({ operand }: Tests[number]): unknown[] {
  if (operand.from === 'literal') return [operand.value];
  return operand.from === 'list'
    ? operand.of.flatMap((part) => (part.from === 'literal' ? [part.value] : []))
    : [];
}

function ownValues(schema: EntitySchema, person: RuleUser | null): Values {
  const values: Values = {};
  if (person === null) return values;
  for (const test of ruleTests(schema)) {
    if (test.rule !== 'field' || test.field.in !== 'data') continue;
    const [path] = operandPaths(test.operand);
    if (path !== undefined) setAt(values, test.field.path, personValue(person, path));
  }
  return values;
}

function personValue(person: RuleUser, path: readonly string[]): unknown {
  const below = dataPath(path);
  const start: unknown = below === null ? person : person.data;
  return (below ?? path).reduce<unknown>(
    (at, key) =>
      typeof at === 'object' && at !== null && Object.hasOwn(at, key) ? (at as Values)[key] : undefined,
    start,
  );
}

function valuesAt(
  paths: readonly (readonly string[])[],
  valueFor: (path: readonly string[]) => unknown,
): Values {
  const values: Values = {};
  for (const path of paths) setAt(values, path, valueFor(path));
  return values;
}

/** Writes own properties alone: a path may be named like something that every object has. */
function setAt(values: Values, [first = '', ...rest]: readonly string[], value: unknown): void {
  if (first === '__proto__') return;
  if (rest.length === 0) {
    values[first] = value;
    return;
  }
  const held = Object.hasOwn(values, first) ? values[first] : undefined;
  const below: Values =
    typeof held === 'object' && held !== null && !Array.isArray(held) ? (held as Values) : {};
  values[first] = below;
  setAt(below, rest, value);
}
