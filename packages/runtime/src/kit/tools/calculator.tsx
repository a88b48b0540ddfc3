import { format } from 'date-fns';
import { RotateCcw, Save } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import { calculator } from '../../texts/tools/calculator.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Input } from '../../ui/input.tsx';
import { useSave } from '../data.ts';
import { tidy } from './amounts.ts';
import { CalculatorField } from './calculator-fields.tsx';
import { Breakdown, Results } from './calculator-results.tsx';
import { type Entries, readEntries, startEntries } from './calculator-values.ts';
import type { CalculatorProps } from './tool-api.ts';

type Worked = { results?: Readonly<Record<string, unknown>>; problem?: string };

/** A calculator whose formula is the page's own function. */
export function Calculator({ inputs, outputs, calculate, note, history }: CalculatorProps) {
  const prefix = useId();
  const [entries, setEntries] = useState<Entries>(() => startEntries(inputs));
  const { values, errors } = useMemo(() => readEntries(inputs, entries), [inputs, entries]);
  const isComplete = Object.keys(errors).length === 0;
  const { results, problem } = useMemo(
    (): Worked => (isComplete ? work(calculate, values, outputs) : {}),
    [calculate, values, isComplete, outputs],
  );
  return (
    <div className="flex flex-col gap-(--gap)">
      <div className="grid items-start gap-(--gap) lg:grid-cols-[3fr_2fr]">
        <Card className="min-w-0 px-5">
          <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
            {inputs.map((input) => (
              <CalculatorField
                key={input.key}
                id={`${prefix}-${input.key}`}
                input={input}
                typed={entries[input.key] ?? ''}
                error={errors[input.key]}
                onChange={(typed) => setEntries({ ...entries, [input.key]: typed })}
              />
            ))}
          </div>
          <Button
            variant="ghost"
            size="sm"
            className="-ms-2.5 self-start text-muted-foreground"
            onClick={() => setEntries(startEntries(inputs))}
          >
            <RotateCcw /> {calculator.reset}
          </Button>
        </Card>
        <Card className="min-w-0 gap-4 px-5 lg:sticky lg:top-4">
          <Results outputs={outputs} results={results} />
          {isComplete ? null : (
            <p className="rounded-md bg-muted px-3 py-2 text-[13px] text-muted-foreground">
              {calculator.incomplete}
            </p>
          )}
          {problem === undefined ? null : (
            <p role="alert" className="rounded-md bg-warning-soft px-3 py-2 text-[13px] text-warning">
              {problem}
            </p>
          )}
          {history === undefined ? null : (
            <Keep
              history={history}
              given={results === undefined || problem ? undefined : { ...values, ...results }}
            />
          )}
          {note ? <p className="text-[13px] text-pretty text-muted-foreground">{note}</p> : null}
        </Card>
      </div>
      {outputs
        .filter(({ kind }) => kind === 'rows')
        .map((output) => (
          <Breakdown key={output.key} output={output} rows={results?.[output.key]} />
        ))}
    </div>
  );
}

function work(
  calculate: CalculatorProps['calculate'],
  values: Record<string, unknown>,
  outputs: CalculatorProps['outputs'],
): Worked {
  try {
    // The page's inputs and its function name the same keys; the function's own types are not known here.
    const results = (calculate as (values: unknown) => Readonly<Record<string, unknown>>)(values);
    const main = outputs.find((output) => output.main) ?? outputs.at(-1);
    const value = main === undefined ? undefined : results[main.key];
    const isLost = typeof value === 'number' && !Number.isFinite(value);
    return isLost ? { results, problem: calculator.noResult } : { results };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : calculator.failed };
  }
}

type KeepProps = {
  history: NonNullable<CalculatorProps['history']>;
  given: Record<string, unknown> | undefined;
};

/** Stores inputs and results under a name. */
function Keep({ history, given }: KeepProps) {
  const [name, setName] = useState('');
  const save = useSave(history.entity);
  const store = () => {
    if (given === undefined || save.isPending) return;
    const body = Object.fromEntries(
      Object.entries(history.fields).flatMap(([key, field]) =>
        given[key] === undefined ? [] : [[field, storable(given[key])]],
      ),
    );
    const named =
      history.nameField === undefined ? {} : { [history.nameField]: name.trim() || calculator.untitled };
    save.mutate({ id: null, body: { ...body, ...named } }, { onSuccess: () => setName('') });
  };
  return (
    <div className="flex flex-col gap-2 border-t border-border pt-4">
      <div className="flex gap-2">
        {history.nameField === undefined ? null : (
          <Input
            value={name}
            onChange={({ target }) => setName(target.value)}
            placeholder={calculator.nameLabel}
            aria-label={calculator.nameLabel}
          />
        )}
        <Button onClick={store} aria-disabled={given === undefined || save.isPending}>
          <Save /> {save.isPending ? calculator.saving : calculator.save}
        </Button>
      </div>
      {save.isError ? (
        <p role="alert" className="text-[13px] text-danger">
          {save.error instanceof Error ? save.error.message : calculator.notSaved}
        </p>
      ) : null}
    </div>
  );
}

function storable(value: unknown): unknown {
  if (value instanceof Date) return format(value, 'yyyy-MM-dd');
  if (typeof value === 'number') return Math.round(tidy(value) * 10_000) / 10_000;
  return value;
}
