import type { Plan, PlanShownWho } from '@sayso/contracts/plan';
import { isPlainWho } from '@sayso/core/rules/access-levels';
import { t } from '../../texts/plan.ts';
import { t as parts } from '../../texts/plan-parts.ts';

/** Who may read a field, in a few words. */
export function seenWords({ roles }: Plan, who: PlanShownWho): string {
  if (isPlainWho(who)) return t(`seen.${who}`);
  const role = roles.find(({ id }) => who === `role:${id}`);
  return role ? parts('whos.role', { role: role.name }) : parts('whos.custom');
}
