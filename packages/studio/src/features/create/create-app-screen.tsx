import { texts } from '@sayso/contracts/texts';
import { useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router';
import { reasonOr } from '../../lib/api-error.ts';
import { useDocumentTitle } from '../../lib/document-title.ts';
import { t } from '../../texts/create.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Failed } from '../../ui/failed.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { requestOfVisit } from './request-of-visit.ts';
import { useCreateApp } from './use-create-app.ts';

/** `/create-app?prompt=…`: makes the app of a link and goes to its editor (P-CREATE-01 to 04). */
export function CreateAppScreen() {
  useDocumentTitle(t('byLink.title'));
  const [address] = useSearchParams();
  const content = address.get('prompt')?.trim() ?? '';
  const create = useCreateApp({ replace: true });
  const { mutate } = create;

  const started = useRef(false);
  useEffect(() => {
    if (content === '' || started.current) return;
    started.current = true;
    mutate({ content, request: requestOfVisit() });
  }, [content, mutate]);

  return (
    <div className="mx-auto grid max-w-xl gap-6 px-4 py-24">
      <h1 className="sr-only">{t('byLink.title')}</h1>
      {content === '' && (
        <EmptyState
          title={texts.noPrompt}
          action={
            <Button asChild variant="primary">
              <Link to="/">{t('byLink.describe')}</Link>
            </Button>
          }
        >
          {t('byLink.empty')}
        </EmptyState>
      )}
      {content !== '' && !create.isError && (
        <div role="status" className="grid gap-4">
          <p className="flex items-center gap-3 font-semibold text-heading">
            <Spinner className="size-5 text-accent" />
            {texts.creatingTitle}
          </p>
          <p className="text-muted">{texts.creatingText}</p>
        </div>
      )}
      {create.isError && (
        <Failed
          title={t('byLink.failed')}
          error={new Error(reasonOr(create.error, texts.createAppFailed))}
          onRetry={() => mutate({ content, request: requestOfVisit() })}
        />
      )}
    </div>
  );
}
