import {
  type PlainWho,
  type Plan,
  type PlanAct,
  type PlanPerson,
  type PlanShownWho,
  planActs,
} from '@sayso/contracts/plan';
import { joinWords } from '@sayso/core/join-words';
import { t } from '../../texts/plan-parts.ts';
import { isPlainWho } from './who-options.ts';

/** Everybody's roles, and `role:` with the id of one of the app's own. */
type Role = PlanPerson['role'];
export type Doer = Role | `role:${string}`;
type Level = 'all' | 'own' | 'none';

/** How far a rule lets a role go. */
const levels: Readonly<Record<Role, Readonly<Record<PlainWho, Level>>>> = {
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

/** What only code says of a rule is promised to nobody. A role of the app's own is told what it adds to a user's rights. */
function levelOf(doer: Doer, who: PlanShownWho): Level {
  if (!isEverybodys(doer)) return who === doer ? 'all' : 'none';
  if (isPlainWho(who)) return levels[doer][who];
  return doer === 'admins' && who !== 'custom' ? 'all' : 'none';
}

/** More things than this are counted. */
const named = 4;

/** What a role may do, in words that follow "Users can": "see and add everything, and change their own repairs". */
export function mayDo({ things }: Plan, role: Doer): string {
  // Acts that reach the same things are said together.
  const groups = new Map<string, { acts: PlanAct[]; level: Level; ids: readonly string[] }>();
  for (const act of planActs)
    for (const level of ['all', 'own'] as const) {
      const ids = things.filter(({ access }) => levelOf(role, access[act]) === level).map(({ id }) => id);
      if (ids.length === 0) continue;
      const key = `${level} ${ids.join(' ')}`;
      const group = groups.get(key) ?? { acts: [], level, ids };
      group.acts.push(act);
      groups.set(key, group);
    }
  const parts = [...groups.values()].map(({ acts, level, ids }) => {
    const words = joinWords(acts.map(actWord));
    if (ids.length === things.length && things.length > 1)
      return t(level === 'all' ? 'people.every' : 'people.ownEvery', { acts: words });
    const names = things.filter(({ id }) => ids.includes(id)).map(({ plural }) => plural);
    return t(level === 'all' ? 'people.some' : 'people.own', { acts: words, things: shortened(names) });
  });
  return parts.length === 0 ? t('people.nothing') : joinWords(parts);
}

function shortened(names: readonly string[]): string {
  if (names.length <= named + 1) return joinWords(names);
  const rest = t('people.more', { count: String(names.length - named) });
  return joinWords([...names.slice(0, named), rest]);
}

/** "see", "add", "change" or "delete", as it stands within a sentence. */
export const actWord = (act: PlanAct): string => t(`acts.${act}`);
