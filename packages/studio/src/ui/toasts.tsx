import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import type { MouseEvent } from 'react';
import { toast as show, Toaster } from 'sonner';
import { t } from '../texts/ui.ts';
import { useTheme } from './theme.ts';
import { useFreeBar } from './toast-place.ts';
import { useNarrow } from './use-narrow.ts';

const icons = {
  success: <CircleCheck aria-hidden className="size-4.5 text-success" />,
  danger: <CircleAlert aria-hidden className="size-4.5 text-danger" />,
  info: <Info aria-hidden className="size-4.5 text-info" />,
};

export type ToastOptions = {
  description?: string;
  tone?: keyof typeof icons;
  action?: Action;
  /** What else can be done, beside the action that most people want. */
  second?: Action;
};
type Action = { label: string; onClick: () => void };

// One id for all: a new toast takes the former one's place (B-TOAST-01).
const id = 'only';

/** Shows a passing message, in place of the one that is shown. */
export function toast(title: string, { tone = 'info', description, action, second }: ToastOptions = {}) {
  show(title, {
    id,
    icon: icons[tone],
    description,
    action: action && stayingAction(action),
    cancel: second && stayingAction(second),
    // Two buttons beside the words would leave them a column of a few letters.
    ...(second
      ? { className: '!flex-wrap', classNames: { content: '!basis-[80%] !grow', actionButton: '!ml-0' } }
      : {}),
    // What has to be read, or can be pressed, stays longer.
    duration: second ? 12_000 : tone === 'danger' || action ? 8000 : 4500,
  });
}

/** A toast that closes at the press would take the one along that says how it went: they have one id. */
const stayingAction = ({ label, onClick }: Action) => ({
  label,
  onClick: (event: MouseEvent<HTMLButtonElement>) => {
    event.preventDefault();
    onClick();
  },
});

/**
 * In the middle of the lower edge, where rows and forms have no buttons, beside an open drawer or above its buttons. On
 * phones above the bar of the workspace, else below the top bar, because there the buttons that matter stand at the
 * bottom. Screens leave room at their end, so that all can be scrolled clear.
 */
export function Toasts() {
  const { shown } = useTheme();
  const isNarrow = useNarrow();
  const isBarFree = useFreeBar();
  const offset = { top: 'var(--toast-top)', bottom: 'calc(68px + var(--offline-line))' };
  return (
    <Toaster
      theme={shown}
      position={isNarrow && !isBarFree ? 'top-center' : 'bottom-center'}
      offset={isNarrow ? offset : 'calc(24px + var(--offline-line) + var(--drawer-footer))'}
      mobileOffset={offset}
      visibleToasts={1}
      containerAriaLabel={t('notifications')}
      toastOptions={{
        classNames: {
          toast:
            '!rounded-card !border !border-line !bg-raised !text-ink !shadow-float !font-sans !text-body !gap-3 !max-w-[420px]',
          title: '!font-medium',
          description: '!text-muted',
          actionButton:
            '!border !border-solid !border-line-strong !bg-surface !text-ink !rounded-control !h-8 !px-3 max-md:!h-10',
          cancelButton: '!bg-transparent !text-ink !rounded-control !h-8 !px-3 max-md:!h-10',
        },
      }}
    />
  );
}
