import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react';
import { Input } from '../../ui/input.tsx';
import { cn } from '../../ui/lib-utils.ts';
import { groupedAmount, plainAmount } from './amounts.ts';

type Props = Omit<ComponentProps<typeof Input>, 'value' | 'onChange'> & {
  value: string;
  /** From this amount on its groups are shown. */
  least?: number | undefined;
  onChange: (text: string) => void;
};

/** A number that shows its groups (250,000) until somebody types in it. */
export function AmountInput({ value, least, onChange, className, ...props }: Props) {
  const [isTyping, setTyping] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  // The text changed under the selection that came with the focus: what is typed still replaces it.
  useLayoutEffect(() => {
    if (isTyping) input.current?.select();
  }, [isTyping]);
  return (
    <Input
      {...props}
      ref={input}
      inputMode="decimal"
      autoComplete="off"
      className={cn('tabular-nums', className)}
      value={isTyping ? value : groupedAmount(value, least)}
      onFocus={() => setTyping(true)}
      onBlur={() => {
        setTyping(false);
        if (plainAmount(value) !== value) onChange(plainAmount(value));
      }}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
