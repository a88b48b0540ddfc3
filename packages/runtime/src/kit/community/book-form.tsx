import { type FormEvent, useId, useState } from 'react';
import { CallError } from '../../sdk/call.ts';
import type { EntityClient, Row } from '../../sdk/entity-types.ts';
import { actions } from '../../texts/actions.ts';
import { booking } from '../../texts/booking.ts';
import { Button } from '../../ui/button.tsx';
import { answerable, lookedAtWith, validateAnswerable } from '../contact.ts';
import { useCurrentUser } from '../data.ts';
import { FormRow } from '../form-row.tsx';
import { reasonOf } from '../refusal.tsx';
import { type Field, fieldsOf } from '../schema.ts';
import { type Errors, rechecked, startValues, toBody, type Values, validate } from '../validate.ts';
import { AlreadyTaken } from './take-time.ts';

type Props = {
  entity: EntityClient;
  fields: string[];
  submitLabel: string;
  onBook: (values: Record<string, unknown>) => Promise<Row>;
  onBooked: (row: Row) => void;
  /** Somebody else was faster; the times on show are old. */
  onTaken: () => void;
  onCancel?: () => void;
  isDisabled?: boolean;
};

/** What a known person would type anyway. */
function ownValues(
  fields: readonly Field[],
  user: { email: string; full_name: string | null } | null,
): Values {
  if (user === null) return {};
  return Object.fromEntries(
    fields.flatMap(({ key, kind, label }): [string, string][] => {
      if (kind === 'email') return [[key, user.email]];
      const isName = kind === 'text' && /^(?:your |full |customer |guest |client )?name$/i.test(label);
      return isName && user.full_name ? [[key, user.full_name]] : [];
    }),
  );
}

/** The person's part of a booking; what is wrong is said beside it, and what was typed stays. */
export function BookForm(props: Props) {
  const {
    entity,
    fields: keys,
    submitLabel,
    onBook,
    onBooked,
    onTaken,
    onCancel,
    isDisabled = false,
  } = props;
  const prefix = useId();
  const user = useCurrentUser();
  const asked = fieldsOf(entity.schema, keys);
  // Who is signed in is known.
  const isKnown = user !== null;
  const fields = isKnown ? asked : answerable(asked);
  const wrongIn = (next: Values) => (isKnown ? validate(asked, next) : validateAnswerable(asked, next));
  const [values, setValues] = useState<Values>(() => startValues(fields, ownValues(fields, user), null));
  const [errors, setErrors] = useState<Errors>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const change = (key: string, value: unknown) => {
    const next = { ...values, [key]: value };
    setValues(next);
    const found = wrongIn(next);
    setErrors(lookedAtWith(asked, key).reduce((kept, field) => rechecked(kept, field.key, found), errors));
  };
  const send = async () => {
    setSending(true);
    setProblem(null);
    try {
      onBooked(await onBook(toBody(fields, values, true)));
    } catch (error) {
      setErrors(error instanceof CallError ? error.fields : {});
      setProblem(reasonOf(error));
      if (error instanceof AlreadyTaken) onTaken();
    }
    setSending(false);
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const found = wrongIn(values);
    setErrors(found);
    const first = fields.find(({ key }) => found[key] !== undefined);
    if (first !== undefined) document.getElementById(`${prefix}-${first.key}`)?.focus();
    else if (!isSending && !isDisabled) void send();
  };
  return (
    <form noValidate onSubmit={handleSubmit} className="flex flex-col gap-4">
      {fields.map((field) => (
        <FormRow
          key={field.key}
          id={`${prefix}-${field.key}`}
          field={field}
          value={values[field.key]}
          error={errors[field.key]}
          isWide
          onChange={(value) => change(field.key, value)}
        />
      ))}
      {problem === null ? null : (
        <p role="alert" className="rounded-md bg-danger-soft px-3 py-2 text-[13px] text-danger">
          {problem}
        </p>
      )}
      <div className="flex justify-end gap-2">
        {onCancel ? (
          <Button type="button" variant="outline" onClick={onCancel}>
            {actions.cancel}
          </Button>
        ) : null}
        <Button type="submit" aria-disabled={isSending || isDisabled}>
          {isSending ? booking.sending : submitLabel}
        </Button>
      </div>
    </form>
  );
}
