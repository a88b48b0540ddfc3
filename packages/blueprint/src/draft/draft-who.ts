import type { BlueprintRole, Rule } from '@sayso/core/blueprint-schema';
import { isRoleRule, ruleFor } from '../emit/roles.ts';
import { nameForm, normalised, snake } from '../words.ts';

export type Op = 'create' | 'read' | 'update' | 'delete';

const everyone = new Set(
  'everyone everybody anyone anybody public visitor stranger guest'.split(' ').map(normalised),
);

/** Whether words mean people who have not signed in. */
export const isEveryone = (who: string): boolean => everyone.has(normalised(who.replace(/^the\s+/i, '')));

/** Who looks after an app; in Sayso they are its admins. */
const leaders = new Set(
  'admin administrator manager management owner boss director head leader organiser organizer coordinator principal headteacher landlord chair chairperson treasurer secretary conductor supervisor'
    .split(' ')
    .map(normalised),
);

export const isLeader = (who: string): boolean => leaders.has(normalised(who).split(' ').at(-1) ?? '');

/** Whoever added the record, however a reader calls them. */
const owners = new Set(
  'owner own creator author self oneself himself herself themselves themself'.split(' ').map(normalised),
);
const isOwner = (who: string): boolean => owners.has(normalised(who));

/** Those of a draft's people who sign in and look after nothing: the roles that rules can tell apart. */
export function rolesOf(people: readonly string[]): BlueprintRole[] {
  const taken = new Set<string>();
  const ids = new Set<string>();
  return people.flatMap((name) => {
    const key = nameForm(name);
    if (isEveryone(name) || isLeader(name) || isOwner(name) || isUsers(name) || taken.has(key)) return [];
    taken.add(key);
    const id = freeId(snake(name).slice(0, 30), ids);
    ids.add(id);
    return [{ id, name }];
  });
}

/** Names in other letters leave nothing to tell their ids apart by. */
function freeId(wanted: string, taken: ReadonlySet<string>): string {
  let id = wanted;
  for (let nr = 2; taken.has(id); nr += 1) id = `${wanted}_${nr}`;
  return id;
}

const users = new Set('user people staff team everyone-signed-in'.split(' ').map(normalised));
const isUsers = (who: string): boolean => users.has(normalised(who));

/** From the most open to the most closed. */
const order: readonly Rule[] = ['anyone', 'registered', 'owner-or-admin', 'admin', 'owner', 'nobody'];

type Asked = { op: Op; roles: readonly BlueprintRole[]; isPersonal: boolean };

const heldBy = (who: readonly string[], roles: readonly BlueprintRole[]): BlueprintRole[] =>
  roles.filter(({ name }) => who.some((each) => nameForm(each) === nameForm(name)));

/** The rule that lets these people in and no others, as far as one rule can: of several, the most open one wins. */
export function ruleForAll(who: readonly string[], asked: Asked): Rule {
  const { op, roles, isPersonal } = asked;
  const held = heldBy(who, roles);
  // Beside people who see only their own, the people of a role are not all that there are.
  const ofRoles = who.some(isOwner) ? fewOf(held) : ruleOfRoles(held, asked);
  return mostOpen(
    who.map((each): Rule => {
      if (isEveryone(each)) return 'anyone';
      if (isOwner(each)) return op === 'create' ? 'registered' : isPersonal ? 'owner' : 'owner-or-admin';
      if (isLeader(each)) return isPersonal ? 'owner' : 'admin';
      const isRole = held.some(({ name }) => nameForm(name) === nameForm(each));
      return isRole ? ofRoles : 'registered';
    }),
  );
}

/** Of a field that is kept from others: people of the only role there is are still not everybody who signs in. */
export function ruleForFew(who: readonly string[], asked: Asked): Rule {
  const held = heldBy(who, asked.roles);
  const isFew = held.length > 0 && who.every((each) => isLeader(each) || heldBy([each], held).length > 0);
  return isFew ? fewOf(held) : ruleForAll(who, asked);
}

const fewOf = ([first, ...others]: readonly BlueprintRole[]): Rule =>
  first && others.length === 0 ? ruleFor(first.id) : 'admin';

/** A role's rule lets admins in as well. */
const mostOpen = (rules: readonly Rule[]): Rule =>
  order.slice(0, order.indexOf('admin')).find((rule) => rules.includes(rule)) ??
  rules.find(isRoleRule) ??
  order.find((rule) => rules.includes(rule)) ??
  'registered';

/** A rule knows one role, or all: several of more are left to admins, but for adding, which shows nobody anything. */
function ruleOfRoles(held: readonly BlueprintRole[], { op, roles }: Pick<Asked, 'op' | 'roles'>): Rule {
  const [first] = held;
  if (!first || held.length === roles.length) return 'registered';
  if (held.length === 1) return ruleFor(first.id);
  return op === 'create' ? 'registered' : 'admin';
}

/** What is left of a rule once these people are kept out; undefined where no rule can keep them out. */
export function ruleWithout(who: readonly string[], rule: Rule, asked: Asked): Rule | undefined {
  if (who.some((each) => isLeader(each) || isOwner(each))) return undefined;
  if (order.indexOf(rule) > order.indexOf('owner-or-admin')) return rule;
  if (who.every(isEveryone)) return rule === 'anyone' ? 'registered' : rule;
  const { roles, isPersonal } = asked;
  const kept = heldBy(who, roles);
  // Whoever only reaches their own records reaches nobody else’s.
  if (rule === 'owner-or-admin' && kept.length > 0 && asked.op === 'read') return rule;
  const others = roles.filter((role) => !kept.includes(role));
  if (kept.length === 0 || others.length === 0) return isPersonal ? 'owner' : 'admin';
  return ruleOfRoles(others, asked);
}
