import { forwardRef, useId, useImperativeHandle, useRef } from 'react';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';

const MoneyInput = forwardRef(function MoneyInput({ label, value, onValue, suffix = '€', ...props }, ref) {
  const id = useId();
  const field = useRef(null);
  useImperativeHandle(ref, () => ({
    focus: () => field.current?.focus(),
    select: () => field.current?.select(),
  }));
  return (
    <div className="space-y-1.5">
      <Label htmlFor={id}>{label}</Label>
      <div className="relative">
        <Input
          id={id}
          ref={field}
          inputMode="decimal"
          value={value ?? ''}
          onChange={(event) => onValue?.(event.target.value === '' ? null : Number(event.target.value))}
          className="pe-8"
          {...props}
        />
        <span className="absolute inset-y-0 end-3 grid place-items-center text-muted-foreground">{suffix}</span>
      </div>
    </div>
  );
});

export default MoneyInput;
