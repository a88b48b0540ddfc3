import { useCallback, useEffect, useRef, useState } from 'react';
import { t } from '../../../../texts/record-form.ts';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';

type Texts = { title: string; text: string; confirm: string; keep: string };

const ofRecords: Texts = {
  title: t('discard.title'),
  text: t('discard.text'),
  confirm: t('discard.confirm'),
  keep: t('discard.keep'),
};

/** Asks before what was typed is lost: by closing the sheet, or with the page. */
export function useDiscardQuestion(onClose: () => void, texts: Texts = ofRecords) {
  const { title, text, confirm, keep } = texts;
  const [isDirty, setShownDirty] = useState(false);
  // Escape may come right behind the last key, before anything is drawn anew.
  const dirty = useRef(false);
  const setDirty = useCallback((next: boolean) => {
    dirty.current = next;
    setShownDirty(next);
  }, []);
  const [isAsking, setAsking] = useState(false);

  useEffect(() => {
    if (!isDirty) return undefined;
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', hold);
    return () => removeEventListener('beforeunload', hold);
  }, [isDirty]);

  const close = () => {
    if (dirty.current) setAsking(true);
    else onClose();
  };
  const question = (
    <ConfirmDialog
      open={isAsking}
      onOpenChange={setAsking}
      title={title}
      description={text}
      confirmLabel={confirm}
      cancelLabel={keep}
      destructive
      onConfirm={onClose}
    />
  );
  return { isDirty, setDirty, close, question };
}
