import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { type ReactNode, type RefObject, useRef } from 'react';
import { t as common } from '../../texts/common.ts';
import { overlayLook } from '../dialog.tsx';
import { IconButton } from '../icon-button.tsx';
import { Popover, PopoverAnchor, PopoverContent } from '../popover.tsx';
import { useToastMark } from '../toast-place.ts';
import { useNarrow } from '../use-narrow.ts';
import { useReturnFocus } from '../use-return-focus.ts';
import { besideItem, sideFor } from './beside-item.ts';

type Props = { title: string; anchor: RefObject<HTMLElement>; onClose: () => void; children: ReactNode };

const headLook = 'flex shrink-0 items-center justify-between gap-2 py-2 pr-2 pl-4';
const titleLook = 'wrap-anywhere min-w-0 font-semibold text-large';
const bodyLook = 'min-h-0 flex-1 overflow-y-auto px-4 pb-4';
/** Never over the bar at the top, which is 52 px high. */
const belowBar = { top: 60, bottom: 8, left: 8, right: 8 };

/** What can be changed about one item: beside it, or as a sheet on phones. */
export function PlanPanel(props: Props) {
  return useNarrow() ? <Sheet {...props} /> : <Beside {...props} />;
}

function Beside({ title, anchor, onClose, children }: Props) {
  const returnFocus = useReturnFocus(true);
  const place = useRef(besideItem(anchor));
  return (
    <Popover open onOpenChange={(open) => open || onClose()}>
      <PopoverAnchor virtualRef={place} />
      <PopoverContent
        aria-label={title}
        side={sideFor(place.current.getBoundingClientRect(), window.innerWidth)}
        align="start"
        collisionPadding={belowBar}
        onOpenAutoFocus={focusName}
        onCloseAutoFocus={returnFocus}
        className="flex w-84 flex-col overflow-hidden p-0"
      >
        <div className={headLook}>
          <h2 className={titleLook} dir="auto">
            {title}
          </h2>
          <IconButton label={common('close')} tooltip={false} onClick={onClose}>
            <X className="size-4" />
          </IconButton>
        </div>
        <div className={bodyLook}>{children}</div>
      </PopoverContent>
    </Popover>
  );
}

function Sheet({ title, onClose, children }: Props) {
  const returnFocus = useReturnFocus(true);
  useToastMark('modal', true);
  return (
    <Dialog.Root open onOpenChange={(open) => open || onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className={overlayLook} />
        <Dialog.Content
          aria-describedby={undefined}
          onOpenAutoFocus={focusSheet}
          onCloseAutoFocus={returnFocus}
          className="fixed inset-x-0 bottom-(--offline-line) z-50 flex max-h-[85dvh] animate-dialog flex-col rounded-t-dialog border-line border-t bg-raised shadow-float outline-none"
        >
          <div className={headLook}>
            <Dialog.Title className={titleLook} dir="auto">
              {title}
            </Dialog.Title>
            <Dialog.Close asChild>
              <IconButton label={common('close')} tooltip={false}>
                <X className="size-4" />
              </IconButton>
            </Dialog.Close>
          </div>
          <div className={bodyLook}>{children}</div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** Typing a new name is what most people come for. */
function focusName(event: Event) {
  const panel = event.currentTarget;
  const name =
    panel instanceof HTMLElement ? panel.querySelector<HTMLInputElement>('[data-plan-name]') : null;
  if (!name) return;
  event.preventDefault();
  name.focus();
  name.select();
}

/** A keyboard that slides over the sheet comes when it is asked for. */
function focusSheet(event: Event) {
  event.preventDefault();
  if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
}
