import { type PlanWho, planLimits } from '@sayso/contracts/plan';
import type { Blueprint, BlueprintRole, Rule } from '@sayso/core/blueprint-schema';
import { isRoleRule, roleIn } from '../emit/roles.ts';
import { doneWords, refusedWords } from '../texts/operations.ts';
import { capitalise, snake } from '../words.ts';
import { cleanName, nameKey } from './names.ts';
import { goneFault, type Operate, refused, type Work } from './work.ts';

const rolesOf = ({ blueprint }: Work): BlueprintRole[] => {
  blueprint.roles ??= [];
  return blueprint.roles;
};

function roleNamed(work: Work, id: string): BlueprintRole {
  const role = rolesOf(work).find((one) => one.id === id);
  if (!role) throw goneFault();
  return role;
}

/** What every app calls its people already. */
const reserved = new Set(['visitor', 'user', 'admin', 'owner', 'everyone', 'anyone', 'nobody'].map(nameKey));

function freeName(work: Work, name: string, own?: BlueprintRole): string {
  const clean = capitalise(cleanName(name));
  if (reserved.has(nameKey(clean))) throw refused(refusedWords.roleReserved(clean), 'name');
  const other = rolesOf(work).find((role) => role !== own && nameKey(role.name) === nameKey(clean));
  if (other) throw refused(refusedWords.roleTaken(other.name), 'name');
  return clean;
}

export const addRole: Operate<'addRole'> = (work, { name }) => {
  const roles = rolesOf(work);
  if (roles.length >= planLimits.roles) throw refused(refusedWords.tooMany('roles', planLimits.roles));
  const free = freeName(work, name);
  roles.push({ id: freeId(work.blueprint, snake(free).slice(0, 30)), name: free });
  return [doneWords.roleAdded(free)];
};

/** Whoever held a role that is gone has no part in a new one of its name. */
function freeId({ roles = [], formerRoles = [] }: Blueprint, wanted: string): string {
  const taken = new Set([...roles.map(({ id }) => id), ...formerRoles]);
  let id = wanted;
  for (let at = 2; taken.has(id); at++) id = `${wanted}_${at}`;
  return id;
}

export const renameRole: Operate<'renameRole'> = (work, { role: id, name }) => {
  const role = roleNamed(work, id);
  const before = role.name;
  role.name = freeName(work, name, role);
  return [doneWords.roleRenamed(before, role.name)];
};

/** What only this role could do, admins alone can do from then on. */
export const removeRole: Operate<'removeRole'> = (work, { role: id }) => {
  const role = roleNamed(work, id);
  keepRoles(
    work.blueprint,
    rolesOf(work).filter((one) => one !== role),
  );
  return [doneWords.roleRemoved(role.name)];
};

/** Gives the plan these roles alone: rules for any other let admins in alone, and no new role is to take its id. */
export function keepRoles(blueprint: Blueprint, roles: BlueprintRole[]): void {
  const isKept = (id: string) => roles.some((role) => role.id === id);
  const gone = (blueprint.roles ?? []).map(({ id }) => id).filter((id) => !isKept(id));
  const closed = (rule: Rule): Rule => {
    if (!isRoleRule(rule) || isKept(roleIn(rule))) return rule;
    gone.push(roleIn(rule));
    return 'admin';
  };
  for (const entity of blueprint.entities) {
    const { create, read, update, delete: remove } = entity.rules;
    entity.rules = {
      create: closed(create),
      read: closed(read),
      update: closed(update),
      delete: closed(remove),
    };
    for (const field of entity.fields) if (field.readers) field.readers = closed(field.readers);
  }
  if (blueprint.roles !== undefined || roles.length > 0) blueprint.roles = roles;
  if (gone.length > 0) blueprint.formerRoles = [...new Set([...(blueprint.formerRoles ?? []), ...gone])];
}

/** The rule that a choice of people comes to; a role that is gone is told. */
export function ruleOfWho({ roles = [] }: Blueprint, who: PlanWho): Rule {
  if (isRoleRule(who) && !roles.some(({ id }) => id === roleIn(who))) throw goneFault();
  return who;
}
