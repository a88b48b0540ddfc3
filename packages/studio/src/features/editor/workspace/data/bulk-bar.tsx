import { PencilLine, Trash2, X } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Place } from '../../../../lib/records.ts';
import { t as data } from '../../../../texts/data.ts';
import { t } from '../../../../texts/data-actions.ts';
import { Button } from '../../../../ui/button.tsx';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { BulkEdit } from './bulk-edit.tsx';
import type { Field } from './fields.ts';
import { useBulkDelete } from './use-bulk.ts';
import { useNouns } from './use-nouns.ts';
import type { Selection } from './use-selection.ts';

type Props = {
  place: Place;
  fields: readonly Field[];
  selection: Selection;
  /** The server's filter of what is shown. */
  where: Record<string, unknown>;
};

/** What can be done to the ticked records. */
export function BulkBar({ place, fields, selection, where }: Props) {
  const [shown, setShown] = useState<'edit' | 'delete' | null>(null);
  const close = () => setShown(null);
  const deleting = useBulkDelete(place, { selection, where, onDone: close });
  const { count } = selection;
  const nouns = useNouns(place.entity);
  const bar = useRef<HTMLDivElement>(null);
  const clear = () => {
    // The bar goes, and the focus with it: back to where the records were ticked.
    bar.current?.closest('section')?.querySelector<HTMLElement>('[role=grid] [tabindex="0"]')?.focus();
    selection.clear();
  };
  if (!selection.isAny) return null;
  return (
    <div ref={bar} className="absolute inset-x-0 top-0 flex items-center gap-2 max-md:gap-1">
      <p role="status" className="text-dense text-muted tabular-nums">
        {data('select.count', { count })}
      </p>
      <IconButton label={data('select.clear')} size="sm" onClick={clear}>
        <X className="size-4" />
      </IconButton>
      <Button size="sm" onClick={() => setShown('edit')}>
        <PencilLine aria-hidden className="size-4" />
        {t('bulk.edit')}
      </Button>
      <Button size="sm" onClick={() => setShown('delete')}>
        <Trash2 aria-hidden className="size-4" />
        {t('bulk.delete')}
      </Button>
      {shown === 'edit' && <BulkEdit {...{ place, fields, selection, where }} onClose={close} />}
      <ConfirmDialog
        open={shown === 'delete'}
        onOpenChange={(open) => open || close()}
        title={t('bulk.deleteTitle', { count, ...nouns })}
        description={t('bulk.deleteText')}
        confirmLabel={t('bulk.delete')}
        destructive
        pending={deleting.isPending}
        onConfirm={() => deleting.mutate()}
      />
    </div>
  );
}
