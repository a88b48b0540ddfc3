import { type Plan, type PlanAct, planActs } from '@sayso/contracts/plan';
import { joinWords } from '@sayso/core/join-words';
import { accessLevel, type Doer } from '@sayso/core/rules/access-levels';
import { t } from '../../texts/plan-parts.ts';

/** More things than this are counted. */
const named = 4;

/** What a role may do, in words that follow "Users can": "see and add everything, and change their own repairs". */
export function mayDo({ things }: Plan, role: Doer): string {
  // Acts that reach the same things are said together.
  const groups = new Map<string, { acts: PlanAct[]; level: 'all' | 'own'; ids: readonly string[] }>();
  for (const act of planActs)
    for (const level of ['all', 'own'] as const) {
      const ids = things.filter(({ access }) => accessLevel(role, access[act]) === level).map(({ id }) => id);
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
