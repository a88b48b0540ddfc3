import { CircleAlert } from 'lucide-react';
import { messageOf } from '../lib/api-error.ts';
import { t as common } from '../texts/common.ts';
import { t } from '../texts/ui.ts';
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
export function Failed({ title = t('loadFailed'), error, onRetry, pending, className }: FailedProps) {
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
        <p className="text-dense text-muted">{messageOf(error)}</p>
      </div>
      {onRetry && (
        <Button size="sm" pending={pending} onClick={() => void onRetry()}>
          {common('tryAgain')}
        </Button>
      )}
    </div>
  );
}
