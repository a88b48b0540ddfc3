import { type FormEvent, useId, useMemo, useRef } from 'react';
import { actions } from '../texts/actions.ts';
import { form as texts } from '../texts/form.ts';
import { Button } from '../ui/button.tsx';
import { cn } from '../ui/lib-utils.ts';
import type { RecordFormProps } from './api.ts';
import { FormFields } from './form-fields.tsx';
import { isLongForm, sectionsOf } from './form-sections.ts';
import { LeaveGuard } from './leave-guard.tsx';
import { FormProblem } from './refusal.tsx';
import { nounOf } from './schema.ts';
import { useForm } from './use-form.ts';

type Props = RecordFormProps & {
  /** Told on the first change, and again after saving, so that nothing typed is lost by accident. */
  onDirty?: (isDirty: boolean) => void;
  /** In sheets the buttons stay in sight while the fields scroll. */
  isInSheet?: boolean;
};

/** Creates or edits a record; what the schema forbids is said beside its field. */
export function RecordForm(props: Props) {
  const { entity, record = null, submitLabel, onSaved, onCancel, onDirty, isInSheet = false } = props;
  const prefix = useId();
  const isDirty = useRef(false);
  const isNew = record === null;
  const form = useForm({
    ...props,
    startsOver: isNew && !isInSheet,
    onDirty: (next) => {
      isDirty.current = next;
      onDirty?.(next);
    },
  });
  const forget = () => {
    isDirty.current = false;
  };
  const { save } = form;
  const sections = useMemo(() => sectionsOf(form.fields), [form.fields]);
  const isLong = isLongForm(form.fields);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    form.send(
      (row) => onSaved?.(row),
      (wrong) => document.getElementById(`${prefix}-${wrong}`)?.focus(),
    );
  };
  const page = isInSheet && isLong ? 'mx-auto w-full max-w-4xl' : '';
  return (
    <form noValidate onSubmit={handleSubmit} className={cn('flex flex-col', isInSheet && 'min-h-0 flex-1')}>
      <div className={cn(isInSheet && 'min-h-0 flex-1 overflow-y-auto px-6 pt-1 pb-6')}>
        <div className={cn('flex flex-col gap-7', page)}>
          <FormFields
            prefix={prefix}
            sections={sections}
            values={form.values}
            errors={form.errors}
            isNarrow={isInSheet && !isLong}
            onChange={form.change}
            onLeave={form.leave}
          />
        </div>
      </div>
      <div className={cn(isInSheet ? 'border-t border-border px-6 py-4' : 'pt-6')}>
        {save.isError && !form.hasErrors ? (
          <div className={cn('pb-3', page)}>
            <FormProblem error={save.error} />
          </div>
        ) : null}
        <div className={cn('flex justify-end gap-2', page)}>
          {onCancel === undefined ? null : (
            <Button type="button" variant="outline" onClick={onCancel}>
              {actions.cancel}
            </Button>
          )}
          <Button type="submit" aria-disabled={save.isPending}>
            {save.isPending
              ? texts.saving
              : (submitLabel ?? (isNew ? actions.addNoun(nounOf(entity.schema)) : texts.saveChanges))}
          </Button>
        </div>
      </div>
      {isInSheet ? null : (
        <LeaveGuard isDirty={() => isDirty.current} isLeaving={false} onStay={stay} onDiscard={forget} />
      )}
    </form>
  );
}

const stay = () => undefined;
