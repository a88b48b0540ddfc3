import { messageOf } from '../lib/api-error.ts';
import { Button } from '../ui/button.tsx';
import { FullPage } from '../ui/full-page.tsx';

/** What failed to load or to draw itself; a new version of the studio may have taken a part away. */
export function LoadFailed({ error }: { error: unknown }) {
  return (
    <FullPage title="Something went wrong" text={messageOf(error)}>
      <Button variant="primary" onClick={() => window.location.reload()}>
        Reload the page
      </Button>
    </FullPage>
  );
}
