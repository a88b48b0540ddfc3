import { CircleAlert } from 'lucide-react';
import { Button } from './button.tsx';
import { cn } from './cn.ts';

type FailedProps = {
  /** What could not be done, in a few words. */
  title?: string;
  error: unknown;
  onRetry?: () => unknown;
  pending?: boolean;
  className?: string;
};

/** Says what failed and offers to try again. */
export function Failed({
  title = 'This could not be loaded',
  error,
  onRetry,
  pending,
  className,
}: FailedProps) {
  const reason = error instanceof Error ? error.message : 'Something went wrong. Please try again.';
  return (
    <div
      role="alert"
      className={cn(
        'flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-line bg-danger-soft px-4 py-3',
        className,
      )}
    >
      <CircleAlert aria-hidden className="size-5 shrink-0 text-danger" />
      <div className="min-w-0 flex-1">
        <p className="font-medium">{title}</p>
        <p className="text-dense text-muted">{reason}</p>
      </div>
      {onRetry && (
        <Button size="sm" pending={pending} onClick={() => void onRetry()}>
          Try again
        </Button>
      )}
    </div>
  );
}
