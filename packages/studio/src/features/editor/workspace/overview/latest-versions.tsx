import type { App } from '@sayso/contracts/apps';
import { History } from 'lucide-react';
import { t } from '../../../../texts/workspace.ts';
import { Failed } from '../../../../ui/failed.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { Time } from '../../../../ui/time.tsx';
import { nameOfCheckpoint, useCheckpoints } from '../../history/use-history.ts';
import { Card } from '../card.tsx';

const mostShown = 5;

/** The newest states of the app; the history of the top bar holds all, and restores them. */
export function LatestVersions({ app }: { app: App }) {
  const checkpoints = useCheckpoints(app);
  const versions = checkpoints.data?.filter(({ file_count }) => file_count > 0).slice(0, mostShown);
  return (
    <Card title={t('versions.title')} icon={History} holds="rows">
      {checkpoints.isPending && (
        <div role="status" aria-label={t('versions.loading')}>
          {['a', 'b', 'c'].map((row) => (
            <div key={row} className="grid gap-1.5 border-line border-t px-4 py-3">
              <Skeleton className="h-4 w-2/3" />
              <Skeleton className="h-3.5 w-24" />
            </div>
          ))}
        </div>
      )}
      {checkpoints.isError && (
        <div className="border-line border-t p-3">
          <Failed
            title={t('versions.loadFailed')}
            error={checkpoints.error}
            onRetry={checkpoints.refetch}
            pending={checkpoints.isFetching}
          />
        </div>
      )}
      {versions?.length === 0 && (
        <p className="border-line border-t px-4 py-3 text-dense text-muted">{t('versions.empty')}</p>
      )}
      <ol>
        {versions?.map((checkpoint) => (
          <li key={checkpoint.id} className="grid gap-0.5 border-line border-t px-4 py-2.5">
            <span className="line-clamp-1 wrap-anywhere">{nameOfCheckpoint(checkpoint)}</span>
            <span className="text-caption text-muted">
              <Time value={checkpoint.updated_date} />
              {checkpoint.author_name && ` · ${checkpoint.author_name}`}
              {checkpoint.is_current && ` · ${t('versions.current')}`}
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
