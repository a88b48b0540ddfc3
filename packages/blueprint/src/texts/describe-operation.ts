import type { PlanOperation } from '@sayso/contracts/plan';
import type { Blueprint } from '@sayso/core/blueprint-schema';
import { thePage } from './grammar.ts';

/** What a change of the plan would do, in a few words: "Rename Bike to Bicycle". */
export function describeOperation(operation: PlanOperation, blueprint: Blueprint): string {
  const entity =
    'thing' in operation ? blueprint.entities.find(({ id }) => id === operation.thing) : undefined;
  const field =
    'field' in operation ? entity?.fields.find(({ id }) => id === operation.field)?.label : undefined;
  const page =
    'page' in operation ? blueprint.pages.find(({ id }) => id === operation.page)?.label : undefined;
  const things = entity?.labelPlural ?? 'something';
  const name = field ?? 'a field';
  const about = page === undefined ? 'a page' : thePage(page);
  switch (operation.type) {
    case 'renameApp':
      return `Rename the app to ${operation.name}`;
    case 'addThing':
      return `Add ${operation.name}`;
    case 'renameThing':
      return `Rename ${entity?.label ?? 'something'} to ${operation.name}`;
    case 'removeThing':
      return `Remove ${things}`;
    case 'addField':
      return `Add ${operation.name} to ${things}`;
    case 'renameField':
      return `Rename ${name} of ${things} to ${operation.name}`;
    case 'removeField':
      return `Remove ${name} from ${things}`;
    case 'setAccess':
      return `Change who can ${operation.act} ${things}`;
    case 'addRole':
      return `Add the role ${operation.name}`;
    case 'renameRole':
      return `Rename a role to ${operation.name}`;
    case 'removeRole':
      return 'Remove a role';
    case 'addPage':
      return `Add a ${operation.kind} for ${things}`;
    case 'renamePage':
      return `Rename ${about} to ${operation.name}`;
    case 'removePage':
      return `Remove ${about}`;
    case 'setHome':
      return `Open the app on ${about}`;
    case 'setInMenu':
      return `Change whether ${about} is in the menu`;
    case 'setLook':
      return 'Change the look';
    default:
      return `Change ${name} of ${things}`;
  }
}
