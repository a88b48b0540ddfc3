import type { ReactNode } from 'react';
import { toast as show } from 'sonner';

export type ToastOptions = {
  title?: ReactNode;
  description?: ReactNode;
  variant?: 'default' | 'destructive';
  duration?: number;
  action?: ReactNode;
};

/** The older toast call, `toast({ title, description })`, shown by the same toaster as the newer one. */
export function toast({ title, description, variant, duration, action }: ToastOptions) {
  const options = {
    ...(description === undefined ? {} : { description }),
    ...(duration === undefined ? {} : { duration }),
    ...(action === undefined ? {} : { action }),
  };
  const id = variant === 'destructive' ? show.error(title, options) : show(title, options);
  return { id: String(id), dismiss: () => void show.dismiss(id) };
}

export const useToast = () => ({
  toast,
  dismiss: (id?: string) => void show.dismiss(id),
  toasts: [] as ToastOptions[],
});
