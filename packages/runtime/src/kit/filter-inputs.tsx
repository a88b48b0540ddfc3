import type { ChangeEvent } from 'react';
import { filters } from '../texts/filters.ts';
import { values } from '../texts/values.ts';
import { Input } from '../ui/input.tsx';
import { Select, SelectContent, SelectItem, SelectTrigger, SelectValue } from '../ui/select.tsx';
import { useAggregate } from './data.ts';
import { DateBox } from './date-box.tsx';
import { ReferenceInput } from './reference-input.tsx';
import { type Field, isDate, isNumeric, optionsOf } from './schema.ts';
import type { Filtering } from './use-filtering.ts';

type Props = { field: Field; filtering: Filtering; id: string };

/** Whether a field is asked for as from and to. */
export const hasRange = (field: Field): boolean =>
  isDate(field) || isNumeric(field) || field.kind === 'rating';

/** The filter that belongs to a field's kind. */
export function FilterInput(props: Props) {
  const { field, filtering, id } = props;
  const value = filtering.picked[field.key];
  if (hasRange(field)) return <RangeInput {...props} />;
  if (field.kind === 'text') return <ValueInput {...props} />;
  if (field.kind !== 'reference') return <ChoiceInput {...props} />;
  return (
    <ReferenceInput
      id={id}
      field={{ ...field, isRequired: false }}
      value={typeof value === 'string' ? value : null}
      placeholder={filters.any(field.label.toLowerCase())}
      onChange={(next) => filtering.pick(field.key, typeof next === 'string' ? next : undefined)}
    />
  );
}

const any = ' any';
const yesOrNo = [
  { value: 'true', label: values.yes, color: null },
  { value: 'false', label: values.no, color: null },
];

type Choices = Props & { options?: { value: string | number; label: string; color: string | null }[] };

function ChoiceInput({ field, filtering, id, options: given }: Choices) {
  const value = filtering.picked[field.key];
  const isBoolean = field.kind === 'boolean';
  const options = given ?? (isBoolean ? yesOrNo : optionsOf(field.property));
  const read = (text: string) =>
    isBoolean ? text === 'true' : options.find((option) => String(option.value) === text)?.value;
  return (
    <Select
      value={value === undefined ? any : String(value)}
      onValueChange={(text) => filtering.pick(field.key, text === any ? undefined : read(text))}
    >
      <SelectTrigger id={id} aria-label={field.label}>
        <SelectValue />
      </SelectTrigger>
      <SelectContent>
        <SelectItem value={any}>
          {isBoolean ? filters.anyValue(field.label) : filters.any(field.label.toLowerCase())}
        </SelectItem>
        {options.map((option) => (
          <SelectItem key={option.value} value={String(option.value)}>
            {option.color === null ? null : (
              <span data-color={option.color} className="kit-dot size-2 rounded-full" aria-hidden="true" />
            )}
            {option.label}
          </SelectItem>
        ))}
      </SelectContent>
    </Select>
  );
}

const mostValues = 100;

/** Texts are picked among those that the records hold. */
function ValueInput(props: Props) {
  const { field, filtering } = props;
  const known = useAggregate(filtering.entity, { groupBy: field.key, count: true, limit: mostValues });
  const values = (known.data?.rows ?? [])
    .map((row) => row[field.key])
    .filter((value): value is string => typeof value === 'string' && value !== '')
    .sort((one, other) => one.localeCompare(other));
  return <ChoiceInput {...props} options={values.map((value) => ({ value, label: value, color: null }))} />;
}

/** From and to: days for dates, amounts for numbers; either may be left open. */
function RangeInput({ field, filtering, id }: Props) {
  const value = filtering.picked[field.key];
  const range = typeof value === 'object' ? value : {};
  const isDay = isDate(field);
  const change = (next: { from?: string; to?: string }) => {
    const merged = { ...range, ...next };
    filtering.pick(field.key, merged.from || merged.to ? merged : undefined);
  };
  const bound = (end: 'from' | 'to', limit: { min?: string | undefined; max?: string | undefined }) => {
    const shared = {
      id: `${id}-${end}`,
      'aria-label': filters.fieldEnd(field.label, filters[end]),
      value: range[end] ?? '',
      ...limit,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => change({ [end]: target.value }),
    };
    if (isDay) return <DateBox type="date" hint={filters[end]} {...shared} />;
    return <Input type="number" inputMode="decimal" placeholder={filters[end]} {...shared} />;
  };
  return (
    <div className="grid grid-cols-2 gap-2">
      {bound('from', { max: range.to || undefined })}
      {bound('to', { min: range.from || undefined })}
    </div>
  );
}
