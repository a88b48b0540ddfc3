import type { App } from '@sayso/contracts/apps';
import { t } from '../../../texts/share.ts';
import { CopyField } from '../../../ui/copy-field.tsx';
import { whoComesIn } from '../who-comes-in.ts';

/** The app's public address, to hand on (W-OVER-09). */
export const CopyLink = ({ app }: { app: App }) => (
  <section aria-labelledby="link-title" className="grid grid-cols-1 gap-2 border-line border-t pt-5">
    <h3 id="link-title" className="font-medium text-dense">
      {t('link.title')}
    </h3>
    <CopyField value={app.public_url} label={t('link.copy')} />
    <p className="text-caption text-muted">
      {app.last_deployed_at ? t(`link.opens.${whoComesIn(app)}`) : t('link.unpublished')}
    </p>
  </section>
);
