import { type Plan, type PlanShownWho, planWhos } from '@sayso/contracts/plan';
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
