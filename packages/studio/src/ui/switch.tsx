import { Switch as Base } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn } from './cn.ts';

export function Switch({ className, ...rest }: ComponentProps<typeof Base.Root>) {
  return (
    <Base.Root
      className={cn(
        'inline-flex h-5 w-9 shrink-0 items-center rounded-full bg-line-strong p-0.5 transition-colors data-[state=checked]:bg-accent disabled:opacity-50',
        className,
      )}
      {...rest}
    >
      <Base.Thumb className="block size-4 rounded-full bg-surface shadow-card transition-transform data-[state=checked]:translate-x-4" />
    </Base.Root>
  );
}
