import { Switch as Radix } from 'radix-ui';
import { useId } from 'react';

type Props = {
  label: string;
  text?: string;
  isOn: boolean;
  isDisabled?: boolean;
  onChange: (isOn: boolean) => void;
};

/** A setting that holds as soon as it is switched. */
export function Switch({ label, text, isOn, isDisabled = false, onChange }: Props) {
  const id = useId();
  return (
    // All of the row switches, so that a finger does not have to find the button.
    <label htmlFor={id} className="flex cursor-pointer items-start gap-3 max-md:min-h-10 max-md:py-2">
      <span className="grid min-w-0 flex-1">
        <span id={`${id}-label`} className="font-medium">
          {label}
        </span>
        {text && (
          <span id={`${id}-text`} className="text-caption text-muted">
            {text}
          </span>
        )}
      </span>
      <Radix.Root
        id={id}
        checked={isOn}
        disabled={isDisabled}
        onCheckedChange={onChange}
        aria-labelledby={`${id}-label`}
        aria-describedby={text ? `${id}-text` : undefined}
        className="relative mt-0.5 flex h-5 w-9 shrink-0 items-center rounded-full border border-faint transition-colors disabled:cursor-not-allowed disabled:opacity-50 data-[state=checked]:border-ink data-[state=checked]:bg-ink"
      >
        <Radix.Thumb className="block size-3.5 translate-x-0.5 rounded-full bg-faint transition-transform data-[state=checked]:translate-x-4.5 data-[state=checked]:bg-page" />
      </Radix.Root>
    </label>
  );
}
