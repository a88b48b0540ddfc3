import type { ChatStatus } from '@sayso/contracts/chat';
import { limits } from '@sayso/contracts/limits';
import { CircleAlert, Hourglass } from 'lucide-react';
import { useEffect, useState } from 'react';
import { t } from '../../../texts/chat.ts';
import { t as common } from '../../../texts/common.ts';
import { Button } from '../../../ui/button.tsx';

const minuteMs = 60_000;

type Props = {
  status: ChatStatus;
  /** Sends the last message once more; absent where there is none. */
  onRetry?: (() => void) | undefined;
  isRetrying: boolean;
  /** Has the built-in builder answer instead; absent where that would change nothing. */
  onBuiltIn?: (() => void) | undefined;
  isBuiltInAsked: boolean;
};

/** The error's details, or after ten minutes of work a hint that it may be stuck. */
export function StatusNotes({ status, onRetry, isRetrying, onBuiltIn, isBuiltInAsked }: Props) {
  if (status.state === 'error') {
    return (
      <div className="grid justify-items-start gap-2.5">
        <p
          role="alert"
          className="flex gap-2 text-pretty rounded-control bg-danger-soft px-3 py-2 text-danger text-dense"
        >
          <CircleAlert aria-hidden className="mt-px size-4 shrink-0" />
          {status.details || t('status.error')}
        </p>
        <div className="flex flex-wrap gap-2">
          {onRetry && (
            <Button size="sm" pending={isRetrying} onClick={onRetry}>
              {common('tryAgain')}
            </Button>
          )}
          {onBuiltIn && (
            <Button size="sm" pending={isBuiltInAsked} onClick={onBuiltIn}>
              {t('status.builtIn')}
            </Button>
          )}
        </div>
      </div>
    );
  }
  return status.state === 'processing' ? <StuckHint since={status.last_updated_date} /> : null;
}

function StuckHint({ since }: { since: string }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minuteMs);
    return () => clearInterval(timer);
  }, []);
  if (now - Date.parse(since) < limits.stuckAfterMs) return null;
  return (
    <p className="flex gap-2 rounded-control bg-warning-soft px-3 py-2 text-dense text-warning">
      <Hourglass aria-hidden className="mt-px size-4 shrink-0" />
      {t('status.stuck')}
    </p>
  );
}
