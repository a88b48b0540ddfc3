import type { App } from '@sayso/contracts/apps';
import { ScrollText, SearchX } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { t } from '../../../../texts/logs.ts';
import { Button } from '../../../../ui/button.tsx';
import { cn } from '../../../../ui/cn.ts';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { Failed } from '../../../../ui/failed.tsx';
import { ListSkeleton } from '../../../../ui/list-skeleton.tsx';
import { PublishOrOpen } from '../first-steps.tsx';
import { ViewFrame } from '../view-frame.tsx';
import { LogList } from './log-list.tsx';
import { LogPages } from './log-pages.tsx';
import { LogsHeader, LogsToolbar } from './logs-toolbar.tsx';
import { everything, isFiltered, type LogsFilter, pageSize, useLogs, useLogsFilter } from './use-logs.ts';

/** What people did in the app and what went wrong there, newest first. */
export function LogsView({ app }: { app: App }) {
  const { filter, change } = useLogsFilter();
  const [isLive, setLive] = useState(false);
  const handleLive = (isOn: boolean) => {
    setLive(isOn);
    // What is new stands on the first page.
    if (isOn && filter.page > 1) change({ page: 1 });
  };
  // While somebody types, the list follows as soon as there is time for it.
  const email = useDeferredValue(filter.email);
  const logs = useLogs(app.id, { ...filter, email }, isLive && filter.page === 1);
  // Nothing to look through yet.
  const isEmpty = logs.data?.length === 0 && filter.page === 1 && !isFiltered(filter);
  return (
    <ViewFrame>
      <LogsHeader isLive={isLive} onLive={handleLive} />
      {!isEmpty && <LogsToolbar filter={filter} onChange={change} />}
      <Entries app={app} filter={filter} logs={logs} onChange={change} />
    </ViewFrame>
  );
}

type EntriesProps = {
  app: App;
  filter: LogsFilter;
  logs: ReturnType<typeof useLogs>;
  onChange: (changed: Partial<LogsFilter>) => void;
};

function Entries({ app, filter, logs, onChange }: EntriesProps) {
  if (logs.isPending) return <ListSkeleton label={t('loading')} face="mark" />;
  if (logs.data === undefined) {
    return (
      <Failed title={t('loadFailed')} error={logs.error} onRetry={logs.refetch} pending={logs.isFetching} />
    );
  }
  const entries = logs.data;
  return (
    <div className={cn('grid grid-cols-1 gap-4', logs.isPlaceholderData && 'opacity-60')}>
      {logs.isError && (
        <Failed title={t('stale')} error={logs.error} onRetry={logs.refetch} pending={logs.isFetching} />
      )}
      {entries.length === 0 ? (
        <Nothing app={app} filter={filter} onChange={onChange} />
      ) : (
        <LogList app={app} entries={entries} onUser={(user) => onChange({ email: user })} />
      )}
      {(entries.length > 0 || filter.page > 1) && (
        <LogPages
          page={filter.page}
          // W-LOGS-05: a page that is not full is the last.
          hasMore={entries.length >= pageSize}
          onPage={(page) => onChange({ page })}
        />
      )}
    </div>
  );
}

function Nothing({ app, filter, onChange }: Pick<EntriesProps, 'app' | 'filter' | 'onChange'>) {
  if (filter.page > 1) {
    return (
      <EmptyState
        icon={ScrollText}
        title={t('beyond.title')}
        action={<Button onClick={() => onChange({ page: 1 })}>{t('beyond.action')}</Button>}
      >
        {t('beyond.text')}
      </EmptyState>
    );
  }
  if (isFiltered(filter)) {
    return (
      <EmptyState
        icon={SearchX}
        title={t('noMatch.title')}
        action={<Button onClick={() => onChange(everything)}>{t('noMatch.action')}</Button>}
      >
        {t('noMatch.text')}
      </EmptyState>
    );
  }
  return (
    <EmptyState icon={ScrollText} title={t('empty.title')} action={<PublishOrOpen app={app} />}>
      {t('empty.text')}
    </EmptyState>
  );
}
