import { Star } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { useMayUpload } from '../sdk/may-upload.ts';
import { inputs } from '../texts/inputs.ts';
import { Input } from '../ui/input.tsx';
import { cn } from '../ui/lib-utils.ts';
import { Select, SelectContent, SelectItem, SelectTrigger, SelectValue } from '../ui/select.tsx';
import { Switch } from '../ui/switch.tsx';
import { Textarea } from '../ui/textarea.tsx';
import { DateBox } from './date-box.tsx';
import { FileInput } from './file-input.tsx';
import { FileSignIn } from './file-sign-in.tsx';
import { formatMoney, formatNumber, fromLocalInput, toLocalInput } from './format.ts';
import { ReferenceInput } from './reference-input.tsx';
import { type Field, isNumeric, optionsOf } from './schema.ts';

export type FieldInputProps = {
  id: string;
  field: Field;
  value: unknown;
  onChange: (value: unknown) => void;
  isInvalid: boolean;
  describedBy?: string | undefined;
};

/** The input that belongs to a field's kind. */
export function FieldInput(props: FieldInputProps) {
  const { id, field, value, onChange, isInvalid, describedBy } = props;
  const shared = {
    id,
    'aria-invalid': isInvalid,
    'aria-describedby': describedBy,
    'aria-required': field.isRequired,
  };
  const text = value === null || value === undefined ? '' : String(value);
  if (field.property['x-sayso']?.derive !== undefined) return <DerivedOutput {...props} />;
  if (isNumeric(field)) return <NumberInput {...props} />;
  switch (field.kind) {
    case 'reference':
    case 'references':
      return <ReferenceInput {...props} />;
    case 'boolean':
      return (
        <Switch id={id} checked={value === true} onCheckedChange={onChange} aria-describedby={describedBy} />
      );
    case 'enum':
      return <EnumInput {...props} />;
    case 'enums':
      return <ManyInput {...props} />;
    case 'longtext':
    case 'richtext':
      return <Textarea {...shared} rows={4} value={text} onChange={({ target }) => onChange(target.value)} />;
    case 'lines':
    case 'tags':
      return <ListInput {...props} />;
    case 'image':
    case 'file':
      return <FileOrSignIn {...props} />;
    case 'rating':
      return <RatingInput {...props} />;
    case 'datetime':
      return (
        <DateBox
          {...shared}
          type="datetime-local"
          value={toLocalInput(value)}
          onChange={({ target }) => onChange(fromLocalInput(target.value))}
        />
      );
    case 'date':
      return (
        <DateBox {...shared} type="date" value={text} onChange={({ target }) => onChange(target.value)} />
      );
    default:
      return (
        <Input
          {...shared}
          {...typeOf(field)}
          value={text}
          onChange={({ target }) => onChange(target.value)}
        />
      );
  }
}

function FileOrSignIn({ id, field, value, onChange, describedBy }: FieldInputProps) {
  const mayUpload = useMayUpload();
  if (!mayUpload) return <FileSignIn id={id} isImage={field.kind === 'image'} describedBy={describedBy} />;
  return <FileInput id={id} field={field} value={value} onChange={onChange} describedBy={describedBy} />;
}

/** What follows from other fields is shown, not entered. */
const DerivedOutput = ({ id, field, value, describedBy }: FieldInputProps) => (
  <output
    id={id}
    aria-describedby={describedBy}
    className="flex h-9 items-center rounded-md bg-muted px-3 text-muted-foreground tabular-nums"
  >
    {typeof value !== 'number'
      ? '–'
      : field.kind === 'money'
        ? formatMoney(value, field.property['x-sayso']?.currency)
        : field.kind === 'year'
          ? String(value)
          : formatNumber(value)}
  </output>
);

function typeOf({ kind, property }: Field): ComponentProps<'input'> {
  if (kind === 'color') return { type: 'color', className: 'h-9 w-16 p-1' };
  if (kind === 'phone') return { type: 'tel', autoComplete: 'tel' };
  if (kind === 'time' || kind === 'email' || kind === 'url') return { type: kind };
  return { type: 'text', ...(property.maxLength === undefined ? {} : { maxLength: property.maxLength }) };
}

