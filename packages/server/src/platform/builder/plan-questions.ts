import { emptyBlueprint, knownBlueprint } from '@sayso/blueprint/known-blueprint';
import { type AppliedOperations, applyOperations } from '@sayso/blueprint/operate/apply-operations';
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
import type { AppState, FirstPlan, FirstRead, Outcome, PlannedChange, Questions } from './questions.ts';

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
    const { blueprint: after, lines, moves } = applied(before, operations, state.sources);
    const {
      removed_choices,
      removed_things: goneThings,
      value_notes: valueNotes,
      ...question
    } = questionOf(before, after, state.sources);
    const isMoved = ({ held, value }: RemovedChoice) =>
      moves.some((move) => move.entity === held.entity && move.field === held.field && move.from === value);
    const gone = removed_choices.filter((each) => !isMoved(each));
    return { lines, question, gone, goneThings, valueNotes, moves };
  });

/** Refused where a first build cannot do the operations. */
export const firstPlan = ({
  text,
  template,
  draft,
  plan_operations: plan = [],
}: FirstPlan): Outcome<FirstRead> =>
  outcomeOf(() => {
    if (template !== undefined && !templates.some(({ id }) => id === template))
      throw new Fault('bad_request', planWords.noTemplate, { fields: { template: planWords.noTemplate } });
    const { blueprint, isRefused, unreadable, unused, alsoHeard } = beginPlan({
      text,
      template: template ?? null,
      draft: draft ?? null,
    });
    if (isRefused) throw new Fault('invalid', unreadable ?? '', { reason: 'refused' });
    if (plan.length > 0) applied(blueprint, plan, {});
    return { unused, alsoHeard, isUnreadable: unreadable !== null };
  });

/** Where in the plan of an app a message belongs. */
export const planPlaceOf = (state: AppState, text: string): PlanPlace =>
  planPlace(blueprintOf(state), bounded(text));

/** A refusal names the operation that it is about by its place in the list. */
function applied(
  before: Blueprint,
  operations: readonly PlanOperation[],
  sources: AppState['sources'],
): AppliedOperations {
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

function outcomeOf<T>(work: () => T): Outcome<T> {
  try {
    return { done: work() };
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    const { kind, message, fields, reason } = error;
    return { refused: { kind, message, ...(fields ? { fields } : {}), ...(reason ? { reason } : {}) } };
  }
}
