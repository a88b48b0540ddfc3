import { texts } from '@sayso/contracts/texts';
import { Link } from 'react-router';
import { ApiError } from '../../lib/api-error.ts';
import { t as common } from '../../texts/common.ts';
import { t } from '../../texts/editor.ts';
import { Button } from '../../ui/button.tsx';
import { FullPage } from '../../ui/full-page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Spinner } from '../../ui/spinner.tsx';

/** Why there is no app to show, and where to go from here (B-LOADER-02, B-LOADER-04). */
export function NoApp({ error, onRetry }: { error: Error; onRetry: () => unknown }) {
  const status = error instanceof ApiError ? error.status : 0;
  const isGone = status === 404 || status === 403;
  const home = (
    <Button asChild variant={isGone ? 'primary' : 'secondary'}>
      <Link to="/">{t('noApp.home')}</Link>
    </Button>
  );
  if (isGone) {
    return (
      <div role="alert">
        <FullPage
          title={status === 404 ? texts.appNotFound : texts.noAppAccess}
          text={t(status === 404 ? 'noApp.notFound' : 'noApp.noAccess')}
        >
          {home}
        </FullPage>
      </div>
    );
  }
  return (
    <div role="alert">
      <FullPage
        title={t('noApp.failed')}
        text={
          <>
            <span className="block pb-2">{texts.appLoadFailed(error.message)}</span>
            {t('noApp.whatNext')}
          </>
        }
      >
        <div className="flex flex-wrap gap-2">
          <Button variant="primary" onClick={() => void onRetry()}>
            {common('tryAgain')}
          </Button>
          {home}
        </div>
      </FullPage>
    </div>
  );
}

/** The editor's shape while the app is on its way. */
export function EditorSkeleton() {
  return (
    <main
      className="flex h-[calc(100dvh-var(--offline-line))] flex-col"
      role="status"
      aria-label={t('opening.editor')}
      aria-busy="true"
    >
      <div className="flex h-13 items-center gap-3 border-line border-b px-4">
        <Skeleton className="size-7" />
        <Skeleton className="h-4 w-40" />
      </div>
      <div className="flex min-h-0 flex-1">
        <div className="grid w-1/3 content-start gap-4 border-line border-r p-5 max-md:hidden">
          <Skeleton className="ml-auto h-14 w-3/4" />
          <Skeleton className="h-4 w-11/12" />
          <Skeleton className="h-4 w-2/3" />
        </div>
        <div className="dotted-ground flex-1 p-4">
          <div className="grid h-full place-items-center rounded-card bg-surface">
            <p className="flex items-center gap-3 text-muted">
              <Spinner className="size-5 text-accent" />
              {t('opening.app')}
            </p>
          </div>
        </div>
      </div>
    </main>
  );
}
