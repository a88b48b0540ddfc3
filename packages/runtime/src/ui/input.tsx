import type { ComponentProps } from 'react';
import { cn } from './lib-utils.ts';

export const Input = ({ className, ...props }: ComponentProps<'input'>) => (
  <input
    data-slot="input"
    className={cn(
      'kit-field flex h-(--control-height) w-full min-w-0 rounded-md border border-input bg-field px-3 py-1 text-sm text-ellipsis text-field-foreground outline-none transition-[border-color,box-shadow] placeholder:text-muted-foreground file:me-3 file:border-0 file:bg-transparent file:text-sm file:font-medium file:text-foreground focus-visible:border-ring focus-visible:ring-2 focus-visible:ring-ring/30 disabled:cursor-not-allowed disabled:opacity-60 aria-invalid:border-destructive aria-invalid:ring-destructive/20 max-md:text-base',
      className,
    )}
    {...props}
  />
);
