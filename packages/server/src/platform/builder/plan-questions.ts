import { emptyBlueprint, knownBlueprint } from '@sayso/blueprint/known-blueprint';
import { applyOperations } from '@sayso/blueprint/operate/apply-operations';
import { beginPlan } from '@sayso/blueprint/operate/begin-plan';
import { conflictsOf } from '@sayso/blueprint/operate/conflicts';
import { planOf } from '@sayso/blueprint/operate/plan-of';
import { planPlace } from '@sayso/blueprint/operate/plan-place';
import { questionOf, type RemovedChoice } from '@sayso/blueprint/operate/question-of';
import { bounded } from '@sayso/blueprint/read/text/bounded';
import { templates } from '@sayso/blueprint/templates/templates';
import type { PlanPlace } from '@sayso/contracts/chat';
import { Fault } from '@sayso/contracts/faults';
import type { Plan, PlanOperation } from '@sayso/contracts/plan';
import type { Blueprint } from '@sayso/core/blueprint-schema';
import { planWords } from '../../texts/plan.ts';
import type {
  AppState,
  ChoiceMove,
  FirstPlan,
  GoneChoice,
  Outcome,
  PlannedChange,
  Questions,
} from './questions.ts';

/** Of an app whose files say nothing, an empty one. */
function blueprintOf({ app, sources, memory }: AppState): Blueprint {
  const built = { app, sources, memory, isFirst: false };
  const blueprint = knownBlueprint(built) ?? emptyBlueprint(built);
  if (!blueprint) throw new Error('An app that is there has no plan');
  return blueprint;
}

/** The plan of an app as it stands. */
export const planOfApp = (state: AppState): Plan => planOf(blueprintOf(state), { sources: state.sources });

/** What the operations come to; refused where what they touch is another thing by now, or where they cannot be done. */
export const planChange = ({ state, base, operations }: Questions['planChange']): Outcome<PlannedChange> =>
  outcomeOf(() => {
    const before = blueprintOf(state);
    const was = base && blueprintOf(base);
    const conflicts = was ? conflictsOf(was, before, operations) : [];
    if (conflicts.length > 0) throw new Fault('conflict', conflicts.join(' '), { reason: 'plan_changed' });
    const { blueprint: after, lines } = applied(before, operations, state.sources);
    const { removed_choices, ...question } = questionOf(before, after, state.sources);
    const moves = movesOf(before, after, operations);
    const isMoved = ({ entity, key, value }: RemovedChoice) =>
      moves.some((move) => move.entity === entity && move.field === key && move.from === value);
    const gone = removed_choices.filter((each) => !isMoved(each)).map((each) => goneChoice(before, each));
    return { lines, question, gone, moves };
  });

/** Refused where a first build cannot do the operations. */
export const firstPlan = ({ text, template, plan_operations: plan = [] }: FirstPlan): Outcome<true> =>
  outcomeOf(() => {
    if (template !== undefined && !templates.some(({ id }) => id === template))
      throw new Fault('bad_request', planWords.noTemplate, { fields: { template: planWords.noTemplate } });
    const { blueprint, isRefused, unreadable } = beginPlan({ text, template: template ?? null });
    if (isRefused) throw new Fault('invalid', unreadable ?? '', { reason: 'refused' });
    if (plan.length > 0) applied(blueprint, plan, {});
    return true;
  });

/** Where in the plan of an app a message belongs. */
export const planPlaceOf = (state: AppState, text: string): PlanPlace =>
  planPlace(blueprintOf(state), bounded(text));

type Applied = { blueprint: Blueprint; lines: string[] };

/** A refusal names the operation that it is about by its place in the list. */
function applied(
  before: Blueprint,
  operations: readonly PlanOperation[],
  sources: AppState['sources'],
): Applied {
  try {
    return applyOperations(before, operations, sources);
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    const at = refusedAt(before, operations, sources);
    const { kind, message, fields = { '': message }, reason } = error;
    const named = Object.entries(fields).map(([name, why]) => [
      name === '' ? `operations.${at}` : `operations.${at}.${name}`,
      why,
    ]);
    throw new Fault(kind, message, { fields: Object.fromEntries(named), ...(reason ? { reason } : {}) });
  }
}

function refusedAt(
  before: Blueprint,
  operations: readonly PlanOperation[],
  sources: AppState['sources'],
): number {
  let plan = before;
  return operations.findIndex((operation) => {
    try {
      plan = applyOperations(plan, [operation], sources).blueprint;
      return false;
    } catch {
      return true;
    }
  });
}

/** Where the records of removed choices go, by the names that things and fields have at the end. */
function movesOf(before: Blueprint, after: Blueprint, operations: readonly PlanOperation[]): ChoiceMove[] {
  return operations.flatMap((operation) => {
    if (operation.type !== 'setChoices') return [];
    const entity = after.entities.find(({ id }) => id === operation.thing);
    const field = entity?.fields.find(({ id }) => id === operation.field);
    if (!entity || !field) return [];
    const values = new Set(field.options?.map(({ value }) => value));
    const was = before.entities.find(({ id }) => id === operation.thing)?.fields;
    const held = new Set(was?.find(({ id }) => id === field.id)?.options?.map(({ value }) => value));
    return Object.entries(operation.moves ?? {})
      .filter(([from, to]) => held.has(from) && !values.has(from) && values.has(to))
      .map(([from, to]) => ({ entity: entity.name, field: field.key, from, to }));
  });
}

/** Records hold it under the names from before. */
function goneChoice(before: Blueprint, { thing, field, value, label, ...names }: RemovedChoice): GoneChoice {
  const entity = before.entities.find(({ id }) => id === thing);
  const key = entity?.fields.find(({ id }) => id === field)?.key;
  const held = { entity: entity?.name ?? names.entity, field: key ?? names.key };
  return { thing, field, value, label, held };
}

function outcomeOf<T>(work: () => T): Outcome<T> {
  try {
    return { done: work() };
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    const { kind, message, fields, reason } = error;
    return { refused: { kind, message, ...(fields ? { fields } : {}), ...(reason ? { reason } : {}) } };
  }
}
