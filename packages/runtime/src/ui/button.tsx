import { cva, type VariantProps } from 'class-variance-authority';
import { Slot } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn } from './lib-utils.ts';

export const buttonVariants = cva(
  "kit-button inline-flex shrink-0 cursor-pointer items-center justify-center gap-2 whitespace-nowrap rounded-md text-sm font-medium outline-none transition-[background-color,box-shadow,transform,color] duration-150 focus-visible:ring-2 focus-visible:ring-ring focus-visible:ring-offset-2 focus-visible:ring-offset-background disabled:pointer-events-none disabled:opacity-50 aria-disabled:pointer-events-none aria-disabled:opacity-50 [&_svg:not([class*='size-'])]:size-4 [&_svg]:pointer-events-none [&_svg]:shrink-0",
  {
    variants: {
      variant: {
        default: 'kit-button-primary bg-primary text-primary-foreground hover:bg-primary-hover',
        destructive: 'kit-button-primary bg-destructive text-destructive-foreground hover:opacity-90',
        outline:
          'kit-button-outline border border-input bg-card text-card-foreground hover:bg-accent hover:text-accent-foreground',
        secondary: 'bg-secondary text-secondary-foreground hover:bg-accent',
        ghost: 'hover:bg-accent hover:text-accent-foreground',
        link: 'text-link underline-offset-4 hover:underline',
      },
      size: {
        // Taller on phones by their size, not by a class for phones, which would beat a height of the author's.
        default: 'h-(--control-height) px-4 py-2',
        sm: 'h-(--control-height-small) gap-1.5 px-3 text-[13px]',
        lg: 'h-10 px-6',
        icon: 'size-(--control-height)',
      },
    },
    defaultVariants: { variant: 'default', size: 'default' },
  },
);

export type ButtonProps = ComponentProps<'button'> &
  VariantProps<typeof buttonVariants> & { asChild?: boolean };

export function Button({ className, variant, size, asChild = false, ...props }: ButtonProps) {
  const classes = cn(buttonVariants({ variant, size }), className);
  // No `type` of our own: in a form a plain button submits, as everyone's code expects.
  const Tag = asChild ? Slot.Root : 'button';
  return <Tag data-slot="button" className={classes} {...props} />;
}
