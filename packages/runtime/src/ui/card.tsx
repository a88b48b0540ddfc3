import type { ComponentProps } from 'react';
import { cn } from './lib-utils.ts';

export const Card = ({ className, ...props }: ComponentProps<'div'>) => (
  <div
    data-slot="card"
    className={cn(
      'kit-card flex flex-col gap-5 rounded-xl border border-border bg-card py-5 text-card-foreground',
      className,
    )}
    {...props}
  />
);
export const CardHeader = ({ className, ...props }: ComponentProps<'div'>) => (
  <div
    data-slot="card-header"
    className={cn(
      'grid auto-rows-min grid-rows-[auto_auto] items-start gap-1 px-5 has-data-[slot=card-action]:grid-cols-[1fr_auto]',
      className,
    )}
    {...props}
  />
);
export const CardTitle = ({ className, ...props }: ComponentProps<'h3'>) => (
  <h3
    data-slot="card-title"
    className={cn('text-[15px] leading-snug font-semibold tracking-[-0.006em]', className)}
    {...props}
  />
);
export const CardDescription = ({ className, ...props }: ComponentProps<'p'>) => (
  <p data-slot="card-description" className={cn('text-[13px] text-muted-foreground', className)} {...props} />
);
export const CardAction = ({ className, ...props }: ComponentProps<'div'>) => (
  <div
    data-slot="card-action"
    className={cn('col-start-2 row-span-2 row-start-1 self-start justify-self-end', className)}
    {...props}
  />
);
export const CardContent = ({ className, ...props }: ComponentProps<'div'>) => (
  <div data-slot="card-content" className={cn('px-5', className)} {...props} />
);
export const CardFooter = ({ className, ...props }: ComponentProps<'div'>) => (
  <div data-slot="card-footer" className={cn('flex items-center px-5', className)} {...props} />
);
