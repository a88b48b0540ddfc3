import { Switch } from 'radix-ui';
import type { ValueInputProps } from './input-props.ts';

/** A switch; the row's label switches it, too. */
export function YesNoInput({ control, value, onChange }: ValueInputProps) {
  return (
    <Switch.Root
      {...control}
      checked={value === true}
      onCheckedChange={onChange}
      className="relative h-5 w-9 shrink-0 rounded-full bg-line-strong transition-colors data-[state=checked]:bg-ink"
    >
      <Switch.Thumb className="block size-4 translate-x-0.5 rounded-full bg-page transition-transform data-[state=checked]:translate-x-4.5" />
    </Switch.Root>
  );
}
