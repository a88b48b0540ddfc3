import { X } from 'lucide-react';
import { Toast as ToastPrimitive } from 'radix-ui';
import type { ComponentProps, ReactElement } from 'react';
import { closing } from '../texts/ui/closing.ts';
import { cn } from './lib-utils.ts';

export type ToastProps = ComponentProps<typeof ToastPrimitive.Root> & { variant?: 'default' | 'destructive' };
export type ToastActionElement = ReactElement<typeof ToastAction>;

export const ToastProvider = ToastPrimitive.Provider;

export const ToastViewport = ({ className, ...props }: ComponentProps<typeof ToastPrimitive.Viewport>) => (
  <ToastPrimitive.Viewport
    className={cn(
      'fixed right-0 bottom-0 z-100 flex max-h-screen w-full flex-col gap-2 p-4 sm:max-w-[420px]',
      className,
    )}
    {...props}
  />
);

export const Toast = ({ className, variant = 'default', ...props }: ToastProps) => (
  <ToastPrimitive.Root
    className={cn(
      'relative flex w-full items-center justify-between gap-4 overflow-hidden rounded-md border p-4 pr-8 shadow-lg',
      variant === 'destructive'
        ? 'border-destructive bg-destructive text-destructive-foreground'
        : 'border-border bg-popover text-popover-foreground',
      className,
    )}
    {...props}
  />
);

export const ToastAction = ({ className, ...props }: ComponentProps<typeof ToastPrimitive.Action>) => (
  <ToastPrimitive.Action
    className={cn(
      'inline-flex h-8 items-center rounded-md border border-border px-3 text-sm font-medium',
      className,
    )}
    {...props}
  />
);

export const ToastClose = ({ className, ...props }: ComponentProps<typeof ToastPrimitive.Close>) => (
  <ToastPrimitive.Close
    aria-label={closing.close}
    className={cn('absolute top-2 right-2 rounded-md p-1', className)}
    {...props}
  >
    <X className="size-4" />
  </ToastPrimitive.Close>
);

export const ToastTitle = ({ className, ...props }: ComponentProps<typeof ToastPrimitive.Title>) => (
  <ToastPrimitive.Title className={cn('text-sm font-semibold', className)} {...props} />
);

export const ToastDescription = ({
  className,
  ...props
}: ComponentProps<typeof ToastPrimitive.Description>) => (
  <ToastPrimitive.Description className={cn('text-sm opacity-90', className)} {...props} />
);
