import { Tabs as Base } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn } from './cn.ts';

export const Tabs = Base.Root;

export function TabsList({ className, ...rest }: ComponentProps<typeof Base.List>) {
  return (
    <Base.List className={cn('flex gap-5 overflow-x-auto border-line border-b pl-2', className)} {...rest} />
  );
}

export function TabsTrigger({ className, ...rest }: ComponentProps<typeof Base.Trigger>) {
  return (
    <Base.Trigger
      className={cn(
        // The ring lies inside: what scrolls sideways cuts off all that stands out of it.
        '-mx-2 -mb-px min-h-9 whitespace-nowrap rounded-t-control border-transparent border-b-2 px-2 font-medium text-dense text-muted transition-colors hover:text-ink focus-visible:-outline-offset-2 data-[state=active]:border-ink data-[state=active]:text-ink max-md:min-h-10',
        className,
      )}
      {...rest}
    />
  );
}

export function TabsContent({ className, ...rest }: ComponentProps<typeof Base.Content>) {
  return <Base.Content className={cn('pt-4', className)} {...rest} />;
}
