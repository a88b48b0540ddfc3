import { type DeletedApp, listDeletedApps, restoreApp } from '@sayso/contracts/apps';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { RotateCcw, Trash2 } from 'lucide-react';
import { appKeys } from '../../lib/app-keys.ts';
import { call } from '../../lib/call.ts';
import { useUser } from '../../lib/session.ts';
import { t } from '../../texts/apps.ts';
import { AppFace } from '../../ui/app-face.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Failed } from '../../ui/failed.tsx';
import { ListSkeleton } from '../../ui/list-skeleton.tsx';
import { Time } from '../../ui/time.tsx';
import { toast } from '../../ui/toasts.tsx';

/** Apps that can be had back, with how long that is so. */
export function DeletedApps() {
  const apps = useQuery({
    queryKey: appKeys.deleted,
    queryFn: ({ signal }) => call(listDeletedApps, undefined, undefined, { signal }),
  });
  if (apps.isError) {
    return (
      <Failed
        title={t('deleted.loadFailed')}
        error={apps.error}
        onRetry={apps.refetch}
        pending={apps.isFetching}
      />
    );
  }
  if (apps.data?.length === 0)
    return (
      <EmptyState icon={Trash2} title={t('deleted.none')}>
        {t('deleted.noneText')}
      </EmptyState>
    );
  return (
    <section aria-label={t('deleted.title')} className="grid grid-cols-1 gap-3">
      <p className="text-dense text-muted">{t('deleted.intro')}</p>
      {apps.data ? (
        <ul className="divide-y divide-line rounded-card border border-line bg-surface">
          {apps.data.map((app) => (
            <DeletedRow key={app.id} app={app} />
          ))}
        </ul>
      ) : (
        <ListSkeleton label={t('deleted.loading')} face="picture" />
      )}
    </section>
  );
}

/** Few enough days that somebody should know. */
const soonDays = 3;

function DeletedRow({ app }: { app: DeletedApp }) {
  const user = useUser();
  const cache = useQueryClient();
  const restore = useMutation({
    mutationFn: () => call(restoreApp, { appId: app.id }),
    onSuccess: async () => {
      toast(t('deleted.restored', { name: app.name }), { tone: 'success' });
      await cache.invalidateQueries({ queryKey: appKeys.lists });
    },
    onError: (error) => toast(t('deleted.restoreFailed'), { tone: 'danger', description: error.message }),
  });
  return (
    <li className="flex items-center gap-x-4 gap-y-2 px-4 py-3 max-sm:flex-wrap">
      <AppFace app={app} className="size-8 rounded-control text-dense" />
      <div className="grid min-w-0 flex-1 gap-0.5 max-sm:basis-[calc(100%-3rem)]">
        <span dir="auto" className="truncate font-medium">
          {app.name}
        </span>
        <span className="truncate text-caption text-muted">
          {t.rich('deleted.when', { time: () => <Time value={app.deleted_date} /> })}
          {user.platform_role === 'platform_admin' && ` · ${t('card.createdBy', { name: app.created_by })}`}
        </span>
      </div>
      <Badge tone={app.days_left <= soonDays ? 'warning' : 'neutral'}>
        {t('deleted.daysLeft', { count: app.days_left })}
      </Badge>
      <Button
        size="sm"
        className="max-sm:ml-auto"
        aria-label={t('deleted.restoreLabel', { name: app.name })}
        pending={restore.isPending}
        onClick={() => restore.mutate()}
      >
        {!restore.isPending && <RotateCcw aria-hidden className="size-4" />}
        {t('deleted.restore')}
      </Button>
    </li>
  );
}
