import type { App } from '@sayso/contracts/apps';
import { Ban, Pencil, Star } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { t as apps } from '../../../../texts/apps.ts';
import { t } from '../../../../texts/overview.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { cn } from '../../../../ui/cn.ts';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { Time } from '../../../../ui/time.tsx';
import { AppName } from '../../app-name.tsx';
import { useUpdateApp } from '../../use-update-app.ts';
import { OpenApp } from '../first-steps.tsx';

const DescriptionDialog = lazy(async () => ({
  default: (await import('./description-dialog.tsx')).DescriptionDialog,
}));

/** Name, star, description and times, and the way into the app itself. */
export function Summary({ app }: { app: App }) {
  const publishedAt = app.last_deployed_at;
  return (
    <header className="grid grid-cols-1 gap-3">
      <div className="flex items-start gap-x-3 gap-y-2 max-sm:flex-wrap">
        <div className="flex min-w-0 flex-1 items-start gap-1 max-sm:basis-full">
          <AppName app={app} look="page" />
          <StarToggle app={app} />
        </div>
        <OpenApp app={app} className="mt-0.5" />
      </div>
      <Description app={app} />
      <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-caption text-muted">
        {app.is_blocked && (
          <Badge tone="danger">
            <Ban aria-hidden />
            {t('blocked')}
          </Badge>
        )}
        <span>{t.rich('created', { time: () => <Time value={app.created_date} /> })}</span>
        <span aria-hidden>·</span>
        <span>
          {publishedAt ? t.rich('published', { time: () => <Time value={publishedAt} /> }) : t('unpublished')}
        </span>
      </p>
    </header>
  );
}

function StarToggle({ app }: { app: App }) {
  const star = useUpdateApp(app.id, apps('card.starFailed'));
  return (
    <IconButton
      label={apps(app.is_starred ? 'card.unstar' : 'card.star', { name: app.name })}
      aria-pressed={app.is_starred}
      onClick={() => star.mutate({ is_starred: !app.is_starred })}
    >
      <Star className={cn('size-4.5', app.is_starred && 'fill-warning text-warning')} />
    </IconButton>
  );
}

function Description({ app }: { app: App }) {
  const [isEditing, setEditing] = useState(false);
  const text = app.user_description?.trim();
  return (
    <div className="flex items-start gap-1">
      <p className={cn('max-w-[70ch] py-2 text-muted', !text && 'text-dense')}>
        {/* Without the room around it, in which half of a fifth line would show. */}
        <span dir="auto" className="wrap-anywhere line-clamp-4 whitespace-pre-line">
          {text || t('description.none')}
        </span>
      </p>
      <IconButton label={t('description.edit')} onClick={() => setEditing(true)}>
        <Pencil className="size-4" />
      </IconButton>
      {isEditing && (
        <Suspense>
          <DescriptionDialog app={app} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </div>
  );
}
