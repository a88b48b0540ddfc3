import type { PlanRole } from '@sayso/contracts/plan';
import { BadgeCheck, Plus } from 'lucide-react';
import { t } from '../../texts/plan-parts.ts';
import { cn } from '../cn.ts';
import { chipLook, markLook } from './chip-look.ts';
import { NewsMark } from './news-mark.tsx';
import { usePlanState } from './plan-context.ts';
import { ownDirection } from './plan-words.ts';
import { usePlanItem } from './use-plan-item.ts';

/** The app's own roles as chips, and a way to another one. */
export function PlanRoles() {
  const { plan, isReadOnly } = usePlanState();
  if (plan.roles.length === 0 && isReadOnly) return null;
  return (
    <ul aria-label={t('roles.title')} className="flex flex-wrap gap-1.5">
      {plan.roles.map((role) => (
        <li key={role.id} className="inline-flex min-w-0 max-w-full">
          <RoleChip role={role} />
        </li>
      ))}
      {!isReadOnly && (
        <li className="inline-flex">
          <AddRole />
        </li>
      )}
    </ul>
  );
}

function RoleChip({ role }: { role: PlanRole }) {
  const state = usePlanState();
  const item = usePlanItem(
    { what: 'role', role: role.id },
    { removal: { type: 'removeRole', role: role.id }, adding: { what: 'newRole' } },
  );
  return (
    <button {...item} className={cn(chipLook({ tone: 'page' }), markLook(state, role.id))}>
      <BadgeCheck aria-hidden />
      <span className="wrap-anywhere min-w-0 text-start" {...ownDirection}>
        {role.name}
      </span>
      <NewsMark id={`role:${role.id}`} />
    </button>
  );
}

function AddRole() {
  const adding = { what: 'newRole' } as const;
  const item = usePlanItem(adding, { adding });
  return (
    <button {...item} className={cn(chipLook({ tone: 'add' }))}>
      <Plus aria-hidden />
      {t('roles.add')}
    </button>
  );
}
