import type { EntityProperty } from '@sayso/contracts/entity-schema';
import type { ReactNode } from 'react';
import { t } from '../../../../texts/security.ts';
import { Input } from '../../../../ui/input.tsx';
import { Select } from '../../../../ui/select.tsx';
import type { Operand, Scalar, Sentence } from './rule-sentences.ts';
import {
  type Option,
  personOptions,
  personWord,
  propertyOfField,
  propertyOfPerson,
  roleOptions,
  type Vocabulary,
  valueOptions,
} from './vocabulary.ts';

type Props = {
  words: Vocabulary;
  sentence: Sentence;
  number: number;
  onChange: (sentence: Sentence) => void;
  isWrong: boolean;
  describedBy: string | undefined;
};
type Marks = { 'aria-invalid': true | undefined; 'aria-describedby': string | undefined };

const width = 'min-w-36 flex-1';

/** The second half of a sentence: what its subject is. */
export function RuleValue({ sentence, isWrong, describedBy, ...rest }: Props) {
  const marks: Marks = {
    'aria-invalid': isWrong || undefined,
    'aria-describedby': isWrong ? describedBy : undefined,
  };
  if (sentence.kind === 'user') return <UserValue {...rest} sentence={sentence} marks={marks} />;
  if (sentence.kind === 'field') return <FieldValue {...rest} sentence={sentence} marks={marks} />;
  return null;
}

type Part<K> = Pick<Props, 'words' | 'number' | 'onChange'> & {
  sentence: Extract<Sentence, { kind: K }>;
  marks: Marks;
};

function UserValue({ words, sentence, number, onChange, marks }: Part<'user'>) {
  const { property, value } = sentence;
  const schema = propertyOfPerson(property, words);
  return (
    <Is>
      <ValueControl
        label={t('row.value', { number })}
        property={schema}
        choices={property === 'role' ? roleOptions : valueOptions(schema)}
        value={value}
        marks={marks}
        onChange={(next) => onChange({ ...sentence, value: next })}
      />
    </Is>
  );
}

function FieldValue({ words, sentence, number, onChange, marks }: Part<'field'>) {
  const { field, operand } = sentence;
  const schema = propertyOfField(field, words);
  const choices = valueOptions(schema);
  const change = (next: Operand | undefined) => onChange({ ...sentence, operand: next });
  const isFixed = operand?.from === 'value' && choices.every(({ value }) => value !== operand.value);
  return (
    <>
      <Is>
        <Select
          label={t('row.compared', { number })}
          value={operand ? codeOf(operand, isFixed) : ''}
          placeholder={t('row.choose')}
          options={operandOptions(sentence, words)}
          onChange={(code) => change(operandFrom(code))}
          className={width}
          {...(isFixed ? {} : marks)}
        />
      </Is>
      {isFixed && (
        <ValueControl
          label={t('values.fixedValue', { number })}
          property={schema}
          choices={[]}
          value={operand.value}
          marks={marks}
          onChange={(value) => change({ from: 'value', value })}
        />
      )}
    </>
  );
}

/** On a line together, also where that is the next one. */
const Is = ({ children }: { children: ReactNode }) => (
  <span className="flex min-w-44 max-w-64 flex-1 items-center gap-2">
    <span className="text-dense text-muted">{t('row.is')}</span>
    {children}
  </span>
);

const fixed = 'fixed';
const codeOf = (operand: Operand, isFixed: boolean): string => {
  if (isFixed) return fixed;
  return operand.from === 'user' ? `user:${operand.path}` : `value:${JSON.stringify(operand.value)}`;
};

function operandFrom(code: string): Operand {
  if (code === fixed) return { from: 'value', value: '' };
  return code.startsWith('user:')
    ? { from: 'user', path: code.slice('user:'.length) }
    : { from: 'value', value: JSON.parse(code.slice('value:'.length)) as Scalar };
}

function operandOptions(
  { field, operand }: Extract<Sentence, { kind: 'field' }>,
  words: Vocabulary,
): Option[] {
  const theirs = personOptions(field, words).map(({ value, label }) => ({ value: `user:${value}`, label }));
  const values = valueOptions(propertyOfField(field, words)).map(({ value, label }) => ({
    value: `value:${JSON.stringify(value)}`,
    label,
  }));
  const options = [...theirs, ...values];
  const chosen = operand?.from === 'user' ? `user:${operand.path}` : '';
  if (operand?.from === 'user' && options.every(({ value }) => value !== chosen)) {
    options.push({ value: chosen, label: t('subjects.their', { name: personWord(operand.path, words) }) });
  }
  return [...options, { value: fixed, label: t('values.fixed') }];
}

type ControlProps = {
  label: string;
  property: EntityProperty | undefined;
  choices: readonly { value: Scalar; label: string }[];
  value: Scalar | undefined;
  marks: Marks;
  onChange: (value: Scalar) => void;
};

/** A choice where the values are few, else what is typed, as the type that the field holds. */
function ValueControl({ label, property, choices, value, marks, onChange }: ControlProps) {
  const codes = choices.map((choice) => ({ value: JSON.stringify(choice.value), label: choice.label }));
  const code = value === undefined ? '' : JSON.stringify(value);
  if (codes.length > 0) {
    const isListed = value === undefined || codes.some((option) => option.value === code);
    return (
      <Select
        label={label}
        value={code}
        placeholder={t('row.choose')}
        options={isListed ? codes : [...codes, { value: code, label: String(value) }]}
        onChange={(next) => onChange(JSON.parse(next) as Scalar)}
        className={width}
        {...marks}
      />
    );
  }
  const isNumber = property?.type === 'number' || property?.type === 'integer' || typeof value === 'number';
  return (
    <Input
      aria-label={label}
      type={isNumber ? 'number' : 'text'}
      step={isNumber ? 'any' : undefined}
      value={value === undefined || Number.isNaN(value) ? '' : String(value)}
      maxLength={200}
      className={width}
      onChange={({ target }) => onChange(isNumber ? target.valueAsNumber : target.value)}
      {...marks}
    />
  );
}