/** Keeps what is being typed, so that "1." or a lone minus is not taken away under the fingers. */
function NumberInput({ id, field, value, onChange, isInvalid, describedBy }: FieldInputProps) {
  const shown = typeof value === 'number' ? String(value) : '';
  const [draft, setDraft] = useState(shown);
  const current = Number(draft) === value || (draft === '' && shown === '') ? draft : shown;
  const { minimum, maximum } = field.property;
  const mark = { money: currencyMark(field.property['x-sayso']?.currency), percent: '%' }[
    field.kind as 'money' | 'percent'
  ];
  const handleChange = (text: string) => {
    setDraft(text);
    onChange(text.trim() === '' || Number.isNaN(Number(text)) ? null : Number(text));
  };
  return (
    <div className="relative">
      <Input
        id={id}
        type="number"
        inputMode="decimal"
        step={field.kind === 'integer' || field.kind === 'year' ? 1 : 'any'}
        min={minimum}
        max={maximum}
        value={current}
        aria-invalid={isInvalid}
        aria-describedby={describedBy}
        aria-required={field.isRequired}
        className={cn('tabular-nums', mark && 'pe-12')}
        onChange={({ target }) => handleChange(target.value)}
        onWheel={(event) => event.currentTarget.blur()}
      />
      {mark ? (
        <span className="pointer-events-none absolute inset-y-0 end-3 flex items-center text-[13px] text-muted-foreground">
          {mark}
        </span>
      ) : null}
    </div>
  );
}

const currencyMark = (currency: string | undefined) => currency ?? ' ';

const nothing = ' none';

/** "Diet: none, vegetarian": there, none is an answer as well. */
const saysNone = (options: readonly { label: string }[]): boolean =>
  options.some(({ label }) => label.toLowerCase() === 'none');

function EnumInput({ id, field, value, onChange, isInvalid, describedBy }: FieldInputProps) {
  const options = optionsOf(field.property);
  const pick = (text: string) =>
    onChange(options.find((option) => String(option.value) === text)?.value ?? null);
  return (
    <Select value={value === null || value === undefined ? '' : String(value)} onValueChange={pick}>
      <SelectTrigger
        id={id}
        aria-invalid={isInvalid}
        aria-describedby={describedBy}
        aria-required={field.isRequired}
      >
        <SelectValue placeholder={inputs.choose} />
      </SelectTrigger>
      <SelectContent>
        {field.isRequired ? null : (
          <SelectItem value={nothing}>
            <span className="text-muted-foreground">{saysNone(options) ? inputs.notSet : inputs.none}</span>
          </SelectItem>
        )}
        {options.map((option) => (
          <SelectItem key={option.value} value={String(option.value)}>
            <span data-color={option.color} className="kit-dot size-2 rounded-full" aria-hidden="true" />
            {option.label}
          </SelectItem>
        ))}
      </SelectContent>
    </Select>
  );
}

function ManyInput({ id, field, value, onChange }: FieldInputProps) {
  const chosen = Array.isArray(value) ? value : [];
  const toggle = (one: string | number) =>
    onChange(chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one]);
  return (
    <fieldset id={id} className="flex flex-wrap gap-1.5" aria-label={field.label}>
      {optionsOf(field.property).map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={chosen.includes(option.value)}
          onClick={() => toggle(option.value)}
          className="rounded-full border border-input px-3 py-1 text-[13px] outline-none focus-visible:ring-2 focus-visible:ring-ring aria-pressed:border-primary aria-pressed:bg-primary aria-pressed:text-primary-foreground"
        >
          {option.label}
        </button>
      ))}
    </fieldset>
  );
}

/** Lines: one a row. Tags: parted by commas. */
function ListInput({ id, field, value, onChange, isInvalid, describedBy }: FieldInputProps) {
  const isLines = field.kind === 'lines';
  const [text, setText] = useState(Array.isArray(value) ? value.join(isLines ? '\n' : ', ') : '');
  const handleChange = (next: string) => {
    setText(next);
    onChange(
      next
        .split(isLines ? '\n' : ',')
        .map((part) => part.trim())
        .filter(Boolean),
    );
  };
  const shared = { id, value: text, 'aria-invalid': isInvalid, 'aria-describedby': describedBy };
  if (!isLines)
    return (
      <Input {...shared} placeholder={inputs.commas} onChange={({ target }) => handleChange(target.value)} />
    );
  return (
    <Textarea
      {...shared}
      rows={4}
      placeholder={inputs.lines}
      onChange={({ target }) => handleChange(target.value)}
    />
  );
}

function RatingInput({ id, field, value, onChange }: FieldInputProps) {
  const most = Math.min(field.property.maximum ?? 5, 10);
  const current = typeof value === 'number' ? value : 0;
  return (
    <fieldset id={id} className="flex gap-1" aria-label={field.label}>
      {Array.from({ length: most }, (_, at) => at + 1).map((star) => (
        <button
          key={star}
          type="button"
          aria-label={inputs.rating(star, most)}
          aria-pressed={current === star}
          onClick={() => onChange(current === star && !field.isRequired ? null : star)}
          className="rounded-sm p-1 outline-none focus-visible:ring-2 focus-visible:ring-ring"
        >
          <Star
            className={star <= current ? 'size-5 fill-amber-400 text-amber-500' : 'size-5 text-control'}
          />
        </button>
      ))}
    </fieldset>
  );
}
