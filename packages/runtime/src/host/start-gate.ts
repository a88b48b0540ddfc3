import { getPlace, metaOf } from '../sdk/origin.ts';
import { runGate } from './gate-host.tsx';
import { addHostStyles } from './host-styles.ts';

/** Starts the public shell of a private app: it lets people in, then loads what they may see. */
export function startGate(): void {
  addHostStyles();
  runGate({
    id: getPlace().appId,
    name: metaOf('sayso-name') || document.title,
    logoUrl: metaOf('sayso-logo') || null,
    publicSettings: metaOf('sayso-visibility') || 'private_with_login',
  });
}
