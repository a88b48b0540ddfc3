import { texts } from '@sayso/contracts/texts';
import type { ReactNode } from 'react';
import { isRouteErrorResponse, Link, useRouteError } from 'react-router';
import { messageOf } from '../lib/api-error.ts';
import { useDocumentTitle } from '../lib/document-title.ts';
import { Button } from '../ui/button.tsx';
import { Mark } from '../ui/mark.tsx';

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

type FullPageProps = { title: string; text: string; children: ReactNode };

function FullPage({ title, text, children }: FullPageProps) {
  return (
    <main className="grid min-h-dvh content-center justify-items-start gap-5 px-6 py-16 sm:mx-auto sm:max-w-md">
      <Mark />
      <div className="grid gap-2">
        <h1 className="font-semibold text-title">{title}</h1>
        <p className="text-muted">{text}</p>
      </div>
      {children}
    </main>
  );
}
