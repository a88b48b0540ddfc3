import type { AppSummary } from '@sayso/contracts/apps';
import { Star } from 'lucide-react';
import { Link } from 'react-router';
import { useUser } from '../../lib/session.ts';
import { t } from '../../texts/apps.ts';
import { AppFace } from '../../ui/app-face.tsx';
import { Badge } from '../../ui/badge.tsx';
import { cn } from '../../ui/cn.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { Time } from '../../ui/time.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';
import { AppMenu } from './app-menu.tsx';
import { AppThumbnail } from './app-thumbnail.tsx';
import { useStarApp } from './use-apps.ts';

/** Longer descriptions are cut on the card and shown whole in a hint (B-HOME-06). */
const hintFrom = 100;

export function AppCard({ app }: { app: AppSummary }) {
  const user = useUser();
  const description = app.user_description ?? '';
  return (
    <article className="group relative flex flex-col overflow-hidden rounded-card border border-line bg-surface shadow-card transition-[border-color,box-shadow] duration-150 focus-within:border-line-strong hover:border-line-strong hover:shadow-float">
      <AppThumbnail color={app.theme_color} />
      <div className="flex flex-1 flex-col gap-1.5 border-line border-t p-4 pt-3.5">
        <div className="flex min-h-6 items-center gap-2 pr-9">
          {app.logo_url && <AppFace app={app} className="size-6 text-caption" />}
          <h3 className="min-w-0 truncate font-semibold text-body leading-6">
            <CardLink app={app} hint={description.length > hintFrom ? description : null} />
          </h3>
          <AppStatus app={app} />
        </div>
        <p className="line-clamp-2 text-dense text-muted">{description || t('card.noDescription')}</p>
        <p className="mt-auto flex gap-2 pt-1 text-caption text-muted">
          <Time value={app.updated_date} className="shrink-0" />
          {user.platform_role === 'platform_admin' && (
            <span className="truncate">{t('card.createdBy', { name: app.created_by })}</span>
          )}
        </p>
      </div>
      <StarToggle app={app} />
      <AppMenu app={app} className="absolute top-2 right-2 z-10 bg-surface/85 shadow-card" />
    </article>
  );
}

/** Covers the card, so that all of it is one real link. */
function CardLink({ app, hint }: { app: AppSummary; hint: string | null }) {
  const link = (
    <Link
      to={`/apps/${app.id}/editor/preview`}
      className="inline-block min-h-6 max-w-full truncate align-bottom after:absolute after:inset-0 after:rounded-card"
    >
      {app.name}
    </Link>
  );
  return hint === null ? link : <Tooltip label={hint}>{link}</Tooltip>;
}

function AppStatus({ app }: { app: AppSummary }) {
  if (app.status.state === 'processing') {
    return (
      <Badge tone="info">
        <Spinner className="size-3" />
        {t('card.building')}
      </Badge>
    );
  }
  if (!app.last_deployed_at) return null;
  return (
    <span className="flex shrink-0 items-center gap-1.5 text-caption text-muted">
      <span aria-hidden className="size-1.5 rounded-full bg-success" />
      {t('card.live')}
    </span>
  );
}

function StarToggle({ app }: { app: AppSummary }) {
  const star = useStarApp();
  return (
    <IconButton
      label={t(app.is_starred ? 'card.unstar' : 'card.star', { name: app.name })}
      aria-pressed={app.is_starred}
      size="sm"
      className="absolute right-2 bottom-auto z-10 mt-[143px] max-md:mt-[139px]"
      onClick={() => star.mutate({ appId: app.id, is_starred: !app.is_starred })}
    >
      <Star className={cn('size-4', app.is_starred && 'fill-warning text-warning')} />
    </IconButton>
  );
}

/** Cards in their grid, at every width. */
export const cardGrid = 'grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-3';

export function AppCardsSkeleton({ count }: { count: number }) {
  return (
    <div className={cardGrid} role="status" aria-label={t('loading')}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders that never move
        <div key={index} className="overflow-hidden rounded-card border border-line bg-surface">
          <Skeleton className="h-33 rounded-none" />
          <div className="grid gap-3 p-4">
            <Skeleton className="h-4 w-2/5" />
            <Skeleton className="h-3 w-11/12" />
            <Skeleton className="h-3 w-1/4" />
          </div>
        </div>
      ))}
    </div>
  );
}
