import type { ReactNode } from 'react';
import { cn } from '../../ui/lib-utils.ts';

type Props = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  options: readonly { value: string; label: ReactNode }[];
  className?: string;
};

/** One of a few ways to look at the same list; tabs would promise a panel for each. */
export const Segments = ({ label, value, onChange, options, className }: Props) => (
  <fieldset
    className={cn(
      'kit-fade inline-flex h-9 w-fit max-w-full min-w-0 items-center gap-0.5 overflow-x-auto rounded-lg bg-muted p-[3px] text-muted-foreground',
      className,
    )}
  >
    <legend className="sr-only">{label}</legend>
    {options.map((option) => (
      <button
        key={option.value}
        type="button"
        aria-pressed={option.value === value}
        onClick={() => onChange(option.value)}
        className="inline-flex h-full flex-1 items-center justify-center gap-1.5 rounded-md px-3 text-[13px] font-medium whitespace-nowrap outline-none transition-colors focus-visible:ring-2 focus-visible:ring-ring focus-visible:ring-inset aria-pressed:bg-card aria-pressed:text-card-foreground aria-pressed:shadow-xs"
      >
        {option.label}
      </button>
    ))}
  </fieldset>
);
