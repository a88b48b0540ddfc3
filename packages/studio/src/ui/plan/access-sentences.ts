import { type Plan, type PlanAct, type PlanPerson, type PlanShownWho, planActs } from '@sayso/contracts/plan';
import { joinWords } from '@sayso/core/join-words';
import { t } from '../../texts/plan-parts.ts';

type Role = PlanPerson['role'];
type Level = 'all' | 'own' | 'none';

/** How far a rule lets a role go; one that was written by hand has no word for it and is told apart. */
const levels: Readonly<Record<Role, Readonly<Record<PlanShownWho, Level>>>> = {
  visitors: {
    anyone: 'all',
    registered: 'none',
    owner: 'none',
    'owner-or-admin': 'none',
    admin: 'none',
    nobody: 'none',
    custom: 'none',
  },
  users: {
    anyone: 'all',
    registered: 'all',
    owner: 'own',
    'owner-or-admin': 'own',
    admin: 'none',
    nobody: 'none',
    custom: 'none',
  },
  admins: {
    anyone: 'all',
    registered: 'all',
    owner: 'own',
    'owner-or-admin': 'all',
    admin: 'all',
    nobody: 'none',
    custom: 'none',
  },
};

/** More things than this are counted. */
const named = 4;

/** What a role may do, in words that follow "Users can": "see and add everything, and change their own repairs". */
export function mayDo({ things }: Plan, role: Role): string {
  // Acts that reach the same things are said together.
  const groups = new Map<string, { acts: PlanAct[]; level: Level; ids: readonly string[] }>();
  for (const act of planActs)
    for (const level of ['all', 'own'] as const) {
      const ids = things.filter(({ access }) => levels[role][access[act]] === level).map(({ id }) => id);
      if (ids.length === 0) continue;
      const key = `${level} ${ids.join(' ')}`;
      const group = groups.get(key) ?? { acts: [], level, ids };
      group.acts.push(act);
      groups.set(key, group);
    }
  const parts = [...groups.values()].map(({ acts, level, ids }) => {
    const words = joinWords(acts.map((act) => t(`acts.${act}`)));
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
