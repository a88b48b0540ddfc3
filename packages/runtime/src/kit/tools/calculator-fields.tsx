import { Plus, X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { calculator } from '../../texts/tools/calculator.ts';
import { Button } from '../../ui/button.tsx';
import { Input } from '../../ui/input.tsx';
import { Label } from '../../ui/label.tsx';
import { cn } from '../../ui/lib-utils.ts';
import { Select, SelectContent, SelectItem, SelectTrigger, SelectValue } from '../../ui/select.tsx';
import { Switch } from '../../ui/switch.tsx';
import { formatMoney } from '../format.ts';
import { AmountInput } from './amount-input.tsx';
import { emptyRow, type Typed } from './calculator-values.ts';
import type { CalculatorColumn, CalculatorInput } from './tool-api.ts';

/** The sign that the app's money is written with. */
const moneySign = (): string => formatMoney(0).replace(/[\d.,\s]/g, '');

type FieldProps = {
  id: string;
  input: CalculatorInput;
  typed: Typed;
  error: string | undefined;
  onChange: (typed: Typed) => void;
};

/** Label, field and message of one input. */
export function CalculatorField({ id, input, typed, error, onChange }: FieldProps) {
  const errorId = error === undefined ? undefined : `${id}-error`;
  const unit = unitOf(input);
  return (
    <div className={cn('flex flex-col gap-2', input.kind === 'rows' && 'sm:col-span-full')}>
      {input.kind === 'rows' ? (
        <span id={id} className="text-[13px] leading-none font-medium">
          {input.label}
        </span>
      ) : (
        <div className="flex flex-wrap items-baseline gap-x-1.5">
          <Label htmlFor={id}>{input.label}</Label>
          {unit === undefined ? null : (
            <span id={`${id}-unit`} className="text-[13px] leading-none text-muted-foreground">
              {unit}
            </span>
          )}
        </div>
      )}
      <Control
        id={id}
        input={input}
        typed={typed}
        isWrong={error !== undefined}
        describedBy={[unit && `${id}-unit`, errorId].filter(Boolean).join(' ') || undefined}
        onChange={onChange}
      />
      {error === undefined ? null : (
        <p id={errorId} className="text-[13px] text-danger">
          {error}
        </p>
      )}
    </div>
  );
}

type ControlProps = Omit<FieldProps, 'error'> & { isWrong: boolean; describedBy: string | undefined };

function Control({ id, input, typed, isWrong, describedBy, onChange }: ControlProps) {
  if (typeof typed === 'boolean')
    return <Switch id={id} checked={typed} onCheckedChange={onChange} className="my-2" />;
  if (typeof typed !== 'string') return <Rows id={id} input={input} rows={typed} onChange={onChange} />;
  if (input.kind === 'choice') {
    return (
      <Select value={typed} onValueChange={onChange}>
        <SelectTrigger id={id}>
          <SelectValue />
        </SelectTrigger>
        <SelectContent>
          {(input.options ?? []).map(({ value, label }) => (
            <SelectItem key={value} value={value}>
              {label}
            </SelectItem>
          ))}
        </SelectContent>
      </Select>
    );
  }
  const shared = { id, 'aria-invalid': isWrong, 'aria-describedby': describedBy };
  if (input.kind === 'date' || input.kind === 'text') {
    return (
      <Input
        {...shared}
        type={input.kind}
        autoComplete="off"
        value={typed}
        onChange={({ target }) => onChange(target.value)}
      />
    );
  }
  if (input.kind !== 'money') return <AmountInput {...shared} value={typed} onChange={onChange} />;
  return (
    <WithSign>
      <AmountInput {...shared} value={typed} least={leastMoney} onChange={onChange} className="pl-9" />
    </WithSign>
  );
}

/** What a number is in, where its name does not say so. */
function unitOf({ kind, unit, label }: CalculatorInput): string | undefined {
  const said = kind === 'percent' ? (unit ?? '%') : unit;
  return said === undefined || label.toLowerCase().endsWith(said.toLowerCase()) ? undefined : said;
}

const WithSign = ({ children }: { children: ReactNode }) => (
  <div className="relative">
    {children}
    <span className="pointer-events-none absolute inset-y-0 left-3 grid place-items-center text-muted-foreground">
      {moneySign()}
    </span>
  </div>
);

/** Money is grouped from a thousand on; a thousand of something else may be a year. */
const leastMoney = 1000;

type RowInputProps = ComponentProps<typeof AmountInput> & { kind: CalculatorColumn['kind'] };

const RowInput = ({ kind, onChange, ...props }: RowInputProps) =>
  kind === 'text' ? (
    <Input {...props} onChange={({ target }) => onChange(target.value)} />
  ) : (
    <AmountInput {...props} least={kind === 'money' ? leastMoney : undefined} onChange={onChange} />
  );

type RowsProps = {
  id: string;
  input: CalculatorInput;
  rows: readonly Record<string, string>[];
  onChange: (rows: readonly Record<string, string>[]) => void;
};

function Rows({ id, input, rows, onChange }: RowsProps) {
  const { columns = [] } = input;
  const change = (at: number, key: string, text: string) =>
    onChange(rows.map((row, index) => (index === at ? { ...row, [key]: text } : row)));
  return (
    <fieldset aria-labelledby={id} className="flex min-w-0 flex-col gap-2">
      <div className="flex gap-2 pr-11 text-xs text-muted-foreground max-sm:hidden" aria-hidden="true">
        {columns.map(({ key, label, unit }) => (
          <span key={key} className="flex-1 px-1">
            {label}
            {unit ? ` (${unit})` : ''}
          </span>
        ))}
      </div>
      {rows.map((row, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other identity while they are typed
        <div key={at} className="flex items-center gap-2">
          {columns.map(({ key, label, kind }) => (
            <RowInput
              key={key}
              kind={kind}
              value={row[key] ?? ''}
              placeholder={label}
              aria-label={calculator.line(label, at + 1)}
              className="flex-1"
              onChange={(text) => change(at, key, text)}
            />
          ))}
          <Button
            type="button"
            variant="ghost"
            size="icon"
            aria-label={calculator.removeLine(at + 1)}
            aria-disabled={rows.length === 1}
            onClick={() => onChange(rows.filter((_, index) => index !== at))}
          >
            <X />
          </Button>
        </div>
      ))}
      <Button
        type="button"
        variant="outline"
        size="sm"
        className="self-start"
        onClick={() => onChange([...rows, emptyRow(columns)])}
      >
        <Plus /> {calculator.addLine}
      </Button>
    </fieldset>
  );
}
