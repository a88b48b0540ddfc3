import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { listText } from '../../../../texts/language.ts';
import { t } from '../../../../texts/security.ts';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';

/** Asks before edits are lost, by another address of the studio or by leaving it. */
export function LeaveGuard({ names }: { names: readonly string[] }) {
  const isDirty = names.length > 0;
  // Another entity in the address is the same screen, which keeps all edits.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!isDirty) return;
    const handleUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', handleUnload);
    return () => window.removeEventListener('beforeunload', handleUnload);
  }, [isDirty]);
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      onOpenChange={(open) => open || blocker.reset?.()}
      title={t('leave.title')}
      description={t('leave.text', { names: listText(names) })}
      confirmLabel={t('leave.leave')}
      cancelLabel={t('leave.stay')}
      destructive
      onConfirm={() => blocker.proceed?.()}
    />
  );
}
