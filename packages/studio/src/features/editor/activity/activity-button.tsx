import { Network } from 'lucide-react';
import { t } from '../../../texts/activity.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { type ActivityEntry, isPending } from './activity.ts';

type Props = { entries: readonly ActivityEntry[]; isOpen: boolean; onToggle: () => void };

/** Opens the activity monitor; its badge counts the requests under way. */
export function ActivityButton({ entries, isOpen, onToggle }: Props) {
  const pending = entries.filter(isPending).length;
  const label = pending === 0 ? t('monitor') : t('monitorActive', { count: pending });
  return (
    <IconButton
      label={label}
      size="sm"
      aria-pressed={isOpen}
      className="relative aria-pressed:bg-sunken aria-pressed:text-ink"
      onClick={onToggle}
    >
      <Network className="size-4" />
      {pending > 0 && (
        <span
          aria-hidden
          className="absolute -top-0.5 -right-0.5 max-md:top-0.5 max-md:right-0.5 min-w-4 rounded-full bg-accent px-1 text-center text-[10px] text-on-accent leading-4 tabular-nums"
        >
          {pending}
        </span>
      )}
    </IconButton>
  );
}
