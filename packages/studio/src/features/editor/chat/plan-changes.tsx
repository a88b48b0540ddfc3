import type { Message } from '@sayso/contracts/chat';
import { ChevronDown, ListTree } from 'lucide-react';
import { useState } from 'react';
import { t } from '../../../texts/chat.ts';
import { cn } from '../../../ui/cn.ts';
import { Time } from '../../../ui/time.tsx';
import { RevertLink } from './revert-link.tsx';

type Props = {
  changes: readonly Message[];
  onRevert: (message: Message) => void;
  /** While the assistant works there is nothing settled to go back from. */
  isBusy: boolean;
};

/** Changes of the plan, one quiet line each; of several the last, until the others are asked for. */
export function PlanChanges({ changes, onRevert, isBusy }: Props) {
  const [isOpen, setOpen] = useState(false);
  const shown = isOpen ? changes : changes.slice(-1);
  return (
    <article aria-label={t('plan.name')} className="grid min-w-0 gap-2">
      {changes.length > 1 && (
        <button
          type="button"
          aria-expanded={isOpen}
          className="flex min-h-6 items-center gap-1.5 justify-self-start rounded-control text-dense text-muted hover:text-ink max-md:min-h-10"
          onClick={() => setOpen(!isOpen)}
        >
          {t('plan.several', { count: changes.length })}
          <ChevronDown aria-hidden className={cn('size-4 transition-transform', isOpen && 'rotate-180')} />
        </button>
      )}
      <ul className="grid divide-y divide-line rounded-card border border-line bg-surface">
        {shown.map((message) => (
          <Row
            key={message.id}
            message={message}
            isWorking={isBusy && message === changes.at(-1)}
            isBusy={isBusy}
            onRevert={() => onRevert(message)}
          />
        ))}
      </ul>
    </article>
  );
}

type RowProps = { message: Message; isWorking: boolean; isBusy: boolean; onRevert: () => void };

function Row({ message, isWorking, isBusy, onRevert }: RowProps) {
  const lines = message.additional_message_params?.plan_lines ?? [];
  return (
    <li
      data-message={message.id}
      className="flex flex-wrap items-center gap-x-3 gap-y-1 px-3 py-2 text-dense"
    >
      <ListTree
        aria-hidden
        className={cn('size-4 shrink-0 text-muted', isWorking && 'animate-shimmer text-accent')}
      />
      <span className="wrap-anywhere min-w-32 flex-1" dir="auto">
        {lines.join('. ') || message.content}
      </span>
      <span className="flex items-center gap-3 whitespace-nowrap text-caption text-muted">
        <Time value={message.metadata.created_date} />
        <RevertLink label={t('plan.undo')} onRevert={onRevert} isBusy={isBusy} />
      </span>
    </li>
  );
}
