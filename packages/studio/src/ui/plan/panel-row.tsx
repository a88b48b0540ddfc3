import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import { Select, type SelectOption } from '../select.tsx';

/** A choice that is longer than its box is cut off there and whole in the list. */
export const oneLine = 'min-w-0 text-start text-dense [&>span:first-child]:truncate';

type Props<V extends string> = {
  label: string;
  value: V | '';
  options: readonly SelectOption<V>[];
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
    <div className="grid grid-cols-[6.5rem_minmax(0,1fr)] items-center gap-2">
      <label htmlFor={id} className="font-medium text-dense">
        {label}
      </label>
      <Select<string>
        id={id}
        value={value}
        options={options}
        onChange={choose}
        disabled={isDisabled}
        className={oneLine}
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
