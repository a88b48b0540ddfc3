import { Fault } from '@sayso/contracts/faults';
import type { PlanOperation } from '@sayso/contracts/plan';
import type { Blueprint } from '@sayso/core/blueprint-schema';
import { describeOperation } from '../texts/describe-operation.ts';
import { applyOperations } from './apply-operations.ts';
import { sameField, samePage, sameThing } from './named-items.ts';
import { nameKey } from './names.ts';

/** Ids of one plan with those of the other that stand for the same. */
type Twins = Map<string, string>;

/**
 * Changes that were made on the plan of one text, for that of another: what they name is found by its name, also what
 * earlier ones of them made. What is not there any more, or cannot be done there, is told as lost.
 */
export function carryOver(
  operations: readonly PlanOperation[],
  from: Blueprint,
  to: Blueprint,
): { operations: PlanOperation[]; lost: string[] } {
  const carried: PlanOperation[] = [];
  const lost: string[] = [];
  const twins: Twins = new Map();
  let [before, now] = [from, to];
  for (const operation of operations) {
    const moved = translated(operation, { before, now, twins });
    const done = moved && attempt(now, moved);
    const asked = attempt(before, operation);
    if (moved && done) {
      carried.push(moved);
      now = done;
    } else if (!isFulfilled(operation, { before, now, twins }))
      lost.push(describeOperation(operation, before));
    if (asked) before = asked;
  }
  return { operations: carried, lost };
}

function attempt(blueprint: Blueprint, operation: PlanOperation): Blueprint | undefined {
  try {
    return applyOperations(blueprint, [operation]).blueprint;
  } catch (error) {
    if (error instanceof Fault) return undefined;
    throw error;
  }
}

/** The other text says by itself what a change came to: the thing is called so, or is not there. */
function isFulfilled(operation: PlanOperation, between: Between): boolean {
  const { now, before } = between;
  const isCalled = (name: string) => now.entities.some(({ label }) => nameKey(label) === nameKey(name));
  const fields = () => {
    const thing = 'thing' in operation ? thingTwin(between, operation.thing) : undefined;
    return now.entities.find(({ id }) => id === thing)?.fields ?? [];
  };
  switch (operation.type) {
    case 'addThing':
    case 'renameThing':
      return isCalled(operation.name);
    case 'addField':
    case 'renameField':
      return fields().some(({ label }) => nameKey(label) === nameKey(operation.name));
    case 'removeThing':
      return thingTwin(between, operation.thing) === undefined;
    case 'removeField':
      return fieldTwin(between, operation.thing, operation.field) === undefined;
    case 'removePage':
      return before.pages.length > 0 && pageTwin(between, operation.page) === undefined;
    default:
      return false;
  }
}

type Between = { before: Blueprint; now: Blueprint; twins: Twins };

/** The same change with the ids of the other plan; undefined where something that it names is not there. */
function translated(operation: PlanOperation, between: Between): PlanOperation | undefined {
  const moved: Record<string, unknown> = { ...operation };
  for (const key of ['thing', 'link'] as const) {
    if (!(key in operation)) continue;
    const id = thingTwin(between, moved[key] as string | undefined);
    if (moved[key] !== undefined && id === undefined) return undefined;
    if (id !== undefined) moved[key] = id;
  }
  for (const key of ['field', 'before'] as const) {
    const id = moved[key];
    if (typeof id !== 'string' || !('thing' in operation)) continue;
    const twin = fieldTwin(between, operation.thing, id);
    if (twin === undefined) return undefined;
    moved[key] = twin;
  }
  if ('choices' in operation && operation.choices)
    moved['choices'] = choicesIn(between.now, moved, operation.choices);
  if ('page' in operation) {
    const twin = pageTwin(between, operation.page);
    if (twin === undefined) return undefined;
    moved['page'] = twin;
  }
  return moved as PlanOperation;
}

type Choices = NonNullable<Extract<PlanOperation, { type: 'setKind' }>['choices']>;

/** Choices that the other plan does not have are new there. */
function choicesIn(
  { entities }: Blueprint,
  { thing, field }: Record<string, unknown>,
  choices: Choices,
): Choices {
  const twin = entities.find(({ id }) => id === thing)?.fields.find(({ id }) => id === field);
  const known = new Set(twin?.options?.map(({ value }) => value));
  return choices.map(({ value, label }) =>
    value !== undefined && known.has(value) ? { value, label } : { label },
  );
}

function thingTwin({ before, now, twins }: Between, id: string | undefined): string | undefined {
  if (id === undefined) return undefined;
  const known = twins.get(id);
  if (known !== undefined) return now.entities.some((one) => one.id === known) ? known : undefined;
  const entity = before.entities.find((one) => one.id === id);
  const twin = entity && sameThing(now, entity);
  if (twin) twins.set(id, twin.id);
  return twin?.id;
}

function fieldTwin(between: Between, thing: string, id: string): string | undefined {
  const { before, now, twins } = between;
  const entity = now.entities.find((one) => one.id === thingTwin(between, thing));
  const known = twins.get(id);
  if (known !== undefined) return entity?.fields.some((one) => one.id === known) ? known : undefined;
  const field = before.entities.find((one) => one.id === thing)?.fields.find((one) => one.id === id);
  const twin = entity && field && sameField(entity, field);
  if (twin) twins.set(id, twin.id);
  return twin?.id;
}

function pageTwin(between: Between, id: string): string | undefined {
  const { before, now, twins } = between;
  const known = twins.get(id);
  if (known !== undefined) return now.pages.some((one) => one.id === known) ? known : undefined;
  const page = before.pages.find((one) => one.id === id);
  const twin = page && samePage(now, page, (thing) => thingTwin(between, thing));
  if (twin) twins.set(id, twin.id);
  return twin?.id;
}
