import { type FormEvent, useId, useMemo, useState } from 'react';
import { CallError } from '../sdk/call.ts';
import type { Row } from '../sdk/entity-types.ts';
import { Button } from '../ui/button.tsx';
import { cn } from '../ui/lib-utils.ts';
import type { RecordFormProps } from './api.ts';
import { useSave } from './data.ts';
import { FormRow } from './form-row.tsx';
import { fieldsOf, nounOf } from './schema.ts';
import { type Errors, startValues, toBody, type Values, validate, withDerived } from './validate.ts';

type Props = RecordFormProps & {
  /** Told on the first change, and again after saving, so that nothing typed is lost by accident. */
  onDirty?: (isDirty: boolean) => void;
  /** In sheets the buttons stay in sight while the fields scroll. */
  isInSheet?: boolean;
};

const wide = new Set(['longtext', 'richtext', 'lines', 'image', 'file', 'enums', 'tags', 'references']);

/** Creates or edits a record; what the schema forbids is said beside its field. */
export function RecordForm({
  entity,
  record = null,
  fields: keys,
  defaults,
  submitLabel,
  onSaved,
  onCancel,
  onDirty,
  isInSheet = false,
}: Props) {
  const prefix = useId();
  const fields = useMemo(() => fieldsOf(entity.schema, keys), [entity, keys]);
  const [values, setValues] = useState<Values>(() =>
    withDerived(fields, startValues(fields, defaults ?? {}, record)),
  );
  const [errors, setErrors] = useState<Errors>({});
  const [wasSent, setSent] = useState(false);
  const save = useSave(entity);
  const isNew = record === null;

  const change = (key: string, value: unknown) => {
    const next = withDerived(fields, { ...values, [key]: value });
    setValues(next);
    onDirty?.(true);
    if (save.isError) save.reset();
    if (wasSent || errors[key] !== undefined) setErrors(validate(fields, next));
  };
  const finish = (row: Row) => {
    onDirty?.(false);
    onSaved?.(row);
    if (!isNew || isInSheet) return;
    setValues(startValues(fields, defaults ?? {}, null));
    setSent(false);
  };
  /** Says what is wrong at its fields, and goes to the first of them; false where none of them is here. */
  const showErrors = (found: Errors): boolean => {
    setErrors(found);
    const first = fields.find(({ key }) => found[key] !== undefined);
    if (first !== undefined) document.getElementById(`${prefix}-${first.key}`)?.focus();
    return first !== undefined;
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    setSent(true);
    if (showErrors(validate(fields, values)) || save.isPending) return;
    save.mutate(
      { id: record?.id ?? null, body: toBody(fields, values, isNew) },
      { onSuccess: finish, onError: (error) => showErrors(error instanceof CallError ? error.fields : {}) },
    );
  };

  return (
    <form noValidate onSubmit={handleSubmit} className={cn('flex flex-col', isInSheet && 'min-h-0 flex-1')}>
      <div
        className={cn(
          'grid gap-x-4 gap-y-5',
          isInSheet ? 'min-h-0 flex-1 content-start overflow-y-auto px-6 pt-1 pb-6' : 'sm:grid-cols-2',
        )}
      >
        {fields.map((field) => (
          <FormRow
            key={field.key}
            id={`${prefix}-${field.key}`}
            field={field}
            value={values[field.key]}
            error={errors[field.key]}
            onChange={(value) => change(field.key, value)}
            isWide={isInSheet || wide.has(field.kind)}
          />
        ))}
        {save.isError && !fields.some(({ key }) => errors[key] !== undefined) ? (
          <p
            role="alert"
            className="rounded-md bg-danger-soft px-3 py-2 text-[13px] text-danger sm:col-span-full"
          >
            {save.error.message}
          </p>
        ) : null}
      </div>
      <div className={cn('flex justify-end gap-2', isInSheet ? 'border-t border-border px-6 py-4' : 'pt-6')}>
        {onCancel === undefined ? null : (
          <Button type="button" variant="outline" onClick={onCancel}>
            Cancel
          </Button>
        )}
        <Button type="submit" aria-disabled={save.isPending}>
          {save.isPending
            ? 'Saving…'
            : (submitLabel ?? (isNew ? `Add ${nounOf(entity.schema)}` : 'Save changes'))}
        </Button>
      </div>
    </form>
  );
}
