import { useMayUpload } from '../sdk/may-upload.ts';
import { Label } from '../ui/label.tsx';
import { cn } from '../ui/lib-utils.ts';
import { FieldInput } from './field-input.tsx';
import { type Field, isFile } from './schema.ts';
import { isEmpty } from './validate.ts';

type FormRowProps = {
  id: string;
  field: Field;
  value: unknown;
  error: string | undefined;
  onChange: (value: unknown) => void;
  /** The focus went to another field. */
  onLeave?: () => void;
  isWide: boolean;
};

/** Label, input, hint and message of one field. */
export function FormRow(props: FormRowProps) {
  const isOffered = useIsOffered(props);
  return isOffered ? <Row {...props} /> : null;
}

/** Who may add no files is not asked for one that can be left out. */
function useIsOffered({ field, value }: FormRowProps): boolean {
  const may = useMayUpload();
  return may || !isFile(field) || field.isRequired || !isEmpty(value);
}

function Row({ id, field, value, error, onChange, onLeave, isWide }: FormRowProps) {
  const hint = field.property.description;
  const { spokenHint } = field;
  const described = [hint && `${id}-hint`, spokenHint && `${id}-spoken`, error && `${id}-error`];
  const describedBy = described.filter(Boolean).join(' ') || undefined;
  const isSwitch = field.kind === 'boolean';
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears that the focus left the field
    <div
      className={cn('flex min-w-0 flex-col gap-2', isWide && 'sm:col-span-full')}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) onLeave?.();
      }}
    >
      <div
        className={cn('flex flex-col gap-2', isSwitch && 'flex-row-reverse items-center justify-end gap-3')}
      >
        <Label htmlFor={id}>
          {field.label}
          {field.isRequired && !isSwitch ? (
            <span className="text-danger" aria-hidden="true">
              *
            </span>
          ) : null}
        </Label>
        <FieldInput
          id={id}
          field={field}
          value={value}
          onChange={onChange}
          isInvalid={error !== undefined}
          describedBy={describedBy}
        />
      </div>
      {hint ? (
        <p id={`${id}-hint`} className="text-[13px] text-muted-foreground">
          {hint}
        </p>
      ) : null}
      {spokenHint ? (
        <p id={`${id}-spoken`} className="sr-only">
          {spokenHint}
        </p>
      ) : null}
      {error ? (
        <p id={`${id}-error`} className="text-[13px] text-danger">
          {error}
        </p>
      ) : null}
    </div>
  );
}
