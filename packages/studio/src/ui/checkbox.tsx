import { Check, Minus } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { cn } from './cn.ts';

type Props = Omit<ComponentProps<'input'>, 'type' | 'ref'> & {
  /** Some of what it stands for is ticked. */
  isMixed?: boolean;
};

/** The browser's own checkbox in Sayso's look: by night browsers draw an empty one as a filled one. */
export const Checkbox = ({ isMixed = false, className, ...rest }: Props) => (
  <span className={cn('relative inline-grid size-4 shrink-0 max-md:size-5', className)}>
    <input
      type="checkbox"
      ref={(box) => {
        if (box) box.indeterminate = isMixed;
      }}
      className="peer size-full appearance-none rounded-[4px] border border-faint bg-surface transition-colors checked:border-ink checked:bg-ink indeterminate:border-ink indeterminate:bg-ink enabled:cursor-pointer aria-disabled:opacity-50"
      {...rest}
    />
    <Check
      aria-hidden
      className="pointer-events-none absolute inset-0 hidden size-full stroke-[3] p-0.5 text-page peer-checked:block peer-indeterminate:hidden"
    />
    <Minus
      aria-hidden
      className="pointer-events-none absolute inset-0 hidden size-full stroke-[3] p-0.5 text-page peer-indeterminate:block"
    />
  </span>
);

/** A tick with its name, which is pressed as well. */
export function CheckboxRow({ children, className, ...rest }: Props & { children: ReactNode }) {
  const id = useId();
  return (
    <label
      htmlFor={id}
      className={cn(
        'flex min-h-8 cursor-pointer items-center gap-2.5 rounded-control text-dense max-md:min-h-10',
        className,
      )}
    >
      <Checkbox id={id} {...rest} />
      {children}
    </label>
  );
}
