import { X } from 'lucide-react';
import { Dialog as Base } from 'radix-ui';
import type { ReactNode } from 'react';
import { t as common } from '../texts/common.ts';
import { cn } from './cn.ts';
import { IconButton } from './icon-button.tsx';
import { useToastMark } from './toast-place.ts';
import { useReturnFocus } from './use-return-focus.ts';

/** On the level of what floats, so that a question over a drawer dims the drawer too: the later one is on top. */
export const overlayLook = 'fixed inset-0 z-50 animate-appear bg-overlay data-[state=closed]:animate-leave';

export type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  /** Buttons at the lower edge; wrap body and buttons in one form where Enter should submit. */
  footer?: ReactNode;
  className?: string;
  children?: ReactNode;
};

/** Focus is trapped and goes back where it was; Escape and a press outside close it. */
export function Dialog({ open, onOpenChange, title, description, footer, className, children }: DialogProps) {
  const returnFocus = useReturnFocus(open);
  useToastMark('modal', open);
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Portal>
        <Base.Overlay className={overlayLook} />
        <Base.Content
          onCloseAutoFocus={returnFocus}
          {...(description ? {} : { 'aria-describedby': undefined })}
          className={cn(
            'fixed top-[12dvh] left-1/2 z-50 grid max-h-[80dvh] w-[calc(100vw-2rem)] max-w-lg -translate-x-1/2 animate-dialog grid-rows-[auto_1fr_auto] overflow-hidden rounded-dialog border border-line bg-raised shadow-float data-[state=closed]:animate-leave',
            className,
          )}
        >
          <header className="grid gap-1 pt-5 pr-14 pb-2 pl-6">
            <Base.Title className="font-semibold text-heading">{title}</Base.Title>
            {description && (
              <Base.Description className="text-body text-muted">{description}</Base.Description>
            )}
          </header>
          <div className="overflow-y-auto px-6 pt-2 pb-6">{children}</div>
          {footer && <DialogFooter>{footer}</DialogFooter>}
          {/* Last, so that a dialog opens with its first field focused. */}
          <Base.Close asChild>
            <IconButton
              label={common('close')}
              size="sm"
              tooltip={false}
              className="absolute top-4.5 right-4 max-md:top-3.5 max-md:right-3.5"
            >
              <X className="size-4" />
            </IconButton>
          </Base.Close>
        </Base.Content>
      </Base.Portal>
    </Base.Root>
  );
}

function DialogFooter({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <footer
      className={cn('flex flex-wrap justify-end gap-2 border-line border-t bg-page px-6 py-4', className)}
    >
      {children}
    </footer>
  );
}
