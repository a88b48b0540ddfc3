import { type ComponentProps, useState } from 'react';
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
  return (
    <Input
      {...props}
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
