import type { PlanOperation } from '@sayso/contracts/plan';
import { Trash2 } from 'lucide-react';
import { t } from '../../texts/plan.ts';
import { Button } from '../button.tsx';
import { Kbd } from '../kbd.tsx';
import type { Operation } from './use-operation.ts';

type Props = { operation: Operation; removal: PlanOperation; onClose: () => void; children: string };

/** Takes the item of a panel out of the plan, as the Delete key does on the item itself. */
export function RemoveButton({ operation, removal, onClose, children }: Props) {
  return (
    <Button
      variant="danger"
      size="sm"
      pending={operation.isPending}
      onClick={() => void operation.runThen(removal, onClose)}
    >
      <Trash2 aria-hidden className="size-4" />
      {children}
      <Kbd className="max-md:hidden">{t('deleteKey')}</Kbd>
    </Button>
  );
}
