import { Switch as Radix } from 'radix-ui';
import { useId } from 'react';

type Props = { label: string; text?: string; isOn: boolean; onChange: (isOn: boolean) => void };

/** A setting that holds as soon as it is switched. */
export function Switch({ label, text, isOn, onChange }: Props) {
  const id = useId();
  return (
    <div className="flex items-start gap-3">
      <div className="grid min-w-0 flex-1">
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        {text && (
          <span id={`${id}-text`} className="text-caption text-muted">
            {text}
          </span>
        )}
      </div>
      <Radix.Root
        id={id}
        checked={isOn}
        onCheckedChange={onChange}
        aria-describedby={text ? `${id}-text` : undefined}
        className="relative mt-0.5 h-5 w-9 shrink-0 rounded-full bg-line-strong transition-colors data-[state=checked]:bg-accent"
      >
        <Radix.Thumb className="block size-4 translate-x-0.5 rounded-full bg-page transition-transform data-[state=checked]:translate-x-4.5" />
      </Radix.Root>
    </div>
  );
}
