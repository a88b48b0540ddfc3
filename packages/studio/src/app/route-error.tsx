import { texts } from '@sayso/contracts/texts';
import { isRouteErrorResponse, Link, useRouteError } from 'react-router';
import { useDocumentTitle } from '../lib/document-title.ts';
import { t } from '../texts/page-errors.ts';
import { Button } from '../ui/button.tsx';
import { FullPage } from '../ui/full-page.tsx';
import { LoadFailed } from './load-failed.tsx';

export function RouteError() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  return <LoadFailed error={error} />;
}

export function NotFound() {
  useDocumentTitle(texts.pageNotFound);
  return (
    <FullPage title={texts.pageNotFound} text={t('notFound.text')}>
      <Button asChild variant="primary">
        <Link to="/">{t('notFound.home')}</Link>
      </Button>
    </FullPage>
  );
}
