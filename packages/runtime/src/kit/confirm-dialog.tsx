import type { EntityClient, Row } from '../sdk/entity-types.ts';
import { actions } from '../texts/actions.ts';
import { deleting } from '../texts/deleting.ts';
import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogFooter,
  AlertDialogHeader,
  AlertDialogTitle,
} from '../ui/alert-dialog.tsx';
import { buttonVariants } from '../ui/button.tsx';
import { useRemove } from './data.ts';
import { nameOf, useTitleReferences } from './record-name.tsx';
import { counted, nounOf } from './schema.ts';

type Props = {
  isOpen: boolean;
  title: string;
  text: string;
  action: string;
  keep?: string;
  onConfirm: () => void;
  onCancel: () => void;
};

/** Asks before something is lost; the safe answer has the focus. */
export const ConfirmDialog = ({
  isOpen,
  title,
  text,
  action,
  keep = actions.cancel,
  onConfirm,
  onCancel,
}: Props) => (
  <AlertDialog open={isOpen} onOpenChange={(next) => !next && onCancel()}>
    <AlertDialogContent>
      <AlertDialogHeader>
        <AlertDialogTitle>{title}</AlertDialogTitle>
        <AlertDialogDescription>{text}</AlertDialogDescription>
      </AlertDialogHeader>
      <AlertDialogFooter>
        <AlertDialogCancel>{keep}</AlertDialogCancel>
        <AlertDialogAction className={buttonVariants({ variant: 'destructive' })} onClick={onConfirm}>
          {action}
        </AlertDialogAction>
      </AlertDialogFooter>
    </AlertDialogContent>
  </AlertDialog>
);

type DeleteProps = { entity: EntityClient; rows: readonly Row[]; onDone: () => void; onDeleted?: () => void };

/** Open while there are rows to delete. */
export function DeleteDialog({ entity, rows, onDone, onDeleted }: DeleteProps) {
  const remove = useRemove(entity);
  const references = useTitleReferences(entity, rows);
  const [first] = rows;
  const noun = nounOf(entity.schema);
  const what =
    rows.length === 1 && first !== undefined
      ? `“${nameOf(entity, first, references)}”`
      : counted(rows.length, noun);
  return (
    <ConfirmDialog
      isOpen={rows.length > 0}
      title={deleting.title(what)}
      text={rows.length === 1 ? deleting.one(noun) : deleting.many}
      action={actions.delete}
      onCancel={onDone}
      onConfirm={() => {
        remove.mutate(rows, { onSuccess: () => onDeleted?.() });
        onDone();
      }}
    />
  );
}
