import type { App } from '@sayso/contracts/apps';
import { CircleHelp } from 'lucide-react';
import { Link } from 'react-router';
import { t } from '../../../texts/workspace.ts';
import { Button } from '../../../ui/button.tsx';
import { cn } from '../../../ui/cn.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { workspaceViews } from './views.ts';

/** What stands behind the app: its sections, one at a time, each at an address of its own. */
export function WorkspacePane({ app, view }: { app: App; view: string }) {
  const shown = workspaceViews.find(({ id }) => id === view);
  const base = `/apps/${app.id}/editor/workspace`;
  return (
    <section aria-label={t('title')} className="flex h-full min-h-0 bg-surface max-md:flex-col">
      {!shown?.isFull && <Sections base={base} view={view} />}
      <div className="min-h-0 min-w-0 flex-1">
        {shown ? <shown.Component app={app} /> : <UnknownView overview={base} />}
      </div>
    </section>
  );
}

function Sections({ base, view }: { base: string; view: string }) {
  return (
    <nav
      aria-label={t('sections')}
      className="flex w-45 shrink-0 flex-col gap-0.5 overflow-y-auto border-line border-r bg-page p-3 max-md:w-full max-md:flex-row max-md:overflow-x-auto max-md:border-r-0 max-md:border-b max-md:p-2"
    >
      {workspaceViews.map(({ id, label, icon: Icon }) => (
        <Link
          key={id}
          to={`${base}/${id}`}
          aria-current={id === view ? 'page' : undefined}
          className={cn(
            'flex min-h-8 shrink-0 items-center gap-2.5 rounded-control px-2.5 text-dense text-muted hover:bg-filled hover:text-ink max-md:min-h-10',
            id === view && 'bg-filled font-medium text-ink',
          )}
        >
          <Icon aria-hidden className="size-4 shrink-0" />
          {label}
        </Link>
      ))}
    </nav>
  );
}

function UnknownView({ overview }: { overview: string }) {
  return (
    <div className="p-6">
      <EmptyState
        icon={CircleHelp}
        title={t('unknownView.title')}
        action={
          <Button asChild variant="primary">
            <Link to={overview}>{t('unknownView.action')}</Link>
          </Button>
        }
      >
        {t('unknownView.text')}
      </EmptyState>
    </div>
  );
}
