import { texts } from '@sayso/contracts/texts';
import { isRouteErrorResponse, Link, useRouteError } from 'react-router';
import { useDocumentTitle } from '../lib/document-title.ts';
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
    <FullPage
      title={texts.pageNotFound}
      text="There is nothing at this address. It may have been moved or deleted."
    >
      <Button asChild variant="primary">
        <Link to="/">{texts.returnHome}</Link>
      </Button>
    </FullPage>
  );
}
