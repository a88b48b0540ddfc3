import { CircleAlert, Inbox } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { cn } from '../ui/lib-utils.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import type { Icon } from './api.ts';

type EmptyProps = {
  title: string;
  text?: string | undefined;
  icon?: Icon;
  action?: ReactNode;
  isSmall?: boolean;
};

export const Empty = ({ title, text, icon: Mark = Inbox, action, isSmall = false }: EmptyProps) => (
  <div className={cn('flex flex-col items-center px-6 text-center', isSmall ? 'py-8' : 'py-14')}>
    <div className="mb-3 grid size-11 place-items-center rounded-xl bg-muted text-muted-foreground">
      <Mark className="size-5" strokeWidth={1.75} />
    </div>
    <p className="font-semibold">{title}</p>
    {text ? <p className="mt-1 max-w-sm text-[13px] text-muted-foreground">{text}</p> : null}
    {action ? <div className="mt-4">{action}</div> : null}
  </div>
);

/** What failed and a way to try again. */
export const Failed = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => (
  <div className="flex flex-col items-center px-6 py-10 text-center" role="alert">
    <div className="mb-3 grid size-11 place-items-center rounded-xl bg-danger-soft text-danger">
      <CircleAlert className="size-5" />
    </div>
    <p className="font-semibold">This could not be loaded</p>
    <p className="mt-1 mb-4 max-w-sm text-[13px] text-muted-foreground">
      {error instanceof Error ? error.message : 'Something went wrong.'}
    </p>
    <Button variant="outline" size="sm" onClick={onRetry}>
      Try again
    </Button>
  </div>
);

const keys = (count: number) => Array.from({ length: count }, (_, at) => `row-${at}`);

export const RowsSkeleton = ({ rows = 5 }: { rows?: number }) => (
  <div className="flex flex-col" role="status" aria-label="Loading">
    {keys(rows).map((key) => (
      <div key={key} className="flex items-center gap-4 border-b border-border px-5 py-3.5 last:border-b-0">
        <Skeleton className="h-4 w-1/4" />
        <Skeleton className="h-4 w-1/3" />
        <Skeleton className="ml-auto h-5 w-20 rounded-full" />
      </div>
    ))}
  </div>
);

export const CardsSkeleton = ({ cards = 6 }: { cards?: number }) => (
  <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3" role="status" aria-label="Loading">
    {keys(cards).map((key) => (
      <div key={key} className="kit-card flex flex-col gap-3 rounded-xl border border-border bg-card p-5">
        <Skeleton className="h-5 w-2/3" />
        <Skeleton className="h-4 w-full" />
        <Skeleton className="h-4 w-1/2" />
      </div>
    ))}
  </div>
);
