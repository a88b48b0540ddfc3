import type { EntitySchema } from '@sayso/contracts/entity-schema';
import { texts } from '@sayso/contracts/texts';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import {
  type Control,
  Controller,
  type FieldErrors,
  type Resolver,
  useForm,
  useWatch,
} from 'react-hook-form';
import { ApiError, messageOf } from '../../../../lib/api-error.ts';
import { t as common } from '../../../../texts/common.ts';
import { t } from '../../../../texts/record-form.ts';
import { Button } from '../../../../ui/button.tsx';
import { cn } from '../../../../ui/cn.ts';
import { toast } from '../../../../ui/toasts.tsx';
import { ComputedField, withComputed } from './computed.tsx';
import { type FormField, formFields, isComputed } from './controls.ts';
import { FieldBox } from './field-box.tsx';
import { formProblems, type Problems } from './form-checks.ts';
import { FormProvider } from './form-context.ts';
import { startValues, type Values, valuesToSend } from './form-values.ts';
import { useUploads } from './use-uploads.ts';

export type RecordFormProps = {
  appId: string;
  schema: EntitySchema;
  /** All of the app's, for what fields refer to. */
  entities: Readonly<Record<string, EntitySchema>>;
  /** What is edited; without it the form begins with the schema's defaults. */
  value?: Record<string, unknown>;
  /** Fields that are not asked for, nor required. */
  hidden?: readonly string[];
  /** Takes what is to be sent: of an edited record what was changed. A refusal's fields are shown at their places. */
  onSubmit: (values: Record<string, unknown>) => Promise<void>;
  submitLabel: string;
  onCancel: () => void;
  /** Told when there is something to lose, and when there is not any more. */
  onDirty?: (isDirty: boolean) => void;
  /** Further buttons, at the other end of the lower edge. */
  actions?: ReactNode;
  className?: string;
};

type Entered = Record<string, unknown>;
const prefix = 'field_';
/** Names of the form's own: a schema may call its fields what the form's library keeps for itself. */
const nameOf = (key: string) => prefix + key;
const keyed = (entered: Entered): Values =>
  Object.fromEntries(Object.entries(entered).map(([name, value]) => [name.slice(prefix.length), value]));

/** A form made from an entity's schema (B-FORM-01); what is wrong is said at its field. */
export function RecordForm(props: RecordFormProps) {
  const { appId, schema, entities, submitLabel, onCancel, actions, className } = props;
  const hidden = (props.hidden ?? []).join();
  const fields = useMemo(() => formFields(schema, hidden.split(',')), [schema, hidden]);
  const form = useRecordForm(props, fields);
  const { errors } = form.formState;
  const { onUpload } = form;
  const app = useMemo(() => ({ appId, entities, onUpload }), [appId, entities, onUpload]);
  return (
    <FormProvider value={app}>
      <form
        ref={form.element}
        noValidate
        className={cn('flex min-h-0 flex-col', className)}
        onSubmit={(event) => {
          // A form in a dialog over another form is no part of that one.
          event.stopPropagation();
          event.preventDefault();
          void form.submit();
        }}
      >
        <div className="grid min-h-0 flex-1 content-start gap-5 overflow-y-auto px-4 py-4">
          {fields.length === 0 && <p className="text-muted">{t('noFields')}</p>}
          {fields.map((field) =>
            isComputed(field.property) ? (
              <LiveComputed key={field.key} {...{ field, fields }} control={form.control} />
            ) : (
              <Controller
                key={field.key}
                name={nameOf(field.key)}
                control={form.control}
                render={({ field: { value: held, onChange } }) => (
                  <FieldBox
                    field={field}
                    value={held}
                    onChange={onChange}
                    problems={problemsIn(errors, field.key)}
                  />
                )}
              />
            ),
          )}
        </div>
        <footer className="border-line border-t bg-page px-4 py-3.5">
          {errors.root && (
            <p role="alert" className="pb-3 text-danger text-dense">
              {errors.root.message}
            </p>
          )}
          <div className="flex flex-wrap items-center justify-end gap-2">
            {actions && <div className="mr-auto">{actions}</div>}
            <Button onClick={onCancel}>{common('cancel')}</Button>
            <Button type="submit" variant="primary" pending={form.isPending}>
              {submitLabel}
            </Button>
          </div>
        </footer>
      </form>
    </FormProvider>
  );
}

/** What follows from other fields is shown as they are typed; the rest of the form is not drawn anew for it. */
function LiveComputed({ control, ...rest }: LiveProps) {
  return <ComputedField {...rest} values={keyed(useWatch({ control }))} />;
}
type LiveProps = { control: Control<Entered>; field: FormField; fields: readonly FormField[] };

function useRecordForm({ value, onSubmit, onDirty }: RecordFormProps, fields: readonly FormField[]) {
  const element = useRef<HTMLFormElement>(null);
  const resolver: Resolver<Entered> = (entered) => {
    const found = formProblems(fields, keyed(entered), value);
    return found.size === 0 ? { values: entered, errors: {} } : { values: {}, errors: errorsOf(found) };
  };
  const { control, formState, getValues, handleSubmit, setError } = useForm<Entered>({
    defaultValues: Object.fromEntries(
      Object.entries(startValues(fields, value)).map(([key, held]) => [nameOf(key), held]),
    ),
    resolver,
    // Done here: not every input is one that the library could focus.
    shouldFocusError: false,
  });
  const { submitCount } = formState;
  const uploads = useUploads();
  const [isWaiting, setWaiting] = useState(false);
  const isDirty = formState.isDirty || uploads.count > 0;

  useEffect(() => onDirty?.(isDirty), [isDirty, onDirty]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time that the form was sent
  useEffect(() => {
    element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [submitCount]);

  const send = async (entered: Entered) => {
    try {
      await onSubmit(valuesToSend(fields, withComputed(fields, keyed(entered)), value));
    } catch (error) {
      const refused = error instanceof ApiError ? error.fields : {};
      const known = fields.filter(({ key }) => refused[key] !== undefined);
      for (const { key } of known) setError(nameOf(key), errorOf({ '': refused[key] ?? '' }));
      if (known.length === 0) setError('root', { type: 'server', message: messageOf(error) });
    }
  };
  const tellMissing = () => {
    const found = formProblems(fields, keyed(getValues()), value);
    const missing = fields.filter(({ key }) =>
      Object.values(found.get(key) ?? {}).includes(texts.requiredField),
    );
    if (missing.length === 0) return;
    toast(texts.someRequired(missing.map(({ label }) => label).join(', ')), { tone: 'danger' });
  };
  /** A file that was chosen belongs to what is saved; one that does not arrive says so at its field. */
  const submit = async () => {
    if (isWaiting) return;
    setWaiting(true);
    const hasAll = await uploads.arrived();
    setWaiting(false);
    if (hasAll) await handleSubmit(send, tellMissing)();
  };
  const isPending = isWaiting || formState.isSubmitting;
  return { element, control, formState, isPending, onUpload: uploads.onUpload, submit };
}

/** All problems of a field travel as one error of the form's library, by their places. */
const errorOf = (problems: Problems) => ({
  type: 'schema',
  message: Object.values(problems)[0] ?? '',
  types: { ...problems },
});

const errorsOf = (found: ReadonlyMap<string, Problems>): FieldErrors<Entered> =>
  Object.fromEntries([...found].map(([key, problems]) => [nameOf(key), errorOf(problems)]));

const noProblems: Problems = {};

function problemsIn(errors: FieldErrors<Entered>, key: string): Problems {
  const types: unknown = errors[nameOf(key)]?.types;
  return types === undefined ? noProblems : (types as Problems);
}
