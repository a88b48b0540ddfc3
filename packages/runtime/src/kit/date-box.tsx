import { type ComponentProps, useState } from 'react';
import { inputs } from '../texts/inputs.ts';
import { Input } from '../ui/input.tsx';
import { cn } from '../ui/lib-utils.ts';
import { fullDay, fullMoment, readDate } from './format.ts';

type Props = Omit<ComponentProps<'input'>, 'type' | 'value'> & {
  type: 'date' | 'datetime-local';
  /** As the browser's input has it: `2026-11-26` or `2026-11-26T14:30`. */
  value: string;
  /** Stands there while there is no date. */
  hint?: string;
};

/**
 * The browser's own date input, which writes dates as the browser's language does. Until somebody types in it, the date
 * is shown as everywhere in the app.
 */
export function DateBox({ type, value, hint, className, onFocus, onBlur, ...props }: Props) {
  const [isTyping, setTyping] = useState(false);
  const date = readDate(value);
  const text = date && (type === 'date' ? fullDay(date) : fullMoment(date));
  return (
    <div className="relative min-w-0">
      <Input
        {...props}
        type={type}
        value={value}
        className={cn(
          // Some browsers give the date of a moment the room of its text alone, which leaves the icon in the middle.
          '[&::-webkit-calendar-picker-indicator]:absolute [&::-webkit-calendar-picker-indicator]:inset-y-0 [&::-webkit-calendar-picker-indicator]:end-3 [&::-webkit-calendar-picker-indicator]:my-auto',
          className,
          !isTyping && 'text-transparent [&::-webkit-datetime-edit]:opacity-0',
        )}
        onFocus={(event) => {
          setTyping(true);
          onFocus?.(event);
        }}
        onBlur={(event) => {
          setTyping(false);
          onBlur?.(event);
        }}
      />
      {isTyping ? null : (
        <span
          aria-hidden="true"
          className={cn(
            'pointer-events-none absolute inset-y-0 start-3 end-9 flex items-center truncate text-sm max-md:text-base',
            text === undefined && 'text-muted-foreground',
          )}
        >
          {text ?? hint ?? (type === 'date' ? inputs.chooseDate : inputs.chooseTime)}
        </span>
      )}
    </div>
  );
}
