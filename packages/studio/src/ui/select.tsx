import { Check, ChevronDown } from 'lucide-react';
import { Select as Base } from 'radix-ui';
import type { ReactNode } from 'react';
import { cn } from './cn.ts';
import { floatLook } from './dropdown-menu.tsx';
import { controlLook } from './input.tsx';

export type SelectOption<V extends string> = {
  value: V;
  label: ReactNode;
  disabled?: boolean;
  /** Options of one group stand under its name; those without one come first. */
  group?: string;
};

type SelectProps<V extends string> = {
  value: V;
  options: readonly SelectOption<V>[];
  onChange: (value: V) => void;
  /** Read out where no label points at it. */
  label?: string;
  id?: string;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: true | undefined;
  placeholder?: string;
  disabled?: boolean;
  className?: string;
};

export function Select<V extends string>(props: SelectProps<V>) {
  const { value, options, onChange, label, placeholder, disabled, className, ...control } = props;
  const choose = (next: string) => {
    const option = options.find((candidate) => candidate.value === next);
    if (option) onChange(option.value);
  };
  return (
    <Base.Root value={value} onValueChange={choose} disabled={disabled ?? false}>
      <Base.Trigger
        aria-label={label}
        className={cn(
          controlLook,
          'inline-flex h-9 items-center justify-between gap-2 text-start [&>span:first-child]:truncate [&>span:last-child]:shrink-0 data-[placeholder]:text-muted max-md:h-10',
          className,
        )}
        {...control}
      >
        <Base.Value placeholder={placeholder} />
        <Base.Icon>
          <ChevronDown aria-hidden className="size-4 text-muted" />
        </Base.Icon>
      </Base.Trigger>
      <Base.Portal>
        <Base.Content
          position="popper"
          sideOffset={6}
          collisionPadding={8}
          className={cn(
            floatLook,
            'max-h-(--radix-select-content-available-height) min-w-(--radix-select-trigger-width) max-w-(--radix-select-content-available-width)',
          )}
        >
          <Base.Viewport className="p-1">
            {[...Map.groupBy(options, ({ group }) => group)].map(([name, members]) => (
              <Group key={name ?? ''} name={name}>
                {members.map((option) => (
                  <Option key={option.value} {...option} />
                ))}
              </Group>
            ))}
          </Base.Viewport>
        </Base.Content>
      </Base.Portal>
    </Base.Root>
  );
}

function Group({ name, children }: { name: string | undefined; children: ReactNode }) {
  if (name === undefined) return children;
  return (
    <Base.Group className="mt-1 border-line border-t pt-1">
      <Base.Label className="px-2.5 py-1 text-caption text-muted">{name}</Base.Label>
      {children}
    </Base.Group>
  );
}

function Option<V extends string>({ value, label, disabled = false }: SelectOption<V>) {
  return (
    <Base.Item
      value={value}
      disabled={disabled}
      className="wrap-anywhere relative flex min-h-8 cursor-pointer select-none items-center rounded-control py-1.5 pr-9 pl-2.5 text-dense outline-none data-[disabled]:opacity-50 data-[highlighted]:bg-sunken max-md:min-h-10"
    >
      <Base.ItemText>{label}</Base.ItemText>
      <Base.ItemIndicator className="absolute right-2.5">
        <Check aria-hidden className="size-4 text-ink" />
      </Base.ItemIndicator>
    </Base.Item>
  );
}
