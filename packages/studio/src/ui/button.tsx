import { cva, type VariantProps } from 'class-variance-authority';
import { Slot } from 'radix-ui';
import type { ComponentProps, MouseEvent } from 'react';
import { cn } from './cn.ts';
import { Spinner } from './spinner.tsx';

const looks = cva(
  'inline-flex shrink-0 select-none items-center justify-center gap-2 whitespace-nowrap rounded-control font-medium transition-[background-color,border-color,color,opacity] duration-150 disabled:cursor-not-allowed disabled:opacity-50 aria-disabled:cursor-default [&_svg]:shrink-0',
  {
    variants: {
      variant: {
        primary: 'bg-accent text-on-accent hover:bg-accent-hover',
        secondary:
          'border border-line bg-surface text-ink shadow-card hover:border-line-strong hover:bg-sunken',
        ghost: 'text-muted hover:bg-sunken hover:text-ink',
        danger: 'border border-line bg-surface text-danger hover:border-danger hover:bg-danger-soft',
        link: 'text-ink underline decoration-line-strong underline-offset-4 hover:decoration-ink',
      },
      size: {
        sm: 'h-8 px-3 text-dense max-md:min-h-10',
        md: 'h-9 px-4 text-body max-md:min-h-10',
        lg: 'h-11 px-5 text-body',
        inline: 'h-auto p-0 text-[length:inherit]',
      },
    },
    defaultVariants: { variant: 'secondary', size: 'md' },
  },
);

export type ButtonProps = ComponentProps<'button'> &
  VariantProps<typeof looks> & {
    /** Work that this button started is under way: it says so and cannot be pressed again. */
    pending?: boolean | undefined;
    asChild?: boolean;
  };

export function Button({
  variant,
  size,
  pending,
  asChild,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const classes = cn(looks({ variant, size }), pending && 'opacity-80', className);
  if (asChild) {
    return (
      <Slot.Root className={classes} {...rest}>
        {children}
      </Slot.Root>
    );
  }
  // Not `disabled` while pending: that would throw the keyboard's focus away.
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    // The second press of a double click comes before `pending` is drawn.
    if (pending || (pending === false && event.detail > 1)) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      className={classes}
      aria-disabled={pending || undefined}
      aria-busy={pending || undefined}
      onClick={handleClick}
      {...rest}
    >
      {pending && <Spinner />}
      {children}
    </button>
  );
}

type SquareButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> & {
  /** Read out in place of the icon. */
  label: string;
  variant?: 'ghost' | 'secondary' | 'primary';
  size?: 'sm' | 'md';
};

/** An icon alone. Most places want `IconButton`, which also shows its label on hover. */
export function SquareButton({
  label,
  variant = 'ghost',
  size = 'md',
  className,
  ...rest
}: SquareButtonProps) {
  const square = size === 'sm' ? 'size-8' : 'size-9';
  return (
    <button
      type="button"
      aria-label={label}
      className={cn(looks({ variant }), square, 'p-0 max-md:size-10', className)}
      {...rest}
    />
  );
}
