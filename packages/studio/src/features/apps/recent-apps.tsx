import { texts } from '@sayso/contracts/texts';
import { ArrowRight, LayoutGrid } from 'lucide-react';
import { Link } from 'react-router';
import { t } from '../../texts/apps.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Failed } from '../../ui/failed.tsx';
import { AppCard, AppCardsSkeleton, cardGrid } from './app-card.tsx';
import { useRecentApps } from './use-apps.ts';

/** The person's own newest apps, under the prompt box. */
export function RecentApps() {
  const apps = useRecentApps();
  return (
    <section aria-labelledby="recent-apps" className="grid gap-4">
      <div className="flex items-center justify-between gap-4">
        <h2 id="recent-apps" className="font-semibold text-[15px]">
          {t('recent.title')}
        </h2>
        <Link
          to="/apps"
          className="flex min-h-8 items-center gap-2 rounded-control text-dense text-muted hover:text-ink max-md:min-h-10"
        >
          {t('recent.all')}
          <ArrowRight aria-hidden className="size-4" />
        </Link>
      </div>
      <List apps={apps} />
    </section>
  );
}

function List({ apps }: { apps: ReturnType<typeof useRecentApps> }) {
  if (apps.isPending) return <AppCardsSkeleton count={3} />;
  if (apps.isError) {
    return (
      <Failed title={t('loadFailed')} error={apps.error} onRetry={apps.refetch} pending={apps.isFetching} />
    );
  }
  if (apps.data.length === 0) {
    return (
      <EmptyState icon={LayoutGrid} title={texts.noApps}>
        {t('recent.empty')}
      </EmptyState>
    );
  }
  return (
    <div className={cardGrid}>
      {apps.data.map((app) => (
        <AppCard key={app.id} app={app} />
      ))}
    </div>
  );
}
