import type { Plan, PlanField, PlanOperation, PlanThing } from '@sayso/contracts/plan';
import { pluralOf } from '@sayso/core/entities/plurals';

/**
 * The plan as it is asked for, shown from the press on until the answer has come. Only what a press says by itself: what
 * the builder makes of a change, or asks about first, waits for it.
 */
export function withAsked<P extends Plan>(plan: P, operations: readonly PlanOperation[]): P {
  let shown = plan;
  for (const operation of operations) shown = { ...shown, ...changesOf(shown, operation) };
  return shown;
}

function changesOf(plan: Plan, operation: PlanOperation): Partial<Plan> {
  switch (operation.type) {
    case 'renameApp':
      return { app: { ...plan.app, name: operation.name } };
    case 'renamePage':
      return { pages: changed(plan.pages, operation.page, { name: operation.name }) };
    case 'setInMenu':
      return { pages: changed(plan.pages, operation.page, { in_menu: operation.in_menu }) };
    case 'renameRole':
      return { roles: changed(plan.roles, operation.role, { name: operation.name }) };
    case 'setLook': {
      const {
        preset = plan.look.preset,
        mode = plan.look.mode,
        primary = plan.look.primary,
      } = operation.look;
      return { look: { preset, mode, primary } };
    }
    default:
      return 'thing' in operation ? { things: withThing(plan.things, operation) } : {};
  }
}

function withThing(things: readonly PlanThing[], operation: PlanOperation & { thing: string }): PlanThing[] {
  const thing = things.find(({ id }) => id === operation.thing);
  return thing ? changed(things, thing.id, thingChanges(thing, operation)) : [...things];
}

function thingChanges(thing: PlanThing, operation: PlanOperation): Partial<PlanThing> {
  switch (operation.type) {
    case 'renameThing':
      return { name: operation.name, plural: operation.plural ?? pluralOf(operation.name) };
    case 'setAccess':
      return { access: { ...thing.access, [operation.act]: operation.who } };
    case 'renameField':
      return withField(thing, operation.field, { name: operation.name });
    case 'setRequired':
      return withField(thing, operation.field, { required: operation.required });
    case 'setWrittenBy':
      return withField(thing, operation.field, { written_by: operation.by });
    default:
      return {};
  }
}

const withField = (thing: PlanThing, id: string, changes: Partial<PlanField>): Partial<PlanThing> => ({
  fields: changed(thing.fields, id, changes),
});

const changed = <T extends { id: string }>(items: readonly T[], id: string, changes: Partial<T>): T[] =>
  items.map((item) => (item.id === id ? { ...item, ...changes } : item));
