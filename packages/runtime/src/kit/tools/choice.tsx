type ChoiceProps<T extends string | number> = {
  label: string;
  value: T;
  options: readonly (readonly [T, string])[];
  onChange: (value: T) => void;
};

/** A row of options of which one is on. */
export const Choice = <T extends string | number>({ label, value, options, onChange }: ChoiceProps<T>) => (
  <fieldset className="inline-flex min-w-0 flex-wrap gap-0.5 rounded-lg bg-muted p-[3px]">
    <legend className="sr-only">{label}</legend>
    {options.map(([key, text]) => (
      <button
        key={key}
        type="button"
        aria-pressed={key === value}
        onClick={() => onChange(key)}
        className="h-8 rounded-md px-3 text-[13px] font-medium text-muted-foreground outline-none focus-visible:ring-2 focus-visible:ring-ring aria-pressed:bg-card aria-pressed:text-card-foreground aria-pressed:shadow-xs max-md:h-9"
      >
        {text}
      </button>
    ))}
  </fieldset>
);
