import { useCallback, useEffect, useRef, useState } from 'react';
import { type Location, useBlocker } from 'react-router';
import { t } from '../../../texts/record-form.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';

type Texts = { title: string; text: string; confirm: string; keep: string };
type Options = {
  texts?: Texts;
  /** Whether an address takes away what is edited; by default each other one does. */
  leaves?: (from: Location, to: Location) => boolean;
};

const ofRecords: Texts = {
  title: t('discard.title'),
  text: t('discard.text'),
  confirm: t('discard.confirm'),
  keep: t('discard.keep'),
};

const isElsewhere = (from: Location, to: Location): boolean =>
  from.pathname !== to.pathname || from.search !== to.search;

/**
 * Asks once before what was typed is lost: by closing the sheet, by Back, a link or the palette, or with the page.
 * `close` asks, `leave` does not: what was typed is saved, or was given up.
 */
export function useDiscardQuestion(onClose: () => void, options: Options = {}) {
  const { texts = ofRecords, leaves = isElsewhere } = options;
  const [isDirty, setShownDirty] = useState(false);
  // Escape or Back may come right behind the last key, before anything is drawn anew.
  const dirty = useRef(false);
  const setDirty = useCallback((next: boolean) => {
    dirty.current = next;
    setShownDirty(next);
  }, []);
  const [isAsking, setAsking] = useState(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => dirty.current && leaves(currentLocation, nextLocation),
  );
  useUnload(isDirty);

  const leave = () => {
    setDirty(false);
    onClose();
  };
  const isGoing = useRef(false);
  // A sheet that the new address does not take away by itself is closed, since it was given up.
  useEffect(() => {
    if (!isGoing.current || blocker.state !== 'unblocked') return;
    isGoing.current = false;
    onClose();
  }, [blocker.state, onClose]);
  const discard = () => {
    setAsking(false);
    if (blocker.state !== 'blocked') return leave();
    setDirty(false);
    isGoing.current = true;
    blocker.proceed();
  };
  const question = (
    <ConfirmDialog
      open={isAsking || blocker.state === 'blocked'}
      onOpenChange={(isOpen) => {
        if (isOpen) return;
        setAsking(false);
        if (blocker.state === 'blocked') blocker.reset();
      }}
      title={texts.title}
      description={texts.text}
      confirmLabel={texts.confirm}
      cancelLabel={texts.keep}
      destructive
      onConfirm={discard}
    />
  );
  const close = () => (dirty.current ? setAsking(true) : onClose());
  return { isDirty, setDirty, close, leave, question };
}

/** The browser asks before a page with edits is closed or loaded anew. */
function useUnload(isDirty: boolean) {
  useEffect(() => {
    if (!isDirty) return undefined;
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', hold);
    return () => removeEventListener('beforeunload', hold);
  }, [isDirty]);
}
