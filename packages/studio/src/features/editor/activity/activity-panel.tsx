import { ArrowDownUp, ListFilter, Trash2, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { t } from '../../../texts/activity.ts';
import { t as common } from '../../../texts/common.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { type ActivityEntry, type ActivityFilter, filterActivity, nextFilter } from './activity.ts';
import { LogEntry } from './log-entry.tsx';
import { RequestEntry } from './request-entry.tsx';

type Props = { entries: readonly ActivityEntry[]; onClear: () => void; onClose: () => void };

/** What the previewed app asks of the server and logs, newest first; the app beside it stays usable. */
export function ActivityPanel({ entries, onClear, onClose }: Props) {
  const [filter, setFilter] = useState<ActivityFilter>('all');
  const filterName = t(`filters.${filter}`);
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus(), []);
  const shown = filterActivity(entries, filter).toReversed();
  const requests = filterActivity(entries, 'requests').length;

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // Closes the panel alone: it is not meant to stop an answer too.
    event.preventDefault();
    onClose();
  };

  return (
    <aside
      ref={panel}
      tabIndex={-1}
      aria-label={t('monitor')}
      className="absolute inset-y-0 right-0 z-10 flex w-96 max-w-full animate-slide-right flex-col border-line border-l bg-raised shadow-float outline-none max-md:w-full max-md:border-l-0"
      onKeyDown={handleKeyDown}
    >
      <header className="flex items-center gap-2 px-4 pt-3 pb-2">
        <h2 className="font-semibold text-large">{t('title')}</h2>
        <span className="text-dense text-muted tabular-nums">{t('entries', { count: entries.length })}</span>
        <IconButton label={common('close')} size="sm" tooltip={false} className="ml-auto" onClick={onClose}>
          <X className="size-4" />
        </IconButton>
      </header>
      <div className="flex items-center gap-2 border-line border-b px-4 pb-3">
        <Button
          size="sm"
          aria-label={t('filterBy', { filter: filterName })}
          onClick={() => setFilter(nextFilter(filter))}
        >
          <ListFilter aria-hidden className="size-3.5" />
          {filterName}
        </Button>
        <span className="text-caption text-muted tabular-nums">
          {t('counts', { requests, logs: entries.length - requests })}
        </span>
        <IconButton
          label={t('clear')}
          size="sm"
          className="ml-auto"
          disabled={entries.length === 0}
          onClick={onClear}
        >
          <Trash2 className="size-4" />
        </IconButton>
      </div>
      {shown.length === 0 ? (
        <p className="grid flex-1 place-content-center justify-items-center gap-2 px-6 text-center text-muted">
          <ArrowDownUp aria-hidden className="size-5 text-faint" />
          {t(entries.length === 0 ? 'empty' : 'noMatch')}
        </p>
      ) : (
        <ul className="min-h-0 flex-1 divide-y divide-line overflow-y-auto">
          {shown.map((entry) => (
            <li key={entry.id}>
              {entry.type === 'request' ? <RequestEntry request={entry} /> : <LogEntry log={entry} />}
            </li>
          ))}
        </ul>
      )}
    </aside>
  );
}
