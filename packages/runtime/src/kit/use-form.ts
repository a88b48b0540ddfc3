import { useMemo, useState } from 'react';
import { CallError } from '../sdk/call.ts';
import type { Row } from '../sdk/entity-types.ts';
import type { RecordFormProps } from './api.ts';
import { useSave } from './data.ts';
import { fieldsOf } from './schema.ts';
import {
  type Errors,
  isEmpty,
  rechecked,
  startValues,
  toBody,
  type Values,
  validate,
  withDerived,
  withError,
} from './validate.ts';

type Given = Pick<RecordFormProps, 'entity' | 'record' | 'fields' | 'defaults'> & {
  onDirty: (isDirty: boolean) => void;
  /** Whether the form is emptied for the next record. */
  startsOver: boolean;
};

/** What a form holds, what is wrong with it, and how it is sent. */
export function useForm({ entity, record = null, fields: keys, defaults, onDirty, startsOver }: Given) {
  const fields = useMemo(() => fieldsOf(entity.schema, keys), [entity, keys]);
  const start = () => withDerived(fields, startValues(fields, defaults ?? {}, record));
  const [values, setValues] = useState<Values>(start);
  const [errors, setErrors] = useState<Errors>({});
  const [wasSent, setSent] = useState(false);
  const save = useSave(entity);

  const change = (key: string, value: unknown) => {
    const next = withDerived(fields, { ...values, [key]: value });
    setValues(next);
    onDirty(true);
    if (save.isError) save.reset();
    if (wasSent) setErrors(validate(fields, next));
    else setErrors(rechecked(errors, key, validate(fields, next)));
  };
  /** Said once a field is left, not while it is typed; that something is missing is said when the form is sent. */
  const leave = (key: string) => {
    if (wasSent || isEmpty(values[key])) return;
    const message = validate(fields, values)[key];
    if (message !== errors[key]) setErrors(withError(errors, key, message));
  };
  const finish = (row: Row, onSaved: (row: Row) => void) => {
    onDirty(false);
    if (startsOver) {
      setValues(start());
      setErrors({});
      setSent(false);
    }
    onSaved(row);
  };
  /** Says what is wrong at its fields; false where none of them is in the form. */
  const show = (found: Errors, onWrong: (key: string) => void): boolean => {
    setErrors(found);
    const first = fields.find(({ key }) => found[key] !== undefined);
    if (first !== undefined) onWrong(first.key);
    return first !== undefined;
  };
  /** Sends the form; `onWrong` hears of the first field that is wrong, here or by the server's word. */
  const send = (onSaved: (row: Row) => void, onWrong: (key: string) => void): void => {
    setSent(true);
    if (show(validate(fields, values), onWrong) || save.isPending) return;
    save.mutate(
      { id: record?.id ?? null, body: toBody(fields, values, record === null) },
      {
        onSuccess: (row) => finish(row, onSaved),
        onError: (error) => show(error instanceof CallError ? error.fields : {}, onWrong),
      },
    );
  };
  const hasErrors = fields.some(({ key }) => errors[key] !== undefined);
  return { fields, values, errors, change, leave, send, save, hasErrors };
}
