import type { ToolCall, ToolResult } from '@sayso/contracts/chat';
import { ChevronDown, CircleAlert, Search } from 'lucide-react';
import { useState } from 'react';
import { t } from '../../../texts/chat.ts';
import { cn } from '../../../ui/cn.ts';
import { Spinner } from '../../../ui/spinner.tsx';
import { lookUpTitle } from './look-up-title.ts';
import { ResultTable } from './result-table.tsx';

type Props = {
  calls?: readonly ToolCall[] | undefined;
  results?: readonly ToolResult[] | undefined;
  isRunning: boolean;
};

/** What the assistant looked up, in order; what it shows the person is open at once. */
export function LookUps({ calls = [], results = [], isRunning }: Props) {
  const byId = new Map(results.map((result) => [result.id, result]));
  const known = new Set(calls.map(({ id }) => id));
  const stray = results.filter(({ id }) => !known.has(id));
  if (calls.length + stray.length === 0) return null;
  return (
    <ul aria-label={t('lookUps.label')} className="grid gap-1.5">
      {calls.map((call) => (
        <LookUp
          key={call.id}
          title={lookUpTitle(call)}
          result={byId.get(call.id)}
          isRunning={isRunning && !byId.has(call.id)}
        />
      ))}
      {stray.map((result) => (
        <LookUp key={result.id} title={t('lookUps.result')} result={result} isRunning={false} />
      ))}
    </ul>
  );
}

type LookUpProps = { title: string; result: ToolResult | undefined; isRunning: boolean };

function LookUp({ title, result, isRunning }: LookUpProps) {
  const table = result?.display_results?.widget === 'table' ? result.display_results.data : null;
  const [isOpen, setOpen] = useState<boolean | null>(null);
  const shows = isOpen ?? table !== null;
  return (
    <li className="grid gap-1.5 text-dense" data-running={isRunning || undefined}>
      <button
        type="button"
        aria-expanded={shows}
        disabled={!result}
        className="flex min-h-6 items-center gap-2 text-left text-muted enabled:hover:text-ink"
        onClick={() => setOpen(!shows)}
      >
        <StepIcon isRunning={isRunning} isError={result?.is_error === true} />
        <span className="min-w-0 truncate">{title}</span>
        {result && <ChevronDown aria-hidden className={cn('size-3.5 shrink-0', shows && 'rotate-180')} />}
      </button>
      {result && shows && (table ? <ResultTable {...table} /> : <ResultText text={result.results} />)}
    </li>
  );
}

function StepIcon({ isRunning, isError }: { isRunning: boolean; isError: boolean }) {
  if (isRunning) return <Spinner />;
  const Icon = isError ? CircleAlert : Search;
  return <Icon aria-hidden className={cn('size-3.5 shrink-0', isError && 'text-warning')} />;
}

const ResultText = ({ text }: { text: string }) => (
  <p className="whitespace-pre-wrap wrap-anywhere pl-5.5 text-caption text-muted">{text}</p>
);
