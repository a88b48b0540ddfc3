import type { App } from '@sayso/contracts/apps';
import type { CheckpointSummary } from '@sayso/contracts/history';
import { PencilLine, Play, Sparkles } from 'lucide-react';
import { t } from '../../../texts/history.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Failed } from '../../../ui/failed.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Time } from '../../../ui/time.tsx';
import { nameOfCheckpoint, useCheckpoints } from './use-history.ts';

type Props = { app: App; isBusy: boolean; onChoose: (checkpoint: CheckpointSummary) => void };

/** The states that the app has been in, newest first. */
export function CheckpointList({ app, isBusy, onChoose }: Props) {
  const checkpoints = useCheckpoints(app);
  if (checkpoints.isError) {
    return (
      <div className="p-4">
        <Failed title={t('loadFailed')} error={checkpoints.error} onRetry={checkpoints.refetch} />
      </div>
    );
  }
  if (!checkpoints.data) {
    return (
      <div role="status" aria-label={t('loading')} className="grid gap-3 p-4">
        <Skeleton className="h-14" />
        <Skeleton className="h-14" />
        <Skeleton className="h-14" />
      </div>
    );
  }
  // Nothing was there before the first version, so there is nothing to go back to.
  const versions = checkpoints.data.filter(({ file_count }) => file_count > 0);
  return (
    <div className="min-h-0 flex-1 overflow-y-auto border-line border-t">
      <ol>
        {versions.map((checkpoint) => (
          <Row
            key={checkpoint.id}
            checkpoint={checkpoint}
            isBusy={isBusy}
            onChoose={() => onChoose(checkpoint)}
          />
        ))}
      </ol>
      {versions.length < 2 && <p className="px-4 py-3 text-dense text-muted">{t('hint')}</p>}
    </div>
  );
}

const icons = { start: Play, turn: Sparkles, edit: PencilLine };

type RowProps = { checkpoint: CheckpointSummary; isBusy: boolean; onChoose: () => void };

function Row({ checkpoint, isBusy, onChoose }: RowProps) {
  const Icon = icons[checkpoint.kind];
  const name = nameOfCheckpoint(checkpoint);
  return (
    <li className="flex items-start gap-3 border-line border-b px-4 py-3">
      <Icon aria-hidden className="mt-1 size-4 shrink-0 text-muted" />
      <div className="grid min-w-0 flex-1 gap-0.5">
        <p className="line-clamp-2 wrap-anywhere">{name}</p>
        <p className="text-caption text-muted">
          <Time value={checkpoint.updated_date} />
          {checkpoint.author_name && ` · ${checkpoint.author_name}`}
        </p>
      </div>
      {checkpoint.is_current ? (
        <Badge>{t('current')}</Badge>
      ) : (
        <Button
          size="sm"
          disabled={isBusy}
          aria-label={t('restore.label', { version: name })}
          onClick={onChoose}
        >
          {t('restore.button')}
        </Button>
      )}
    </li>
  );
}
