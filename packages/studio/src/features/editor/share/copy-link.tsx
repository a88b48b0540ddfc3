import type { App } from '@sayso/contracts/apps';
import { CopyField } from '../../../ui/copy-field.tsx';
import { visibilities } from '../publish/visibility-choice.tsx';

/** The app's public address, to hand on (W-OVER-09). */
export const CopyLink = ({ app }: { app: App }) => (
  <section aria-labelledby="link-title" className="grid grid-cols-1 gap-2 border-line border-t pt-5">
    <h3 id="link-title" className="font-medium text-dense">
      Link to the app
    </h3>
    <CopyField value={app.public_url} label="Copy Link" />
    <p className="text-caption text-muted">
      {app.last_deployed_at
        ? `${asStart(visibilities[app.public_settings].who)} can open it.`
        : 'There’s nothing there until you publish the app.'}
    </p>
  </section>
);

const asStart = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
