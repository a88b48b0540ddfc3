import type { App } from '@sayso/contracts/apps';
import { useEffect, useState } from 'react';
import { t } from '../../../texts/preview.ts';
import { cn } from '../../../ui/cn.ts';
import { Failed } from '../../../ui/failed.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ActivityButton } from '../activity/activity-button.tsx';
import { ActivityPanel } from '../activity/activity-panel.tsx';
import { useActivity } from '../activity/use-activity.ts';
import type { FrameError } from '../frame-error.ts';
import { RemoveSamplesDialog } from '../samples/remove-samples-dialog.tsx';
import { usePreviewActions } from '../use-editor-actions.ts';
import { AddressBar, type Device } from './address-bar.tsx';
import { BuildPlan } from './build-plan.tsx';
import { isUnfinished } from './is-unfinished.ts';
import { IssuesBox } from './issues-box.tsx';
import { useBusyNotice } from './use-busy-notice.ts';
import { useFrame } from './use-frame.ts';
import { useViewAsActions } from './use-view-as-actions.ts';
import { useViewAs } from './view-as.ts';
import { ViewAsBanner } from './view-as-banner.tsx';

type Props = {
  app: App;
  /** Page in the address, with its query. */
  page: string | null;
  onPage: (page: string) => void;
  /** The app went to another of its pages by itself. */
  onNavigated: (page: string) => void;
  /** Asks the assistant to fix what the app reported. */
  onFix: (text: string) => void;
  /** Goes on with a first build that has not come to its end. */
  onRetryBuild: (() => void) | undefined;
  isAsking: boolean;
  /** Told of what the app reports, each time it changes. */
  onErrors: (errors: readonly FrameError[]) => void;
};

/** What the frame may do; the app can never leave it for the whole window. */
const sandbox = 'allow-scripts allow-same-origin allow-forms allow-popups allow-modals allow-downloads';

/** The app as it is now, running on its own origin; the plan while there is no first version. */
export function PreviewPane(props: Props) {
  const { app, page, onPage, onNavigated, onFix, onRetryBuild, isAsking, onErrors } = props;
  const [device, setDevice] = useState<Device>('desktop');
  // A page that somebody chose is shown, whatever is missing beside it.
  const hasVersion = Object.keys(app.pages).length > 0 && (page !== null || !isUnfinished(app));
  const activity = useActivity();
  const [showsActivity, setShowsActivity] = useState(false);
  const [asksSamples, setAsksSamples] = useState(false);
  const [viewAs, setViewAs] = useViewAs(app.id);
  useViewAsActions(setViewAs);
  const isBusy = isAsking || app.status.state === 'processing';
  const { state, frame, post, refresh, retry } = useFrame({
    appId: app.id,
    isOpen: hasVersion,
    page: page ?? '',
    viewAs,
    onNavigated,
    onMessage: (message) => {
      activity.record(message);
      if (message.type === 'remove-samples') setAsksSamples(true);
    },
  });
  useEffect(() => onErrors(state.errors), [onErrors, state.errors]);
  useBusyNotice({ starts: state.starts, isBusy, post });
  const pageName = page?.split('?')[0] || null;
  usePreviewActions(refresh);

  return (
    <section
      aria-label={t('title')}
      className="dotted-ground flex h-full min-h-0 flex-col items-center p-4 max-md:p-0"
    >
      <div
        className={cn(
          'relative flex min-h-0 flex-col overflow-hidden rounded-card border border-line bg-surface shadow-float max-md:rounded-none max-md:border-0',
          device === 'mobile' ? 'max-h-full md:w-[377px]' : 'h-full w-full',
          'max-md:h-full max-md:w-full',
        )}
      >
        <AddressBar
          app={app}
          page={pageName}
          device={device}
          onPage={onPage}
          onDevice={setDevice}
          onRefresh={refresh}
          viewAs={viewAs}
          onViewAs={setViewAs}
          activity={
            <ActivityButton
              entries={activity.entries}
              isOpen={showsActivity}
              onToggle={() => setShowsActivity(!showsActivity)}
            />
          }
        />
        {viewAs !== null && <ViewAsBanner viewAs={viewAs} onBack={() => setViewAs(null)} />}
        <div
          className={cn(
            'relative min-h-0',
            device === 'mobile' ? 'h-[667px] max-md:h-auto max-md:flex-1' : 'flex-1',
          )}
        >
          {!hasVersion && <BuildPlan app={app} onRetry={onRetryBuild} isRetrying={isAsking} />}
          {hasVersion && state.phase === 'failed' && (
            <div className="p-6">
              <Failed title={t('failed')} error={new Error(state.trouble ?? '')} onRetry={retry} />
            </div>
          )}
          {hasVersion && state.phase !== 'running' && state.phase !== 'failed' && <FrameSkeleton />}
          {hasVersion && state.url && (
            <iframe
              key={state.url}
              ref={frame}
              src={state.url}
              title={t('frame', { name: app.name })}
              data-device={device}
              sandbox={sandbox}
              allow="clipboard-write"
              referrerPolicy="no-referrer"
              className={cn('block size-full border-0 bg-surface', state.phase === 'failed' && 'hidden')}
            />
          )}
          <IssuesBox errors={state.errors} fixesAsked={state.fixesAsked} isBusy={isBusy} onFix={onFix} />
          {showsActivity && (
            <ActivityPanel
              entries={activity.entries}
              onClear={activity.clear}
              onClose={() => setShowsActivity(false)}
            />
          )}
        </div>
      </div>
      <RemoveSamplesDialog app={app} open={asksSamples} onClose={() => setAsksSamples(false)} />
    </section>
  );
}

function FrameSkeleton() {
  return (
    <div className="absolute inset-0 flex bg-surface" role="status" aria-label={t('opening')}>
      <div className="grid w-44 content-start gap-3 border-line border-r p-5 max-md:hidden">
        <Skeleton className="mb-3 h-5 w-28" />
        <Skeleton className="h-4" />
        <Skeleton className="h-4" />
        <Skeleton className="h-4" />
      </div>
      <div className="grid flex-1 content-start gap-4 p-6">
        <Skeleton className="h-7 w-56" />
        <Skeleton className="h-28" />
        <Skeleton className="h-64" />
      </div>
    </div>
  );
}
