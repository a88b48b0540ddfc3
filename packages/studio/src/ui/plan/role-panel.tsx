import type { PlanRole } from '@sayso/contracts/plan';
import { Trash2 } from 'lucide-react';
import { t as cards } from '../../texts/plan.ts';
import { t } from '../../texts/plan-parts.ts';
import { Button } from '../button.tsx';
import { NameForm } from './name-form.tsx';
import { roleNameFault } from './names.ts';
import { FaultLine } from './panel-row.tsx';
import { usePlanState } from './plan-context.ts';
import { useOperation } from './use-operation.ts';

type Props = { fault?: string | undefined; onClose: () => void };

/** Renames a role of the app's own, or removes it. */
export function RolePanel({ role, fault, onClose }: Props & { role: PlanRole }) {
  const { plan } = usePlanState();
  const naming = useOperation();
  const removal = useOperation(fault);
  const closeWhen = async (done: Promise<boolean>) => {
    const isDone = await done;
    if (isDone) onClose();
    return isDone;
  };
  return (
    <div className="grid gap-4">
      <NameForm
        label={t('roles.name')}
        value={role.name}
        submit={cards('save')}
        check={(name) => roleNameFault(plan, name, role.id)}
        fault={naming.fault}
        isPending={naming.isPending}
        onSubmit={(name) => closeWhen(naming.run({ type: 'renameRole', role: role.id, name }))}
        onUnchanged={onClose}
      />
      <p className="text-caption text-muted">{t('roles.text')}</p>
      <FaultLine>{removal.fault}</FaultLine>
      <footer className="border-line border-t pt-3">
        <Button
          variant="danger"
          size="sm"
          pending={removal.isPending}
          onClick={() => void closeWhen(removal.run({ type: 'removeRole', role: role.id }))}
        >
          <Trash2 aria-hidden className="size-4" />
          {t('roles.remove')}
        </Button>
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
      onSubmit={async (name) => {
        const isDone = await operation.run({ type: 'addRole', name });
        if (isDone) onClose();
        return isDone;
      }}
    >
      <p className="text-caption text-muted">{t('roles.hint')}</p>
    </NameForm>
  );
}
