import { Tabs as Base } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn } from './cn.ts';

export const Tabs = Base.Root;

export function TabsList({ className, ...rest }: ComponentProps<typeof Base.List>) {
  return <Base.List className={cn('flex gap-5 overflow-x-auto border-line border-b', className)} {...rest} />;
}

export function TabsTrigger({ className, ...rest }: ComponentProps<typeof Base.Trigger>) {
  return (
    <Base.Trigger
      className={cn(
        '-mb-px min-h-9 whitespace-nowrap border-transparent border-b-2 font-medium text-dense text-muted transition-colors hover:text-ink data-[state=active]:border-accent data-[state=active]:text-ink max-md:min-h-10',
        className,
      )}
      {...rest}
    />
  );
}

export function TabsContent({ className, ...rest }: ComponentProps<typeof Base.Content>) {
  return <Base.Content className={cn('pt-4', className)} {...rest} />;
}
