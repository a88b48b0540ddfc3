import type { App } from '@sayso/contracts/apps';
import { type ReactNode, Suspense } from 'react';
import { t } from '../../../texts/workspace.ts';
import { CardSkeleton, Skeleton } from '../../../ui/skeleton.tsx';
import { useNarrow } from '../../../ui/use-narrow.ts';
import { entityLabel } from './entity-label.ts';
import { entityOfView } from './shell/menu.ts';
import { MobileMenu } from './shell/mobile-menu.tsx';
import { Sidebar } from './shell/sidebar.tsx';
import { UnknownView } from './shell/unknown-view.tsx';
import { workspaceViews } from './views.ts';

type Props = { app: App; view: string };

/** What stands behind the app: its sections, one at a time, each at an address of its own. */
export function WorkspacePane({ app, view }: Props) {
  const isNarrow = useNarrow();
  const { title, content, isFull } = sectionOf(app, view);
  return (
    <section aria-label={t('title')} className="flex h-full min-h-0 bg-page max-md:flex-col">
      {!isFull && !isNarrow && <Sidebar app={app} view={view} />}
      {!isFull && isNarrow && <MobileMenu app={app} view={view} title={title} />}
      <div className="min-h-0 min-w-0 flex-1">
        <Suspense fallback={<SectionSkeleton title={title} />}>{content}</Suspense>
      </div>
    </section>
  );
}

type Section = { title: string; content: ReactNode; isFull: boolean };

function sectionOf(app: App, view: string): Section {
  const entity = entityOfView(view, app);
  for (const each of workspaceViews) {
    if ('PerEntity' in each) {
      if (entity === null) continue;
      // Another entity is another screen: nothing of the former one's is kept.
      const content = <each.PerEntity key={entity} app={app} entity={entity} />;
      return { title: entityLabel(entity, app), content, isFull: false };
    }
    if (each.id === view)
      return { title: each.label, content: <each.Component app={app} />, isFull: each.isFull ?? false };
  }
  const overview = `/apps/${app.id}/editor/workspace`;
  return { title: t('unknownView.title'), content: <UnknownView overview={overview} />, isFull: false };
}

/** While a section's code is on its way. */
function SectionSkeleton({ title }: { title: string }) {
  return (
    <div role="status" aria-label={t('opening', { section: title })} className="grid gap-5 p-6 max-md:p-4">
      <Skeleton className="my-1 h-7 w-48 max-md:hidden" />
      <CardSkeleton lines={4} className="h-80" />
    </div>
  );
}
