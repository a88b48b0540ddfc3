import { Fault } from '@sayso/contracts/faults';
import { limits } from '@sayso/contracts/limits';
import { serverFields } from '@sayso/contracts/records';
import { type Condition, hasPattern } from '../filters/condition.ts';
import { isObject, isText, parseFilter } from '../filters/parse-filter.ts';
import { updateWords } from '../texts/updates.ts';

/** One change of one field, as a step of an update; paths go into objects, never into lists. */
export type Step = { path: readonly string[] } & (
  | { operator: '$set'; value: unknown }
  | { operator: '$unset' }
  | { operator: '$rename'; to: readonly string[] }
  | { operator: '$inc' | '$mul'; by: number }
  | { operator: '$min' | '$max'; value: string | number }
  | { operator: '$currentDate' }
  | { operator: '$addToSet' | '$push'; values: readonly unknown[] }
  | { operator: '$pull'; value: unknown }
  | { operator: '$pull'; where: Condition }
);

export type Update = {
  readonly steps: readonly Step[];
  /** Names of the record's own fields that may change. */
  readonly touched: readonly string[];
  /** Names of those whose new value tells of the old one. */
  readonly readers: readonly string[];
};

const refuse = (why: string) => new Fault('bad_request', updateWords.refused(why));

/** Reads update operators; fields without one are set. Throws a bad_request that names the place. */
export function parseUpdate(data: unknown): Update {
  if (!isObject(data)) throw refuse(updateWords.notAnObject);
  const steps = Object.entries(data).flatMap(([key, value]) => {
    if (!key.startsWith('$')) return [readStep('$set', key, value)];
    if (!isOperator(key)) throw refuse(updateWords.unknownOperator(key.slice(0, 50)));
    if (!isObject(value)) throw refuse(updateWords.takesFields(key));
    return Object.entries(value).map(([name, operand]) => readStep(key, name, operand));
  });
  if (steps.length === 0) throw refuse(updateWords.changesNothing);
  if (steps.length > limits.filterConditions)
    throw refuse(updateWords.tooManyChanges(limits.filterConditions));
  refuseOverlaps(steps.flatMap((step) => [step.path, ...(step.operator === '$rename' ? [step.to] : [])]));
  const blind = ['$set', '$unset', '$currentDate'];
  return {
    steps,
    touched: namesOf(steps),
    readers: namesOf(steps.filter(({ operator }) => !blind.includes(operator))),
  };
}

type Operator = Step['operator'];
const operators: readonly Operator[] = [
  '$set',
  '$unset',
  '$rename',
  '$inc',
  '$mul',
  '$min',
  '$max',
  '$currentDate',
  '$addToSet',
  '$push',
  '$pull',
];
const isOperator = (key: string): key is Operator => (operators as readonly string[]).includes(key);

function namesOf(steps: readonly Step[]): string[] {
  const paths = steps.flatMap((step) => [step.path, ...(step.operator === '$rename' ? [step.to] : [])]);
  return [...new Set(paths.flatMap(([name]) => name ?? []))];
}

function readStep(operator: Operator, name: string, operand: unknown): Step {
  const path = readPath(operator, name);
  const where = updateWords.place(operator, name);
  switch (operator) {
    case '$set':
      return { operator, path, value: storable(operand, where) };
    case '$unset':
      return { operator, path };
    case '$rename':
      if (typeof operand !== 'string') throw refuse(updateWords.takesName(where));
      return { operator, path, to: readPath(operator, operand) };
    case '$inc':
    case '$mul':
      if (typeof operand !== 'number' || !Number.isFinite(operand))
        throw refuse(updateWords.takesNumber(where));
      return { operator, path, by: operand };
    case '$min':
    case '$max':
      if (typeof operand !== 'string' && typeof operand !== 'number') {
        throw refuse(updateWords.takesNumberOrText(where));
      }
      return { operator, path, value: storable(operand, where) as string | number };
    case '$currentDate':
      if (operand !== true && !isObject(operand)) throw refuse(updateWords.takesTrue(where));
      return { operator, path };
    case '$addToSet':
    case '$push':
      return { operator, path, values: readItems(operand, where) };
    case '$pull':
      return { operator, path, ...readPull(operand, where) };
  }
}

function readPath(operator: string, name: string): string[] {
  const path = name.split('.');
  const isSound = (part: string) =>
    part !== '' && part !== '__proto__' && !part.startsWith('$') && !/^-?\d+$/.test(part) && isText(part);
  if (path.length > limits.filterDepth || !path.every(isSound)) {
    throw refuse(updateWords.notAField(operator, name.slice(0, 100)));
  }
  const [first = ''] = path;
  if ((serverFields as readonly string[]).includes(first)) {
    throw refuse(updateWords.keptByServer(operator, first));
  }
  return path;
}

/** `$each` brings several values. */
function readItems(operand: unknown, where: string): unknown[] {
  if (!isObject(operand) || !('$each' in operand)) return [storable(operand, where)];
  const other = Object.keys(operand).find((key) => key !== '$each');
  if (other !== undefined) throw refuse(updateWords.unknownOperatorIn(where, other.slice(0, 50)));
  if (!Array.isArray(operand['$each'])) throw refuse(updateWords.eachTakesList(where));
  return operand['$each'].map((value: unknown) => storable(value, where));
}

/** A plain value is taken out where it stands, an object is a condition on the list's items. */
function readPull(operand: unknown, where: string): { value: unknown } | { where: Condition } {
  if (!isObject(operand)) return { value: storable(operand, where) };
  const condition = parseFilter({ list: { $elemMatch: operand } });
  if (condition.op !== 'element') throw refuse(updateWords.notACondition(where));
  // The two engines' pattern languages differ, and here there is no time limit.
  if (hasAnyPattern(condition.of)) throw refuse(updateWords.takesNoRegex(where));
  return { where: condition.of };
}

function hasAnyPattern(condition: Condition): boolean {
  if (condition.op === 'and' || condition.op === 'or') return condition.of.some(hasAnyPattern);
  if (condition.op === 'not' || condition.op === 'element') return hasAnyPattern(condition.of);
  return condition.op === 'pattern' || hasPattern(condition);
}

function storable(value: unknown, where: string, depth = 0): unknown {
  if (depth > limits.filterDepth) throw refuse(updateWords.tooDeep(where, limits.filterDepth));
  if (isObject(value)) {
    for (const [key, inner] of Object.entries(value)) {
      if (key.startsWith('$')) throw refuse(updateWords.unknownOperatorIn(where, key.slice(0, 50)));
      storable(inner, where, depth + 1);
    }
  } else if (Array.isArray(value)) for (const inner of value) storable(inner, where, depth + 1);
  return value;
}

/** Two changes of one field, or of a field and of what lies in it, would depend on their order. */
function refuseOverlaps(paths: readonly (readonly string[])[]): void {
  const whole = new Set<string>();
  const parents = new Set<string>();
  for (const path of paths) {
    const name = path.join('.');
    const above = path.map((_part, at) => path.slice(0, at + 1).join('.'));
    if (parents.has(name) || above.some((parent) => whole.has(parent))) {
      throw refuse(updateWords.changedTwice(name));
    }
    whole.add(name);
    for (const parent of above) parents.add(parent);
  }
}
