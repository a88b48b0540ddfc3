import { isValid } from 'date-fns';
import { calculator } from '../../texts/tools/calculator.ts';
import { Card } from '../../ui/card.tsx';
import { cn } from '../../ui/lib-utils.ts';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '../../ui/table.tsx';
import { formatMoney, formatNumber, fullDay } from '../format.ts';
import { tidy } from './amounts.ts';
import type { CalculatorColumn, CalculatorOutput } from './tool-api.ts';

const unknown = '–';

/** One result in the reader's way to write numbers; a dash for what cannot be worked out. */
function resultText(
  value: unknown,
  { kind, unit, digits }: Pick<CalculatorOutput, 'kind' | 'unit' | 'digits'>,
): string {
  if (value instanceof Date) return isValid(value) ? fullDay(value) : unknown;
  if (typeof value === 'boolean') return value ? calculator.yes : calculator.no;
  if (typeof value !== 'number') return value === undefined || value === null ? unknown : String(value);
  if (!Number.isFinite(value)) return unknown;
  const exact = tidy(value);
  if (kind === 'money') return formatMoney(exact, undefined, 'result');
  const shown = formatNumber(exact, digits ?? (Math.abs(exact) < 1 ? 4 : 2));
  if (kind === 'percent') return `${shown}%`;
  return unit === undefined ? shown : `${shown} ${unit}`;
}

type Props = { outputs: readonly CalculatorOutput[]; results: Readonly<Record<string, unknown>> | undefined };

/** The main result large, the others below it; screen readers hear the main one as it changes. */
export function Results({ outputs, results }: Props) {
  const single = outputs.filter(({ kind }) => kind !== 'rows');
  const main = single.find((output) => output.main) ?? single.at(-1);
  const others = single.filter((output) => output !== main);
  return (
    <dl className="flex flex-col">
      {main ? (
        <div className="pb-4">
          <dt className="text-[13px] font-medium text-muted-foreground">{main.label}</dt>
          <dd className="kit-title mt-1 text-4xl leading-11 tracking-[-0.02em] text-link tabular-nums wrap-anywhere">
            <output aria-live="polite">{resultText(results?.[main.key], main)}</output>
          </dd>
        </div>
      ) : null}
      {others.map((output) => (
        <div
          key={output.key}
          className="flex items-baseline justify-between gap-4 border-t border-border py-2.5 last:pb-0"
        >
          <dt className="text-muted-foreground">{output.label}</dt>
          <dd className="text-right text-[15px] font-semibold tabular-nums">
            {resultText(results?.[output.key], output)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Results that are tables, such as a loan year by year. */
export function Breakdown({ output, rows }: { output: CalculatorOutput; rows: unknown }) {
  const { columns = [] } = output;
  if (!Array.isArray(rows) || rows.length === 0) return null;
  const lines = rows as Record<string, unknown>[];
  return (
    <Card className="gap-0 overflow-hidden py-0">
      <h2 className="px-5 pt-4.5 pb-3 text-[15px] font-semibold">{output.label}</h2>
      <Table scrollLabel={output.label} scrollClassName="max-h-112">
        <TableHeader>
          <TableRow>
            {columns.map((column) => (
              <TableHead key={column.key} className={sideOf(column)}>
                {column.label}
              </TableHead>
            ))}
          </TableRow>
        </TableHeader>
        <TableBody>
          {lines.map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines are worked out anew and have no other identity
            <TableRow key={at}>
              {columns.map((column) => (
                <TableCell key={column.key} className={cn('tabular-nums', sideOf(column))}>
                  {resultText(line[column.key], column)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Card>
  );
}

const sideOf = ({ kind }: CalculatorColumn) => (kind === 'text' ? 'px-5' : 'px-5 text-right first:text-left');
