import type { App } from '@sayso/contracts/apps';
import { t } from '../../../texts/share.ts';
import { whoComesIn } from '../who-comes-in.ts';

/** What somebody can no longer do once they are removed from the app. */
export const removalText = (app: App, person: string) =>
  t(`remove.text.${whoComesIn(app)}`, { email: person, app: app.name });
