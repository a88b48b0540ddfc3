import type { App, Visibility } from '@sayso/contracts/apps';
import { CopyField } from './copy-field.tsx';

/** The app's public address, to hand on (W-OVER-09). */
export const CopyLink = ({ app }: { app: App }) => (
  <section aria-labelledby="link-title" className="grid grid-cols-1 gap-2 border-line border-t pt-5">
    <h3 id="link-title" className="font-medium text-dense">
      Link to the app
    </h3>
    <CopyField value={app.public_url} label="Copy Link" />
    <p className="text-caption text-muted">
      {app.last_deployed_at
        ? openTo[app.public_settings]
        : 'There’s nothing there until you publish the app.'}
    </p>
  </section>
);

const openTo: Record<Visibility, string> = {
  private_with_login: 'Only people you invite can open it.',
  public_with_login: 'Anyone who signs in can open it.',
  public_without_login: 'Anyone with the link can open it.',
};
