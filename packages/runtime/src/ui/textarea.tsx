import type { ComponentProps } from 'react';
import { cn } from './lib-utils.ts';

export const Textarea = ({ className, ...props }: ComponentProps<'textarea'>) => (
  <textarea
    data-slot="textarea"
    className={cn(
      'kit-field flex min-h-20 w-full rounded-md border border-input bg-field px-3 py-2 text-sm text-field-foreground outline-none field-sizing-content transition-[border-color,box-shadow] placeholder:text-muted-foreground focus-visible:border-ring focus-visible:ring-2 focus-visible:ring-ring/30 disabled:cursor-not-allowed disabled:opacity-60 aria-invalid:border-destructive max-md:text-base',
      className,
    )}
    {...props}
  />
);
