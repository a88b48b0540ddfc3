import { AlertDialog } from 'radix-ui';
import { type ReactNode, useRef } from 'react';
import { t as common } from '../texts/common.ts';
import { t } from '../texts/ui.ts';
import { Button } from './button.tsx';
import { overlayLook } from './dialog.tsx';
import { useToastMark } from './toast-place.ts';
import { useReturnFocus } from './use-return-focus.ts';

export type ConfirmDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** What happens, and for a destructive action what will be lost. */
  description: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  /** A destructive action's button is never the one that has the focus. */
  destructive?: boolean;
  pending?: boolean;
  onConfirm: () => void;
};

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onOpenChange, title, description, confirmLabel, cancelLabel = common('cancel') } = props;
  const confirm = useRef<HTMLButtonElement>(null);
  const returnFocus = useReturnFocus(open);
  useToastMark('modal', open);
  // Radix gives the focus to Cancel; a harmless confirmation takes it over.
  const handleOpen = (event: Event) => {
    if (props.destructive) return;
    event.preventDefault();
    confirm.current?.focus();
  };
  return (
    <AlertDialog.Root open={open} onOpenChange={onOpenChange}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className={overlayLook} />
        <AlertDialog.Content
          onOpenAutoFocus={handleOpen}
          onCloseAutoFocus={returnFocus}
          className="fixed top-[20dvh] left-1/2 z-50 grid w-[calc(100vw-2rem)] max-w-md -translate-x-1/2 animate-dialog gap-2 rounded-dialog border border-line bg-raised p-6 shadow-float data-[state=closed]:animate-leave"
        >
          <AlertDialog.Title className="font-semibold text-large">{title}</AlertDialog.Title>
          <AlertDialog.Description className="text-muted">{description}</AlertDialog.Description>
          <div className="mt-4 flex flex-wrap justify-end gap-2">
            <AlertDialog.Cancel asChild>
              <Button>{cancelLabel}</Button>
            </AlertDialog.Cancel>
            <Button
              ref={confirm}
              variant={props.destructive ? 'danger' : 'primary'}
              pending={props.pending}
              onClick={props.onConfirm}
            >
              {confirmLabel}
            </Button>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}

export type AlertProps = {
  /** Closed while null. */
  message: string | null;
  detail?: string | undefined;
  onClose: () => void;
};

/** Tells one thing that must be read before going on. */
export function Alert({ message, detail, onClose }: AlertProps) {
  return (
    <AlertDialog.Root open={message !== null} onOpenChange={(open) => open || onClose()}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className={overlayLook} />
        <AlertDialog.Content
          {...(detail ? {} : { 'aria-describedby': undefined })}
          className="fixed top-[20dvh] left-1/2 z-50 grid w-[calc(100vw-2rem)] max-w-sm -translate-x-1/2 animate-dialog gap-2 rounded-dialog border border-line bg-raised p-6 shadow-float data-[state=closed]:animate-leave"
        >
          <AlertDialog.Title className="font-medium text-large">{message}</AlertDialog.Title>
          {detail && <AlertDialog.Description className="text-muted">{detail}</AlertDialog.Description>}
          <div className="mt-3 flex justify-end">
            <AlertDialog.Action asChild>
              <Button variant="primary">{t('ok')}</Button>
            </AlertDialog.Action>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
