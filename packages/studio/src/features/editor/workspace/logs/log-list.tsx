import type { App } from '@sayso/contracts/apps';
import type { AppLog } from '@sayso/contracts/log-entries';
import { ChevronRight, CircleAlert, CircleCheck, Info } from 'lucide-react';
import { useId, useState } from 'react';
import { t } from '../../../../texts/logs.ts';
import { cn } from '../../../../ui/cn.ts';
import { Time } from '../../../../ui/time.tsx';
import { LogDetails } from './log-details.tsx';
import { previewOf, titleOf } from './log-words.ts';

type Props = { app: App; entries: readonly AppLog[]; onUser: (email: string) => void };

/** One line for each entry; what went in and came out unfolds. */
export function LogList({ app, entries, onUser }: Props) {
  return (
    <ol aria-label={t('list')} className="overflow-hidden rounded-card border border-line bg-surface">
      {entries.map((entry) => (
        <Entry key={entry.id} app={app} entry={entry} onUser={onUser} />
      ))}
    </ol>
  );
}

const looks = {
  success: { Icon: CircleCheck, tone: 'text-success' },
  error: { Icon: CircleAlert, tone: 'text-danger' },
  other: { Icon: Info, tone: 'text-info' },
} as const;

type EntryProps = Omit<Props, 'entries'> & { entry: AppLog };

function Entry({ app, entry, onUser }: EntryProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { Icon, tone } = looks[entry.status];
  const preview = previewOf(entry, app);
  return (
    <li className="not-first:border-line not-first:border-t">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        className="-outline-offset-2 grid w-full grid-cols-[1rem_1rem_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-0.5 px-4 py-2 text-left hover:bg-sunken max-md:min-h-12"
        onClick={() => setOpen(!isOpen)}
      >
        <ChevronRight
          aria-hidden
          className={cn(
            'size-4 text-faint transition-transform duration-150 max-md:mt-0.5 max-md:self-start',
            isOpen && 'rotate-90',
          )}
        />
        <Icon
          aria-label={t(`status.${entry.status}`)}
          className={cn('size-4 max-md:mt-0.5 max-md:self-start', tone)}
        />
        <span className="flex min-w-0 flex-wrap items-baseline gap-x-3">
          <bdi className="shrink-0 font-medium text-dense max-md:shrink">{titleOf(entry, app)}</bdi>
          <span className="truncate text-caption text-muted">{entry.user_email ?? t('visitor')}</span>
        </span>
        <Time
          value={entry.created_date}
          className="whitespace-nowrap text-caption text-muted max-md:self-start"
        />
        {preview !== '' && (
          <span
            dir="auto"
            data-preview
            className={cn(
              'col-span-2 col-start-3 text-caption',
              entry.status === 'error' ? 'wrap-anywhere line-clamp-2 text-danger' : 'truncate text-muted',
            )}
          >
            {preview}
          </span>
        )}
      </button>
      <div id={id} hidden={!isOpen}>
        {isOpen && <LogDetails app={app} entry={entry} onUser={onUser} />}
      </div>
    </li>
  );
}
