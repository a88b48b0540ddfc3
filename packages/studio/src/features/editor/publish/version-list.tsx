import type { App } from '@sayso/contracts/apps';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { t } from '../../../texts/publish.ts';
import { Button } from '../../../ui/button.tsx';
import { cn } from '../../../ui/cn.ts';
import { Failed } from '../../../ui/failed.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Time } from '../../../ui/time.tsx';
import { useVersions } from './use-versions.ts';

/** What was public before, and the way back to it; closed until somebody looks. */
export function VersionList({ app }: { app: App }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="grid grid-cols-1 gap-2">
      <Button variant="ghost" size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t('versions.title')}
        <ChevronDown aria-hidden className={cn('size-4', isOpen && 'rotate-180')} />
      </Button>
      {isOpen && <Versions app={app} />}
    </div>
  );
}

function Versions({ app }: { app: App }) {
  const { list, restore } = useVersions(app);
  if (list.isPending) return <Skeleton className="h-16 rounded-control" />;
  if (list.isError) {
    return <Failed title={t('versions.loadFailed')} error={list.error} onRetry={list.refetch} />;
  }
  return (
    <>
      {restore.isError && <Failed title={t('versions.restoreFailed')} error={restore.error} />}
      <ol aria-label={t('versions.title')} className="grid max-h-56 gap-1 overflow-y-auto">
        {list.data.map(({ version, published_date, published_by, is_live }) => (
          <li key={version} className="flex min-h-9 items-center gap-2 px-1 text-dense">
            <span title={t('versions.by', { name: published_by })}>
              {t.rich('versions.row', {
                version: `${version}`,
                time: () => <Time value={published_date} className="text-muted" />,
              })}
            </span>
            {is_live ? (
              <span className="ml-auto text-success">{t('versions.live')}</span>
            ) : (
              <Button
                size="sm"
                className="ml-auto"
                aria-label={t('versions.restoreLabel', { version: `${version}` })}
                pending={restore.isPending && restore.variables === version}
                disabled={restore.isPending}
                onClick={() => restore.mutate(version)}
              >
                {t('versions.restore')}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}
