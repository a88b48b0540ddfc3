import { texts } from '@sayso/contracts/texts';
import { isRouteErrorResponse, Link, useRouteError } from 'react-router';
import { messageOf } from '../lib/api-error.ts';
import { useDocumentTitle } from '../lib/document-title.ts';
import { Button } from '../ui/button.tsx';
import { FullPage } from '../ui/full-page.tsx';

/** What failed to load or to draw itself; a new version of the studio may have taken a part away. */
export function RouteError() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  return (
    <FullPage title="Something went wrong" text={messageOf(error)}>
      <Button variant="primary" onClick={() => window.location.reload()}>
        Reload the page
      </Button>
    </FullPage>
  );
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
