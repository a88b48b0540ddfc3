import { cn } from '../ui/lib-utils.ts';
import { FormRow } from './form-row.tsx';
import type { FormSection } from './form-sections.ts';
import type { Errors, Values } from './validate.ts';

const wide = new Set(['longtext', 'richtext', 'lines', 'image', 'file', 'enums', 'tags', 'references']);

type Props = {
  prefix: string;
  sections: readonly FormSection[];
  values: Values;
  errors: Errors;
  /** One below the other, as in a narrow sheet. */
  isNarrow: boolean;
  onChange: (key: string, value: unknown) => void;
  onLeave: (key: string) => void;
};

/** The inputs of a form, in parts with a heading where there are several. */
export const FormFields = ({ prefix, sections, values, errors, isNarrow, onChange, onLeave }: Props) =>
  sections.map(({ title, fields }) => (
    <section
      key={title ?? ''}
      aria-label={title ?? undefined}
      className={cn(
        title !== null &&
          'grid gap-x-8 gap-y-4 border-b border-border pb-7 last:border-b-0 lg:grid-cols-[11rem_1fr]',
      )}
    >
      {title === null ? null : <h3 className="text-[15px] font-semibold">{title}</h3>}
      <div className={cn('grid gap-x-4 gap-y-5', !isNarrow && 'sm:grid-cols-2')}>
        {fields.map((field) => (
          <FormRow
            key={field.key}
            id={`${prefix}-${field.key}`}
            field={field}
            value={values[field.key]}
            error={errors[field.key]}
            onChange={(value) => onChange(field.key, value)}
            onLeave={() => onLeave(field.key)}
            isWide={isNarrow || wide.has(field.kind)}
          />
        ))}
      </div>
    </section>
  ));
