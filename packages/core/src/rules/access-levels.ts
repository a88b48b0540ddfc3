import { type PlainWho, type PlanPerson, type PlanShownWho, planWhos } from '@sayso/contracts/plan';

/** Everybody's roles, and `role:` with the id of one of the app's own. */
type Role = PlanPerson['role'];
export type Doer = Role | `role:${string}`;
type AccessLevel = 'all' | 'own' | 'none';

/** How far a rule lets a role go. */
const levels: Readonly<Record<Role, Readonly<Record<PlainWho, AccessLevel>>>> = {
  visitors: {
    anyone: 'all',
    registered: 'none',
    owner: 'none',
    'owner-or-admin': 'none',
    admin: 'none',
    nobody: 'none',
  },
  users: {
    anyone: 'all',
    registered: 'all',
    owner: 'own',
    'owner-or-admin': 'own',
    admin: 'none',
    nobody: 'none',
  },
  admins: {
    anyone: 'all',
    registered: 'all',
    owner: 'own',
    'owner-or-admin': 'all',
    admin: 'all',
    nobody: 'none',
  },
};

const isEverybodys = (doer: Doer): doer is Role => Object.hasOwn(levels, doer);

export const isPlainWho = (who: PlanShownWho): who is PlainWho =>
  (planWhos as readonly string[]).includes(who);

/** What only code says of a rule is promised to nobody. A role of the app's own is told what it adds to a user's rights. */
export function accessLevel(doer: Doer, who: PlanShownWho): AccessLevel {
  if (!isEverybodys(doer)) return who === doer ? 'all' : 'none';
  if (isPlainWho(who)) return levels[doer][who];
  return doer === 'admins' && who !== 'custom' ? 'all' : 'none';
}
