import { X } from 'lucide-react';
import { Dialog as Base } from 'radix-ui';
import { type ReactNode, useRef } from 'react';
import { t as common } from '../texts/common.ts';
import { cn } from './cn.ts';
import { overlayLook } from './dialog.tsx';
import { IconButton } from './icon-button.tsx';
import { useToastMark } from './toast-place.ts';
import { useReturnFocus } from './use-return-focus.ts';
import { useToastRoom } from './use-toast-room.ts';

type DrawerProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** Titles that only screen readers need. */
  hideTitle?: boolean;
  side?: 'left' | 'right';
  /** It is there to be filled in, so its first field has the focus. */
  isForm?: boolean;
  className?: string;
  children: ReactNode;
};

/** What stands first in a drawer is often not meant first: the Edit link of an old message, the last version. */
const focusPanel = (event: Event) => {
  event.preventDefault();
  if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
};

const focusField = (event: Event) => {
  const panel = event.currentTarget;
  const field =
    panel instanceof HTMLElement
      ? panel.querySelector<HTMLElement>(':is(input, textarea, [role=combobox]):enabled')
      : null;
  if (field === null) return focusPanel(event);
  event.preventDefault();
  field.focus();
};

/** In the panel, so that it is there as long as the panel is. */
function ToastRoom() {
  const panel = useRef<HTMLElement>(null);
  useToastRoom(panel);
  return (
    <span
      hidden
      ref={(mark) => {
        panel.current = mark?.parentElement ?? null;
      }}
    />
  );
}

/** A panel that slides in from the side, with the focus kept inside. */
export function Drawer({
  open,
  onOpenChange,
  title,
  hideTitle,
  side = 'right',
  isForm = false,
  className,
  children,
}: DrawerProps) {
  const returnFocus = useReturnFocus(open);
  useToastMark('modal', open);
  const place =
    side === 'left' ? 'left-0 border-r animate-slide-left' : 'right-0 border-l animate-slide-right';
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Portal>
        <Base.Overlay className={overlayLook} />
        <Base.Content
          aria-describedby={undefined}
          onOpenAutoFocus={isForm ? focusField : focusPanel}
          onCloseAutoFocus={returnFocus}
          className={cn(
            'fixed top-0 bottom-(--offline-line) z-50 flex w-96 max-w-[calc(100vw-2.5rem)] flex-col border-line bg-raised shadow-float outline-none data-[state=closed]:animate-leave',
            place,
            className,
          )}
        >
          <header className={cn('px-4 py-4 pr-14', hideTitle && 'sr-only')}>
            <Base.Title className="font-semibold text-large">{title}</Base.Title>
          </header>
          {children}
          {side === 'right' && <ToastRoom />}
          <Base.Close asChild>
            <IconButton
              label={common('close')}
              size="sm"
              tooltip={false}
              className="absolute top-3 right-3 max-md:top-2 max-md:right-2"
            >
              <X className="size-4" />
            </IconButton>
          </Base.Close>
        </Base.Content>
      </Base.Portal>
    </Base.Root>
  );
}
