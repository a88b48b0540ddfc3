import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import { toast as show, Toaster } from 'sonner';
import { useTheme } from './theme.ts';

const icons = {
  success: <CircleCheck aria-hidden className="size-4.5 text-success" />,
  danger: <CircleAlert aria-hidden className="size-4.5 text-danger" />,
  info: <Info aria-hidden className="size-4.5 text-info" />,
};

export type ToastOptions = {
  description?: string;
  tone?: keyof typeof icons;
  action?: { label: string; onClick: () => void };
};

// One id for all: a new toast takes the former one's place (B-TOAST-01).
const id = 'only';

/** Shows a passing message, in place of the one that is shown. */
export function toast(title: string, { tone = 'info', description, action }: ToastOptions = {}) {
  show(title, { id, icon: icons[tone], description, action, duration: tone === 'danger' ? 8000 : 4500 });
}

export function Toasts() {
  const { shown } = useTheme();
  return (
    <Toaster
      theme={shown}
      position="bottom-right"
      visibleToasts={1}
      containerAriaLabel="Notifications"
      toastOptions={{
        classNames: {
          toast:
            '!rounded-card !border !border-line !bg-raised !text-ink !shadow-float !font-sans !text-body !gap-3 !max-w-[420px]',
          title: '!font-medium',
          description: '!text-muted',
          actionButton: '!bg-sunken !text-ink !rounded-control !h-8 !px-3',
        },
      }}
    />
  );
}
