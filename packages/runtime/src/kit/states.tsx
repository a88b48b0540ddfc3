import { CircleAlert, Inbox } from 'lucide-react';
import type { ReactNode } from 'react';
import { states } from '../texts/states.ts';
import { Button } from '../ui/button.tsx';
import { cn } from '../ui/lib-utils.ts';
import type { Icon } from './api.ts';

type EmptyProps = {
  title: string;
  text?: string | undefined;
  icon?: Icon;
  action?: ReactNode;
  isSmall?: boolean;
  /** There is nothing else on the page: its title is the page's heading. */
  isPage?: boolean;
};

export const Empty = ({
  title,
  text,
  icon: Mark = Inbox,
  action,
  isSmall = false,
  isPage = false,
}: EmptyProps) => (
  <div className={cn('flex flex-col items-center px-6 text-center', isSmall ? 'py-8' : 'py-14')}>
    <div className="mb-3 grid size-11 place-items-center rounded-xl bg-muted text-muted-foreground">
      <Mark className="size-5" strokeWidth={1.75} />
    </div>
    {isPage ? <h1 className="font-semibold">{title}</h1> : <p className="font-semibold">{title}</p>}
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
    <p className="font-semibold">{states.loadFailed}</p>
    <p className="mt-1 mb-4 max-w-sm text-[13px] text-muted-foreground">
      {error instanceof Error ? error.message : states.unknownFailure}
    </p>
    <Button variant="outline" size="sm" onClick={onRetry}>
      {states.tryAgain}
    </Button>
  </div>
);
