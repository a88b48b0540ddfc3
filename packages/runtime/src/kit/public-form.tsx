import { CircleCheck } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { CallError } from '../sdk/call.ts';
import { publicForm } from '../texts/public-form.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { answerable, lookedAtWith, validateAnswerable } from './contact.ts';
import { useRefresh } from './data.ts';
import { FormRow } from './form-row.tsx';
import type { PublicFormProps } from './public-api.ts';
import { FormProblem } from './refusal.tsx';
import { fieldsOf } from './schema.ts';
import { Empty } from './states.tsx';
import { type Errors, rechecked, startValues, toBody, type Values } from './validate.ts';

const wide = new Set(['longtext', 'richtext', 'lines', 'tags', 'image', 'file']);

/** What a visitor sends; nothing that is stored comes back to be read. */
export function PublicForm({
  title,
  text,
  entity,
  fields: keys,
  submitLabel,
  thanks,
  defaults = {},
}: PublicFormProps) {
  const prefix = useId();
  const refresh = useRefresh(entity);
  const asked = fieldsOf(entity.schema, keys);
  const fields = answerable(asked);
  const [values, setValues] = useState<Values>(() => startValues(asked, defaults, null));
  const [errors, setErrors] = useState<Errors>({});
  const [state, setState] = useState<'open' | 'sending' | 'sent'>('open');
  const [problem, setProblem] = useState<unknown>(null);
  const change = (key: string, value: unknown) => {
    const next = { ...values, [key]: value };
    setValues(next);
    const found = validateAnswerable(asked, next);
    const again = lookedAtWith(asked, key);
    setErrors(again.reduce((kept, field) => rechecked(kept, field.key, found), errors));
    setProblem(null);
  };
  const send = async () => {
    setState('sending');
    setProblem(null);
    try {
      await entity.create(toBody(fields, values, true));
      setState('sent');
      refresh();
    } catch (error) {
      setErrors(error instanceof CallError ? error.fields : {});
      setProblem(error);
      setState('open');
    }
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const found = validateAnswerable(asked, values);
    setErrors(found);
    const first = fields.find(({ key }) => found[key] !== undefined);
    if (first !== undefined) document.getElementById(`${prefix}-${first.key}`)?.focus();
    else if (state === 'open') void send();
  };
  const again = () => {
    setValues(startValues(fields, defaults, null));
    setState('open');
  };
  if (state === 'sent') {
    return (
      <Card className="py-0" role="status">
        <Empty
          title={thanks}
          icon={CircleCheck}
          action={
            <Button variant="outline" onClick={again}>
              {publicForm.again}
            </Button>
          }
        />
      </Card>
    );
  }
  return (
    <Card className="max-w-2xl px-5 sm:px-6">
      <form noValidate onSubmit={handleSubmit} className="flex flex-col gap-5">
        {title ? <h2 className="text-lg font-semibold">{title}</h2> : null}
        {text ? <p className="text-muted-foreground">{text}</p> : null}
        <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
          {fields.map((field) => (
            <FormRow
              key={field.key}
              id={`${prefix}-${field.key}`}
              field={field}
              value={values[field.key]}
              error={errors[field.key]}
              isWide={wide.has(field.kind)}
              onChange={(value) => change(field.key, value)}
            />
          ))}
        </div>
        {problem === null ? null : <FormProblem error={problem} />}
        <Button type="submit" size="lg" className="self-start" aria-disabled={state === 'sending'}>
          {state === 'sending' ? publicForm.sending : submitLabel}
        </Button>
      </form>
    </Card>
  );
}
