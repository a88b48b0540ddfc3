import { messageOf } from '../lib/api-error.ts';
import { t } from '../texts/page-errors.ts';
import { Button } from '../ui/button.tsx';
import { FullPage } from '../ui/full-page.tsx';

/** What failed to load or to draw itself; a new version of the studio may have taken a part away. */
export function LoadFailed({ error }: { error: unknown }) {
  return (
    <FullPage title={t('failed.title')} text={messageOf(error)}>
      <Button variant="primary" onClick={() => window.location.reload()}>
        {t('failed.reload')}
      </Button>
    </FullPage>
  );
}
