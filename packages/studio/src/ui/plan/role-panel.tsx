import type { PlanRole } from '@sayso/contracts/plan';
import { t as cards } from '../../texts/plan.ts';
import { t } from '../../texts/plan-parts.ts';
import { NameForm } from './name-form.tsx';
import { roleNameFault } from './names.ts';
import { FaultLine } from './panel-row.tsx';
import { usePlanState } from './plan-context.ts';
import { RemoveButton } from './remove-button.tsx';
import { RenameForm } from './rename-form.tsx';
import { useOperation } from './use-operation.ts';

type Props = { fault?: string | undefined; onClose: () => void };

/** Renames a role of the app's own, or removes it. */
export function RolePanel({ role, fault, onClose }: Props & { role: PlanRole }) {
  const { plan } = usePlanState();
  const removal = useOperation(fault);
  return (
    <div className="grid gap-4">
      <RenameForm
        label={t('roles.name')}
        name={role.name}
        check={(name) => roleNameFault(plan, name, role.id)}
        renameTo={(name) => ({ type: 'renameRole', role: role.id, name })}
        onClose={onClose}
      />
      <p className="text-caption text-muted">{t('roles.text')}</p>
      <FaultLine>{removal.fault}</FaultLine>
      <footer className="border-line border-t pt-3">
        <RemoveButton operation={removal} removal={{ type: 'removeRole', role: role.id }} onClose={onClose}>
          {t('roles.remove')}
        </RemoveButton>
      </footer>
    </div>
  );
}

/** Names a new role. */
export function NewRolePanel({ fault, onClose }: Props) {
  const { plan } = usePlanState();
  const operation = useOperation(fault);
  return (
    <NameForm
      label={t('roles.name')}
      submit={cards('add')}
      check={(name) => roleNameFault(plan, name)}
      fault={operation.fault}
      isPending={operation.isPending}
      onSubmit={(name) => operation.runThen({ type: 'addRole', name }, onClose)}
    >
      <p className="text-caption text-muted">{t('roles.hint')}</p>
    </NameForm>
  );
}
