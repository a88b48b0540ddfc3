import { useEffect, useState } from 'react';
import { t } from '../../../../texts/record-form.ts';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';

/** Asks before what was typed is lost: by closing the sheet, or with the page. */
export function useDiscardQuestion(onClose: () => void) {
  const [isDirty, setDirty] = useState(false);
  const [isAsking, setAsking] = useState(false);

  useEffect(() => {
    if (!isDirty) return undefined;
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', hold);
    return () => removeEventListener('beforeunload', hold);
  }, [isDirty]);

  const close = () => {
    if (isDirty) setAsking(true);
    else onClose();
  };
  const question = (
    <ConfirmDialog
      open={isAsking}
      onOpenChange={setAsking}
      title={t('discard.title')}
      description={t('discard.text')}
      confirmLabel={t('discard.confirm')}
      cancelLabel={t('discard.keep')}
      destructive
      onConfirm={onClose}
    />
  );
  return { isDirty, setDirty, close, question };
}
