import { t } from '../../../../texts/record-form.ts';
import { Field } from '../../../../ui/field.tsx';
import { ChoiceInput, ChoicesInput } from './choice-input.tsx';
import { type ControlKind, controlOf } from './controls.ts';
import { DateInput, MomentInput } from './date-input.tsx';
import { Group, SwitchRow } from './field-frame.tsx';
import { FileInput } from './file-input.tsx';
import type { FieldBoxProps, ValueInputProps } from './input-props.ts';
import { JsonInput } from './json-input.tsx';
import { ListInput } from './list-input.tsx';
import { NumberInput } from './number-input.tsx';
import { ObjectInput } from './object-input.tsx';
import { ReferenceInput, ReferencesInput } from './reference-input.tsx';
import { TextInput } from './text-input.tsx';
import { useControlKind } from './use-control-kind.ts';
import { YesNoInput } from './yes-no-input.tsx';

/** Several inputs under one heading, which no label could point at. */
const grouped: readonly ControlKind[] = ['list', 'object', 'choices', 'references'];

/** A field with its label, its description and what is wrong with it. */
export function FieldBox({ field, value, onChange, problems, depth = 1 }: FieldBoxProps) {
  const { key, label, property, isRequired } = field;
  const kind = useControlKind({ property, name: key, value, depth });
  const isMisfit = kind === 'json' && controlOf(property, key, depth) !== 'json';
  const rest = { property, name: key, label, isRequired, value, onChange, problems, depth, kind };
  const input = (control: ValueInputProps['control']) => <ValueInput {...rest} control={control} />;
  const about = {
    heading: (
      <>
        {label}
        {isRequired && kind !== 'boolean' && <RequiredMark />}
      </>
    ),
    hint: isMisfit ? t('misfit') : property.description || undefined,
    error: problems[''],
  };
  if (kind === 'boolean') return <SwitchRow {...about}>{input}</SwitchRow>;
  if (grouped.includes(kind)) return <Group {...about}>{input}</Group>;
  return (
    <Field label={about.heading} hint={about.hint} error={about.error}>
      {input}
    </Field>
  );
}

/** Read out by `aria-required` of the input. */
const RequiredMark = () => (
  <span aria-hidden title={t('required')} className="ml-0.5 text-danger">
    *
  </span>
);

/** The input of a value, by how it is entered. */
function ValueInput({ kind, ...props }: ValueInputProps & { kind: ControlKind }) {
  switch (kind) {
    case 'number':
      return <NumberInput {...props} />;
    case 'boolean':
      return <YesNoInput {...props} />;
    case 'choice':
      return <ChoiceInput {...props} />;
    case 'choices':
      return <ChoicesInput {...props} />;
    case 'date':
    case 'time':
      return <DateInput type={kind} {...props} />;
    case 'moment':
      return <MomentInput {...props} />;
    case 'file':
      return <FileInput {...props} />;
    case 'reference':
      return <ReferenceInput {...props} />;
    case 'references':
      return <ReferencesInput {...props} />;
    case 'list':
      return <ListInput {...props} Item={ValueInput} />;
    case 'object':
      return <ObjectInput {...props} Part={FieldBox} />;
    case 'json':
      return <JsonInput {...props} />;
    default:
      return <TextInput kind={kind} {...props} />;
  }
}
