import type { VariantProps } from 'class-variance-authority';
import { ToggleGroup as ToggleGroupPrimitive } from 'radix-ui';
import { type ComponentProps, createContext, use } from 'react';
import { cn } from './lib-utils.ts';
import { toggleVariants } from './toggle.tsx';

type Variants = VariantProps<typeof toggleVariants>;
const Look = createContext<Variants>({});

export const ToggleGroup = ({
  className,
  variant,
  size,
  children,
  ...props
}: ComponentProps<typeof ToggleGroupPrimitive.Root> & Variants) => (
  <ToggleGroupPrimitive.Root className={cn('flex w-fit items-center gap-1 rounded-md', className)} {...props}>
    <Look value={{ variant, size }}>{children}</Look>
  </ToggleGroupPrimitive.Root>
);

export function ToggleGroupItem({
  className,
  variant,
  size,
  ...props
}: ComponentProps<typeof ToggleGroupPrimitive.Item> & Variants) {
  const look = use(Look);
  const classes = toggleVariants({ variant: look.variant ?? variant, size: look.size ?? size });
  return <ToggleGroupPrimitive.Item className={cn(classes, className)} {...props} />;
}
