import { partsOf } from './controls.ts';
import { problemsWithin } from './form-checks.ts';
import { isPlainObject } from './form-values.ts';
import type { PartBox, ValueInputProps } from './input-props.ts';

/** The parts of an object, one below the other. */
export function ObjectInput({
  Part,
  control,
  property,
  label,
  value,
  onChange,
  problems,
  depth,
}: ValueInputProps & { Part: PartBox }) {
  const held = isPlainObject(value) ? value : {};
  return (
    <fieldset
      aria-label={label}
      aria-describedby={control['aria-describedby']}
      className="grid min-w-0 gap-4 rounded-card border border-line bg-page p-3"
    >
      {partsOf(property).map((part) => (
        <Part
          key={part.key}
          field={part}
          value={Object.hasOwn(held, part.key) ? held[part.key] : undefined}
          onChange={(next) => onChange({ ...held, [part.key]: next })}
          problems={problemsWithin(problems, part.key)}
          depth={depth + 1}
        />
      ))}
    </fieldset>
  );
}
