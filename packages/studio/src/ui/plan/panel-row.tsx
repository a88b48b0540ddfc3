import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { Select } from '../select.tsx';

type Props<V extends string> = {
  label: string;
  value: V | '';
  options: readonly { value: V; label: ReactNode }[];
  onChange: (value: V) => void;
  placeholder?: string;
  isDisabled?: boolean;
};

/** A word and a choice on one line. */
export function SelectRow<V extends string>(props: Props<V>) {
  const { label, value, options, onChange, placeholder, isDisabled = false } = props;
  const id = useId();
  const choose = (next: string) => {
    const option = options.find((each) => each.value === next);
    if (option) onChange(option.value);
  };
  return (
    <div className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] items-center gap-2">
      <label htmlFor={id} className="font-medium text-dense">
        {label}
      </label>
      <Select<string>
        id={id}
        value={value}
        options={options}
        onChange={choose}
        disabled={isDisabled}
        {...(placeholder ? { placeholder } : {})}
      />
    </div>
  );
}

export function FaultLine({ children }: { children: string | undefined }) {
  return (
    // There before what is to be read out.
    <p role="alert" className="flex gap-1.5 text-caption text-danger empty:hidden">
      {children && <CircleAlert aria-hidden className="mt-px size-3.5 shrink-0" />}
      {children}
    </p>
  );
}
