import { ToggleGroup } from 'radix-ui';
import type { ReactNode } from 'react';
import { cn } from './cn.ts';

type Segment<V extends string> = {
  value: V;
  label: ReactNode;
  /** Needed where `label` is an icon. */
  name?: string;
  disabled?: boolean;
};

type SegmentedControlProps<V extends string> = {
  label: string;
  value: V;
  options: readonly Segment<V>[];
  onChange: (value: V) => void;
  className?: string;
};

/** One choice of a few, always made. */
export function SegmentedControl<V extends string>(props: SegmentedControlProps<V>) {
  const choose = (value: string) => {
    const option = props.options.find((candidate) => candidate.value === value);
    if (option) props.onChange(option.value);
  };
  return (
    <ToggleGroup.Root
      type="single"
      aria-label={props.label}
      value={props.value}
      onValueChange={choose}
      className={cn('inline-flex rounded-[9px] bg-sunken p-[3px]', props.className)}
    >
      {props.options.map((option) => (
        <ToggleGroup.Item
          key={option.value}
          value={option.value}
          disabled={option.disabled}
          aria-label={option.name}
          className="inline-flex h-7.5 items-center justify-center gap-2 whitespace-nowrap rounded-control border border-transparent px-3 font-medium text-dense text-muted transition-colors hover:text-ink data-[state=on]:border-line data-[state=on]:bg-raised data-[state=on]:text-ink data-[state=on]:shadow-card disabled:opacity-50 max-md:h-10"
        >
          {option.label}
        </ToggleGroup.Item>
      ))}
    </ToggleGroup.Root>
  );
}
