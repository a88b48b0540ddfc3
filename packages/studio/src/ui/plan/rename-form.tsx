import type { PlanOperation } from '@sayso/contracts/plan';
import { t } from '../../texts/plan.ts';
import { NameForm } from './name-form.tsx';
import { useOperation } from './use-operation.ts';

type Props = {
  label: string;
  name: string;
  check: (name: string) => string | null;
  renameTo: (name: string) => PlanOperation;
  onClose: () => void;
};

/** The name of an item that is there; its panel closes once it is called otherwise. */
export function RenameForm({ label, name, check, renameTo, onClose }: Props) {
  const { runThen, fault, isPending } = useOperation();
  return (
    <NameForm
      label={label}
      value={name}
      submit={t('save')}
      check={check}
      fault={fault}
      isPending={isPending}
      onSubmit={(next) => runThen(renameTo(next), onClose)}
      onUnchanged={onClose}
    />
  );
}
