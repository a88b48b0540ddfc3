import { type PlainWho, type Plan, type PlanShownWho, planWhos } from '@sayso/contracts/plan';
import { t as cards } from '../../texts/plan.ts';
import { t } from '../../texts/plan-parts.ts';

type Option = { value: PlanShownWho; label: string };

/** Whom something can be given to: everybody's roles and the app's own; a rule of its own can be shown, not chosen. */
export function whoOptions({ roles }: Plan, now: PlanShownWho): Option[] {
  return [
    ...planWhos.map((who): Option => ({ value: who, label: t(`whos.${who}`) })),
    ...roles.map(({ id, name }): Option => ({ value: `role:${id}`, label: t('whos.role', { role: name }) })),
    ...(now === 'custom' ? [{ value: now, label: t('whos.custom') }] : []),
  ];
}

/** Who may read a field, in a few words. */
export function seenWords({ roles }: Plan, who: PlanShownWho): string {
  if (isPlainWho(who)) return cards(`seen.${who}`);
  const role = roles.find(({ id }) => who === `role:${id}`);
  return role ? t('whos.role', { role: role.name }) : t('whos.custom');
}

export const isPlainWho = (who: PlanShownWho): who is PlainWho =>
  (planWhos as readonly string[]).includes(who);
