/**
 * A second, plain reading of row rules, straight from their JSON, against which the compiled ones are tested. It shares
 * no code with them on purpose, and reads the rules that random-filters.ts makes.
 */
type Json = unknown;
type Rec = Record<string, Json>;
export type OracleUser = { id: string; email: string; role: string; data: Rec } | null;
type Asked = { record: Rec; createdBy: string | null; createdDate: string; user: OracleUser };

/** What a person lacks: it decides against them, on either side of a negation. */
class Lacking extends Error {}

export const ruleOracle = (rule: Rec, asked: Asked): boolean => reads(rule, asked, true);

/** `isFor`: whether "yes" here speaks for letting them see the record. */
function reads(rule: Rec, asked: Asked, isFor: boolean): boolean {
  return Object.entries(rule).every(([key, wanted]) => {
    if (key === '$and') return (wanted as Rec[]).every((part) => reads(part, asked, isFor));
    if (key === '$or') return (wanted as Rec[]).some((part) => reads(part, asked, isFor));
    if (key === '$nor') return !(wanted as Rec[]).some((part) => reads(part, asked, !isFor));
    if (key === 'user_condition') return aboutUser(wanted as Rec, asked, isFor);
    const has = fieldOf(key, asked);
    return tests(wanted, { has, user: asked.user, isFor });
  });
}

function fieldOf(key: string, { record, createdBy, createdDate }: Asked): Json {
  if (key === 'created_by') return createdBy;
  return key === 'created_date' ? createdDate : at(record, key.split('.').slice(1));
}

function aboutUser(wanted: Rec, { user }: Asked, isFor: boolean): boolean {
  if (user === null) return !isFor;
  return Object.entries(wanted).every(([name, value]) => (name === 'role' ? user.role === value : !isFor));
}

type Value = { has: Json; user: OracleUser; isFor: boolean };

function tests(wanted: Json, value: Value): boolean {
  const { has, user, isFor } = value;
  if (!isRec(wanted)) return decided(isFor, () => holds(has, spelled(wanted, user)));
  return Object.entries(wanted).every(([operator, operand]) => {
    const list = () => (operand as Json[]).map((one) => spelled(one, user));
    if (operator === '$ne') return !decided(!isFor, () => holds(has, spelled(operand, user)));
    if (operator === '$in') return decided(isFor, () => list().some((one) => holds(has, one)));
    if (operator === '$nin') return !decided(!isFor, () => list().some((one) => holds(has, one)));
    return decided(isFor, () => list().length > 0 && list().every((one) => holds(has, one)));
  });
}

function decided(isFor: boolean, find: () => boolean): boolean {
  try {
    return find();
  } catch (error) {
    if (error instanceof Lacking) return !isFor;
    throw error;
  }
}

/** A template's value; a person who is nobody, or has none, lacks it. */
function spelled(wanted: Json, user: OracleUser): Json {
  if (wanted === '{{user.email}}' && user !== null) return user.email;
  if (wanted === '{{user.data.team}}' && user?.data['team'] !== undefined) return user.data['team'];
  if (typeof wanted === 'string' && wanted.startsWith('{{')) throw new Lacking();
  return wanted;
}

/** A value is itself, or one of a list; what is not there is null. */
function holds(has: Json, wanted: Json): boolean {
  if (wanted === null) return has === undefined || has === null || (Array.isArray(has) && has.includes(null));
  return has === wanted || (Array.isArray(has) && has.includes(wanted));
}

function at(record: Json, path: readonly string[]): Json {
  let value = record;
  for (const key of path) {
    if (!isRec(value) || !Object.hasOwn(value, key)) return undefined;
    value = value[key];
  }
  return value;
}

const isRec = (value: Json): value is Rec =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
