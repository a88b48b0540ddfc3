import { useState } from 'react';
import { Input } from '../../../../ui/input.tsx';
import type { ValueInputProps } from './input-props.ts';

/** Keeps what is being typed, so that "1." or a lone minus is not taken away under the fingers. */
export function NumberInput({ control, property, value, onChange, isRequired }: ValueInputProps) {
  const shown = typeof value === 'number' && Number.isFinite(value) ? String(value) : '';
  const [draft, setDraft] = useState(shown);
  const isDraftOfIt = draft === '' ? shown === '' : Number(draft) === value;
  const { type, minimum, maximum } = property;
  const { kind, currency } = property['x-sayso'] ?? {};
  const unit = kind === 'money' ? currency : kind === 'percent' ? '%' : undefined;
  const input = (
    <Input
      type="number"
      inputMode={type === 'integer' ? 'numeric' : 'decimal'}
      step={type === 'integer' ? 1 : 'any'}
      min={minimum}
      max={maximum}
      aria-required={isRequired}
      autoComplete="off"
      className="tabular-nums"
      value={isDraftOfIt ? draft : shown}
      // A page that is scrolled with the pointer over it would change the number.
      onWheel={({ currentTarget }) => currentTarget.blur()}
      onChange={({ target }) => {
        setDraft(target.value);
        // What is no number has no value here: the browser keeps it, and it is said when the form is sent.
        if (target.value === '') onChange(target.validity.badInput ? Number.NaN : null);
        else onChange(Number(target.value));
      }}
      {...control}
    />
  );
  if (!unit) return input;
  return (
    <div className="flex items-center gap-2">
      {input}
      <span className="shrink-0 text-dense text-muted">{unit}</span>
    </div>
  );
}
