import { type ViewFilter, viewLimits } from '@sayso/contracts/data-views';
import { choiceLabel } from '@sayso/core/entities/choices';
import { type FormEvent, useState } from 'react';
import type { Place } from '../../../../lib/records.ts';
import { t } from '../../../../texts/data.ts';
import { Button } from '../../../../ui/button.tsx';
import { CheckboxRow } from '../../../../ui/checkbox.tsx';
import { Field as FormField } from '../../../../ui/field.tsx';
import { Input } from '../../../../ui/input.tsx';
import { Select } from '../../../../ui/select.tsx';
import { type Field, isNumeric } from './fields.ts';
import { cutsPattern, isComplete, type Operator, operatorsOf, valueCount } from './filters.ts';
import type { NameOf } from './names.ts';
import { ReferenceBox } from './reference-box.tsx';
import { useNouns } from './use-nouns.ts';

type Props = {
  fields: readonly Field[];
  place: Place;
  nameOf: NameOf;
  filter: ViewFilter;
  onApply: (filter: ViewFilter) => void;
};
type Values = ViewFilter['values'];

/** A day is "from" another, a number "at least" another. */
function worded(operator: Operator, field: Field | undefined) {
  if (!field || !isNumeric(field)) return operator;
  if (operator === 'from') return 'atLeast';
  return operator === 'to' ? 'atMost' : operator;
}

/** Field, condition and value of one filter. */
export function FilterEditor({ fields, place, nameOf, filter, onApply }: Props) {
  const [key, setKey] = useState(filter.field === '' ? (fields[0]?.key ?? '') : filter.field);
  const field = fields.find((each) => each.key === key) ?? fields[0];
  const operators = field ? operatorsOf(field) : [];
  const [chosen, setOperator] = useState<Operator>(filter.operator);
  const operator = operators.includes(chosen) ? chosen : (operators[0] ?? 'contains');
  const [values, setValues] = useState<Values>(filter.values);
  if (field === undefined) return null;
  const made: ViewFilter = {
    field: key,
    operator,
    values: values.slice(0, valueCount(operator) ?? viewLimits.values),
  };
  const isYesNo = field.kind === 'boolean';
  const complete: ViewFilter = isYesNo && values.length === 0 ? { ...made, values: [true] } : made;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The form of a dialog around it is another one.
    event.stopPropagation();
    if (isComplete(complete)) onApply(complete);
  };
  return (
    <form onSubmit={submit} className="grid gap-3">
      <FormField label={t('filter.field')}>
        {(control) => (
          <Select
            {...control}
            value={key}
            options={fields.map((each) => ({ value: each.key, label: each.label }))}
            onChange={(next) => {
              setKey(next);
              setValues([]);
            }}
          />
        )}
      </FormField>
      {operators.length > 1 && (
        <FormField label={t('filter.operator')}>
          {(control) => (
            <Select
              {...control}
              value={operator}
              options={operators.map((each) => ({
                value: each,
                label: t(`filter.operators.${worded(each, field)}`),
              }))}
              onChange={setOperator}
            />
          )}
        </FormField>
      )}
      <ValueInputs {...{ field, operator, values, setValues, place, nameOf }} />
      {values.length > viewLimits.values && valueCount(operator) === null && (
        <p role="alert" className="text-caption text-danger">
          {t('filter.tooManyValues', { max: viewLimits.values })}
        </p>
      )}
      {cutsPattern(made) && <p className="text-caption text-muted">{t('filter.cut')}</p>}
      <Button
        type="submit"
        variant="secondary"
        disabled={
          !isComplete(complete) || (valueCount(operator) === null && values.length > viewLimits.values)
        }
      >
        {t('filter.apply')}
      </Button>
    </form>
  );
}

type InputsProps = {
  field: Field;
  operator: Operator;
  values: Values;
  setValues: (values: Values) => void;
  place: Place;
  nameOf: NameOf;
};

function ValueInputs({ field, operator, values, setValues, place, nameOf }: InputsProps) {
  const count = valueCount(operator);
  if (count === 0) return null;
  if (field.kind === 'boolean') {
    return (
      <FormField label={t('filter.value')}>
        {(control) => (
          <Select
            {...control}
            value={values[0] === false ? 'no' : 'yes'}
            options={(['yes', 'no'] as const).map((value) => ({ value, label: t(value) }))}
            onChange={(value) => setValues([value === 'yes'])}
          />
        )}
      </FormField>
    );
  }
  if (count === null && field.target !== null)
    return <ReferenceChoice {...{ field, values, setValues, place, nameOf }} />;
  if (count === null) return <Choices {...{ field, values, setValues }} />;
  const labels = count === 2 ? [t('filter.from'), t('filter.to')] : [t('filter.value')];
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(7rem,1fr))] gap-3">
      {labels.map((label, at) => (
        <FormField key={label} label={label}>
          {(control) => (
            <Input
              {...control}
              {...inputFor(field)}
              dir="auto"
              maxLength={viewLimits.valueChars}
              value={String(values[at] ?? '')}
              onChange={({ target }) => {
                const next = [...values];
                while (next.length < at) next.push('');
                next[at] = isNumeric(field) && target.value !== '' ? Number(target.value) : target.value;
                setValues(next);
              }}
            />
          )}
        </FormField>
      ))}
    </div>
  );
}

const inputFor = (field: Field) => {
  if (isNumeric(field)) return { type: 'number', step: field.kind === 'integer' ? 1 : 'any' };
  return { type: field.kind === 'date' || field.kind === 'datetime' ? 'date' : 'text' };
};

function Choices({
  field: { property, label },
  values,
  setValues,
}: Pick<InputsProps, 'field' | 'values' | 'setValues'>) {
  const choices = property.enum ?? property.items?.enum ?? [];
  const toggle = (choice: string | number) =>
    setValues(values.includes(choice) ? values.filter((each) => each !== choice) : [...values, choice]);
  return (
    <fieldset className="grid max-h-56 overflow-y-auto">
      <legend className="sr-only">{label}</legend>
      {choices.map((choice) => (
        <CheckboxRow
          key={choice}
          className="px-1 hover:bg-sunken"
          checked={values.includes(choice)}
          onChange={() => toggle(choice)}
        >
          {choiceLabel(property, choice)}
        </CheckboxRow>
      ))}
    </fieldset>
  );
}

type ReferenceProps = Omit<InputsProps, 'operator'>;

function ReferenceChoice({ field, values, setValues, place, nameOf }: ReferenceProps) {
  const entity = field.target ?? '';
  const nouns = useNouns(entity);
  return (
    <div className="grid gap-2">
      {values.map((id) => (
        <CheckboxRow
          key={String(id)}
          checked
          onChange={() => setValues(values.filter((each) => each !== id))}
        >
          <span dir="auto" className="truncate">
            {nameOf(entity, String(id)) ?? String(id)}
          </span>
        </CheckboxRow>
      ))}
      <div className="h-9 max-md:h-10">
        <ReferenceBox
          place={{ appId: place.appId, entity }}
          label={t('filter.find', nouns)}
          text=""
          onText={() => {}}
          onChoose={(id) => values.includes(id) || setValues([...values, id])}
          className="h-full w-full rounded-control border border-line-strong bg-surface px-3 text-body focus-visible:border-accent focus-visible:outline-offset-0 max-md:text-large"
        />
      </div>
    </div>
  );
}
